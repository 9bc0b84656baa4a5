public import AppValues
import Crypto
public import Foundation
public import SocialFiles

/// The key that identifies a server to push services (RFC 8292). It's kept in a file: someone who has only the
/// database can neither push in the server's name nor read the secrets sealed in it.
public struct PushKey: Sendable {
  private let key: P256.Signing.PrivateKey

  /// Reads the key in a file, or makes one if there is none. The folder must exist.
  ///
  /// Throws `storage` if the file can't be read or written; `storage(damaged)` if it doesn't contain a key.
  public init(in file: PrivateFile) async throws(AppError) {
    // Two servers that begin at once come to the same key.
    key = try await FileLock(file.path + ".lock").withLock { () throws(AppError) in
      if let bytes = try file.read() { return try Self.key(String(decoding: bytes, as: UTF8.self)) }
      let key = P256.Signing.PrivateKey()
      try file.replace(with: Array((key.rawRepresentation.base64EncodedString() + "\n").utf8))
      return key
    }
  }

  private static func key(_ text: String) throws(AppError) -> P256.Signing.PrivateKey {
    guard let bytes = Data(base64Encoded: text.trimmingCharacters(in: .whitespacesAndNewlines)),
      // What isn't a key is damage, whatever it is.
      let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes)
    else { throw .storage(.damaged) }
    return key
  }

  /// The public key as apps expect it: an uncompressed point in base64url.
  public var publicKey: String { key.publicKey.x963Representation.base64URL }

  /// Signs bytes (ES256). The signature is its two numbers, one after the other.
  func sign(_ bytes: Data) throws -> Data { try key.signature(for: bytes).rawRepresentation }

  /// Encrypts a secret that is stored where others may read it; `open` decrypts it.
  public func seal(_ secret: String) -> String {
    // It fails only for a nonce of a wrong size, and this makes its own.
    guard let box = try? ChaChaPoly.seal(Data(secret.utf8), using: sealing) else { return "" }
    return box.combined.base64URL
  }

  /// Decrypts a sealed secret; nil if it was sealed with another key, or is damaged.
  public func open(_ sealed: String) -> String? {
    guard let bytes = Data(base64URL: sealed),
      // What can't be opened was sealed elsewhere.
      let box = try? ChaChaPoly.SealedBox(combined: bytes),
      // As above.
      let secret = try? ChaChaPoly.open(box, using: sealing)
    else { return nil }
    return String(decoding: secret, as: UTF8.self)
  }

  /// Whether messages can be encrypted with an app's public key: its bytes are a point on the curve.
  public static func canEncrypt(for publicKey: Data) -> Bool {
    // Anything but a point can't be a key.
    (try? P256.KeyAgreement.PublicKey(x963Representation: publicKey)) != nil
  }

  private var sealing: SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: key.rawRepresentation),
      info: Data("SocialConnect push tokens".utf8),
      outputByteCount: 32)
  }
}
