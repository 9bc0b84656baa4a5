import AppValues

@testable import SocialTodoStore

/// A folder whose operations fail as planned.
struct FaultyFolder: SyncFolder {
  let folder: any SyncFolder
  let faults: Faults

  /// Opens folders so.
  static func opening(_ faults: Faults) -> @Sendable (String) throws(AppError) -> any SyncFolder {
    { path throws(AppError) in
      try faults.before("folder")
      return FaultyFolder(folder: try OpenFolder(path), faults: faults)
    }
  }

  func names() throws(AppError) -> [String] {
    try faults.before("names")
    return try folder.names()
  }

  func status(of name: String) throws(AppError) -> FileStatus? {
    try faults.before("status \(name)")
    return try folder.status(of: name)
  }

  func open(_ name: String, for use: FileUse) throws(AppError) -> (any SyncFile)? {
    try faults.before("open \(name) for \(use)")
    return try folder.open(name, for: use).map { FaultyFile(file: $0, name: name, faults: faults) }
  }

  func rename(_ name: String, to other: String) throws(AppError) {
    try faults.before("rename to \(other)")
    try folder.rename(name, to: other)
  }

  func remove(_ name: String) throws(AppError) {
    try faults.before("remove \(name)")
    try folder.remove(name)
  }

  func synchronize() throws(AppError) {
    try faults.before("synchronize folder")
    try folder.synchronize()
  }
}

private struct FaultyFile: SyncFile {
  let file: any SyncFile
  let name: String
  let faults: Faults

  func status() throws(AppError) -> FileStatus {
    try faults.before("status of \(name)")
    return try file.status()
  }

  func read(_ count: Int, at offset: Int64) throws(AppError) -> [UInt8] {
    try faults.before("read \(name)")
    return try file.read(count, at: offset)
  }

  func append(_ bytes: [UInt8]) throws(AppError) {
    let length = try file.status().bytes
    try faults.before("append to \(name)") {
      // What can't even be written by half is not written at all.
      try? file.append(Array(bytes.prefix(bytes.count / 2)))
      faults.wrote(file, name, syncedBefore: length)
    }
    try file.append(bytes)
    faults.wrote(file, name, syncedBefore: length)
  }

  func truncate(to length: Int64) throws(AppError) {
    try faults.before("truncate \(name)")
    try file.truncate(to: length)
  }

  func synchronize() throws(AppError) {
    try faults.before("synchronize \(name)")
    try file.synchronize()
    faults.synchronized(name)
  }
}
