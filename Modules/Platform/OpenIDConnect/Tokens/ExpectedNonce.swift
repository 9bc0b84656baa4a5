import AppValues
import Crypto
import Foundation

/// The random value that ties an identity token to the sign-in that asked for it.
public enum ExpectedNonce: Hashable, Sendable {
  /// The token has it as it is.
  case exact(String)
  /// The token has its SHA-256 in hexadecimal: a native app gave only that to the device's system.
  case hashed(String)

  /// What the token has.
  var claim: String {
    switch self {
    case .exact(let nonce): nonce
    case .hashed(let nonce): SHA256.hash(data: Data(nonce.utf8)).hexadecimal
    }
  }
}
