// nanourl for JavaScript: the C library as WebAssembly.
//
//   import { load } from 'nanourl';
//   const nanourl = await load();
//   nanourl.parse('http://joe@h.com/a').parts.host   { text, offset, length }
//
// Offsets and lengths are bytes of the text in UTF-8. A valid URL is ASCII, so
// they are its characters, too.
import { WASM } from './wasm.mjs';

const GRAMMARS = { rfc3986: 0, zone: 1, rfc1738: 2, authority: 3, setting: 4 };
const TARGETS = { origin: 0, absolute: 1, authority: 2 };
const POLICIES = { text: 1, ftp: 2, gopher: 3, path: 4, msgid: 5,
  ascii: 6, user: 7, password: 8, file: 9, raw: 10 };
const FORM = 16;
const KINDS = ['none', 'empty', 'name', 'ipv4', 'ipv6', 'ipvfuture'];
const SCOPES = ['reserved', 'global', 'unspecified', 'loopback', 'link-local',
  'private', 'shared', 'multicast'];
const COAP = { 3: 'Uri-Host', 7: 'Uri-Port', 11: 'Uri-Path', 15: 'Uri-Query' };
const INPUT = 65536;
const OUTPUT = 4 * INPUT;
// Words of `result` in library.c, and of each part.
const STOP = 0, KIND = 1, NUMBER = 2, LENGTH = 3, COUNT = 4, PARTS = 5;

/** An invalid URL: `code`, the `offset` of the invalid byte, `message`. */
export class UrlError extends Error {
  constructor(code, offset, message) {
    super(message);
    this.name = 'UrlError';
    this.code = code;
    this.offset = offset;
  }
}

