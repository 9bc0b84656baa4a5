public import AppValues
import Entities
import Foundation

/// The name of a hashtag, in its author's spelling.
public struct HashtagName: Hashable, Sendable {
  /// The name without the `#`.
  public let text: String

  /// Reads the name that someone `entered`, with or without `#`; nil if it isn't a valid hashtag.
  public init?(_ entered: String) {
    let name = Self.bare(entered)
    guard TextLimit.hashtag.holds(name) else { return nil }
    let parts = PostText("#\(name)").parts
    guard parts.count == 1, parts[0].kind == .hashtag else { return nil }
    text = name
  }

  /// Reads the name that someone `entered`, with or without `#`.
  ///
  /// Throws `invalid(.hashtag, …)` if it isn't a valid hashtag.
  public init(checking entered: String) throws(AppError) {
    try TextLimit.hashtag.check(Self.bare(entered))
    guard let name = Self(entered) else {
      throw .invalid(
        .hashtag, entered.allSatisfy { $0.isWhitespace || "#＃".contains($0) } ? .empty : .malformed)
    }
    self = name
  }

  /// The entered text without `#` and white space around it, whether or not it's a valid hashtag.
  public static func bare(_ entered: String) -> String {
    let name = entered.trimmingCharacters(in: .whitespacesAndNewlines)
    return name.first.map { "#＃".contains($0) } == true ? String(name.dropFirst()) : name
  }

  /// The name for comparison: `Café`, `cafe` and `ＣＡＦＥ` are the same hashtag.
  public var folded: String { Self.folded(text) }

  /// The form for comparison of a name found in a text.
  public static func folded(_ name: String) -> String { SearchText.folded(name) }
}
