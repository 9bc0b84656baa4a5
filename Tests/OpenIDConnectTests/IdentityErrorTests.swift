import AppValues
import SocialOpenIDConnect
import Testing

@Suite("What is said of a refusal") struct IdentityErrorTests {
  @Test("The log has one line, whatever a provider wrote")
  func lines() {
    let hostile = "a\nb\u{1b}[2J" + String(repeating: "x", count: 500)
    for error in [
      IdentityError.refused(code: hostile, description: hostile), .wrongIssuer(hostile),
      .unreachable(hostile),
      .wrongAudience([hostile, hostile]), .unknownKey(hostile), .wrongAlgorithm(hostile),
      .mixedUp(issuer: hostile),
      .wrongDocument(issuer: hostile), .malformed(hostile), .repeated(hostile), .wrongParty(hostile),
    ] {
      let line = error.description
      #expect(Printable.isPrintable(line) && line.count < 600, "\(line)")
    }
  }

  @Test(
    "What is logged of a wrong token",
    arguments: [
      (IdentityError.wrongAudience(["a", "b"]), "identity token: for a, b"),
      (.wrongAlgorithm("none"), "identity token: signed by none, which isn't allowed"),
      (.unknownKey(nil), "identity token: signed with an unknown key, which it doesn't name"),
      (.wrongSignature, "identity token: the signature is wrong"),
      (.expired(at: Timestamp(milliseconds: 5000)), "identity token: expired at 5"),
      (.unavailable(status: 503), "answered with status 503"),
      (.refused(code: "invalid_grant", description: "Bad code"), "refused: invalid_grant Bad code"),
    ])
  func words(error: IdentityError, line: String) {
    #expect(error.description == line)
  }

  @Test("What people get")
  func appErrors() {
    #expect(IdentityError.timedOut.appError == .unavailable)
    #expect(IdentityError.wrongDocument(issuer: "x").appError == .unavailable)
    #expect(IdentityError.unsupported("x").appError == .unsupported)
    #expect(IdentityError.denied.appError == .cancelled)
    #expect(IdentityError.authorizationExpired.appError == .gone)
    #expect(
      IdentityError.refused(code: "invalid_grant", description: "").appError
        == IdentityError.wrongNonce.appError)
  }
}
