public import AppValues
public import Entities

/// A change to a filter: what is nil or not listed stays as it is.
public struct FilterChange: Hashable, Sendable {
  /// Its settings afterwards; nil if they stay.
  public var settings: FilterSettings?
  /// What is done to its phrases, one after the other.
  public var phrases: [PhraseChange]
  /// The posts that it's for from now on, besides those that it's for already.
  public var addedPosts: [ID<Post>]
  /// The entries of posts that it's no longer for.
  public var removedPosts: [ID<FilteredPost>]

  /// A change of nothing, unless it's said otherwise.
  public init(
    settings: FilterSettings? = nil, phrases: [PhraseChange] = [], addedPosts: [ID<Post>] = [],
    removedPosts: [ID<FilteredPost>] = []
  ) {
    self.settings = settings
    self.phrases = phrases
    self.addedPosts = addedPosts
    self.removedPosts = removedPosts
  }
}

/// What is done to the phrases of a filter.
public enum PhraseChange: Hashable, Sendable {
  /// A phrase is added; it's found only as a whole word, or anywhere.
  case add(String, isWholeWord: Bool)
  /// A phrase has another text, or is found in another way; what is nil stays.
  case edit(ID<FilterPhrase>, text: String?, isWholeWord: Bool?)
  /// A phrase is removed.
  case remove(ID<FilterPhrase>)
}
