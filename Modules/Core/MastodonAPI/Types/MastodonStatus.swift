public import AppValues

/// A post, or a share of one, whose content is in `reblog`.
public struct MastodonStatus: WireValue, Hashable {
  /// The id, and the identifier of the status between servers.
  public var id, uri: String
  /// The address of its page; nil if there is none.
  public var url: String?
  /// When it was published.
  public var createdAt: Timestamp
  /// When it was last edited; nil if never.
  public var editedAt: Timestamp?
  /// The author.
  public var account: MastodonAccount
  /// The text as HTML; empty if it has only photos.
  public var content: String
  /// The visibility.
  public var visibility: MastodonVisibility
  /// Whether its photos are sensitive.
  public var sensitive: Bool
  /// The warning that hides the text; empty if there is none.
  public var spoilerText: String
  /// Its photos, in order.
  public var mediaAttachments: [MastodonMediaAttachment]
  /// The people it mentions.
  public var mentions: [MastodonMention]
  /// The hashtags in it.
  public var tags: [MastodonStatusTag]
  /// The custom emoji in it.
  public var emojis: [MastodonCustomEmoji]
  /// The numbers of replies, shares and likes.
  public var repliesCount, reblogsCount, favouritesCount: Int
  /// The status it replies to, and that status's author.
  public var inReplyToID, inReplyToAccountID: String?
  /// The poll.
  public var poll: MastodonPoll?
  /// The preview of a link.
  public var card: MastodonPreviewCard?
  /// The language of the text.
  public var language: String?
  /// The app it was written with.
  public var application: MastodonStatusApplication?
  /// Where it was written.
  public var place: MastodonPlace?
  /// The user's marks; nil for someone without an account. Left out if nil.
  public var marks: MastodonStatusMarks?
  /// Whether it's pinned to its author's profile; nil for anyone else. Left out if nil.
  public var pinned: Bool?
  /// The text as typed, only in the answer to deleting it. Left out if nil.
  public var text: String?
  private var shared: [MastodonStatus]

  /// The status that this one shares; nil if it isn't a share.
  public var reblog: MastodonStatus? {
    get { shared.first }
    set { shared = newValue.map { [$0] } ?? [] }
  }

  /// - Parameter reblog: The status that this one shares.
  public init(
    id: String, uri: String, url: String? = nil, createdAt: Timestamp, editedAt: Timestamp? = nil,
    account: MastodonAccount, content: String = "", visibility: MastodonVisibility = .public,
    sensitive: Bool = false, spoilerText: String = "", mediaAttachments: [MastodonMediaAttachment] = [],
    mentions: [MastodonMention] = [], tags: [MastodonStatusTag] = [], emojis: [MastodonCustomEmoji] = [],
    repliesCount: Int = 0, reblogsCount: Int = 0, favouritesCount: Int = 0, inReplyToID: String? = nil,
    inReplyToAccountID: String? = nil, reblog: MastodonStatus? = nil, poll: MastodonPoll? = nil,
    card: MastodonPreviewCard? = nil, language: String? = nil, application: MastodonStatusApplication? = nil,
    place: MastodonPlace? = nil, marks: MastodonStatusMarks? = nil, pinned: Bool? = nil,
    text: String? = nil
  ) {
    self.id = id
    self.uri = uri
    self.url = url
    self.createdAt = createdAt
    self.editedAt = editedAt
    self.account = account
    self.content = content
    self.visibility = visibility
    self.sensitive = sensitive
    self.spoilerText = spoilerText
    self.mediaAttachments = mediaAttachments
    self.mentions = mentions
    self.tags = tags
    self.emojis = emojis
    self.repliesCount = repliesCount
    self.reblogsCount = reblogsCount
    self.favouritesCount = favouritesCount
    self.inReplyToID = inReplyToID
    self.inReplyToAccountID = inReplyToAccountID
    self.shared = reblog.map { [$0] } ?? []
    self.poll = poll
    self.card = card
    self.language = language
    self.application = application
    self.place = place
    self.marks = marks
    self.pinned = pinned
    self.text = text
  }
}

