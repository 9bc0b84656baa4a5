/// The order of the directory of people. The raw values may be stored, so they never change.
public enum DirectoryOrder: String, Codable, Hashable, Sendable, CaseIterable {
  /// Those who posted most recently come first.
  case active
  /// Those who joined most recently come first.
  case newest
}
