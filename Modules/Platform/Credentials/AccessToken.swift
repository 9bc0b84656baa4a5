public import AppValues
import Crypto
import Foundation

/// Secrets that prove a sign-in.
public enum AccessToken {
  /// Makes a secret: 256 bits from the system's random generator, as 43 characters of base64url.
  public static func random() -> String {
    Data(SecureRandom.bytes(32)).base64URL
  }

  /// The hash that is stored instead of a secret: its SHA-256 as 64 hexadecimal digits. The secret is random, so a
  /// slower hash isn't needed.
  public static func hash(_ token: String) -> String {
    SHA256.hash(data: Data(token.utf8)).hexadecimal
  }

  /// The hash that is stored instead of a secret.
  public static func hash(_ token: Secret) -> String {
    hash(token.value)
  }
}

/// Bytes that can't be predicted.
enum SecureRandom {
  static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
