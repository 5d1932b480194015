# Faults in what fetches images.

def boot(sentence, names, message, file, from, to)
  fault('boot', sentence, "test/boot/check host #{names}", message) do |c|
    c.change_in(file, from, to)
  end
end

boot('every digest behind an image is right', 'digest',
     /one bit of the digest is another: not DIGEST/,
     'port/boot/image.c', /wire_same\(digest, image->octets \+ image->length,/,
     'wire_same(digest, digest,')
boot('every pinned digest is right', 'pinned', /another one than is pinned: not DIGEST/,
     'port/boot/image.c', /return is_digest\(pinned, digest\) \?/,
     'return is_digest(pinned, digest) < 2 ?')
boot('packets of a stranger are taken', 'tftp stranger',
     /a stranger's block in between: not image/,
     'port/boot/tftp.c', /return peer->port == from->port;/, 'return 1;')
boot('a login goes along to another origin', 'http origin',
     /the password stays behind: the server was told:.*Authorization/m,
     'port/boot/fetch.c', /nurl_same_origin\(&fetch->first, &fetch->url\)/,
     'nurl_same_origin(&fetch->first, &fetch->first)')
boot('a password is shown', 'http origin', /PASSWORD .*to another origin/,
     'port/app/caret.c', /nurl_write_masked\(&out, text\)/,
     'nurl_write_text(&out, text)')
boot('a Content-Length wraps at 64 bits', 'http bits',
     /a length beyond 64 bits: not SIZE/,
     'port/boot/stream.c', /\*number > \(UINT64_MAX - digit\) \/ 10/, 'digit > 9')
boot('a length wraps at 32 bits', 'http bits',
     /a length beyond 32 bits: not SIZE/,
     'port/boot/image.c', /if \(length > image->size\) \{/,
     'if ((uint32_t)length > image->size) {')
boot('what no record has', 'http HTTP', /an answer of HTTP.*table\.md does not have/,
     'test/boot/table.md', /^\| http \| an answer of HTTP.*\n/, '')

fault('boot', 'an image starts with the network chip on',
      'test/boot/check board lm3s6965evb chip',
      /a program that finds the network chip off: not image/) do |c|
  c.change_in('port/app/boot.c', /^    net_stop\(\);\n/, '')
end
fault('boot', 'what an earlier fetch has left is kept', 'test/boot/replay',
      %r{FAILED tftp://\S+: octet 0 none}) do |c|
  c.change_in('port/boot/fetch.c', /^    image_restart\(image\);\n/, '')
end
