import AppValues
import Crypto
import Foundation

/// The site that passkeys are for.
public struct RelyingParty: Hashable, Sendable {
  /// The host: a passkey made for one works on no other.
  public let id: String
  /// The address in the browser, without a slash at the end: `https://example.org`.
  public let origin: String
  /// The name that a browser may show.
  public let name: String

  public init(id: String, origin: String, name: String) {
    self.id = id
    self.origin = origin
    self.name = name
  }

  var hash: SHA256.Digest { SHA256.hash(data: Data(id.utf8)) }
}

/// Random bytes that an answer has to sign, so that no answer can be used again. They are kept only as their hash.
public struct PasskeyChallenge: Hashable, Sendable {
  let bytes: [UInt8]

  /// 32 bytes from the system's random generator.
  public static func random() -> PasskeyChallenge {
    PasskeyChallenge(bytes: RandomBytes.make(32))
  }

  /// The SHA-256, as 64 hexadecimal digits: what is kept.
  public var hash: String { SHA256.hash(data: Data(bytes)).hexadecimal }
}

enum RandomBytes {
  static func make(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
