import Testing

@testable import SocialMenuShell

/// A question about what cannot be undone is answered yes only by a yes.
@Suite struct ConfirmationTests {
  @Test(arguments: ["y", "Y", " yes ", "YES", "はい", "ｙ"])
  func isMeant(answer: String) { #expect(Confirmation.means(yes: answer)) }

  @Test(arguments: ["", "n", "no", "いいえ", "yep!", "yy", "1"])
  func isNotMeant(answer: String) { #expect(!Confirmation.means(yes: answer)) }
}
