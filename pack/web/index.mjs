// The package's entry in Node.js and in bundlers that know import.meta.url.
import { instantiate, Fault } from './nanourl.mjs';

export { instantiate, Fault };

/** Loads nanourl.wasm, which stands beside this file. */
export async function load() {
  const place = new URL('nanourl.wasm', import.meta.url);
  if (place.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises');
    return instantiate(await readFile(place));
  }
  return instantiate(await (await fetch(place)).arrayBuffer());
}
