/*
 * The part of MCUboot's flash_map_backend.h that a sink calls. The tests have
 * its functions.
 */
#ifndef FLASH_MAP_BACKEND_H
#define FLASH_MAP_BACKEND_H

#include <stdint.h>

struct flash_area {
    uint8_t fa_id;
    uint32_t fa_off;
    uint32_t fa_size;
};

int flash_area_open(uint8_t id, const struct flash_area **area);
int flash_area_erase(const struct flash_area *area, uint32_t offset,
                     uint32_t length);
int flash_area_write(const struct flash_area *area, uint32_t offset,
                     const void *bytes, uint32_t length);
uint32_t flash_area_align(const struct flash_area *area);

#endif
