public import AppValues
import Crypto
public import Foundation
public import SocialFiles

/// The key by which push services know a server (RFC 8292), which lies in a file of its own: who has only the database
/// can neither push in the server's name nor read what it keeps sealed there.
public struct PushKey: Sendable {
  private let key: P256.Signing.PrivateKey

  /// Reads the key in a file, or makes one where there is none. The folder must exist.
  ///
  /// Throws `storage` where the file can't be read or written; `storage(damaged)` where it holds something else.
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

  /// The public key as apps ask for it: an uncompressed point in base64url.
  public var publicKey: String { key.publicKey.x963Representation.base64URL }

  /// Signs bytes (ES256): the two numbers of the signature, one after the other.
  func sign(_ bytes: Data) throws -> Data { try key.signature(for: bytes).rawRepresentation }

  /// Seals a secret that is kept where others may read it; `open` gives it back.
  public func seal(_ secret: String) -> String {
    // It fails only for a nonce of a wrong size, and this makes its own.
    guard let box = try? ChaChaPoly.seal(Data(secret.utf8), using: sealing) else { return "" }
    return box.combined.base64URL
  }

  /// What was sealed with this key; nil for what was sealed with another, or isn't whole.
  public func open(_ sealed: String) -> String? {
    guard let bytes = Data(base64URL: sealed),
      // What can't be opened was sealed elsewhere.
      let box = try? ChaChaPoly.SealedBox(combined: bytes),
      // As above.
      let secret = try? ChaChaPoly.open(box, using: sealing)
    else { return nil }
    return String(decoding: secret, as: UTF8.self)
  }

  /// Whether messages can be encrypted for an app's public key: its bytes are a point of the curve.
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
