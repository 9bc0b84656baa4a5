/// The progress of updating a database of an earlier version before it can be used.
public enum DatabaseUpdate: Hashable, Sendable {
  /// The database is being copied; with the fraction that is done, from 0 to 1.
  case copying(Double)
  /// The copy is in this file.
  case copied(String)
  /// It isn't copied, since it's on a server.
  case notCopied
  /// There's too little room to begin; with the bytes needed, and the bytes free. Nothing has been changed.
  case lacksRoom(needed: Int, free: Int)
  /// The tables are being updated; with the fraction that is done, from 0 to 1.
  case changing(Double)
  /// The update was interrupted, and continues the next time the database is opened; with the fraction that was done,
  /// from 0 to 1, and the file with the latest copy, or nil if there is none.
  case stopped(Double, copy: String?)
}
