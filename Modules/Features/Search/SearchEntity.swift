public import AppValues

/// A kind of thing that is found, in the order in which they are shown.
public enum SearchScope: String, Hashable, Sendable, CaseIterable {
  case people
  case hashtags
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
  let people: String
  /// What hashtags are to begin with; nil when no hashtag does.
  let hashtags: String?
  let posts: PostQuery

  /// The one thing that the query can find; nil when there are several.
  var onlyScope: SearchScope? { scopes.count == 1 ? scopes[0] : nil }
}

/// Which posts to look for.
public struct PostQuery: Hashable, Sendable {
  /// The words that the text must hold; empty for every post of the author's.
  public let words: String
  /// Whose posts; nil for everyone's.
  public let author: PostAuthor?

  public init(_ words: String, by author: PostAuthor? = nil) {
    self.words = words
    self.author = author
  }
}

/// Whose posts to look for.
public enum PostAuthor: Hashable, Sendable {
  /// The viewer's own posts.
  case viewer
  /// By handle, without the `@`, folded.
  case handle(String)
}

/// What has been found so far, in the order of the answer.
public struct SearchResults<Item: Hashable & Sendable>: Hashable, Sendable {
  public var items: [Item]
  /// Where the further results begin; nil when these are all.
  public let next: Cursor?

  init(items: [Item] = [], next: Cursor? = nil) {
    self.items = items
    self.next = next
  }
}
