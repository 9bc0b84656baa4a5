import AppValues
import SocialNetworking
import SocialRemoteBackend
import Testing

@Suite("The server that a person names")
struct ServerNamingTests {
  @Test(
    "is found in an address, a name, and a handle",
    arguments: [
      ("example.social", "https://example.social"), (" Example.Social\n", "https://example.social"),
      ("https://example.social/", "https://example.social"),
      ("https://example.social/@me", "https://example.social"),
      ("@me@example.social", "https://example.social"),
      ("me@example.social:8443", "https://example.social:8443"),
      ("example.social/@me", "https://example.social"),
      ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("[::1]:8443", "http://[::1]:8443"),
    ])
  func found(text: String, origin: String) throws {
    #expect(try ServerAddress(named: text).origin == origin)
  }

  @Test(
    "isn't guessed",
    arguments: [
      (" ", InputRule.empty), ("@me@", .malformed), ("two words", .malformed),
      ("ftp://example.social", .malformed),
      ("https://me@example.social", .malformed), ("http://example.social", .unsafe),
    ])
  func refused(text: String, rule: InputRule) {
    #expect(throws: AppError.invalid(.server, rule)) { try ServerAddress(named: text) }
  }
}
