// The page: follows #url and the address, shows what nanourl says of the text.
const $ = (id) => document.getElementById(id);
const nanourl = await load();
const bytesOf = new TextEncoder();
const textOf = new TextDecoder();

const GALLERY = [
  ['CoAP over IPv6', 'coap://[2001:db8::1]:5685/fw.bin?v=2'],
  ['IPv6 and a login', 'http://joe:secret@[2001:db8::1]:8080/fw.bin?v=2#x'],
  ['CoAP', 'coap://Host.example:61616/a%2Fb/?c=d&e'],
  ['FTP', 'ftp://h.com/a/b;type=i'],
  ['invalid escape', 'http://h/%zz'],
  ['two hosts?', 'http://good.example\\@evil.example/'],
  ['number as host', 'http://10.1/'],
  ['a space', 'http://h/fw v2.bin'],
  ['dots', 'HTTP://H.com:80/a/./b/../c'],
];

// ------------------------------------------------------------- small helpers

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function orError(compute) {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof UrlError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

// Passwords are stars until the user wants to see them. Offsets stay the same.
function visible(text) {
  return $('reveal').checked ? text : nanourl.masked(text);
}

function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
}

function table(head, rows) {
  const cells = (row) => row.cells.map((text, n) => (n === 0
    ? element('th', { scope: 'row', textContent: text })
    : element('td', { textContent: text,
      className: typeof text === 'number' ? 'number' : 'text' })));
  return element('div', { className: 'scroll' }, element('table', {},
    element('thead', {}, element('tr', {}, ...head.map(
      (text) => element('th', { scope: 'col', textContent: text })))),
    element('tbody', {}, ...rows.map((row) => {
      const made = element('tr', { className: row.className ?? '' },
        ...cells(row));
      if (row.part) {
        made.dataset.part = row.part;
        made.tabIndex = 0;
      }
      return made;
    }))));
}

const rowsOf = (pairs) => pairs.map((cells) => ({ cells }));

// ------------------------------------------------------------------ the text

function mark(text, name) {
  const made = element('mark', { className: name, textContent: text });
  made.dataset.part = name;
  return made;
}

function showParts(text, parts) {
  let end = 0;
  const pieces = [];
  for (const [name, part] of Object.entries(parts)) {
    pieces.push(text.slice(end, part.offset));
    end = part.offset + part.length;
    pieces.push(mark(text.slice(part.offset, end), name));
  }
  $('shown').replaceChildren(...pieces, text.slice(end));
}

// An invalid text can have any characters, so it is cut by bytes.
function showError(text, error) {
  const bytes = bytesOf.encode(text);
  const slice = (start, end) => textOf.decode(bytes.subarray(start, end));
  const at = Math.min(error.offset, bytes.length);
  let next = at + 1;
  while ((bytes[next] & 0xC0) === 0x80) next++;
  $('shown').replaceChildren(slice(0, at), mark(slice(at, next) || ' ', 'error'),
    slice(next, bytes.length));
  $('error').textContent = `byte ${at}: ${error.message} (${error.code})`;
}

function clearError() {
  $('error').textContent = '';
  $('repaired').replaceChildren();
}

// An address alone is a reference or no URL at all, so the page says what it is.
function showAddress(text) {
  try {
    const { kind, scope } = nanourl.address(text);
    $('repaired').textContent = `Without a URL it is an address: ${
      kind === 'ipv4' ? 'IPv4' : 'IPv6'}, ${scope}.`;
    return true;
  } catch (error) {
    if (!(error instanceof UrlError)) throw error;
    return false;
  }
}

function showRepair(text) {
  let repaired;
  try {
    repaired = nanourl.clean(text);
    nanourl.parse(repaired, { grammar: $('grammar').value });
  } catch (error) {
    if (!(error instanceof UrlError)) throw error;
    return;
  }
  $('repaired').replaceChildren(
    `Not valid: repaired it would be ${visible(repaired)}`,
    element('button', { type: 'button', id: 'repair', textContent: 'Use it',
      onclick: () => {
        $('url').value = repaired;
        $('url').focus();
        updateAddressSoon();
        update();
      } }));
}

// ------------------------------------------------------------------ the tabs

function partsTab(text, parsed) {
  const shown = visible(text);
  return table(['part', 'offset', 'length', 'text'],
    Object.entries(parsed.parts).map(([part, { offset, length }]) => ({ part,
      cells: [part, offset, length, shown.slice(offset, offset + length)] })));
}

