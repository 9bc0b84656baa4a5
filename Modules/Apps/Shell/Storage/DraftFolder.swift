public import AppValues
public import Entities
import Foundation
public import Post
import SocialCredentials
public import SocialMenuShell

/// What one person has begun to write on this machine: a file for each draft in `drafts/USER` of the data
/// directory, readable by its owner alone, on the disk when `save` returns.
public struct DraftFolder: DraftStore {
  private static let ending = ".json"

  private let folder: PrivateFolder
  private let log: @Sendable (String) -> Void

  /// The drafts of `viewer` in a data directory.
  ///
  /// - Parameter log: Takes a message, in English, when a damaged draft was set aside.
  public init(directory: DataDirectory, viewer: Viewer, log: @escaping @Sendable (String) -> Void) {
    let owner = viewer.session.map { "user-" + FileName.encoded($0.user.rawValue) } ?? "anonymous"
    self.folder = directory.folder.folder("drafts").folder(owner)
    self.log = log
  }

  public func list() async throws(AppError) -> [Draft] {
    var drafts: [Draft] = []
    for name in try folder.names() where name.hasSuffix(Self.ending) {
      if let draft = try read(folder.file(name)) { drafts.append(draft) }
    }
    return drafts
  }

  public func load(_ id: ID<Draft>) async throws(AppError) -> Draft? {
    try read(file(id))
  }

  public func save(_ draft: Draft) async throws(AppError) {
    try folder.create()
    try file(draft.id).replace(with: try DraftDocument(draft).bytes())
  }

  public func discard(_ id: ID<Draft>) async throws(AppError) {
    try file(id).remove()
    folder.removeLeftovers()
  }

  public func discardAll() async throws(AppError) {
    for name in try folder.names() { try folder.file(name).remove() }
  }

  /// A damaged file is set aside: what can still be read of it is kept for its owner.
  private func read(_ file: PrivateFile) throws(AppError) -> Draft? {
    var bytes: [UInt8] = []
    do throws(AppError) {
      guard let content = try file.read() else { return nil }
      bytes = content
    } catch .storage(.notAFile) {
      // A folder or a pipe is no draft.
    }
    let name = String(file.name.dropLast(Self.ending.count))
    let modified = file.modified ?? Timestamp(milliseconds: 0)
    if let draft = DraftDocument.draft(from: bytes, file: name, modified: modified) { return draft }
    try file.rename(to: file.name + ".damaged")
    log("\(file.path) is damaged and was renamed to \(file.name).damaged")
    return nil
  }

  private func file(_ id: ID<Draft>) -> PrivateFile {
    folder.file(FileName.encoded(id.rawValue) + Self.ending)
  }
}
