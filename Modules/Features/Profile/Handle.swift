import Entities
import Foundation

/// A person's handle as people type it, made into the one form in which it is looked up.
struct Handle {
  /// The most characters of a handle of this server.
  static let maximumLength = 30

  /// Without the `@` in front, in lower case; `alice` or `alice@host`.
  let text: String

  /// Spaces around it, an `@` in front, full-width letters and upper case are no mistakes.
  ///
  /// Throws `invalid(.handle, …)` with `empty`, `malformed` or `tooLong`.
  init(_ typed: String) throws(SocialError) {
    var text = typed.precomposedStringWithCompatibilityMapping
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("@") { text.removeFirst() }
    guard !text.isEmpty else { throw .invalid(.handle, .empty) }
    if text.contains("@") {
      // Other servers have their own rules; only what could never be a handle is refused.
      guard text.wholeMatch(of: /[A-Za-z0-9_.\-]{1,64}@[A-Za-z0-9.\-]{1,253}(:[0-9]{1,5})?/) != nil else {
        throw .invalid(.handle, .malformed)
      }
    } else {
      guard text.wholeMatch(of: /[A-Za-z0-9_]+/) != nil else { throw .invalid(.handle, .malformed) }
      let excess = text.count - Self.maximumLength
      guard excess <= 0 else {
        throw .invalid(.handle, .tooLong(maximum: Self.maximumLength, excess: excess))
      }
    }
    self.text = text.lowercased()
  }
}
