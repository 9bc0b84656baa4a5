public import AppValues

/// A filter of the user, for statuses they'd rather not see.
public struct MastodonFilter: WireValue, Hashable {
  /// The id and the title.
  public var id, title: String
  /// Where it applies: `home`, `notifications`, `public`, `thread`, `account`.
  public var context: [String]
  /// When it ends; nil for never.
  public var expiresAt: Timestamp?
  /// What happens to a status that it applies to.
  public var filterAction: MastodonFilterAction
  /// The words that it looks for, and the statuses that it's for. Left out if nil, as in the result of a filter.
  public var keywords: [MastodonFilterKeyword]?, statuses: [MastodonFilterStatus]?

  /// A filter that warns by default.
  public init(
    id: String, title: String, context: [String] = [], expiresAt: Timestamp? = nil,
    filterAction: MastodonFilterAction = .warn, keywords: [MastodonFilterKeyword]? = nil,
    statuses: [MastodonFilterStatus]? = nil
  ) {
    self.id = id
    self.title = title
    self.context = context
    self.expiresAt = expiresAt
    self.filterAction = filterAction
    self.keywords = keywords
    self.statuses = statuses
  }

  enum CodingKeys: String, CodingKey {
    case id, title, context
    case expiresAt = "expires_at"
    case filterAction = "filter_action"
    case keywords, statuses
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), title: values.text(.title), context: values.list(.context),
      expiresAt: values.instant(.expiresAt), filterAction: values.word(.filterAction, or: .warn),
      keywords: values.part(.keywords), statuses: values.part(.statuses))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.title, title)
      members.write(.context, context)
      members.write(.expiresAt, expiresAt)
      members.write(.filterAction, filterAction)
      members.writeIfPresent(.keywords, keywords)
      members.writeIfPresent(.statuses, statuses)
    }
  }
}

/// What happens to a status that a filter applies to.
public struct MastodonFilterAction: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It's shown when the user asks for it, after the title of the filter.
  public static let warn = MastodonFilterAction(rawValue: "warn")
  /// It isn't shown.
  public static let hide = MastodonFilterAction(rawValue: "hide")
  /// Its photos are covered.
  public static let blur = MastodonFilterAction(rawValue: "blur")
}

/// A filter that applies to a status.
public struct MastodonFilterResult: WireValue, Hashable {
  /// The filter.
  public var filter: MastodonFilter
  /// The words that were found, and the status if the filter is for it; nil if it applies for another reason.
  public var keywordMatches, statusMatches: [String]?

  /// A filter that applies.
  public init(filter: MastodonFilter, keywordMatches: [String]? = nil, statusMatches: [String]? = nil) {
    self.filter = filter
    self.keywordMatches = keywordMatches
    self.statusMatches = statusMatches
  }

  enum CodingKeys: String, CodingKey {
    case filter
    case keywordMatches = "keyword_matches"
    case statusMatches = "status_matches"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      filter: try values.requiredPart(.filter), keywordMatches: values.part(.keywordMatches),
      statusMatches: values.part(.statusMatches))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.filter, filter)
      members.write(.keywordMatches, keywordMatches)
      members.write(.statusMatches, statusMatches)
    }
  }
}

/// Words that a filter looks for.
public struct MastodonFilterKeyword: WireValue, Hashable {
  /// The id, and the words.
  public var id, keyword: String
  /// Whether they're found only as whole words.
  public var wholeWord: Bool

  /// Words that are found anywhere by default.
  public init(id: String, keyword: String, wholeWord: Bool = false) {
    self.id = id
    self.keyword = keyword
    self.wholeWord = wholeWord
  }

  enum CodingKeys: String, CodingKey {
    case id, keyword
    case wholeWord = "whole_word"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), keyword: values.text(.keyword), wholeWord: values.flag(.wholeWord))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.keyword, keyword)
      members.write(.wholeWord, wholeWord)
    }
  }
}

/// A status that a filter is for.
public struct MastodonFilterStatus: WireValue, Hashable {
  /// The id of this entry, and of the status.
  public var id, statusID: String

  /// An entry for a status.
  public init(id: String, statusID: String) {
    self.id = id
    self.statusID = statusID
  }

  enum CodingKeys: String, CodingKey {
    case id
    case statusID = "status_id"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(id: try values.required(.id), statusID: try values.required(.statusID))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.statusID, statusID)
    }
  }
}
