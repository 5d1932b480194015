// A program of somebody who has installed the package.
import { load, Fault } from 'nanourl';

const nanourl = await load();
const { parts, port } = nanourl.parse('http://joe@[::1]:8080/a');
let fault;
try {
  nanourl.parse('http://h/%zz');
} catch (error) {
  fault = error instanceof Fault ? `${error.code} ${error.offset}` : error;
}
console.log(port, parts.host.text, nanourl.resolve('http://a/b/c', '../d'),
  fault, nanourl.mask('u:pw@h'));
