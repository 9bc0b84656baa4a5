import Crypto
import Foundation

/// Encrypts what is said to an app, so that push services can't read it.
struct PushEncryption {
  /// How long a message can be: one record of it has 4096 bytes, and the key, the salt and what proves that it's whole
  /// are part of that (RFC 8291, section 4).
  static let maximumText = 3993

  let recipient: PushRecipient
  /// Random bytes, 16 of them, and a key: both are used once.
  var salt = Data(SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) })
  var key = P256.KeyAgreement.PrivateKey()

  /// The public part of the key, an uncompressed point.
  var publicKey: Data { key.publicKey.x963Representation }

  /// As RFC 8291 says, in the form of RFC 8188 with one record.
  ///
  /// Throws for a public key that is no point of the curve.
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

  /// As the fourth draft before it said.
  ///
  /// Throws for a public key that is no point of the curve.
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

  /// What only the app and the holder of the key can know.
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
