import SocialCredentials
import Testing

@Suite struct AccessTokenTests {
  @Test func aTokenIs256BitsSafeInAnAddress() {
    let token = AccessToken.random()
    #expect(token.count == 43)
    #expect(token.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil)
  }

  @Test func noTwoTokensAreAlike() {
    #expect(Set((0..<1000).map { _ in AccessToken.random() }).count == 1000)
  }

  /// The answer is FIPS 180-2's for "abc".
  @Test func theHashIsSHA256() {
    #expect(
      AccessToken.hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