extension MastodonStatus {
  enum CodingKeys: String, CodingKey {
    case id
    case createdAt = "created_at"
    case inReplyToID = "in_reply_to_id"
    case inReplyToAccountID = "in_reply_to_account_id"
    case sensitive
    case spoilerText = "spoiler_text"
    case visibility, language, uri, url
    case repliesCount = "replies_count"
    case reblogsCount = "reblogs_count"
    case favouritesCount = "favourites_count"
    case editedAt = "edited_at"
    case favourited, reblogged, muted, bookmarked, filtered, pinned, text, content, reblog, application,
      place,
      account
    case mediaAttachments = "media_attachments"
    case mentions, tags, emojis, card, poll
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), uri: values.text(.uri), url: values.optionalText(.url),
      createdAt: values.instant(.createdAt) ?? .unknown, editedAt: values.instant(.editedAt),
      account: try values.requiredPart(.account), content: values.text(.content),
      // What isn't said is treated as the most restrictive.
      visibility: values.word(.visibility, or: .direct), sensitive: values.flag(.sensitive),
      spoilerText: values.text(.spoilerText), mediaAttachments: values.list(.mediaAttachments),
      mentions: values.list(.mentions), tags: values.list(.tags), emojis: values.list(.emojis),
      repliesCount: values.count(.repliesCount), reblogsCount: values.count(.reblogsCount),
      favouritesCount: values.count(.favouritesCount), inReplyToID: values.optionalText(.inReplyToID),
      inReplyToAccountID: values.optionalText(.inReplyToAccountID), reblog: values.part(.reblog),
      poll: values.part(.poll), card: values.part(.card), language: values.optionalText(.language),
      application: values.part(.application), place: values.part(.place),
      marks: Self.marks(in: values), pinned: values.optionalFlag(.pinned),
      text: values.optionalText(.text))
  }

  private static func marks(in values: KeyedDecodingContainer<CodingKeys>) -> MastodonStatusMarks? {
    let keys: [CodingKeys] = [.favourited, .reblogged, .muted, .bookmarked]
    guard keys.contains(where: values.contains) else { return nil }
    return MastodonStatusMarks(
      favourited: values.flag(.favourited), reblogged: values.flag(.reblogged), muted: values.flag(.muted),
      bookmarked: values.flag(.bookmarked))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.createdAt, createdAt)
      members.write(.inReplyToID, inReplyToID)
      members.write(.inReplyToAccountID, inReplyToAccountID)
      members.write(.sensitive, sensitive)
      members.write(.spoilerText, spoilerText)
      members.write(.visibility, visibility)
      members.write(.language, language)
      members.write(.uri, uri)
      members.write(.url, url)
      members.write(.repliesCount, repliesCount)
      members.write(.reblogsCount, reblogsCount)
      members.write(.favouritesCount, favouritesCount)
      members.write(.editedAt, editedAt)
      writeViewer(to: &members)
      members.write(.content, content)
      members.write(.reblog, reblog)
      members.write(.application, application)
      members.write(.place, place)
      members.write(.account, account)
      members.write(.mediaAttachments, mediaAttachments)
      members.write(.mentions, mentions)
      members.write(.tags, tags)
      members.write(.emojis, emojis)
      members.write(.card, card)
      members.write(.poll, poll)
    }
  }

  /// Writes the members that only some users get.
  private func writeViewer(to members: inout JSONMembers<CodingKeys>) {
    if let marks {
      members.write(.favourited, marks.favourited)
      members.write(.reblogged, marks.reblogged)
      members.write(.muted, marks.muted)
      members.write(.bookmarked, marks.bookmarked)
      members.write(.filtered, [String]())
    }
    members.writeIfPresent(.pinned, pinned)
    members.writeIfPresent(.text, text)
  }
}
