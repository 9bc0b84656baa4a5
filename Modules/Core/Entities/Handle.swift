public import AppValues
import Foundation

/// A person's handle: the name after the `@`, in ASCII, so that everyone can type it.
public struct Handle: Hashable, Sendable {
  /// The handle without the `@` in front, in the case in which it was typed: `Alice`, or `Alice@host`.
  public let text: String

  /// Reads a handle of this server or another as it was `typed`. White space around it, an `@` in front and
  /// full-width letters are accepted.
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

  /// Reads a handle of this server as it was `typed`: letters from a to z, digits and `_`.
  ///
  /// Throws `invalid(.handle, …)` with `empty`, `malformed`, `tooLong` or `tooLarge`.
  public init(ownServer typed: String) throws(AppError) {
    text = try Self.bare(typed)
    try Self.check(text)
  }

  /// The handle for lookups, in lowercase, since case makes no difference.
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

  /// Checks a qualified handle. Other servers have their own rules, so only what could never be a handle is refused.
  private static func checkQualified(_ text: String) throws(AppError) {
    if text.wholeMatch(of: /[A-Za-z0-9_.\-]{1,64}@[A-Za-z0-9.\-]{1,253}(:[0-9]{1,5})?/) == nil {
      throw .invalid(.handle, .malformed)
    }
  }
}
