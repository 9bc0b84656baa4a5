import Foundation

extension String {
  /// Whether someone typed a hyphen, which says that there is to be none. An input method for Japanese makes other
  /// characters of the same key.
  public var meansNone: Bool {
    ["-", "－", "ー", "−"].contains(trimmingCharacters(in: .whitespaces))
  }
}
