public import AppValues
import Crypto
import Foundation
public import SocialFiles

/// Seals secrets that are kept in a database, with a key that is kept in a file beside it: someone who has only the
/// database, or a backup of it, can't read them (AES-GCM, NIST SP 800-38D, with a key of 256 bits).
///
/// The file has a key on each line, in base64. The first one seals, all of them open; so what another machine sealed
/// opens once its key is added, and a key is replaced by putting a new one before it. It's read each time, and made when
/// something is sealed for the first time.
public struct SecretBox: Sendable {
  /// Where a sealed secret is kept. It opens nowhere else, so that someone who can write to the database can't give one
  /// person the secret of another.
  public struct Place: Hashable, Sendable {
    let text: String

    /// - Parameters:
    ///   - column: The table and the column, such as `authenticator.secret`.
    ///   - row: The key of the row.
    public init(_ column: StaticString, row: String) {
      text = "\(column)\n\(row)"
    }
  }

  private struct Key {
    let bytes: SymmetricKey
    let name: String

    init(_ bytes: Data) {
      self.bytes = SymmetricKey(data: bytes)
      name = String(SHA256.hash(data: bytes).hexadecimal.prefix(8))
    }
  }

  private static let keyLength = 32

  private let file: PrivateFile

  /// - Parameter file: Where the keys are. Its folder must exist when something is sealed.
  public init(in file: PrivateFile) {
    self.file = file
  }

  /// Seals a secret: the name of the key, a period, and the nonce, the ciphertext and the tag in base64url.
  ///
  /// Throws `storage` if the key can't be read or made; `storage(damaged)` if the file has anything but keys.
  public func seal(_ secret: Secret, for place: Place) async throws(AppError) -> String {
    let key = try await sealingKey()
    guard
      // It fails only for a nonce of a wrong size, and this makes its own.
      let box = try? AES.GCM.seal(
        Data(secret.value.utf8), using: key.bytes, authenticating: Data(place.text.utf8)),
      let sealed = box.combined
    else { throw .unexpected(reference: "not-sealed") }
    return key.name + "." + sealed.base64URL
  }

  /// Opens what was sealed for the same place.
  ///
  /// Throws `unexpected(sealed-elsewhere)` if the file lacks its key, `storage(damaged)` if it was changed, or sealed
  /// for another place, and for a file that has anything but keys; `storage` if that can't be read.
  public func open(_ sealed: String, for place: Place) throws(AppError) -> Secret {
    let parts = sealed.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let bytes = Data(base64URL: String(parts[1])) else { throw .storage(.damaged) }
    guard let key = try keys().first(where: { $0.name == parts[0] }) else {
      throw .unexpected(reference: "sealed-elsewhere")
    }
    guard
      // What isn't a box, or isn't one of this place, is damage.
      let box = try? AES.GCM.SealedBox(combined: bytes),
      // As above.
      let secret = try? AES.GCM.open(box, using: key.bytes, authenticating: Data(place.text.utf8))
    else { throw .storage(.damaged) }
    return Secret(String(decoding: secret, as: UTF8.self))
  }

  /// The names of the keys, which tell nothing of them. The first one seals; it's made if there is none.
  ///
  /// Throws what `seal` does.
  public func keyNames() async throws(AppError) -> [String] {
    _ = try await sealingKey()
    return try keys().map(\.name)
  }

  private func sealingKey() async throws(AppError) -> Key {
    if let key = try keys().first { return key }
    // Two that begin at once come to the same key.
    return try await FileLock(file.path + ".lock").withLock { () throws(AppError) in
      if let key = try keys().first { return key }
      let bytes = Data(SecureRandom.bytes(Self.keyLength))
      try file.replace(with: Array((bytes.base64EncodedString() + "\n").utf8))
      return Key(bytes)
    }
  }

  private func keys() throws(AppError) -> [Key] {
    guard let content = try file.read() else { return [] }
    var keys: [Key] = []
    for line in String(decoding: content, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let bytes = Data(base64Encoded: line.trimmingCharacters(in: .whitespaces)),
        bytes.count == Self.keyLength
      else { throw .storage(.damaged) }
      keys.append(Key(bytes))
    }
    return keys
  }
}
