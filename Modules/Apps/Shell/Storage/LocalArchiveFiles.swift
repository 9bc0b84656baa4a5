public import AppValues
public import Archive
import Foundation
public import SocialArchiving
import SocialCredentials
public import SocialFiles

/// Archives on this machine: folders, and packed files that are unpacked into a private folder to be read.
public struct LocalArchiveFiles: ArchiveFiles {
  private let workplace: PrivateFolder
  private let journal: ArchiveJournal
  private let tool: ArchiveTool

  /// - Parameters:
  ///   - workplace: Where archives are unpacked; what a crash leaves there is removed a day later.
  ///   - outgoing: Where notes are kept of the archives that are being written.
  ///   - tool: What packs and unpacks them.
  public init(workplace: PrivateFolder, outgoing: PrivateFolder, tool: ArchiveTool) {
    self.workplace = workplace
    journal = ArchiveJournal(folder: outgoing)
    self.tool = tool
  }

  /// Removes what is left of archives that were being written when the program was killed: to be called at the
  /// start.
  public func sweep() {
    journal.sweep()
  }

  public func open(_ path: String) async throws(AppError) -> any ArchiveSource {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    switch FileSystem.kind(of: path) {
    case nil: throw .invalid(.file, .missing)
    case .folder: return try ArchiveFolderSource(FileSystem.inner(path), isTemporary: false)
    case .other: throw .invalid(.file, .unreadable)
    case .file where path.lowercased().hasSuffix(".csv"):
      return try ArchiveFolderSource(fileAt: path)
    case .file: return try await unpacked(path)
    }
  }

  public func create(_ path: String, replacing: Bool) async throws(AppError) -> any ArchiveTarget {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    let folder = NSString(string: path).deletingLastPathComponent
    guard FileSystem.kind(of: folder) == .folder else { throw .invalid(.file, .missing) }
    if FileSystem.kind(of: path, follows: false) != nil, !replacing || !Self.mayGo(path) {
      throw .invalid(.file, .taken)
    }
    return try ArchiveFolderTarget(path, isReplacing: replacing, tool: tool, journal: journal)
  }

  private func unpacked(_ path: String) async throws(AppError) -> any ArchiveSource {
    try workplace.create()
    FileSystem.removeOld(in: workplace.path, olderThan: 86_400)
    let folder = workplace.folder(String(AccessToken.random().prefix(12)))
    try folder.create()
    do throws(AppError) {
      try await tool.unpack(path, into: folder.path)
      return try ArchiveFolderSource(FileSystem.inner(folder.path), isTemporary: true, within: folder.path)
    } catch {
      FileSystem.remove(folder.path)
      throw error
    }
  }

  /// Nothing but an archive is ever replaced: a folder that is one, or a zip.
  private static func mayGo(_ path: String) -> Bool {
    switch FileSystem.kind(of: path, follows: false) {
    case .file: path.lowercased().hasSuffix(".zip")
    case .folder: FileSystem.kind(of: "\(path)/\(ArchiveFormat.headName)", follows: false) == .file
    case .other, nil: false
    }
  }
}
