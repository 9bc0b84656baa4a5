/// What is done to a database of an earlier version before it can be used.
public enum DatabaseUpdate: Hashable, Sendable {
  /// It is copied as it is: how much of it has been, from 0 to 1.
  case copying(Double)
  /// The copy is in this file.
  case copied(String)
  /// Its tables are brought up to date: how much of that is done, from 0 to 1.
  case changing(Double)
}
