public import AppValues
public import Foundation

/// A message to an app, encrypted and signed, ready to be sent to its push service.
public struct PushMessage: Sendable {
  /// The maximum length of a message's text, in bytes.
  public static let maximumText = PushEncryption.maximumText

  let endpoint: PushEndpoint
  let headers: [(name: String, value: String)]
  let body: Data

  /// Encrypts a text for an app, and signs it as coming from this server (RFC 8292).
  ///
  /// - Parameters:
  ///   - text: At most `maximumText` bytes.
  ///   - contact: An address at which the push service's operators can reach us, a `mailto:` URL.
  ///   - now: The current time: the signature is valid for half a day.
  /// - Returns: nil for a longer text, or if the app's public key isn't a point on the curve.
  public init?(
    _ text: Data, to recipient: PushRecipient, at endpoint: PushEndpoint, from key: PushKey, contact: String,
    now: Timestamp
  ) {
    self.init(
      text, by: PushEncryption(recipient: recipient), at: endpoint, from: key, contact: contact, now: now)
  }

  init?(
    _ text: Data, by encryption: PushEncryption, at endpoint: PushEndpoint, from key: PushKey,
    contact: String,
    now: Timestamp
  ) {
    let isStandard = encryption.recipient.isStandard
    guard text.count <= Self.maximumText,
      // What the app gave as its key isn't one, and nothing can be said to it.
      let body = try? isStandard ? encryption.standard(text) : encryption.draft(text),
      // It fails only where the key can't sign, which all of its kind can.
      let token = try? key.token(for: endpoint.origin, contact: contact, now: now)
    else { return nil }
    self.endpoint = endpoint
    self.body = body
    headers =
      isStandard
      ? [
        ("Content-Encoding", "aes128gcm"), ("Authorization", "vapid t=\(token),k=\(key.publicKey)"),
      ]
      : [
        ("Content-Encoding", "aesgcm"), ("Encryption", "salt=\(encryption.salt.base64URL)"),
        ("Crypto-Key", "dh=\(encryption.publicKey.base64URL);p256ecdsa=\(key.publicKey)"),
        ("Authorization", "WebPush \(token)"),
      ]
  }
}
