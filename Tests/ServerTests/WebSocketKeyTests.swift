import Testing

@testable import SocialServer

@Suite struct WebSocketKeyTests {
  /// The answer is that of RFC 6455, section 1.3.
  @Test func theAnswerIsWhatTheStandardSays() {
    #expect(WebSocketKey.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    #expect(WebSocketKey.acceptance(of: "dGhlIHNhbXBsZSBub25jZ") == nil)
    #expect(WebSocketKey.acceptance(of: "c2hvcnQ=") == nil)
  }
}
