import AppValues
import SocialTestSupport
import Testing

@testable import SocialCredentials

@Suite("The codes of an authenticator app") struct AuthenticatorSecretTests {
  /// That of RFC 6238, appendix B.
  private let secret = AuthenticatorSecret(Array("12345678901234567890".utf8))

  private func at(_ seconds: Int64) -> Timestamp { Timestamp(milliseconds: seconds * 1000) }

  @Test(
    "They are those of RFC 6238, appendix B, cut to six digits",
    arguments: [
      (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924"),
      (2_000_000_000, "279037"), (20_000_000_000, "353130"),
    ])
  func standard(seconds: Int64, code: String) {
    #expect(secret.code(at: at(seconds)) == code)
  }

  @Test("The code of the moment counts, and one of the step before and after it, but no other")
  func leeway() {
    let now = at(1_234_567_890)
    let step = 1_234_567_890 / 30 as Int64
    let counted = (-3...3).map {
      secret.step(of: secret.code(at: now.adding(seconds: $0 * 30)), at: now, after: 0)
    }
    #expect(counted == [nil, nil, step - 1, step, step + 1, nil, nil])
    #expect(secret.step(of: "000000", at: now, after: 0) == nil)
    #expect(secret.step(of: "", at: now, after: 0) == nil)
  }

  @Test("A code works once, and none works that is older than the last one")
  func once() throws {
    let now = at(1_234_567_890)
    let (earlier, present) = (secret.code(at: now.adding(seconds: -30)), secret.code(at: now))
    let used = try #require(secret.step(of: present, at: now, after: 0))
    #expect(secret.step(of: present, at: now, after: used) == nil)
    #expect(secret.step(of: earlier, at: now, after: used) == nil)
    #expect(secret.step(of: secret.code(at: now.adding(seconds: 30)), at: now, after: used) == used + 1)
  }

  @Test("The secret is 160 random bits, as base32 that reads back")
  func text() throws {
    #expect(secret.text.value == "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")
    let random = AuthenticatorSecret.random()
    #expect(random.text.value.count == 32 && random != .random())
    #expect(AuthenticatorSecret(random.text) == random)
    for text in ["", "GEZDGNBV", "gezdgnbvgy3tqojqgezdgnbvgy3tqojq", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJ1"] {
      #expect(AuthenticatorSecret(Secret(text)) == nil, "\(text)")
    }
  }

  @Test("Another program makes the same codes of a secret, and takes ours", arguments: [0, 1_800_000_000])
  func otherProgram(first: Int64) async throws {
    for _ in 1...5 {
      let secret = AuthenticatorSecret.random()
      func oathtool(at seconds: Int64, _ more: String...) async throws -> Program.Outcome {
        try await Program.run(
          ["oathtool", "--totp", "--base32", secret.text.value, "--now", "@\(seconds)"] + more)
      }
      // As many codes as make it likely that some begin with zeros.
      let theirs = try await oathtool(at: first, "--window", "99").output.split(separator: "\n").map(
        String.init)
      let steps = (0..<100).map { first + $0 * 30 }
      #expect(theirs == steps.map { secret.code(at: at($0)) })
      #expect(secret.step(of: theirs[0], at: at(first + 29), after: first / 30 - 1) == first / 30)
      let ours = secret.code(at: at(first + 60))
      #expect(try await oathtool(at: first + 60, ours).status == 0)
      #expect(try await oathtool(at: first, ours).status != 0, "it's of another step")
    }
  }

  /// Those of RFC 4648, section 10.
  @Test("Base32 is as the standard says")
  func base32() {
    let texts = ["", "MY", "MZXQ", "MZXW6", "MZXW6YQ", "MZXW6YTB", "MZXW6YTBOI"]
    for (count, text) in texts.enumerated() {
      let bytes = Array("foobar".utf8.prefix(count))
      #expect(Base32.text(bytes) == text)
      #expect(Base32.bytes(text) == bytes)
    }
  }
}

@Suite("Recovery codes") struct RecoveryCodeTests {
  @Test("There are ten of 80 random bits, in letters and digits that don't look alike")
  func random() {
    let codes = RecoveryCode.random()
    #expect(codes.count == 10 && Set(codes + RecoveryCode.random()).count == 20)
    #expect(codes.allSatisfy { $0.value.wholeMatch(of: /[0-9abcdefghjkmnpqrstvwxyz]{16}/) != nil })
  }

  @Test("A hash is of one code and one account")
  func hash() {
    let hash = RecoveryCode.hash("0123456789abcdef", of: "1")
    #expect(hash.count == 64)
    #expect(RecoveryCode.hash("0123456789abcdef", of: "1") == hash)
    #expect(RecoveryCode.hash("0123456789abcdef", of: "2") != hash)
    #expect(RecoveryCode.hash("0123456789abcdee", of: "1") != hash)
  }
}
