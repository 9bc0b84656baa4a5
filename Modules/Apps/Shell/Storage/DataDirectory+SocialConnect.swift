public import AppValues
import Foundation
import SocialArchiving
import SocialCredentials
import SocialFiles
public import SocialMenuShell

extension DataDirectory {
  /// SocialConnect's folder: the one given, or else the usual one.
  ///
  /// - Parameters:
  ///   - given: What `--data` says; nil or empty when it was not said.
  ///   - environment: Read for `XDG_DATA_HOME` and `HOME`.
  public init(_ given: String?, environment: [String: String]) {
    self.init(given, of: .socialConnect, environment: environment)
  }

  /// The folder in it of what belongs to a database on a server: sign-ins, drafts, photos.
  ///
  /// - Parameter id: By which the database knows itself, however it is addressed.
  public func directory(ofDatabase id: String) -> DataDirectory {
    directory("databases/\(FileName.encoded(id))")
  }

  /// The same, with what earlier versions kept in a folder named by the database's address.
  ///
  /// Throws `storage`.
  public func directory(ofDatabase id: String, at url: String) throws(AppError) -> DataDirectory {
    let directory = directory(ofDatabase: id)
    let former = "\(path)/databases/\(AccessToken.hash(url).prefix(16))"
    guard FileSystem.kind(of: former, follows: false) == .folder else { return directory }
    // It is moved at once where it is the first; what another address has besides is put to it.
    if rename(former, directory.path) != 0 { directory.takeOver(former) }
    return directory
  }

  /// Moves the files of a folder to where there are none of their names.
  private func takeOver(_ former: String) {
    for case let name as String in FileManager.default.enumerator(atPath: former) ?? .init() {
      let (file, own) = ("\(former)/\(name)", PrivateFile("\(path)/\(name)"))
      guard FileSystem.kind(of: file, follows: false) == .file,
        FileSystem.kind(of: own.path, follows: false) == nil
      else { continue }
      // What cannot be moved now is at the next start.
      try? own.folder.create()
      rename(file, own.path)
    }
  }
}

extension DataDirectory.Contents {
  static let socialConnect = DataDirectory.Contents(
    name: "socialconnect",
    files: [
      "sessions.json", "sessions.lock", "device", "secret-key", "mail-sender", "media.lock", "alerts.json",
      "alerts.lock",
      "shell.json", "log", "crash.txt", "demo.json",
    ])
}
