/// A status to publish or edit. An edit changes only what is given; an empty text clears a value.
public struct MastodonStatusForm: Codable, Hashable, Sendable {
  /// The text.
  public var status: String?
  /// The ids of its photos, in order.
  public var mediaIDs: [String]?
  /// Changes to its photos.
  public var mediaAttributes: [MastodonMediaChange]?
  /// The status that it replies to.
  public var inReplyToID: String?
  /// The visibility.
  public var visibility: MastodonVisibility?
  /// Whether its photos are sensitive.
  public var sensitive: Bool?
  /// The warning, and the language of the text.
  public var spoilerText, language: String?
  /// Where it was written, by the id of the place.
  public var placeID: String?
  /// Where it was written, by the name of the place.
  public var place: MastodonPlaceForm?
  /// A poll.
  public var poll: MastodonPollForm?
  /// When to publish it, as of ISO 8601; nil for now.
  public var scheduledAt: String?
  /// The status it quotes, which only some servers support.
  public var quotedStatusID: String?
  /// The only accounts that it may mention; nil for any.
  public var allowedMentions: [String]?

  /// A status with the values given.
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

/// A change to a photo of a status.
public struct MastodonMediaChange: Codable, Hashable, Sendable {
  /// The id of the photo.
  public var id: String?
  /// The description, and the focus, such as `0.2,-0.1`.
  public var description, focus: String?

  /// A change to the values given.
  public init(id: String? = nil, description: String? = nil, focus: String? = nil) {
    self.id = id
    self.description = description
    self.focus = focus
  }
}

/// A place without an id.
public struct MastodonPlaceForm: Codable, Hashable, Sendable {
  /// The name, and the country.
  public var name, country: String?
  /// Degrees north, and degrees east.
  public var latitude, longitude: Double?

  /// A place with its name.
  public init(
    name: String? = nil, country: String? = nil, latitude: Double? = nil, longitude: Double? = nil
  ) {
    self.name = name
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A poll.
public struct MastodonPollForm: Codable, Hashable, Sendable {
  /// The options.
  public var options: [String]?
  /// The duration in seconds.
  public var expiresIn: Int?
  /// Whether several options can be chosen, and whether the numbers are hidden until it ends.
  public var multiple, hideTotals: Bool?

  /// A poll with the options given.
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
  /// Whether to delete its photos at once.
  public var deleteMedia: Bool?

  /// By default, its photos can be published again.
  public init(deleteMedia: Bool? = nil) {
    self.deleteMedia = deleteMedia
  }

  enum CodingKeys: String, CodingKey {
    case deleteMedia = "delete_media"
  }
}

/// How a status is shared.
public struct MastodonSharing: Codable, Hashable, Sendable {
  /// The visibility of the share.
  public var visibility: MastodonVisibility?

  /// With the usual visibility by default.
  public init(visibility: MastodonVisibility? = nil) {
    self.visibility = visibility
  }
}

/// The description and focus of a photo, sent with the file.
public struct MastodonMediaForm: Codable, Hashable, Sendable {
  /// The description, and the focus, such as `0.2,-0.1`.
  public var description, focus: String?

  /// Neither by default.
  public init(description: String? = nil, focus: String? = nil) {
    self.description = description
    self.focus = focus
  }
}
