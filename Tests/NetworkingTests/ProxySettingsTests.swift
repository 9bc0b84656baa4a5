import AppValues
import SocialNetworking
import Testing

@Suite("Settings of proxies") struct ProxySettingsTests {
  @Test("The environment's proxy is used for what is encrypted, in small letters first")
  func variables() throws {
    let server = try ServerAddress("social.test")
    let plain = try ServerAddress("http://social.test", allowsPlain: true)
    let settings = try ProxySettings(environment: [
      "HTTPS_PROXY": "http://upper.test:1", "https_proxy": "http://aiko:a%20b@lower.test:3128/",
      "HTTP_PROXY": "http://sent.test:1",
    ])
    let proxy = ProxySettings.Proxy(host: "lower.test", port: 3128, user: "aiko", password: "a b")
    #expect(settings.proxy(for: server) == proxy)
    #expect(settings.proxy(for: plain) == nil)
    #expect(settings.proxy(for: try ServerAddress("http://localhost")) == nil)
    #expect(settings.proxy(for: try ServerAddress("https://127.0.0.1:8443")) == nil)
    let all = try ProxySettings(environment: ["ALL_PROXY": "all.test:8080", "https_proxy": ""])
    #expect(all.proxy(for: server) == .init(host: "all.test", port: 8080))
    #expect(all.proxy(for: plain) == .init(host: "all.test", port: 8080))
    #expect(ProxySettings().proxy(for: server) == nil)
  }

  @Test(
    "Exceptions",
    arguments: [
      ("social.test", true), ("SOCIAL.test", true), (".social.test", true), ("*.social.test", true),
      ("test", true), ("other.test, social.test:443", true), ("social.test:8443", false), ("*", true),
      ("ocial.test", false), ("m.social.test", false), ("", false), ("10.0.0.0/8", false),
    ])
  func exceptions(list: String, isExcepted: Bool) throws {
    let settings = try ProxySettings(environment: ["https_proxy": "http://proxy.test", "NO_PROXY": list])
    #expect((settings.proxy(for: try ServerAddress("social.test")) == nil) == isExcepted)
  }

  @Test(
    "Exceptions of addresses",
    arguments: [
      ("10.0.0.0/8", "10.1.2.3", true), ("10.0.0.0/8", "11.1.2.3", false), ("10.1.2.3", "10.1.2.3", true),
      ("10.1.2.3:8443", "10.1.2.3", false), ("2001:db8::/32", "[2001:db8::1]", true),
      ("[2001:db8::1]", "[2001:db8::1]", true), ("[2001:db8::1]:443", "[2001:db8::1]", true),
      ("2001:db8::/32", "[2001:db9::1]", false), ("10.0.0.0/40", "10.1.2.3", false),
    ])
  func ranges(list: String, host: String, isExcepted: Bool) throws {
    let settings = try ProxySettings(environment: ["https_proxy": "http://proxy.test", "no_proxy": list])
    #expect((settings.proxy(for: try ServerAddress(host)) == nil) == isExcepted)
  }

  @Test(
    "A proxy that can't be used isn't gone past",
    arguments: ["socks5://proxy.test", "https://proxy.test", "http://"])
  func faults(text: String) {
    #expect(throws: ProxySettings.Fault.self) { try ProxySettings(environment: ["HTTPS_PROXY": text]) }
  }
}
