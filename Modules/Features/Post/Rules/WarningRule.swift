import Entities
import Foundation
import PostText

/// What may be said in place of a text until the reader opens it.
enum WarningRule {
  static let maximumLength = 200

  /// The warning without the space around it; nil when there is none.
  ///
  /// Throws `invalid(.warning, …)`: `empty`, `tooLong`, `unprintable`.
  static func checked(_ text: String) throws(SocialError) -> String? {
    let warning = text.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
    if warning.isEmpty { return nil }
    if !Printable.isPrintable(warning) { throw .invalid(.warning, .unprintable) }
    if !Printable.canBeSeen(warning) { throw .invalid(.warning, .empty) }
    let excess = warning.count - maximumLength
    if excess > 0 { throw .invalid(.warning, .tooLong(maximum: maximumLength, excess: excess)) }
    return warning
  }
}
