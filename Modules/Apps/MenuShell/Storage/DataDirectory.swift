public import AppValues
import Foundation
public import SocialFiles

/// Where this machine keeps a person's data of an app: the database, and what else the app remembers.
public struct DataDirectory: Hashable, Sendable {
  /// What an app keeps there.
  public struct Contents: Hashable, Sendable {
    let name: String
    let files: [String]

    /// - Parameters:
    ///   - name: What the usual folder is called, and the database in it.
    ///   - files: What every process opens that works with the folder, but for the database.
    public init(name: String, files: [String]) {
      self.name = name
      self.files = files
    }
  }

  /// The absolute path.
  public let path: String
  private let contents: Contents

  /// The folder given, or else the one that the XDG base directory specification names for an app.
  ///
  /// - Parameters:
  ///   - given: What `--data` says; nil or empty when it was not said.
  ///   - contents: What the app keeps there.
  ///   - environment: Read for `XDG_DATA_HOME` and `HOME`.
  public init(_ given: String?, of contents: Contents, environment: [String: String]) {
    path = Self.absolute(given ?? "") ?? Self.standard(contents.name, environment)
    self.contents = contents
  }

  /// A folder in it, of the same contents.
  ///
  /// - Parameter name: Its path from here.
  public func directory(_ name: String) -> DataDirectory {
    DataDirectory("\(path)/\(name)", of: contents, environment: [:])
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
    for name in contents.files {
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

  /// The database file of those who keep their data on this machine.
  public var database: String { "\(path)/\(contents.name).sqlite" }

  /// The folder with its files and folders.
  public var folder: PrivateFolder { PrivateFolder(path) }

  private static func absolute(_ path: String) -> String? {
    path.isEmpty ? nil : URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func standard(_ name: String, _ environment: [String: String]) -> String {
    // The specification has relative paths ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return "\(data)/\(name)" }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return "\(home)/.local/share/\(name)"
  }
}
