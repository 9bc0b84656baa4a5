import AppValues

/// The beginning of a post, as quoted by a comment on it.
public struct PostExcerpt: Codable, Hashable, Sendable {
  /// The maximum number of Unicode scalars, which is what databases count: few enough to keep a page of comments
  /// small, and more than one row of a screen shows.
  public static let limit = 100

  /// The beginning of the post's text or warning, as it was written. It ends with `…` if it was cut.
  public let text: String
  /// Whether it's the warning, because the text is hidden until someone opens the post.
  public let isWarning: Bool

  /// Cuts a text between two characters as people count them; nil if nothing of it is visible.
  ///
  /// - Parameters:
  ///   - text: The whole text or warning, or at least one scalar more than `limit`.
  ///   - isWarning: Whether it's the warning.
  public init?(_ text: String, isWarning: Bool = false) {
    let kept = Self.beginning(of: text)
    guard Printable.canBeSeen(String(kept)) else { return nil }
    self.text = kept.endIndex < text.endIndex ? Printable.ordered(String(kept)) + "…" : text
    self.isWarning = isWarning
  }

  /// The part of a post that can be quoted; nil if there is none, such as in a post with only a photo.
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