function connectTab(text) {
  const endpoint = nanourl.endpoint(text, { grammar: $('grammar').value });
  const rows = [['host', endpoint.host], ['kind', endpoint.kind],
    ['port', endpoint.port]];
  if (endpoint.address) {
    rows.push(['address', hex(endpoint.address)], ['leads to', endpoint.scope]);
  }
  return table(['connect to', ''], rowsOf(rows));
}

function requestTab(text) {
  return table(['HTTP request', ''], rowsOf([
    ['its first lines', orError(() => nanourl.request(text).trim())],
    ['Host field', orError(() => nanourl.hostField(text))],
    ['to a proxy', orError(() => nanourl.target(text, { form: 'absolute' }))],
    ['origin', orError(() => nanourl.origin(text))],
    ['normal form', orError(() => visible(nanourl.normalize(text)))],
    ['in a log', orError(() => nanourl.redacted(text))],
    ['only the password hidden', nanourl.masked(text)],
  ]));
}

function coapTab(text) {
  const { port, options } = nanourl.coap(text);
  return element('div', {}, table(['option', 'number', 'value', 'bytes'],
    options.map(({ name, number, value }) => ({ cells: [name, number,
      name === 'Uri-Port' ? String(value[0] * 256 + value[1])
        : textOf.decode(value), hex(value)] }))),
  element('p', { textContent: `Send it to port ${port}.` }));
}

// A hidden password is stars in the CBOR, too.
function criTab(text) {
  const cri = nanourl.cri(visible(text));
  const saved = bytesOf.encode(text).length - cri.length;
  return table(['CRI (draft-ietf-core-href-27)', ''], rowsOf([
    ['length', `${cri.length} bytes, ${Math.abs(saved)} ${
      saved < 0 ? 'more' : 'fewer'} than the text`],
    ['CBOR', hex(cri)]]));
}

function schemeTab(text) {
  const shown = visible(text);
  const grammar = $('grammar').value === 'rfc1738' ? 'rfc1738' : 'rfc3986';
  const parts = nanourl.schemeParts(text, { grammar });
  const flags = orError(() => nanourl.flags1738(text).join(' ') || 'none');
  return element('div', {}, table(['part', 'offset', 'length', 'text'],
    Object.entries(parts).map(([part, { offset, length }]) => ({
      cells: [part, offset, length, shown.slice(offset, offset + length)] }))),
  element('p', { textContent: `Flags of RFC 1738: ${flags}` }));
}

// What `new URL` of the browser has for the same part, without delimiters.
function browserParts(text) {
  const url = new URL(text);
  return { scheme: url.protocol.slice(0, -1), user: url.username,
    password: url.password, host: url.hostname, port: url.port,
    path: url.pathname, query: url.search.slice(1),
    fragment: url.hash.slice(1) };
}

function browserTab(text, parsed) {
  let browser;
  try {
    browser = browserParts(text);
  } catch {
    return element('p', { textContent: 'new URL() of this browser rejects it.' });
  }
  const hide = (name, part) => (name === 'password' && !$('reveal').checked
    ? '*'.repeat(part.length) : part);
  return table(['part', 'nanourl', 'new URL()'],
    Object.entries(browser).map(([name, theirs]) => {
      const ours = parsed?.parts[name]?.text ?? '';
      return { cells: [name, hide(name, ours), hide(name, theirs)],
        className: ours === theirs ? '' : 'differs' };
    }));
}

const TABS = [
  ['parts', 'Parts', partsTab],
  ['connect', 'Connect', connectTab],
  ['request', 'Request', requestTab],
  ['coap', 'CoAP options', coapTab],
  ['cri', 'CRI', criTab],
  ['scheme', 'RFC 1738', schemeTab],
  ['browser', 'new URL()', browserTab],
];
let selected = 'parts';

function select(name, focus) {
  selected = name;
  for (const tab of document.querySelectorAll('[role=tab]')) {
    const chosen = tab.id === `tab-${name}`;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    if (chosen && focus) tab.focus();
  }
  $('panel').setAttribute('aria-labelledby', `tab-${name}`);
  update();
}

function makeTabs() {
  const list = document.querySelector('[role=tablist]');
  list.append(...TABS.map(([name, title]) => {
    const tab = element('button', { type: 'button', id: `tab-${name}`,
      textContent: title, onclick: () => select(name, false) });
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', 'panel');
    return tab;
  }));
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
    if (!step) return;
    const now = TABS.findIndex(([name]) => name === selected);
    select(TABS[(now + step) % TABS.length][0], true);
  });
}

