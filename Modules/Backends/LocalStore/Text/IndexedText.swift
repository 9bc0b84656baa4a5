import AppValues
import PostText

/// What a post is found by: the hashtags, mentions and search tokens of its text, as they are stored.
package struct IndexedText: Sendable {
  /// Without the `#`, as written.
  package let hashtags: [String]
  /// The hashtags as they are looked up.
  package let tags: PostTags
  /// The folded handles of the people it mentions.
  package let handles: [String]
  /// The tokens of the text that search finds the post by.
  private let tokens: [String]

  package init(_ text: String) {
    let rules = PostText(text)
    hashtags = rules.hashtags
    tags = PostTags(hashtags)
    handles = rules.mentions.map(IdentifierFolding.handle)
    tokens = SearchText.tokens(text)
  }

  /// The tokens that search finds a post by: those of its text, and that of its author.
  package func tokens(of author: Int64) -> [String] {
    tokens + [SearchIndex.token(of: author)]
  }
}
