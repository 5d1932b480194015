/** How a text is read. `setting`: a URL or `host:port/path`. */
export type Grammar =
  'rfc3986' | 'zone' | 'rfc1738' | 'authority' | 'setting';

/** What a decoded text is used for: each policy rejects what is dangerous. */
export type Policy = 'raw' | 'text' | 'ftp' | 'gopher' | 'path' | 'msgid' |
  'ascii' | 'user' | 'password' | 'file';

/** A part of a URL, still percent-encoded, and its offset and length. */
export interface Part {
  text: string;
  offset: number;
  length: number;
}

export type HostKind =
  'none' | 'empty' | 'name' | 'ipv4' | 'ipv6' | 'ipvfuture';

/** Only parts that the text has are there. */
export interface Parts {
  scheme?: Part;
  user?: Part;
  password?: Part;
  host?: Part;
  port?: Part;
  path?: Part;
  query?: Part;
  fragment?: Part;
}

export interface Parsed {
  parts: Parts;
  hostKind: HostKind;
  /** The written port, else the scheme's default port, else null. */
  port: number | null;
}

export interface Endpoint {
  /** For a resolver or a socket: no brackets, the zone decoded. */
  host: string;
  port: number;
  kind: 'name' | 'ipv4' | 'ipv6';
  /** 4 or 16 bytes, or null if the host is a name. */
  address: Uint8Array | null;
  zone: string | null;
  /** Where the address leads, or null if the host is a name. */
  scope: Scope | null;
}

export type Scope = 'reserved' | 'global' | 'unspecified' | 'loopback' |
  'link-local' | 'private' | 'shared' | 'multicast';

export interface CoapOption {
  number: 3 | 7 | 11 | 15;
  name: 'Uri-Host' | 'Uri-Port' | 'Uri-Path' | 'Uri-Query';
  value: Uint8Array;
}

/** Thrown for an invalid URL. */
export class UrlError extends Error {
  constructor(code: string, offset: number, message: string);
  /** A name such as "PCT" or "PORT_CHAR". */
  code: string;
  /** The offset of the invalid byte. */
  offset: number;
}

/**
 * Functions throw UrlError for an invalid URL, TypeError for an argument that
 * is not a string or an unknown word in the options.
 */
export interface Nanourl {
  parse(text: string, options?: { grammar?: Grammar }): Parsed;
  parseAuthority(text: string): Parsed;
  parseSetting(text: string): Parsed;
  /** The parts of RFC 1738 that the scheme has, by their names. */
  schemeParts(text: string, options?: { grammar?: 'rfc3986' | 'rfc1738' }):
    { [name: string]: Part };
  /** What is valid by RFC 1738 but worth a look. */
  flags1738(text: string): string[];
  /** Where to connect. */
  endpoint(text: string, options?: { grammar?: Grammar }): Endpoint;
  /** The target of a request line. */
  target(text: string,
    options?: { form?: 'origin' | 'absolute' | 'authority' }): string;
  /** The first two lines of a request, with their line ends. */
  request(text: string, options?: { method?: string }): string;
  /** What `sameOrigin` compares: scheme, host and port; or "null". */
  origin(text: string): string;
  /** An IPv4 or IPv6 address without a URL, as people write it. */
  address(text: string):
    { kind: 'ipv4' | 'ipv6'; address: Uint8Array; scope: Scope };
  /** The values of {} and * in a pattern such as "/api/{}", or null. */
  route(path: string, pattern: string): string[] | null;
  /** The value of a Host field. */
  hostField(text: string): string;
  resolve(base: string, reference: string): string;
  normalize(text: string): string;
  /** Repairs what servers write in a Location field. */
  clean(text: string): string;
  /** A URL for a log: "*" for login, values of the query, and fragment. */
  redacted(text: string): string;
  /** For a log: each byte of a password is "*". Takes any text. */
  masked(text: string): string;
  equal(a: string, b: string): boolean;
  sameOrigin(a: string, b: string): boolean;
  /** Whether `url` is in the directory of `base`. */
  isBelow(url: string, base: string): boolean;
  /** Decodes one part. `form`: "+" is a space. */
  decode(text: string, options?: { policy?: Policy; form?: boolean }): string;
  /** Encodes one name or value. */
  encode(text: string): string;
  /** Pairs of a query (without its "?"), decoded; a value can be null. */
  query(text: string, options?: { policy?: Policy; form?: boolean }):
    [string, string | null][];
  /** The options of a CoAP request, and the port to send it to. */
  coap(text: string): { port: number; options: CoapOption[] };
  /** The URL as a CRI, in CBOR. Provisional: draft-ietf-core-href-27. */
  cri(text: string): Uint8Array;
}

export function load(): Promise<Nanourl>;
