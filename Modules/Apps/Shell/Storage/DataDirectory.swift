public import AppValues
import Foundation
import SocialArchiving
public import SocialCredentials

/// Where this machine keeps a person's data: the database, who is signed in, what they have begun to write.
public struct DataDirectory: Hashable, Sendable {
  /// The absolute path.
  public let path: String

  /// The folder given, or else the one that the XDG base directory specification names for `socialconnect`.
  ///
  /// - Parameters:
  ///   - given: What `--data` says; nil or empty when it was not said.
  ///   - environment: Read for `XDG_DATA_HOME` and `HOME`.
  public init(
    _ given: String?, environment: [String: String]
  ) {
    path = Self.absolute(given ?? "") ?? Self.standard(environment)
  }

  private init(path: String) {
    self.path = path
  }

  /// The folder in it of what belongs to a database on a server: sign-ins, drafts, photos.
  ///
  /// - Parameter id: By which the database knows itself, however it is addressed.
  public func directory(ofDatabase id: String) -> DataDirectory {
    DataDirectory(path: "\(path)/databases/\(FileName.encoded(id))")
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

  /// Makes the folder, for its owner alone, when it is missing.
  ///
  /// Throws `storage(full)`, `storage(readOnly)`; `storage(notAFolder)` when something that is not
  /// a folder has its name.
  public func create() throws(AppError) {
    try folder.create()
    folder.removeLeftovers()
  }

  /// Closes to others the folder and those files in it that hold secrets, but for the database.
  ///
  /// - Parameter found: Called for each thing that was open, and for what is no file.
  ///
  /// Throws `storage` once all was looked at: `notAFile`, or what keeps a file from being looked at.
  public func closeToOthers(_ found: (DataFinding) -> Void) throws(AppError) {
    if let finding = DataFinding(path, folder.closeToOthers()) { found(finding) }
    var problem: AppError?
    for name in Self.files {
      let file = folder.file(name)
      do throws(AppError) {
        if let finding = DataFinding(file.path, try file.closeToOthers()) { found(finding) }
      } catch {
        if error == .storage(.notAFile) { found(.isNoFile(file.path)) }
        problem = error
      }
    }
    if let problem { throw problem }
  }

  /// Closes the database's files to others, once it was found to be ours.
  ///
  /// - Parameter found: Called with what was open.
  public func closeDatabaseToOthers(_ found: (DataFinding) -> Void) {
    // All three are said once, by the database's name: first of all what stays open.
    let findings = ["", "-wal", "-shm"].compactMap { end in
      DataFinding(database, PrivateFile(database + end).closeToOthersUnopened())
    }
    let open = findings.first { $0 == .isOpen(database) }
    if let finding = open ?? findings.first { found(finding) }
  }

  /// What every process opens that works with the folder.
  private static let files = [
    "sessions.json", "sessions.lock", "device", "mail-sender", "media.lock", "alerts.json", "alerts.lock",
    "shell.json",
    "log",
    "crash.txt", "demo.json",
  ]

  /// The database file of those who keep their data on this machine.
  public var database: String { "\(path)/socialconnect.sqlite" }

  /// The folder with its files and folders.
  public var folder: PrivateFolder { PrivateFolder(path) }

  private static func absolute(_ path: String) -> String? {
    path.isEmpty ? nil : URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func standard(_ environment: [String: String]) -> String {
    // The specification has relative paths ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return "\(data)/socialconnect" }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return "\(home)/.local/share/socialconnect"
  }
}
