/** Which grammar a text is read by. */
export type Grammar = 'rfc3986' | 'zone' | 'rfc1738';

/** A part of a URL: its text, still percent-encoded, and its octets' place. */
export interface Part {
  text: string;
  offset: number;
  length: number;
}

export type Parts = { [name: string]: Part };

export interface Parsed {
  /** scheme user password host port path query fragment, what exists of them */
  parts: Parts;
  hostKind: 'none' | 'empty' | 'name' | 'ipv4' | 'ipv6' | 'ipvfuture';
  /** The port to connect to, or null if none is known. */
  port: number | null;
  /** The parts that its scheme sees, or null for a scheme outside the ten. */
  view: Parts | null;
  /** What is valid by RFC 1738 and yet worth a look. */
  flags: string[];
}

/** Thrown for a text at fault. */
export class Fault extends Error {
  code: string;
  /** The octet that is to blame. */
  offset: number;
}

export interface Nanourl {
  parse(text: string, options?: { grammar?: Grammar }): Parsed;
  resolve(base: string, reference: string): string;
  normalize(text: string): string;
  /** The text as a log may show it: what may be a password as stars. */
  mask(text: string): string;
}

export function load(): Promise<Nanourl>;
export function instantiate(octets: BufferSource): Nanourl;
