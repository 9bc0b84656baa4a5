public import Foundation

/// The app that messages are encrypted for.
public struct PushRecipient: Hashable, Sendable {
  /// Its public key, an uncompressed point of P-256: 65 bytes.
  let publicKey: Data
  /// Its authentication secret, 16 bytes.
  let secret: Data
  /// Whether it decrypts messages as RFC 8291 says, rather than as the draft before it.
  let isStandard: Bool

  /// An app with the two keys that it made.
  ///
  /// - Parameters:
  ///   - publicKey: An uncompressed point of P-256: 65 bytes.
  ///   - secret: Its authentication secret, 16 bytes.
  ///   - isStandard: Whether it decrypts messages as RFC 8291 says, rather than as the draft before it.
  public init(publicKey: Data, secret: Data, isStandard: Bool) {
    self.publicKey = publicKey
    self.secret = secret
    self.isStandard = isStandard
  }
}
