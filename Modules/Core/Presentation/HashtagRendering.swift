public import AppScreens
public import Entities

/// The rendering of a hashtag in a list.
public struct HashtagRendering: Sendable {
  private let words: Words

  /// - Parameter words: The words of the screen's language, for the counts.
  public init(words: Words) {
    self.words = words
  }

  /// The name of a `hashtag` and the number of its posts, if known, with a remark if there is one.
  public func line(_ hashtag: Hashtag, remark: String? = nil) -> Line {
    var spans = [TextSpan("#\(hashtag.name)", .strong)]
    if let count = hashtag.postCount {
      spans.append(TextSpan(" · \(words.social.counts.posts(count))", .faint))
    }
    if let remark { spans.append(TextSpan(" · \(remark)", .faint)) }
    return Line(spans)
  }

  /// A line about a `hashtag` that says whether the viewer follows it.
  public func summary(_ hashtag: Hashtag) -> Line {
    line(hashtag, remark: hashtag.isFollowed ? words.social.hashtags.following : nil)
  }
}
