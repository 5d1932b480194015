# One source of the library is compiled with -fPIC.
{ 'microbit' => 'R_ARM_GOT', 'sifive_e' => 'R_RISCV_GOT' }.each do |board, type|
  gate('got', "-fPIC for #{board}", /libnurl\.a:1: nurl_parse\.o: .*#{type}/,
       board) do |c|
    c.add('Makefile', "\n$(B)/obj/src/syntax/nurl_parse.o: CFLAGS += -fPIC\n")
  end
end
