/// A kind of thing that is found, in the order in which they are shown.
public enum SearchScope: String, Hashable, Sendable, CaseIterable {
  /// People, by their handle or name.
  case people
  /// Hashtags, by how they begin.
  case hashtags
  /// Posts, by the words in their text or by who wrote them.
  case posts
}

/// What to look for, checked by the interactor.
public struct SearchQuery: Hashable, Sendable {
  /// As it was entered, with single spaces between the words.
  public let text: String
  /// What the query can find: people alone for `@alice`, hashtags and posts for `#swift`, posts alone for
  /// `from:alice`, everything otherwise.
  public let scopes: [SearchScope]
  /// What to ask the people for: the text without the `@`.
  public let people: String
  /// What hashtags are to begin with; nil when no hashtag does.
  public let hashtags: String?
  /// Which posts to look for.
  public let posts: PostQuery

  /// A query that needs no checking; `SearchInteractor.query(_:)` makes one of what people enter.
  public init(
    text: String, scopes: [SearchScope], people: String, hashtags: String?, posts: PostQuery
  ) {
    self.text = text
    self.scopes = scopes
    self.people = people
    self.hashtags = hashtags
    self.posts = posts
  }

  /// The one thing that the query can find; nil when there are several.
  public var onlyScope: SearchScope? { scopes.count == 1 ? scopes[0] : nil }
}

/// Which posts to look for.
public struct PostQuery: Hashable, Sendable {
  /// The words that the text must hold, separated by spaces; empty for every post of the author's.
  public let words: String
  /// Whose posts; nil for everyone's.
  public let author: PostAuthor?

  /// Posts that hold every one of the words.
  ///
  /// - Parameter author: Whose posts alone; nil for everyone's.
  public init(_ words: String, by author: PostAuthor? = nil) {
    self.words = words
    self.author = author
  }
}

/// Whose posts to look for.
public enum PostAuthor: Hashable, Sendable {
  /// The viewer's own posts.
  case viewer
  /// By handle, without the `@`, in lower case (`Handle.folded`).
  case handle(String)
}
