import AppValues

/// How a post begins, where a comment on it quotes it.
public struct PostExcerpt: Codable, Hashable, Sendable {
  /// The most Unicode scalars that are quoted, by which databases count: few enough that a page of comments stays
  /// small, and more than one row of a screen shows.
  public static let limit = 100

  /// The beginning of the post's text, or of its warning, as it was written; ends with `…` where it was cut.
  public let text: String
  /// Whether it's the warning that is quoted, because the text is for those who open the post.
  public let isWarning: Bool

  /// Cuts a text, between two characters as people count them; nil if nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - text: All of the text or warning, or at least one scalar more than `limit`.
  ///   - isWarning: Whether it's the warning.
  public init?(_ text: String, isWarning: Bool = false) {
    let kept = Self.beginning(of: text)
    guard Printable.canBeSeen(String(kept)) else { return nil }
    self.text = kept.endIndex < text.endIndex ? Printable.ordered(String(kept)) + "…" : text
    self.isWarning = isWarning
  }

  /// What may be quoted of a post; nil where there's only a photo, say.
  public init?<Picture>(of content: PostContent<Picture>) {
    self.init(content.warning ?? content.text, isWarning: content.warning != nil)
  }

  private static func beginning(of text: String) -> Substring {
    let scalars = text.unicodeScalars
    // Bytes are known without counting, and no fewer than scalars.
    guard text.utf8.count > limit,
      var end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
    else { return text[...] }
    while end > scalars.startIndex, String.Index(end, within: text) == nil {
      end = scalars.index(before: end)
    }
    return text[..<end]
  }
}
