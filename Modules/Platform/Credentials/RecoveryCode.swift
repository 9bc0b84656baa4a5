public import AppValues

/// A code that takes the place of an authenticator app once: 80 random bits, as 16 letters and digits that don't look alike
/// (Crockford's base32). That many can't be guessed, so a fast hash is enough where they're kept.
public enum RecoveryCode {
  /// How many an account has.
  public static let count = 10
  /// How many letters and digits one has.
  public static let length = 16

  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

  /// Makes an account's codes.
  public static func random() -> [Secret] {
    (0..<count).map { _ in
      Secret(String(SecureRandom.bytes(length).map { alphabet[Int($0 & 31)] }))
    }
  }

  /// The hash that is stored instead of a code.
  ///
  /// - Parameters:
  ///   - code: As it was made.
  ///   - owner: Identifies the account, so that no one can look for the codes of many at once.
  public static func hash(_ code: Secret, of owner: String) -> String {
    AccessToken.hash("recovery code of \(owner)\n\(code.value)")
  }
}
