public import Entities
import Foundation

/// What a name to show may be: nearly anything that people can see.
public enum NameRule {
  /// As people count characters.
  public static let maximumLength = 30
  /// So that a few characters of many marks each do not cover their neighbours' lines.
  private static let maximumBytes = 1000

  /// The name without the space around it.
  ///
  /// Throws `invalid(.name, …)`: `empty`, `tooLong`, `unprintable`; `tooLarge`.
  public static func normalised(_ text: String) throws(SocialError) -> String {
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
    if !Printable.isPrintable(name) { throw .invalid(.name, .unprintable) }
    if !Printable.canBeSeen(name) { throw .invalid(.name, .empty) }
    let excess = name.count - maximumLength
    if excess > 0 { throw .invalid(.name, .tooLong(maximum: maximumLength, excess: excess)) }
    if name.utf8.count > maximumBytes { throw .tooLarge }
    return name
  }
}
