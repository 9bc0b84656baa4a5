public import AppValues

/// A status that is published later.
public struct MastodonScheduledStatus: WireValue, Hashable {
  /// The id; the status gets another.
  public var id: String
  /// When it's published.
  public var scheduledAt: Timestamp
  /// What it will be.
  public var params: Parameters
  /// Its photos.
  public var mediaAttachments: [MastodonMediaAttachment]
  /// Where it was written, and why it couldn't be published at its time: of SocialConnect's servers. Left out if nil.
  public var place: MastodonPlace?
  public var failure: String?

  /// What a scheduled status will be.
  public struct Parameters: WireValue, Hashable {
    /// The text, the warning, and the language.
    public var text: String
    public var spoilerText, language: String?
    /// The ids of the photos; nil for none.
    public var mediaIDs: [String]?
    /// Whether the photos are sensitive; nil for what is usual.
    public var sensitive: Bool?
    /// The visibility; nil for the usual one.
    public var visibility: MastodonVisibility?
    /// The id of the status that it replies to.
    public var inReplyToID: String?
    /// The poll.
    public var poll: MastodonScheduledPoll?

    /// A text by default.
    public init(
      text: String, spoilerText: String? = nil, language: String? = nil, mediaIDs: [String]? = nil,
      sensitive: Bool? = nil, visibility: MastodonVisibility? = nil, inReplyToID: String? = nil,
      poll: MastodonScheduledPoll? = nil
    ) {
      self.text = text
      self.spoilerText = spoilerText
      self.language = language
      self.mediaIDs = mediaIDs
      self.sensitive = sensitive
      self.visibility = visibility
      self.inReplyToID = inReplyToID
      self.poll = poll
    }

    enum CodingKeys: String, CodingKey {
      case text
      case spoilerText = "spoiler_text"
      case language
      case mediaIDs = "media_ids"
      case sensitive, visibility
      case inReplyToID = "in_reply_to_id"
      case poll
      case scheduledAt = "scheduled_at"
      case idempotency
      case applicationID = "application_id"
      case withRateLimit = "with_rate_limit"
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        text: values.text(.text), spoilerText: values.optionalText(.spoilerText),
        language: values.optionalText(.language), mediaIDs: values.part(.mediaIDs),
        sensitive: values.optionalFlag(.sensitive),
        visibility: values.optionalText(.visibility).map { MastodonVisibility(rawValue: $0) },
        inReplyToID: values.optionalText(.inReplyToID), poll: values.part(.poll))
    }

    public func write(to json: inout JSONWriter) {
      json.object(CodingKeys.self) { members in
        members.write(.text, text)
        members.write(.mediaIDs, mediaIDs)
        members.write(.sensitive, sensitive)
        members.write(.spoilerText, spoilerText)
        members.write(.visibility, visibility)
        members.write(.language, language)
        members.write(.inReplyToID, inReplyToID)
        members.write(.poll, poll)
        // Apps expect these, which are the server's own affair.
        members.write(.scheduledAt, nil as String?)
        members.write(.idempotency, nil as String?)
        members.write(.applicationID, 0)
        members.write(.withRateLimit, false)
      }
    }
  }

  /// A status to publish at a time; without photos by default.
  public init(
    id: String, scheduledAt: Timestamp, params: Parameters, mediaAttachments: [MastodonMediaAttachment] = [],
    place: MastodonPlace? = nil, failure: String? = nil
  ) {
    self.id = id
    self.scheduledAt = scheduledAt
    self.params = params
    self.mediaAttachments = mediaAttachments
    self.place = place
    self.failure = failure
  }

  enum CodingKeys: String, CodingKey {
    case id
    case scheduledAt = "scheduled_at"
    case params
    case mediaAttachments = "media_attachments"
    case place, failure
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let time = values.instant(.scheduledAt) else {
      throw DecodingError.dataCorruptedError(
        forKey: .scheduledAt, in: values, debugDescription: "It's no time.")
    }
    self.init(
      id: try values.required(.id), scheduledAt: time,
      params: values.part(.params) ?? Parameters(text: ""), mediaAttachments: values.list(.mediaAttachments),
      place: values.part(.place), failure: values.optionalText(.failure))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.scheduledAt, scheduledAt)
      members.write(.params, params)
      members.write(.mediaAttachments, mediaAttachments)
      members.writeIfPresent(.place, place)
      members.writeIfPresent(.failure, failure)
    }
  }
}

/// The poll of a scheduled status.
public struct MastodonScheduledPoll: WireValue, Hashable {
  /// The options.
  public var options: [String]
  /// The duration in seconds.
  public var expiresIn: Int
  /// Whether several options can be chosen, and whether the numbers are hidden until it ends.
  public var multiple, hideTotals: Bool

  /// A poll with the options given.
  public init(options: [String], expiresIn: Int, multiple: Bool = false, hideTotals: Bool = false) {
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

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      options: values.list(.options), expiresIn: values.count(.expiresIn), multiple: values.flag(.multiple),
      hideTotals: values.flag(.hideTotals))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.options, options)
      members.write(.expiresIn, expiresIn)
      members.write(.multiple, multiple)
      members.write(.hideTotals, hideTotals)
    }
  }
}

/// What publishing answers: a status, or one that is published later.
public enum MastodonCreatedStatus: WireValue, Hashable {
  case published(MastodonStatus)
  case scheduled(MastodonScheduledStatus)

  /// The status; nil if it's published later.
  public var status: MastodonStatus? {
    if case .published(let status) = self { status } else { nil }
  }

  /// What is published later; nil for a status.
  public var scheduled: MastodonScheduledStatus? {
    if case .scheduled(let scheduled) = self { scheduled } else { nil }
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: MastodonScheduledStatus.CodingKeys.self)
    // No status has this key.
    self =
      values.contains(.params)
      ? .scheduled(try MastodonScheduledStatus(from: decoder)) : .published(try MastodonStatus(from: decoder))
  }

  public func write(to json: inout JSONWriter) {
    switch self {
    case .published(let status): status.write(to: &json)
    case .scheduled(let scheduled): scheduled.write(to: &json)
    }
  }
}
