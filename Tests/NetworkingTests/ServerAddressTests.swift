import SocialNetworking
import Testing

@Suite("Addresses of servers") struct ServerAddressTests {
  @Test(
    "What people write",
    arguments: [
      ("social.example", "https://social.example", "social.example"),
      (" Social.Example/ ", "https://social.example", "social.example"),
      ("social.example:8443", "https://social.example:8443", "social.example:8443"),
      ("https://social.example:443/@aiko?x=1", "https://social.example", "social.example"),
      ("wss://stream.example", "https://stream.example", "stream.example"),
      ("http://localhost:8080", "http://localhost:8080", "localhost:8080"),
      ("http://127.0.0.1", "http://127.0.0.1", "127.0.0.1"),
      ("127.0.0.1:8080", "http://127.0.0.1:8080", "127.0.0.1:8080"),
      ("localhost", "http://localhost", "localhost"),
      ("https://localhost", "https://localhost", "localhost"),
      ("http://[::1]:80", "http://[::1]", "[::1]"),
      ("https://[2001:DB8::1]:8443", "https://[2001:db8::1]:8443", "[2001:db8::1]:8443"),
    ])
  func reading(text: String, origin: String, name: String) throws {
    let address = try ServerAddress(text)
    #expect(address.origin == origin)
    #expect(address.name == name)
    #expect(try ServerAddress(address.origin) == address)
  }

  @Test(
    "What is no address of a server",
    arguments: [
      "", "https://", "ftp://social.example", "social example", "https://aiko:secret@social.example",
      "https://social.example:0", "https://social.example:99999", "mailto:aiko@social.example",
      "so%2Fcial.example",
    ])
  func malformed(text: String) {
    #expect(throws: ServerAddress.Fault.malformed) { try ServerAddress(text) }
  }

  @Test(
    "Plain HTTP is for this machine only, unless it's allowed",
    arguments: ["http://social.example", "ws://192.168.1.1", "http://localhost.example", "http://1270.0.0.1"])
  func plain(text: String) throws {
    #expect(throws: ServerAddress.Fault.insecure) { try ServerAddress(text) }
    #expect(try ServerAddress(text, allowsPlain: true).isSecure == false)
  }
}
