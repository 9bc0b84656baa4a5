public import AppValues
import Foundation

/// A person's handle: the name after the `@`, the same in everyone's alphabet.
public struct Handle: Hashable, Sendable {
  /// Without the `@` in front, in the case in which it was typed: `Alice`, or `Alice@host`.
  public let text: String

  /// A handle of this server or of another as it was `typed`. Space around it, an `@` in front and full-width
  /// letters are no mistakes.
  ///
  /// Throws `invalid(.handle, …)` with `empty`, `malformed`, `tooLong` or `tooLarge`.
  public init(_ typed: String) throws(AppError) {
    text = try Self.bare(typed)
    if text.contains("@") {
      try Self.checkQualified(text)
    } else {
      try Self.check(text)
    }
  }

  /// A handle of this server as it was `typed`: letters from a to z, digits and `_`.
  ///
  /// Throws `invalid(.handle, …)` with `empty`, `malformed`, `tooLong` or `tooLarge`.
  public init(ownServer typed: String) throws(AppError) {
    text = try Self.bare(typed)
    try Self.check(text)
  }

  /// The form in which it is looked up: upper and lower case are the same handle.
  public var folded: String { text.lowercased() }

  private static func bare(_ typed: String) throws(AppError) -> String {
    try TextLimit.handle.checkBytes(typed)
    let text = typed.precomposedStringWithCompatibilityMapping
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.hasPrefix("@") ? String(text.dropFirst()) : text
  }

  private static func check(_ text: String) throws(AppError) {
    if text.isEmpty { throw .invalid(.handle, .empty) }
    if text.wholeMatch(of: /[A-Za-z0-9_]+/) == nil { throw .invalid(.handle, .malformed) }
    try TextLimit.handle.check(text)
  }

  /// Other servers have their own rules; only what could never be a handle is refused.
  private static func checkQualified(_ text: String) throws(AppError) {
    if text.wholeMatch(of: /[A-Za-z0-9_.\-]{1,64}@[A-Za-z0-9.\-]{1,253}(:[0-9]{1,5})?/) == nil {
      throw .invalid(.handle, .malformed)
    }
  }
}
