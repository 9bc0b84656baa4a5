public import AppValues

/// What a person would rather not see: phrases that posts may contain, and certain posts.
public struct PostFilter: Codable, Hashable, Sendable, Identifiable {
  /// The maximum number of filters that a person can have.
  public static let maximumCount = 100
  /// The maximum number of phrases, and of posts, in all filters of a person together.
  public static let maximumEntries = 2000

  /// Identifies the filter among those of its person.
  public let id: AppValues.ID<PostFilter>
  /// What it's called, where it applies, what it does and when it ends.
  public var settings: FilterSettings
  /// What it looks for, in the order in which it was added.
  public var phrases: [FilterPhrase]
  /// The posts that it's for, in the order in which they were added.
  public var posts: [FilteredPost]

  /// A filter as its source has it.
  public init(
    id: AppValues.ID<PostFilter>, settings: FilterSettings, phrases: [FilterPhrase] = [],
    posts: [FilteredPost] = []
  ) {
    self.id = id
    self.settings = settings
    self.phrases = phrases
    self.posts = posts
  }
}

/// What a filter is called, where it applies, what it does and when it ends.
public struct FilterSettings: Codable, Hashable, Sendable {
  /// The title, which is shown in place of the posts that it warns of.
  public var title: String
  /// Where it applies; never empty.
  public var contexts: Set<FilterContext>
  /// What happens to the posts that it matches.
  public var action: FilterAction
  /// When it ends; nil for never.
  public var expiresAt: Timestamp?

  /// A filter that warns everywhere and never ends, unless it's said otherwise.
  public init(
    _ title: String, in contexts: Set<FilterContext> = Set(FilterContext.allCases),
    action: FilterAction = .warn, expiresAt: Timestamp? = nil
  ) {
    self.title = title
    self.contexts = contexts
    self.action = action
    self.expiresAt = expiresAt
  }

  /// Whether it hasn't ended.
  public func stands(at now: Timestamp) -> Bool { expiresAt.map { $0 > now } ?? true }
}

/// Where a filter applies. The raw values are those of the wire, and printed, so they never change.
public enum FilterContext: String, Codable, Hashable, Sendable, CaseIterable {
  /// The home timeline and lists.
  case home
  /// Notifications.
  case notifications
  /// The public timeline and hashtags.
  case everyone = "public"
  /// The comments below a post, and what it replies to.
  case thread
  /// A person's posts.
  case account
}

/// What happens to the posts that a filter matches. The raw values are those of the wire, and printed, so they never
/// change.
public enum FilterAction: String, Codable, Hashable, Sendable, CaseIterable {
  /// The title of the filter is shown until someone opens the post.
  case warn
  /// The post isn't shown.
  case hide
  /// Its photos are shown once someone opens the post.
  case blur
}

/// A phrase that a filter looks for.
public struct FilterPhrase: Codable, Hashable, Sendable, Identifiable {
  /// Identifies the phrase among all that its person has.
  public let id: AppValues.ID<FilterPhrase>
  /// The phrase. Case, accents and width make no difference.
  public let text: String
  /// Whether it's found only where it isn't a part of longer words. In scripts without spaces it's found anywhere.
  public let isWholeWord: Bool

  /// A phrase as its source has it.
  public init(id: AppValues.ID<FilterPhrase>, text: String, isWholeWord: Bool) {
    self.id = id
    self.text = text
    self.isWholeWord = isWholeWord
  }
}

/// A post that a filter is for.
public struct FilteredPost: Codable, Hashable, Sendable, Identifiable {
  /// Identifies the entry among all that its person has.
  public let id: AppValues.ID<FilteredPost>
  /// The post.
  public let post: Post.ID

  /// An entry as its source has it.
  public init(id: AppValues.ID<FilteredPost>, post: Post.ID) {
    self.id = id
    self.post = post
  }
}

/// A filter of the viewer's that matches a post.
public struct FilterMatch: Codable, Hashable, Sendable {
  /// The filter.
  public let filter: ID<PostFilter>
  /// What it's called, where it applies, what it does and when it ends.
  public let settings: FilterSettings
  /// The phrases of the filter that were found.
  public let phrases: [String]
  /// Whether the filter is for this very post.
  public let namesPost: Bool

  /// A match as its source found it.
  public init(
    _ filter: ID<PostFilter>, _ settings: FilterSettings, phrases: [String] = [], namesPost: Bool = false
  ) {
    self.filter = filter
    self.settings = settings
    self.phrases = phrases
    self.namesPost = namesPost
  }
}

extension Post {
  /// Whether a filter of the viewer's hides the post.
  ///
  /// - Parameter context: Where it would be shown; nil where filters don't apply.
  public func isHidden(in context: FilterContext?) -> Bool { match(.hide, in: context) != nil }

  /// The filter of the viewer's whose title is shown until someone opens the post: also one that hides it, where it's
  /// shown all the same, since someone asked for this very post.
  ///
  /// - Parameter context: Where the post is shown; nil where filters don't apply.
  public func fold(in context: FilterContext?) -> FilterMatch? {
    match(.hide, in: context) ?? match(.warn, in: context)
  }

  /// The first of the viewer's filters with an action that matches the post; nil if none does.
  ///
  /// - Parameter context: Where the post is shown; nil where filters don't apply.
  public func match(_ action: FilterAction, in context: FilterContext?) -> FilterMatch? {
    guard let context else { return nil }
    return filters.first { $0.settings.action == action && $0.settings.contexts.contains(context) }
  }
}
