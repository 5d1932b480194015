// nanourl for JavaScript: the C library as WebAssembly.
//
//   import { load } from 'nanourl';
//   const nanourl = await load();
//   nanourl.parse('http://joe@h.com/a').parts.host   { text, offset, length }
//
// A text is UTF-8 octets; offsets and lengths are those of its octets.

const HOW = { rfc3986: 0, zone: 1, rfc1738: 2 };
const KINDS = ['none', 'empty', 'name', 'ipv4', 'ipv6', 'ipvfuture'];
const ROOM = 65536;

/** A fault: `code`, `offset` of the octet that is to blame, `message`. */
export class Fault extends Error {
  constructor(code, offset, message) {
    super(message);
    this.name = 'Fault';
    this.code = code;
    this.offset = offset;
  }
}

/** Takes the octets of nanourl.wasm. */
export function instantiate(octets) {
  const module = new WebAssembly.Module(octets);
  return new Nanourl(new WebAssembly.Instance(module, {}).exports);
}

class Nanourl {
  #wasm;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  constructor(wasm) { this.#wasm = wasm; }

  #memory() { return new Uint8Array(this.#wasm.memory.buffer); }

  // A C string of the library's own.
  #name(place) {
    const memory = this.#memory();
    return this.#decoder.decode(memory.subarray(place, memory.indexOf(0, place)));
  }

  #write(which, text) {
    const octets = this.#encoder.encode(text);
    if (octets.length > ROOM - 1) {
      throw new Fault('TOO_LONG', 65535, 'the text is too long');
    }
    this.#memory().set(octets, this.#wasm.input(which));
    return octets;
  }

  #check(status) {
    if (status < 0) {
      throw new Fault(this.#name(this.#wasm.status_name(status)),
        this.#wasm.stop(), this.#name(this.#wasm.status_text(status)));
    }
  }

  #parts(octets) {
    const parts = {};
    for (let n = 0; n < this.#wasm.part_count(); n++) {
      const offset = this.#wasm.part_offset(n);
      const length = this.#wasm.part_length(n);
      const text = this.#decoder.decode(octets.subarray(offset, offset + length));
      parts[this.#name(this.#wasm.part_name(n))] = { text, offset, length };
    }
    return parts;
  }

  #output() {
    const place = this.#wasm.output();
    return this.#decoder.decode(
      this.#memory().subarray(place, place + this.#wasm.output_length()));
  }

  #parsed(text, grammar) {
    const octets = this.#write(0, text);
    this.#check(this.#wasm.parse(octets.length, HOW[grammar]));
    return octets;
  }

  #view(octets) {
    return this.#wasm.view() < 0 ? null : this.#parts(octets);
  }

  #flags() {
    const flags = [];
    const bits = this.#wasm.flags() >>> 0;
    for (let bit = 1; bit > 0 && bit < 2 ** 31; bit *= 2) {
      if (bits & bit) flags.push(this.#name(this.#wasm.flag_name(bit)));
    }
    return flags;
  }

  parse(text, { grammar = 'rfc3986' } = {}) {
    const octets = this.#parsed(text, grammar);
    const parts = this.#parts(octets);
    const port = this.#wasm.port();
    return {
      parts,
      hostKind: KINDS[this.#wasm.host_kind()],
      port: port < 0 ? null : port,
      view: this.#view(octets),
      flags: grammar === 'rfc1738' ? this.#flags() : [],
    };
  }

  resolve(base, reference) {
    this.#parsed(base, 'rfc3986');
    this.#check(this.#wasm.resolve(this.#write(1, reference).length));
    return this.#output();
  }

  normalize(text) {
    this.#parsed(text, 'rfc3986');
    this.#check(this.#wasm.normalize());
    return this.#output();
  }

  mask(text) {
    this.#check(this.#wasm.mask(this.#write(0, text).length));
    return this.#output();
  }
}
