// The password that Node's URL reads in each text; both in hex digits, a line.
const lines = require('fs').readFileSync(0, 'latin1').split('\n');
lines.pop();
for (const line of lines) {
    let password = '';
    try {
        password = new URL(Buffer.from(line, 'hex').toString('utf8')).password;
    } catch (error) { /* no URL */ }
    console.log(Buffer.from(password, 'utf8').toString('hex'));
}
