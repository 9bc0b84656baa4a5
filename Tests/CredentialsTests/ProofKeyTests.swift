import SocialCredentials
import Testing

@Suite struct ProofKeyTests {
  /// The answer is that of RFC 7636, appendix B.
  @Test func theChallengeIsWhatTheStandardSays() {
    #expect(
      ProofKey.challenge(of: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  }
}
