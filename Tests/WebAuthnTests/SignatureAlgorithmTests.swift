import SocialWebAuthn
import Testing

struct SignatureAlgorithmTests {
  @Test func numbersAreThoseOfCOSE() {
    #expect(SignatureAlgorithm(rawValue: -7) == .es256)
  }
}