/** Compiles the library. Call it once. */
export async function load() {
  const bytes = Uint8Array.from(atob(WASM), (char) => char.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new Nanourl(instance.exports);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function checkText(text) {
  if (typeof text !== 'string') {
    throw new TypeError(`a URL must be a string, not ${typeof text}`);
  }
}

function lookUp(table, what, name) {
  if (!Object.hasOwn(table, name)) {
    throw new TypeError(`unknown ${what} "${name}": use one of ${
      Object.keys(table).join(', ')}`);
  }
  return table[name];
}

class Nanourl {
  #wasm;
  #inputs;
  #output;
  #result;
  #memory;
  #names;

  // The memory never grows, so views of it stay valid.
  constructor(wasm) {
    const memory = wasm.memory.buffer;
    this.#wasm = wasm;
    this.#memory = new Uint8Array(memory);
    this.#inputs = [0, 1].map(
      (which) => new Uint8Array(memory, wasm.input(which), INPUT));
    this.#output = new Uint8Array(memory, wasm.output(), OUTPUT);
    this.#result = new Uint32Array(memory, wasm.result(), PARTS + 3 * 8);
    this.#names = this.#string(wasm.names()).split(' ');
  }

  // A C string of the library.
  #string(place) {
    return decoder.decode(
      this.#memory.subarray(place, this.#memory.indexOf(0, place)));
  }

  // Returns the number of bytes. A longer text is an error of the library.
  #write(which, text) {
    checkText(text);
    const { read, written } = encoder.encodeInto(text, this.#inputs[which]);
    return read < text.length ? INPUT : written;
  }

  #check(status) {
    if (status < 0) {
      throw new UrlError(this.#string(this.#wasm.status_name(status)),
        this.#result[STOP], this.#string(this.#wasm.status_text(status)));
    }
  }

  #parse(text, grammar) {
    this.#check(this.#wasm.parse(this.#write(0, text),
      lookUp(GRAMMARS, 'grammar', grammar)));
  }

  // The text was accepted, so it is ASCII.
  #parts(text) {
    const result = this.#result;
    const parts = {};
    for (let n = 0; n < result[COUNT]; n++) {
      const word = PARTS + 3 * n;
      const offset = result[word + 1];
      const length = result[word + 2];
      parts[this.#names[result[word]]] =
        { text: text.slice(offset, offset + length), offset, length };
    }
    return parts;
  }

  #written() {
    return this.#output.slice(0, this.#result[LENGTH]);
  }

  #writtenText(status) {
    this.#check(status);
    return decoder.decode(this.#output.subarray(0, this.#result[LENGTH]));
  }

  parse(text, { grammar = 'rfc3986' } = {}) {
    this.#parse(text, grammar);
    return { parts: this.#parts(text), hostKind: KINDS[this.#result[KIND]],
      port: this.#result[NUMBER] || null };
  }

  parseAuthority(text) {
    return this.parse(text, { grammar: 'authority' });
  }

  parseSetting(text) {
    return this.parse(text, { grammar: 'setting' });
  }

  schemeParts(text, { grammar = 'rfc3986' } = {}) {
    this.#parse(text, grammar);
    this.#check(this.#wasm.scheme_parts());
    return this.#parts(text);
  }

  flags1738(text) {
    this.#parse(text, 'rfc1738');
    const bits = this.#wasm.flags() >>> 0;
    return Array.from({ length: 31 }, (_, n) => 2 ** n)
      .filter((bit) => bits & bit)
      .map((bit) => this.#string(this.#wasm.flag_name(bit)));
  }

  endpoint(text, { grammar = 'zone' } = {}) {
    this.#parse(text, grammar);
    this.#check(this.#wasm.endpoint());
    const { name, zone } = this.#parts(text);
    const kind = KINDS[this.#result[KIND]];
    const port = this.#result[NUMBER];
    const address = name ? null : this.#written();
    const scope = name ? null : SCOPES[this.#wasm.scope()];
    return { host: this.#writtenText(this.#wasm.host()), port, kind, address, scope,
      zone: zone ? zone.text : null };
  }

  address(text) {
    this.#check(this.#wasm.address(this.#write(0, text)));
    return { kind: KINDS[this.#result[KIND]], address: this.#written(),
      scope: SCOPES[this.#wasm.scope()] };
  }

  // The bytes between values are escaped or ASCII, so they are characters.
  route(path, pattern) {
    const length = this.#write(0, path);
    const bytes = this.#inputs[0].slice(0, length);
    if (this.#wasm.route(length, this.#write(1, pattern)) !== 1) return null;
    return Array.from({ length: this.#result[COUNT] }, (_, n) => {
      const offset = this.#result[PARTS + 3 * n + 1];
      return decoder.decode(
        bytes.subarray(offset, offset + this.#result[PARTS + 3 * n + 2]));
    });
  }

  request(text, { method = 'GET' } = {}) {
    this.#parse(text, 'rfc3986');
    return this.#writtenText(this.#wasm.request(this.#write(1, method)));
  }

  origin(text) {
    this.#parse(text, 'rfc3986');
    return this.#writtenText(this.#wasm.origin());
  }

  redacted(text) {
    this.#parse(text, 'rfc3986');
    return this.#writtenText(this.#wasm.redacted());
  }

  target(text, { form = 'origin' } = {}) {
    this.#parse(text, 'rfc3986');
    return this.#writtenText(
      this.#wasm.target(lookUp(TARGETS, 'form', form)));
  }

  hostField(text) {
    this.#parse(text, 'rfc3986');
    return this.#writtenText(this.#wasm.host_field());
  }

  resolve(base, reference) {
    this.#parse(base, 'rfc3986');
    return this.#writtenText(this.#wasm.resolve(this.#write(1, reference)));
  }

  normalize(text) {
    this.#parse(text, 'rfc3986');
    return this.#writtenText(this.#wasm.normalize());
  }

  clean(text) {
    return this.#writtenText(this.#wasm.clean(this.#write(0, text)));
  }

  masked(text) {
    return this.#writtenText(this.#wasm.masked(this.#write(0, text)));
  }

  #parseTwo(a, b) {
    this.#parse(a, 'rfc3986');
    this.#check(this.#wasm.parse_other(this.#write(1, b)));
  }

  equal(a, b) {
    this.#parseTwo(a, b);
    return this.#wasm.equal() === 1;
  }

  sameOrigin(a, b) {
    this.#parseTwo(a, b);
    return this.#wasm.same_origin() === 1;
  }

  isBelow(url, base) {
    this.#parseTwo(url, base);
    return this.#wasm.is_below() === 1;
  }

  decode(text, { policy = 'text', form = false } = {}) {
    const number = lookUp(POLICIES, 'policy', policy) + (form ? FORM : 0);
    return this.#writtenText(this.#wasm.decode(this.#write(1, text), number));
  }

  encode(text) {
    return this.#writtenText(this.#wasm.encode(this.#write(1, text)));
  }

  // Pairs of a query, decoded. A key without "=" has the value null.
  query(text, { policy = 'text', form = true } = {}) {
    const length = this.#write(0, text);
    const bytes = this.#inputs[0].slice(0, length);
    const found = [];
    this.#wasm.pairs_begin(length);
    while (this.#wasm.pairs_next() === 1) {
      found.push(this.#pair(bytes));
    }
    return found.map((pair) => pair.map(
      (part) => (part === null ? null : this.decode(part, { policy, form }))));
  }

  #pair(bytes) {
    const part = (n) => {
      if (n >= this.#result[COUNT]) return null;
      const offset = this.#result[PARTS + 3 * n + 1];
      const length = this.#result[PARTS + 3 * n + 2];
      return decoder.decode(bytes.subarray(offset, offset + length));
    };
    return [part(0), part(1)];
  }

  coap(text) {
    const options = [];
    this.#parse(text, 'rfc3986');
    this.#check(this.#wasm.coap_begin());
    const port = this.#result[NUMBER];
    while (this.#wasm.coap_next() === 1) {
      const number = this.#result[NUMBER];
      options.push({ number, name: COAP[number], value: this.#written() });
    }
    return { port, options };
  }

  cri(text) {
    this.#parse(text, 'zone');
    this.#check(this.#wasm.cri());
    return this.#written();
  }
}
