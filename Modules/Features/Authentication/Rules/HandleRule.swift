import Entities
import Foundation
import PostText

/// What a handle may look like: the name after the `@`, the same in everybody's alphabet.
enum HandleRule {
  static let maximumLength = 30

  /// The handle without the space around it and without an `@` before it.
  ///
  /// Throws `invalid(.handle, …)`: `empty`, `tooLong`, `unprintable`, `malformed`.
  static func normalised(_ text: String) throws(SocialError) -> String {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let handle = trimmed.hasPrefix("@") ? String(trimmed.dropFirst()) : trimmed
    if handle.isEmpty { throw .invalid(.handle, .empty) }
    if !Printable.isPrintable(handle) { throw .invalid(.handle, .unprintable) }
    if handle.wholeMatch(of: /[A-Za-z0-9_]+/) == nil { throw .invalid(.handle, .malformed) }
    let excess = handle.count - maximumLength
    if excess > 0 { throw .invalid(.handle, .tooLong(maximum: maximumLength, excess: excess)) }
    return handle
  }
}
