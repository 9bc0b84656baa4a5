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
  /// The status that it quotes. Left out if nil.
  public var quote: MastodonQuote?
  /// The number of quotes of it. Left out if nil.
  public var quotesCount: Int?
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
  /// The user's filters that apply to it. Left out for someone without an account.
  public var filtered: [MastodonFilterResult]
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
    inReplyToAccountID: String? = nil, reblog: MastodonStatus? = nil, quote: MastodonQuote? = nil,
    quotesCount: Int? = nil, poll: MastodonPoll? = nil, card: MastodonPreviewCard? = nil,
    language: String? = nil, application: MastodonStatusApplication? = nil, place: MastodonPlace? = nil,
    marks: MastodonStatusMarks? = nil, filtered: [MastodonFilterResult] = [], pinned: Bool? = nil,
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
    self.quote = quote
    self.quotesCount = quotesCount
    self.poll = poll
    self.card = card
    self.language = language
    self.application = application
    self.place = place
    self.marks = marks
    self.filtered = filtered
    self.pinned = pinned
    self.text = text
  }
}
