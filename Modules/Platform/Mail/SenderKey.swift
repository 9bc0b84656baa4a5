public import AppValues
import SocialCredentials
public import SocialFiles

/// The secret in a data folder that proves to a database that its email is sent from there. The database stores only
/// a hash of the secret.
public struct SenderKey: Sendable {
  private let folder: PrivateFolder

  /// - Parameter folder: The data folder.
  public init(in folder: PrivateFolder) {
    self.folder = folder
  }

  /// The location of the folder, for people: the machine and the path.
  public var location: String {
    // Without a name of the machine, the path has to do.
    MachineName.current.map { "\($0):\(folder.path)" } ?? folder.path
  }

  /// The secret's hash; nil if there is no secret.
  ///
  /// Throws `storage` if the file can't be read.
  public func hash() throws(AppError) -> String? {
    guard let bytes = try file.read() else { return nil }
    return AccessToken.hash(String(decoding: bytes, as: UTF8.self))
  }

  /// Makes a secret if there is none.
  ///
  /// - Returns: Its hash.
  ///
  /// Throws `storage` if the file can't be written.
  public func make() throws(AppError) -> String {
    if let hash = try hash() { return hash }
    try folder.create()
    let secret = AccessToken.random()
    try file.replace(with: Array(secret.utf8))
    return AccessToken.hash(secret)
  }

  private var file: PrivateFile { folder.file("mail-sender") }
}
