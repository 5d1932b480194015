# Chromium without a window, by Debian's Selenium, as the tests of pages use it.
require 'selenium-webdriver'

ARGUMENTS = %w[--headless --no-sandbox --disable-gpu --disable-quic
               --no-first-run --disable-background-networking
               --disable-component-update --disable-sync
               --window-size=1000,1500].freeze

# A browser, by Debian's Selenium.
class Browser
  def initialize
    options = Selenium::WebDriver::Chrome::Options.new(args: ARGUMENTS, binary: '/usr/bin/chromium')
    service = Selenium::WebDriver::Service.chrome(path: '/usr/bin/chromedriver')
    @driver = Selenium::WebDriver.for(:chrome, options: options, service: service)
  end

  def go(url)
    @driver.get(url)
  end

  def script(text)
    @driver.execute_script(text)
  end

  def type(keys)
    @driver.action.send_keys(keys).perform
  end

  def size(width, height)
    @driver.manage.window.resize_to(width, height)
  end

  # light or dark
  def colours(name)
    @driver.execute_cdp('Emulation.setEmulatedMedia', features: [{ name: 'prefers-color-scheme', value: name }])
  end

  def text(id)
    script("return document.getElementById('#{id}').innerText")
  end

  def stop
    @driver.quit
  end
end
