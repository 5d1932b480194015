# Faults in the clients that speak to real servers, and in what they are told.

def server(sentence, message, file, from, to)
  fault('servers', sentence, 'test/servers/check', message) do |c|
    c.change_in(file, from, to)
  end
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

server('another line recorded', /RETR fw\.bin.*and not.*RETR x/m,
       'test/servers/ftp.sent', /RETR fw\.bin/, 'RETR x')
server('a client that decodes before it splits',
       %r{CWD pub\\.*CWD \\.*CWD etc.*and not.*CWD /etc}m,
       FTP_CLIENT, /text = text_of\(argv\[2\]\);/, DECODED)
server('an octet of the file is lost',
       %r{readme\.txt: came "the first .*line", not },
       'test/servers/net.c', /len - net->at, stdout/, 'len - net->at - 1, stdout')
server('a plan that is not checked before it begins',
       /%0D%0ADELE.*sent\s+USER anonymous.*and not\s+nothing/m,
       'src/*/nurl_ftp_plan.c', /status = check_arguments\(plan\);/,
       '(void)check_arguments;')
server('no server', /the ftp server did not start/,
       'test/servers/ftp_server.py', /^server = .*/, '')
server('a URL without its record', /ftp\.sent has other URLs/,
       'test/servers/ftp.sent', /^ftp\S+\n/, '')

# The examples with real servers.
def talk(sentence, message, file, from, to)
  fault('talk', sentence, 'test/examples/net/check', message) do |c|
    c.change_in(file, from, to)
  end
end

talk('a server that leads elsewhere', %r{^\+Location: \.\./down}m,
     'test/examples/net/http_server.py', %r{"\.\./up"}, '"../down"')
talk('another octet in a request', %r{^\+GET /a%20b\?c=d HTTP/1\.0}m,
     'test/examples/http_client.c', %r{ HTTP/1\.1}, ' HTTP/1.0')
talk('a block that is not acknowledged', /^-the file, 3000 octets/,
     'test/examples/net/show_net.c', /TFTP_ACK = 4/, 'TFTP_ACK = 9')
talk('an option of another number', /^\+4\.0/,
     'test/examples/coap_client.c', /option\.number - last/, 'option.number + last')
