/// What is done to a database of an earlier version before it can be used.
public enum DatabaseUpdate: Hashable, Sendable {
  /// It is copied as it is: how much of it has been, from 0 to 1.
  case copying(Double)
  /// The copy is in this file.
  case copied(String)
  /// It isn't copied, since it's on a server.
  case notCopied
  /// There's too little room to begin: how many bytes are needed, and how many are free. Nothing has been changed.
  case lacksRoom(needed: Int, free: Int)
  /// Its tables are brought up to date: how much of that is done, from 0 to 1.
  case changing(Double)
  /// It was interrupted, and continues the next time the database is opened: how much of it was done, from 0 to 1, and the
  /// file with the latest copy; nil if there is none.
  case stopped(Double, copy: String?)
}
