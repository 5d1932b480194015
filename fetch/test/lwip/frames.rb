# The network that an emulator gives to boards, for a program of this machine: each
# frame is a datagram. FOLDER has two Unix sockets: a program binds `ours` and sends to
# `theirs`.
module Frames
  def self.words(folder)
    ['-netdev', 'user,id=user', '-netdev', 'hubport,hubid=0,id=a,netdev=user',
     '-netdev', "dgram,id=frames,local.type=unix,local.path=#{folder}/theirs," \
                "remote.type=unix,remote.path=#{folder}/ours",
     '-netdev', 'hubport,hubid=0,id=b,netdev=frames']
  end
end
