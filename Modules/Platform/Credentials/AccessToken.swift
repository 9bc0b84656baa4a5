public import AppValues
import Crypto
import Foundation

/// Secrets that prove a sign-in.
public enum AccessToken {
  /// A new secret: 256 bits from the system's random generator as 43 characters of base64url.
  public static func random() -> String {
    Data(SecureRandom.bytes(32)).base64URL
  }

  /// What is stored in a secret's place: its SHA-256 as 64 hexadecimal digits. The secret is random, so
  /// nothing slower is called for.
  public static func hash(_ token: String) -> String {
    SHA256.hash(data: Data(token.utf8)).hexadecimal
  }

  /// What is stored in a secret's place.
  public static func hash(_ token: Secret) -> String {
    hash(token.value)
  }
}

/// Bytes that no one can foretell.
enum SecureRandom {
  static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
