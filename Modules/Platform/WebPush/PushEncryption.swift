import Crypto
import Foundation

/// Encrypts messages to an app, so that push services can't read them.
struct PushEncryption {
  /// The maximum length of a message: one record has 4096 bytes, which include the key, the salt, the padding and the
  /// authentication tag (RFC 8291, section 4).
  static let maximumText = 3993

  let recipient: PushRecipient
  /// Sixteen random bytes and a key, both used once.
  var salt = Data(SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) })
  var key = P256.KeyAgreement.PrivateKey()

  /// The public key, as an uncompressed point.
  var publicKey: Data { key.publicKey.x963Representation }

  /// Encrypts as RFC 8291 says, in the format of RFC 8188 with one record.
  ///
  /// Throws if the app's public key isn't a point on the curve.
  func standard(_ text: Data) throws -> Data {
    let info = Data("WebPush: info\0".utf8) + recipient.publicKey + publicKey
    let secret = try shared(info)
    let box = try seal(
      // What follows the text ends the last record.
      text + [2], key: derive("Content-Encoding: aes128gcm\0", 16, from: secret),
      nonce: derive("Content-Encoding: nonce\0", 12, from: secret))
    let recordSize: [UInt8] = [0, 0, 16, 0]
    return salt + recordSize + [UInt8(publicKey.count)] + publicKey + box
  }

  /// Encrypts as the fourth draft before RFC 8291 says.
  ///
  /// Throws if the app's public key isn't a point on the curve.
  func draft(_ text: Data) throws -> Data {
    let secret = try shared(Data("Content-Encoding: auth\0".utf8))
    let context =
      Data("P-256\0".utf8) + [0, UInt8(recipient.publicKey.count)] + recipient.publicKey
      + [0, UInt8(publicKey.count)] + publicKey
    // What precedes the text says how much padding there is: none.
    return try seal(
      [0, 0] + text, key: derive("Content-Encoding: aesgcm\0", 16, from: secret, context),
      nonce: derive("Content-Encoding: nonce\0", 12, from: secret, context))
  }

  /// A key that only the app and the holder of our key can derive.
  private func shared(_ info: Data) throws -> SymmetricKey {
    try key.sharedSecretFromKeyAgreement(
      with: P256.KeyAgreement.PublicKey(x963Representation: recipient.publicKey)
    ).hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: recipient.secret, sharedInfo: info, outputByteCount: 32)
  }

  private func derive(
    _ name: String, _ count: Int, from secret: SymmetricKey, _ context: Data = Data()
  ) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, salt: salt, info: Data(name.utf8) + context, outputByteCount: count)
  }

  private func seal(_ text: Data, key: SymmetricKey, nonce: SymmetricKey) throws -> Data {
    let box = try AES.GCM.seal(
      text, using: key, nonce: try AES.GCM.Nonce(data: nonce.withUnsafeBytes { Data($0) }))
    return box.ciphertext + box.tag
  }
}
