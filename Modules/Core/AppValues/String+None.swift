import Foundation

extension String {
  /// Whether someone typed a hyphen, which means none. Japanese input methods produce other characters for the same
  /// key.
  public var meansNone: Bool {
    ["-", "－", "ー", "−"].contains(trimmingCharacters(in: .whitespaces))
  }
}
