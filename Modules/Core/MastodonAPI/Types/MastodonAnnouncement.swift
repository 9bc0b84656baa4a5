public import AppValues

/// What the people who run the server tell everyone.
public struct MastodonAnnouncement: WireValue, Hashable {
  /// The id, and what it says, as HTML.
  public var id, content: String
  /// When what it's about begins and is over; nil if it isn't about a time.
  public var startsAt, endsAt: Timestamp?
  /// Whether these mean whole days.
  public var allDay: Bool
  /// When it was published, and last changed.
  public var publishedAt, updatedAt: Timestamp
  /// Whether the user has dismissed it. Left out if nil, where there's no user.
  public var read: Bool?
  /// The people, the statuses, the hashtags and the custom emoji that it mentions.
  public var mentions: [MastodonMention], statuses: [MastodonAnnouncedStatus], tags: [MastodonStatusTag]
  public var emojis: [MastodonCustomEmoji]
  /// The emoji that people gave to it.
  public var reactions: [MastodonReaction]

  /// An announcement; unread, and without all that it may mention, by default.
  ///
  /// - Parameter updatedAt: By default when it was published.
  public init(
    id: String, content: String, startsAt: Timestamp? = nil, endsAt: Timestamp? = nil, allDay: Bool = false,
    publishedAt: Timestamp, updatedAt: Timestamp? = nil, read: Bool? = nil,
    mentions: [MastodonMention] = [], statuses: [MastodonAnnouncedStatus] = [],
    tags: [MastodonStatusTag] = [], emojis: [MastodonCustomEmoji] = [], reactions: [MastodonReaction] = []
  ) {
    self.id = id
    self.content = content
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.allDay = allDay
    self.publishedAt = publishedAt
    self.updatedAt = updatedAt ?? publishedAt
    self.read = read
    self.mentions = mentions
    self.statuses = statuses
    self.tags = tags
    self.emojis = emojis
    self.reactions = reactions
  }

  enum CodingKeys: String, CodingKey {
    case id, content
    case startsAt = "starts_at"
    case endsAt = "ends_at"
    case allDay = "all_day"
    case publishedAt = "published_at"
    case updatedAt = "updated_at"
    case read, mentions, statuses, tags, emojis, reactions
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let updatedAt = values.instant(.updatedAt)
    self.init(
      id: try values.required(.id), content: values.text(.content), startsAt: values.instant(.startsAt),
      endsAt: values.instant(.endsAt), allDay: values.flag(.allDay),
      publishedAt: values.instant(.publishedAt) ?? updatedAt ?? Timestamp(milliseconds: 0),
      updatedAt: updatedAt, read: values.optionalFlag(.read), mentions: values.list(.mentions),
      statuses: values.list(.statuses), tags: values.list(.tags), emojis: values.list(.emojis),
      reactions: values.list(.reactions))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.content, content)
      members.write(.startsAt, startsAt)
      members.write(.endsAt, endsAt)
      members.write(.allDay, allDay)
      members.write(.publishedAt, publishedAt)
      members.write(.updatedAt, updatedAt)
      members.writeIfPresent(.read, read)
      members.write(.mentions, mentions)
      members.write(.statuses, statuses)
      members.write(.tags, tags)
      members.write(.emojis, emojis)
      members.write(.reactions, reactions)
    }
  }
}

/// A status that an announcement links to.
public struct MastodonAnnouncedStatus: WireValue, Hashable {
  /// The id, and the address of its page.
  public var id, url: String

  /// A status by its id.
  public init(id: String, url: String) {
    self.id = id
    self.url = url
  }

  enum CodingKeys: String, CodingKey {
    case id, url
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(id: try values.required(.id), url: values.text(.url))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.url, url)
    }
  }
}

/// An emoji that people gave to an announcement.
public struct MastodonReaction: WireValue, Hashable {
  /// The emoji, or the shortcode of a custom one.
  public var name: String
  /// The number of people who gave it.
  public var count: Int
  /// Whether the user is one of them. Left out if nil, where there's no user.
  public var me: Bool?
  /// The addresses of the image of a custom emoji, and of a version that isn't animated. Left out if nil.
  public var url, staticURL: String?
  /// In a stream, the id of the announcement. Left out if nil.
  public var announcementID: String?

  /// An emoji, not a custom one by default.
  public init(
    name: String, count: Int, me: Bool? = nil, url: String? = nil, staticURL: String? = nil,
    announcementID: String? = nil
  ) {
    self.name = name
    self.count = count
    self.me = me
    self.url = url
    self.staticURL = staticURL
    self.announcementID = announcementID
  }

  enum CodingKeys: String, CodingKey {
    case name, count, me, url
    case staticURL = "static_url"
    case announcementID = "announcement_id"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.required(.name), count: values.count(.count), me: values.optionalFlag(.me),
      url: values.optionalText(.url), staticURL: values.optionalText(.staticURL),
      announcementID: values.optionalText(.announcementID))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.name, name)
      members.write(.count, count)
      members.writeIfPresent(.me, me)
      members.writeIfPresent(.url, url)
      members.writeIfPresent(.staticURL, staticURL)
      members.writeIfPresent(.announcementID, announcementID)
    }
  }
}
