/// A filter to make or change. A change is one of what is given.
public struct MastodonFilterForm: Codable, Hashable, Sendable {
  /// The title.
  public var title: String?
  /// Where it applies: `home`, `notifications`, `public`, `thread`, `account`.
  public var context: [String]?
  /// What happens to a status that it applies to.
  public var filterAction: MastodonFilterAction?
  /// In how many seconds it ends; empty for never.
  public var expiresIn: String?
  /// Changes to its phrases.
  public var keywordsAttributes: [MastodonKeywordChange]?

  /// A filter with the values given.
  public init(
    title: String? = nil, context: [String]? = nil, filterAction: MastodonFilterAction? = nil,
    expiresIn: String? = nil, keywordsAttributes: [MastodonKeywordChange]? = nil
  ) {
    self.title = title
    self.context = context
    self.filterAction = filterAction
    self.expiresIn = expiresIn
    self.keywordsAttributes = keywordsAttributes
  }

  enum CodingKeys: String, CodingKey {
    case title, context
    case filterAction = "filter_action"
    case expiresIn = "expires_in"
    case keywordsAttributes = "keywords_attributes"
  }
}

/// A phrase to add to a filter, or the new values of one.
public struct MastodonKeywordForm: Codable, Hashable, Sendable {
  /// The words.
  public var keyword: String?
  /// Whether they're found only as whole words.
  public var wholeWord: Bool?

  /// A phrase with the values given.
  public init(keyword: String? = nil, wholeWord: Bool? = nil) {
    self.keyword = keyword
    self.wholeWord = wholeWord
  }

  enum CodingKeys: String, CodingKey {
    case keyword
    case wholeWord = "whole_word"
  }
}

/// A phrase to add to a filter, or a change to one, among the values of the filter.
public struct MastodonKeywordChange: Codable, Hashable, Sendable {
  /// The phrase that is changed; nil for a new one.
  public var id: String?
  /// The words.
  public var keyword: String?
  /// Whether they're found only as whole words.
  public var wholeWord: Bool?
  /// Whether the phrase is removed.
  public var destroy: Bool?

  /// A phrase with the values given.
  public init(id: String? = nil, keyword: String? = nil, wholeWord: Bool? = nil, destroy: Bool? = nil) {
    self.id = id
    self.keyword = keyword
    self.wholeWord = wholeWord
    self.destroy = destroy
  }

  enum CodingKeys: String, CodingKey {
    case id, keyword
    case wholeWord = "whole_word"
    case destroy = "_destroy"
  }
}

/// A status to add to a filter.
public struct MastodonFilterStatusForm: Codable, Hashable, Sendable {
  /// The id of the status.
  public var statusID: String?

  /// The id of the status.
  public init(statusID: String? = nil) {
    self.statusID = statusID
  }

  enum CodingKeys: String, CodingKey {
    case statusID = "status_id"
  }
}

/// A filter of one phrase to make or change, from older clients. A change is one of what is given.
public struct MastodonFilterFormV1: Codable, Hashable, Sendable {
  /// The phrase.
  public var phrase: String?
  /// Where it applies: `home`, `notifications`, `public`, `thread`, `account`.
  public var context: [String]?
  /// Whether statuses with it are hidden, and whether it's found only as a whole word.
  public var irreversible, wholeWord: Bool?
  /// In how many seconds it ends; empty for never.
  public var expiresIn: String?

  /// A filter with the values given.
  public init(
    phrase: String? = nil, context: [String]? = nil, irreversible: Bool? = nil, wholeWord: Bool? = nil,
    expiresIn: String? = nil
  ) {
    self.phrase = phrase
    self.context = context
    self.irreversible = irreversible
    self.wholeWord = wholeWord
    self.expiresIn = expiresIn
  }

  enum CodingKeys: String, CodingKey {
    case phrase, context, irreversible
    case wholeWord = "whole_word"
    case expiresIn = "expires_in"
  }
}
