const $ = (id) => document.getElementById(id);
const nanourl = instantiate(
  Uint8Array.from(atob(WASM), (octet) => octet.charCodeAt(0)));
const encoder = new TextEncoder();
const decoder = new TextDecoder();

// The octets of a text from `start` to `end`, as a text.
function slice(octets, start, end) {
  return decoder.decode(octets.subarray(start, end));
}

function mark(text, name) {
  const element = document.createElement('mark');
  element.className = name;
  element.textContent = text;
  element.title = name;
  return element;
}

// What may be a password is shown as stars; masking keeps every place.
function showParts(octets, parts) {
  const shown = $('shown');
  let at = 0;
  shown.replaceChildren();
  for (const [name, part] of Object.entries(parts)) {
    if (part.offset > at) shown.append(slice(octets, at, part.offset));
    if (part.offset >= at) {
      shown.append(mark(slice(octets, part.offset, part.offset + part.length),
        name));
      at = part.offset + part.length;
    }
  }
  shown.append(slice(octets, at, octets.length));
}

function showFault(octets, fault) {
  const at = Math.min(fault.offset, octets.length);
  $('shown').replaceChildren(slice(octets, 0, at),
    mark(slice(octets, at, at + 1) || ' ', 'at'),
    slice(octets, at + 1, octets.length));
  $('fault').textContent =
    `octet ${fault.offset}: ${fault.message} (${fault.code})`;
}

function cell(text, name) {
  const element = document.createElement('td');
  element.textContent = text;
  element.className = name;
  return element;
}

function fill(body, octets, parts) {
  body.replaceChildren(...Object.entries(parts).map(([name, part]) => {
    const row = document.createElement('tr');
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = name;
    row.append(head, cell(part.offset, 'number'), cell(part.length, 'number'),
      cell(slice(octets, part.offset, part.offset + part.length), 'text'));
    return row;
  }));
}

function orFault(compute) {
  try {
    return compute();
  } catch (fault) {
    return fault instanceof Fault ? `${fault.code} at ${fault.offset}` : '';
  }
}

function codeOf(text, grammar) {
  const call = { rfc3986: 'nurl_parse', zone: 'nurl_parse_zone',
    rfc1738: 'nurl_parse_1738_ref' }[grammar];
  const literal = [...encoder.encode(text)].map((octet) => {
    const char = String.fromCharCode(octet);
    if (char === '"' || char === '\\') return `\\${char}`;
    if (octet >= 0x20 && octet < 0x7F && char !== '?') return char;
    return `\\${octet.toString(8).padStart(3, '0')}`;
  }).join('');
  return `#include "nurl.h"

static const char text[] = "${literal}";
struct nurl url;

if (${call}(&url, text, sizeof text - 1) < 0) {
    /* url.stop is the octet that is to blame */
}
`;
}

function clear() {
  for (const id of ['parts', 'view', 'kind', 'port', 'normal', 'resolved',
    'flags', 'fault']) {
    $(id).replaceChildren();
  }
}

function update() {
  const text = $('url').value;
  const grammar = $('grammar').value;
  const masked = orFault(() => nanourl.mask(text));
  const octets = encoder.encode(masked);
  clear();
  $('masked').textContent = masked;
  $('code').textContent = codeOf(text, grammar);
  try {
    const parsed = nanourl.parse(text, { grammar });
    showParts(octets, parsed.parts);
    fill($('parts'), octets, parsed.parts);
    fill($('view'), octets, parsed.view ?? {});
    $('kind').textContent = parsed.hostKind;
    $('port').textContent = parsed.port ?? 'none known';
    $('flags').textContent = parsed.flags.join(' ') || 'none';
    $('normal').textContent = orFault(() => nanourl.mask(nanourl.normalize(text)));
    if ($('reference').value !== '') {
      $('resolved').textContent =
        orFault(() => nanourl.mask(
          nanourl.resolve(text, $('reference').value)));
    }
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    showFault(octets, fault);
  }
}

for (const id of ['url', 'grammar', 'reference']) {
  $(id).addEventListener('input', update);
}
$('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText($('code').textContent);
  $('copied').textContent = 'copied';
});
if (location.hash.length > 1) {
  $('url').value = decodeURIComponent(location.hash.slice(1));
}
update();
