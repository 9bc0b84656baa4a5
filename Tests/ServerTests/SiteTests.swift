import SocialServer
import Testing

@Suite("Where a server is found")
struct SiteTests {
  @Test(
    "An address is a scheme, a host and a port",
    arguments: [
      ("https://Example.org/", "https://example.org", "example.org", "wss://example.org"),
      ("http://localhost:8080", "http://localhost:8080", "localhost:8080", "ws://localhost:8080"),
      ("https://example.org:443", "https://example.org", "example.org", "wss://example.org"),
      ("http://[::1]:80", "http://[::1]", "[::1]", "ws://[::1]"),
    ])
  func addresses(typed: String, address: String, host: String, streaming: String) throws {
    let site = try #require(Site(typed))
    #expect([site.address, site.host, site.streaming] == [address, host, streaming])
  }

  @Test(
    "Anything else is none",
    arguments: ["example.org", "ftp://example.org", "https://example.org/social", "https://", "https://a b"])
  func others(typed: String) {
    #expect(Site(typed) == nil)
  }
}
