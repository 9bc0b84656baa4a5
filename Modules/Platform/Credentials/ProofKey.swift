import AppValues
import Crypto
import Foundation

/// A secret that an app makes before it sends someone to their browser, so that no other app can use the code that
/// comes back (RFC 7636).
public enum ProofKey {
  /// The value derived from a `verifier` that the app shows beforehand, by the method `S256`.
  public static func challenge(of verifier: String) -> String {
    Data(SHA256.hash(data: Data(verifier.utf8))).base64URL
  }
}
