# make USER_C_MODULES=.../nanourl/pack/micropython: the module nanourl
NANOURL := $(abspath $(USERMOD_DIR)/../../..)
SRC_USERMOD_C += $(USERMOD_DIR)/modnanourl.c
SRC_USERMOD_LIB_C += $(wildcard $(NANOURL)/src/*/*.c)
CFLAGS_USERMOD += -I$(NANOURL)/include -I$(NANOURL)/src
