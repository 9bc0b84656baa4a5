import AppValues
import PostText

/// What is found in the text of a post, in the forms in which it is stored.
struct FoundInText: Sendable {
  /// Without the `#`, as written.
  let hashtags: [String]
  /// The same, as they are looked up.
  let tags: PostTags
  /// The folded handles of those named.
  let handles: [String]
  /// What search finds it by, beside its author.
  private let tokens: [String]

  init(_ text: String) {
    let rules = PostText(text)
    hashtags = rules.hashtags
    tags = PostTags(hashtags)
    handles = rules.mentions.map(Folded.handle)
    tokens = SearchText.tokens(text)
  }

  /// What search finds a post by: what its text holds, and who wrote it.
  func tokens(of author: Int64) -> [String] {
    tokens + [SearchIndex.token(of: author)]
  }
}
