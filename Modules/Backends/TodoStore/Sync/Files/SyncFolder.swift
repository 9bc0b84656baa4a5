import AppValues

/// An open folder in which devices keep in step. What is done to it is done to the folder that was opened, though
/// another should have come to its path since: where a stick was pulled out, nothing is written to where it was.
///
/// All throw `unavailable` once the folder is gone; `storage(full)`, `storage(readOnly)`, `storage(diskFault)` and
/// other faults of the system.
protocol SyncFolder: Sendable {
  /// The names in it, sorted.
  func names() throws(AppError) -> [String]
  /// What has a name; nil when nothing has. Links are not followed.
  func status(of name: String) throws(AppError) -> FileStatus?
  /// Opens a file; nil when there is none. Never waits.
  ///
  /// Throws `storage(notAFile)` where something else has the name, a link too.
  func open(_ name: String, for use: FileUse) throws(AppError) -> (any SyncFile)?
  /// Gives a file another name, in place of what has that.
  func rename(_ name: String, to other: String) throws(AppError)
  /// Removes a file; none there is no error.
  func remove(_ name: String) throws(AppError)
  /// Makes names that were added, changed or removed survive a crash.
  func synchronize() throws(AppError)
}

/// An open file of such a folder; it's closed with its last reference.
protocol SyncFile: Sendable {
  /// What it is.
  func status() throws(AppError) -> FileStatus
  /// At most `count` bytes from an offset; empty at the end.
  func read(_ count: Int, at offset: Int64) throws(AppError) -> [UInt8]
  /// Adds bytes to its end.
  func append(_ bytes: [UInt8]) throws(AppError)
  /// Cuts it off.
  func truncate(to length: Int64) throws(AppError)
  /// Makes what was written survive a crash.
  func synchronize() throws(AppError)
}

/// What a file is opened for.
enum FileUse: Sendable {
  case reading
  case appending
  /// Makes it; throws `conflict` where it's there.
  case creating
}

/// What can be said of a file without reading it.
struct FileStatus: Hashable, Codable, Sendable {
  /// Whether it's a file, and no folder, link, pipe or device.
  let isFile: Bool
  /// Its length in bytes.
  let bytes: Int64
  /// Its length, and when it was changed last: where this is the same, so is what it holds. The number of the file is
  /// none of it: file systems of networks give new ones.
  let identity: [Int64]
}
