# The rows of what is tried: a fault or none, and what may come of it. Each
# scheme has a file of rows, rows_SCHEME.rb.
#
#   Rows.of('http')       the rows of that file
#
#   http 'a body shorter than said', 'SHORT' do |to|
#     ...                what the server says
#   end
#
# What may come of it are names of enum fetch_status and enum net_status
# without their FETCH_ERR_ and NET_ERR_, or `image`: the right image has come
# and starts.

# options: path, login and pin of the URL; where: :both, on boards as well as
# on the host, or :board, there alone; seen: what must hold of that which the
# server was told; again: the script of another server, where the row has two;
# frames: what proxy does to the frames, on a board alone.
Row = Struct.new(:scheme, :name, :allowed, :options, :script) do
  def url(base, image)
    base = base.sub('//', "//#{options[:login]}@") if options[:login]
    "#{base}#{options.fetch(:path, '/fw.bin')}#{pin(image)}"
  end

  def pin(image)
    case options[:pin]
    when nil then ''
    when :right then Images.pin(image)
    when :wrong then Images.pin("#{image} ")
    else options[:pin]
    end
  end

  def again
    Row.new(scheme, name, allowed, {}, options.fetch(:again))
  end

  def board?
    options[:where] == :board
  end

  # The same sources run there on another stack.
  def on_board?
    board? || options[:where] == :both
  end
end

module Rows
  @rows = Hash.new { |hash, scheme| hash[scheme] = [] }

  def self.of(scheme)
    require_relative "rows_#{scheme}"
    @rows[scheme]
  end

  def self.add(scheme, name, allowed, options, script)
    raise "twice: #{scheme} #{name}" if @rows[scheme].any? { |r| r.name == name }

    @rows[scheme] << Row.new(scheme, name, allowed.split, options, script)
  end
end

%w[http ftp tftp coap].each do |scheme|
  define_method(scheme) do |name, allowed, **options, &script|
    Rows.add(scheme, name, allowed, options, script)
  end
end
