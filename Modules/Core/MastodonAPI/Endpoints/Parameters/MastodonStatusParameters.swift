/// A status as it's written or edited. An edit changes only what is given; an empty text clears.
public struct MastodonStatusForm: Codable, Hashable, Sendable {
  /// What it says, as plain text.
  public var status: String?
  /// Its photos, in their order.
  public var mediaIDs: [String]?
  /// Changes of its photos.
  public var mediaAttributes: [MastodonMediaChange]?
  /// The status that it answers.
  public var inReplyToID: String?
  /// Who may see it.
  public var visibility: MastodonVisibility?
  /// Whether its photos are covered.
  public var sensitive: Bool?
  /// The warning in place of what it says, and the language of that.
  public var spoilerText, language: String?
  /// Where it was written: a place by its id.
  public var placeID: String?
  /// Where it was written: a place by its name.
  public var place: MastodonPlaceForm?
  /// A question: only some servers take one.
  public var poll: MastodonPollForm?
  /// When to publish it, and which status it quotes: only some servers can.
  public var scheduledAt, quotedStatusID: String?
  /// The only accounts that it may mention; nil for any.
  public var allowedMentions: [String]?

  /// A status with what is given.
  public init(
    status: String? = nil, mediaIDs: [String]? = nil, mediaAttributes: [MastodonMediaChange]? = nil,
    inReplyToID: String? = nil, visibility: MastodonVisibility? = nil, sensitive: Bool? = nil,
    spoilerText: String? = nil, language: String? = nil, placeID: String? = nil,
    place: MastodonPlaceForm? = nil, poll: MastodonPollForm? = nil, scheduledAt: String? = nil,
    quotedStatusID: String? = nil, allowedMentions: [String]? = nil
  ) {
    self.status = status
    self.mediaIDs = mediaIDs
    self.mediaAttributes = mediaAttributes
    self.inReplyToID = inReplyToID
    self.visibility = visibility
    self.sensitive = sensitive
    self.spoilerText = spoilerText
    self.language = language
    self.placeID = placeID
    self.place = place
    self.poll = poll
    self.scheduledAt = scheduledAt
    self.quotedStatusID = quotedStatusID
    self.allowedMentions = allowedMentions
  }

  enum CodingKeys: String, CodingKey {
    case status
    case mediaIDs = "media_ids"
    case mediaAttributes = "media_attributes"
    case inReplyToID = "in_reply_to_id"
    case visibility, sensitive
    case spoilerText = "spoiler_text"
    case language
    case placeID = "place_id"
    case place, poll
    case scheduledAt = "scheduled_at"
    case quotedStatusID = "quoted_status_id"
    case allowedMentions = "allowed_mentions"
  }
}

/// A change of a photo of a status.
public struct MastodonMediaChange: Codable, Hashable, Sendable {
  /// Which photo.
  public var id: String?
  /// What is to be seen, and the point that has to be, like `0.2,-0.1`.
  public var description, focus: String?

  /// A change of what is given.
  public init(id: String? = nil, description: String? = nil, focus: String? = nil) {
    self.id = id
    self.description = description
    self.focus = focus
  }
}

/// A place that has no id yet.
public struct MastodonPlaceForm: Codable, Hashable, Sendable {
  /// What people call it, and the country.
  public var name, country: String?
  /// Degrees north and east.
  public var latitude, longitude: Double?

  /// A place by its name.
  public init(
    name: String? = nil, country: String? = nil, latitude: Double? = nil, longitude: Double? = nil
  ) {
    self.name = name
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A question with answers to choose from.
public struct MastodonPollForm: Codable, Hashable, Sendable {
  /// The answers.
  public var options: [String]?
  /// For how many seconds it goes on.
  public var expiresIn: Int?
  /// Whether several can be chosen, and whether the numbers are hidden until it ends.
  public var multiple, hideTotals: Bool?

  /// A question with the answers given.
  public init(
    options: [String]? = nil, expiresIn: Int? = nil, multiple: Bool? = nil, hideTotals: Bool? = nil
  ) {
    self.options = options
    self.expiresIn = expiresIn
    self.multiple = multiple
    self.hideTotals = hideTotals
  }

  enum CodingKeys: String, CodingKey {
    case options
    case expiresIn = "expires_in"
    case multiple
    case hideTotals = "hide_totals"
  }
}

/// How a status is deleted.
public struct MastodonDeletion: Codable, Hashable, Sendable {
  /// Whether its photos are deleted at once.
  public var deleteMedia: Bool?

  /// Its photos can be used again, unless it's said.
  public init(deleteMedia: Bool? = nil) {
    self.deleteMedia = deleteMedia
  }

  enum CodingKeys: String, CodingKey {
    case deleteMedia = "delete_media"
  }
}

/// How a status is shared.
public struct MastodonSharing: Codable, Hashable, Sendable {
  /// Who may see that it is.
  public var visibility: MastodonVisibility?

  /// As is usual, unless it's said.
  public init(visibility: MastodonVisibility? = nil) {
    self.visibility = visibility
  }
}

/// What is said about a photo, beside the file.
public struct MastodonMediaForm: Codable, Hashable, Sendable {
  /// What is to be seen, and the point that has to be, like `0.2,-0.1`.
  public var description, focus: String?

  /// Nothing, unless it's said.
  public init(description: String? = nil, focus: String? = nil) {
    self.description = description
    self.focus = focus
  }
}
