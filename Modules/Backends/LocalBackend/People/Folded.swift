import Foundation

/// What two entries that mean the same person have in common.
enum Folded {
  /// A handle in whatever case.
  static func handle(_ handle: String) -> String { handle.lowercased() }

  /// An address in whatever case, however its characters are composed.
  static func email(_ email: String) -> String {
    email.precomposedStringWithCanonicalMapping.lowercased()
  }
}
