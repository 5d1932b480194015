# Faults that planted.rb plants for the clients that speak to real servers.
# Usage: required by planted.rb, whose helpers it uses.

ENV['PYGOPHERD'] ||= File.join(ROOT, 'build/tools/pygopherd')

# A file of the project, changed.
def changed(name, from, to)
  text = File.read(File.join(ROOT, name))
  raise "#{name} has no #{from.inspect}" unless text.match?(from)

  { name => text.sub(from) { to } }
end

def servers_fault(sentence, name, files, message, passes: false)
  Fault.new(sentence: "servers: #{sentence}", files: files, passes: passes,
            command: "test/servers/check #{name}", message: message)
end

# Decodes every escape of the URL's path before it is parsed.
DECODED = <<~C.freeze
  text = text_of(argv[2]);
  for (size_t i = 20; i + 2 < text.len; i++) {
      if (argv[2][i] == '%') {
          char digits[3] = { argv[2][i + 1], argv[2][i + 2], 0 };
          argv[2][i] = (char)strtol(digits, NULL, 16);
          memmove(argv[2] + i + 1, argv[2] + i + 3, text.len - i - 2);
          text.len -= 2;
      }
  }
C

FTP_CLIENT = 'test/servers/ftp_client.c'.freeze
FTP_PLAN = 'src/scheme/nurl_ftp_plan.c'.freeze
REQUEST = 'src/scheme/nurl_gopher_request.c'.freeze

def ftp_faults
  [
    servers_fault('ftp passes without a fault', 'ftp', {}, /, 0 failed$/,
                  passes: true),
    servers_fault('ftp: another line recorded', 'ftp',
                  changed('test/servers/ftp.sent', /RETR fw\.bin/, 'RETR x'),
                  /RETR fw\.bin.*and not.*RETR x.*, 1 failed$/m),
    servers_fault('ftp: a client that decodes before it splits', 'ftp',
                  changed(FTP_CLIENT, /text = text_of\(argv\[2\]\);/, DECODED),
                  %r{CWD pub\\.*CWD \\.*CWD etc.*and not.*CWD /etc}m),
    servers_fault('ftp: an octet of the file is lost', 'ftp',
                  changed('test/servers/net.c', /len - net->at, stdout/,
                          'len - net->at - 1, stdout'),
                  %r{readme\.txt: came "the first .*line", not }),
    servers_fault('ftp: a plan that is not checked before it begins', 'ftp',
                  changed(FTP_PLAN, /status = check\(plan\);/, '(void)check;'),
                  /%0D%0ADELE.*sent\s+USER anonymous.*and not\s+nothing/m),
    servers_fault('ftp: no server', 'ftp',
                  changed('test/servers/ftp_server.py', /^server = .*/, ''),
                  /the ftp server did not start/)
  ]
end

def gopher_faults
  [
    servers_fault('gopher passes without a fault', 'gopher', {},
                  /, 0 failed$/, passes: true),
    servers_fault('gopher: another line recorded', 'gopher',
                  changed('test/servers/gopher.sent', /a b\\x0D/, 'a b\\x0A'),
                  /a b.*and not.*, 1 failed$/m),
    servers_fault('gopher: a URL without its record', 'gopher',
                  changed('test/servers/gopher.sent', /^gopher\S+\n/, ''),
                  /gopher\.sent has other URLs/),
    servers_fault('gopher: ask data to any port', 'gopher',
                  changed(REQUEST, /options & NURL_GOPHER_ASK_ANY_PORT/, '1'),
                  /sel\\x09\+\\x091.*and not\s+nothing.*, 2 failed$/m),
    servers_fault('gopher: a tab in a search goes through', 'gopher',
                  changed(REQUEST, /gopher\.search, NURL_POLICY_GOPHER/,
                          'gopher.search, NURL_POLICY_RAW'),
                  /%0d%0aRCPT: sent.*and not\s+nothing/m)
  ]
end

def servers_faults
  ftp_faults + gopher_faults
end
