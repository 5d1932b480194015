// A program of somebody who has installed the package.
import { load, UrlError } from 'nanourl';

const nanourl = await load();
const { parts, port } = nanourl.parse('http://joe@[::1]:8080/a');
let error;
try {
  nanourl.parse('http://h/%zz');
} catch (thrown) {
  error = thrown instanceof UrlError ? `${thrown.code} ${thrown.offset}` : thrown;
}
const { port: udp, options } = nanourl.coap('coap://[::1]/a');
console.log(port, parts.host.text, nanourl.resolve('http://a/b/c', '../d'),
  error, nanourl.masked('u:pw@h'), nanourl.endpoint('http://h.com/').host,
  udp, options[0].name);
console.log(JSON.stringify([nanourl.request('http://h:8080/a', { method: 'PUT' }),
  nanourl.origin('HTTP://H:80/a'), nanourl.redacted('http://u@h/a?key=x'),
  nanourl.address('fe80::1').scope, nanourl.address('10.0.0.1').address.join('.'),
  nanourl.route('/a/7/b', '/a/{}/*'), nanourl.route('/a', '/b')]));
