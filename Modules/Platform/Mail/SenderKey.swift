public import AppValues
import Foundation
public import SocialCredentials

/// The secret in a data folder by which a database knows that the mails it keeps are to be sent from there. The
/// database holds its hash alone.
public struct SenderKey: Sendable {
  private let folder: PrivateFolder

  /// - Parameter folder: The data folder.
  public init(in folder: PrivateFolder) {
    self.folder = folder
  }

  /// Where the folder is, for people: the machine and the path.
  public var place: String {
    var name = [CChar](repeating: 0, count: 256)
    // Without a name of its own a machine is told by the path alone.
    guard gethostname(&name, name.count - 1) == 0 else { return folder.path }
    return
      "\(String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)):\(folder.path)"
  }

  /// What a database may know of it; nil where there is none.
  ///
  /// Throws `storage` when the file cannot be read.
  public func hash() throws(AppError) -> String? {
    guard let bytes = try file.read() else { return nil }
    return AccessToken.hash(String(decoding: bytes, as: UTF8.self))
  }

  /// Makes one where there is none; answers its hash.
  ///
  /// Throws `storage` when the file cannot be written.
  public func make() throws(AppError) -> String {
    if let hash = try hash() { return hash }
    try folder.create()
    let secret = AccessToken.random()
    try file.replace(with: Array(secret.utf8))
    return AccessToken.hash(secret)
  }

  private var file: PrivateFile { folder.file("mail-sender") }
}