function showTab(text, parsed) {
  const [, , make] = TABS.find(([name]) => name === selected);
  let content;
  try {
    content = parsed || make === browserTab ? make(text, parsed) : '';
  } catch (error) {
    if (!(error instanceof UrlError)) throw error;
    content = element('p',
      { textContent: `Error at byte ${error.offset}: ${error.message} (${error.code})` });
  }
  $('panel').replaceChildren(content);
}

// ---------------------------------------------------------------- the C code

// "??" would begin a trigraph. After an octal escape a digit is no problem: the
// escape has three digits, the most that C takes.
function literal(text) {
  return [...bytesOf.encode(text)].map((byte, n, all) => {
    const char = String.fromCharCode(byte);
    if (char === '"' || char === '\\') return `\\${char}`;
    if (char === '?' && all[n - 1] === byte) return '\\?';
    return byte >= 0x20 && byte < 0x7F ? char
      : `\\${byte.toString(8).padStart(3, '0')}`;
  }).join('');
}

const HIDDEN = '/* Choose "Show passwords" before you copy this. */\n';

function codeOf(text, hidden) {
  const call = { rfc3986: 'nurl_parse', zone: 'nurl_parse_zone',
    setting: 'nurl_parse_setting', rfc1738: 'nurl_parse_1738_ref' };
  return `#include "nurl.h" /* with the two files: "nanourl.h" */

#include <stdio.h>

${hidden ? HIDDEN : ''}int main(void)
{
    static const char text[] = "${literal(text)}";
    struct nurl url;

    if (${call[$('grammar').value]}(&url, text, sizeof text - 1) < 0) {
        printf("error at byte %u\\n", (unsigned)url.stop);
        return 1;
    }
    printf("host " NURL_PRI "\\n", NURL_ARG(nurl_part(&url, url.host)));
    return 0;
}
`;
}

// The values of a route in the path, still escaped.
function routeOf(parsed, pattern) {
  if (!parsed?.parts.path || pattern === '') return '';
  const values = nanourl.route(parsed.parts.path.text, pattern);
  if (!values) return 'The route does not match.';
  return ['The route matches:', ...values.map((value) => `"${value}"`)].join(' ');
}

// ---------------------------------------------------------------- the update

function update() {
  const text = $('url').value;
  const reference = $('reference').value;
  let parsed = null;
  clearError();
  try {
    parsed = nanourl.parse(text, { grammar: $('grammar').value });
    showParts(visible(text), parsed.parts);
  } catch (error) {
    if (!(error instanceof UrlError)) throw error;
    showError(visible(text), error);
  }
  if (!showAddress(text) && !parsed) showRepair(text);
  showTab(text, parsed);
  $('resolved').textContent = reference === '' ? ''
    : `Resolved: ${orError(() => visible(nanourl.resolve(text, reference)))}`;
  $('matched').textContent = routeOf(parsed, $('route').value);
  $('code').textContent = codeOf(visible(text), visible(text) !== text);
}

// The address follows the field, but never with a password. history.state
// keeps a text that an address cannot hold as it is, such as a space.
function updateAddress() {
  const text = $('url').value;
  const safe = nanourl.masked(text) === text;
  history.replaceState(safe ? { text } : null, '',
    safe ? `#${text}` : location.href.split('#')[0]);
}

// Browsers refuse too many changes of the address, so it waits for a pause.
let pause;
function updateAddressSoon() {
  clearTimeout(pause);
  pause = setTimeout(updateAddress, 300);
}

function readAddress() {
  clearTimeout(pause);
  const start = location.href.indexOf('#');
  $('url').value = history.state?.text ??
    (start < 0 ? GALLERY[0][1] : location.href.slice(start + 1));
  update();
}

// A part and its row are shown together.
function activate(event) {
  const part = event.target.closest?.('[data-part]')?.dataset.part;
  for (const one of document.querySelectorAll('[data-part]')) {
    one.classList.toggle('active', one.dataset.part === part);
  }
}

$('gallery').append(...GALLERY.map(([title, text]) => element('li', {},
  element('button', { type: 'button', textContent: title, onclick: () => {
    $('url').value = text;
    updateAddressSoon();
    update();
  } }))));
makeTabs();
$('url').addEventListener('input', () => { updateAddressSoon(); update(); });
for (const id of ['grammar', 'reference', 'reveal', 'route']) {
  $(id).addEventListener('input', update);
}
for (const event of ['mouseover', 'focusin', 'focusout']) {
  document.addEventListener(event, activate);
}
$('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText($('code').textContent);
  $('copied').textContent = 'copied';
});
addEventListener('hashchange', readAddress);
select('parts', false);
readAddress();
