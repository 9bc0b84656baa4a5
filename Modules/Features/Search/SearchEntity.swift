public import AppValues
public import Entities

/// A kind of result, in the order in which the kinds are shown.
public enum SearchScope: String, Hashable, Sendable, CaseIterable {
  /// People, matched by handle or name.
  case people
  /// Hashtags, matched by their beginning.
  case hashtags
  /// Posts, matched by the words in their text or by their author.
  case posts
}

/// A search query, checked by the interactor.
public struct SearchQuery: Hashable, Sendable {
  /// The query as entered, with single spaces between the words.
  public let text: String
  /// What the query can find, of what the source can: only people for `@alice`, hashtags and posts for `#swift`, only posts for
  /// `from:alice`, everything otherwise.
  public internal(set) var scopes: [SearchScope]
  /// What to search people for: the text without the `@`.
  public let people: String
  /// The beginning of the hashtags to find; nil when the text can't begin a hashtag.
  public let hashtags: String?
  /// Which posts to find.
  public let posts: PostQuery

  /// Creates a query without checking it; `SearchInteractor.query(_:)` parses and checks what people enter.
  public init(
    text: String, scopes: [SearchScope], people: String, hashtags: String?, posts: PostQuery
  ) {
    self.text = text
    self.scopes = scopes
    self.people = people
    self.hashtags = hashtags
    self.posts = posts
  }

  /// The only kind that the query can find; nil when there are several.
  public var onlyScope: SearchScope? { scopes.count == 1 ? scopes[0] : nil }
}

/// Which posts to find.
public struct PostQuery: Hashable, Sendable {
  /// The words that the text must contain, separated by spaces; empty for all posts by the author.
  public let words: String
  /// The author of the posts; nil for anyone.
  public let author: PostAuthor?

  /// Posts that contain every one of the words.
  ///
  /// - Parameters:
  ///   - words: The words to find.
  ///   - author: The author of the posts; nil for anyone.
  public init(_ words: String, by author: PostAuthor? = nil) {
    self.words = words
    self.author = author
  }
}

/// The author of the posts to find.
public enum PostAuthor: Hashable, Sendable {
  /// The viewer's own posts.
  case viewer
  /// The person with this handle, without the `@`, in lower case (`Handle.folded`).
  case handle(String)
}

/// The first results of a query, of each kind that was asked for.
public struct SearchOverview: Sendable {
  /// The people, in the order of the source.
  public var people = Page<User>(items: [], older: nil, newer: nil)
  /// The hashtags, by their names.
  public var hashtags = Page<Hashtag>(items: [], older: nil, newer: nil)
  /// The posts, newest first.
  public var posts = Page<Post>(items: [], older: nil, newer: nil)

  /// An overview without results.
  public init() {}
}
