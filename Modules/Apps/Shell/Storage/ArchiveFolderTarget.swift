import AppValues
import Archive
import Foundation
import SocialArchiving
import SocialFiles

/// An archive that is being written beside where it is to lie, under a name of its own until it is whole.
struct ArchiveFolderTarget: ArchiveTarget {
  private let work: ArchiveWork
  private let isReplacing: Bool
  private let tool: ArchiveTool
  /// Held as long as something is written.
  private let note: ArchiveNote?

  /// What is written to.
  private var folder: PrivateFolder { PrivateFolder(work.folder) }
  private var path: String { work.target }

  init(
    _ path: String, isReplacing: Bool, tool: ArchiveTool, journal: ArchiveJournal
  ) throws(AppError) {
    work = ArchiveWork(target: path)
    self.isReplacing = isReplacing
    self.tool = tool
    note = journal.begin(work)
    do throws(AppError) {
      try folder.create()
    } catch .storage(.notAFolder) {
      // Some folders hold no others, and some names are too long.
      throw .storage(.readOnly)
    }
  }

  func append(_ bytes: [UInt8], to name: String) throws(AppError) {
    try makeFolder(of: name)
    let descriptor = try FileFault.check("open") {
      open("\(folder.path)/\(name)", O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    defer { close(descriptor) }
    try Self.write(bytes[...], to: descriptor)
  }

  func copy(_ path: String, as name: String) throws(AppError) {
    try makeFolder(of: name)
    guard let source = try RegularFile.open(path, O_RDONLY) else { throw .invalid(.file, .missing) }
    defer { close(source) }
    let descriptor = try FileFault.check("open") {
      open("\(folder.path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    defer { close(descriptor) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try FileFault.check("read") {
        piece.withUnsafeMutableBytes { read(source, $0.baseAddress, $0.count) }
      }
      if count == 0 { return }
      try Self.write(piece[..<count], to: descriptor)
    }
  }

  func finish() async throws(AppError) {
    if path.lowercased().hasSuffix(".zip") {
      try await tool.pack(folder.path, into: work.packed)
      // Another program made it, by its own idea of who may read it.
      try FileFault.check("chmod") { chmod(work.packed, 0o600) }
      try Self.synchronize(work.packed)
      try place(work.packed)
      FileSystem.remove(folder.path)
    } else {
      try synchronizeFolder()
      try place(folder.path)
    }
    try Self.synchronize(NSString(string: path).deletingLastPathComponent)
  }

  func discard() async {
    FileSystem.remove(folder.path)
    FileSystem.remove(work.packed)
  }

  /// Gives what was written its name.
  private func place(_ written: String) throws(AppError) {
    let isThere = FileSystem.kind(of: path, follows: false) != nil
    if isThere, !isReplacing { throw .invalid(.file, .taken) }
    if isThere { try FileFault.check("rename") { rename(path, work.old) } }
    do throws(AppError) {
      try FileFault.check("rename") { rename(written, path) }
    } catch {
      if isThere { rename(work.old, path) }
      throw error
    }
    FileSystem.remove(work.old)
  }

  private func makeFolder(of name: String) throws(AppError) {
    let inner = NSString(string: name).deletingLastPathComponent
    if !inner.isEmpty { try folder.folder(inner).create() }
  }

  private func synchronizeFolder() throws(AppError) {
    // If the folder can't be listed, nothing was written to it.
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
      try Self.synchronize("\(folder.path)/\(name)")
    }
    try Self.synchronize(folder.path)
  }

  private static func synchronize(_ path: String) throws(AppError) {
    let descriptor = try FileFault.check("open") { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    try FileFault.check("fsync") { fsync(descriptor) }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(AppError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = try FileFault.check("write") {
        rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }
}
