#!/usr/bin/env node
// Runs a program that was compiled to WebAssembly.
//   port/arch/wasm/run.mjs PROGRAM.wasm [TEXT...]
// Its console is standard input and output; what stands between STX and ETX
// is a prompt and goes to standard error, and only where a person types.
// The status is the program's, 125 after a trap.
import { readFileSync, readSync, writeSync } from 'node:fs';

const STX = 2;
const ETX = 3;
const END = -2; // PORT_END
const [file, ...words] = process.argv.slice(2);
const input = Buffer.alloc(65536);
const output = [];
let filled = 0;
let next = 0;
let prompting = false;

function flush() {
  let bytes = Buffer.from(output.splice(0));
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(1, bytes));
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

function put(octet) {
  if (octet === STX || octet === ETX) {
    prompting = octet === STX;
  } else if (!prompting) {
    output.push(octet);
    if (output.length >= 65536) flush();
  } else if (process.stdin.isTTY) {
    writeSync(2, Buffer.from([octet]));
  }
}

function fill() {
  for (;;) {
    try {
      return readSync(0, input);
    } catch (error) {
      if (error.code === 'EOF') return 0;
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

function get() {
  if (next === filled) {
    flush();
    filled = fill();
    next = 0;
    if (filled === 0) return END;
  }
  return input[next++];
}

class Exit {
  constructor(status) { this.status = status; }
}

const host = {
  host_put: put,
  host_get: get,
  host_exit: (status) => { throw new Exit(status); },
};
const module = new WebAssembly.Module(readFileSync(file));
const { exports } = new WebAssembly.Instance(module, { host });
let status = 125;
try {
  if (words.length > 0) {
    const text = Buffer.from(`${words.join(' ')}\0`);
    Buffer.from(exports.memory.buffer).set(text, exports.argument_place());
  }
  exports.port_start(words.length > 0 ? 1 : 0);
} catch (end) {
  if (end instanceof Exit) status = end.status;
  else process.stderr.write(`fault: ${end.message}\n`);
}
flush();
process.exitCode = status;
