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
    case quotesCount = "quotes_count"
    case editedAt = "edited_at"
    case favourited, reblogged, muted, bookmarked, filtered, pinned, text, content, reblog, application,
      place,
      account
    case mediaAttachments = "media_attachments"
    case mentions, tags, emojis, card, poll, quote
    // Where other servers have a quote.
    case quoteID = "quote_id"
    case pleroma
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
      quote: Self.quote(in: values), quotesCount: values.optionalCount(.quotesCount),
      poll: values.part(.poll), card: values.part(.card), language: values.optionalText(.language),
      application: values.part(.application), place: values.part(.place),
      marks: Self.marks(in: values), filtered: values.list(.filtered), pinned: values.optionalFlag(.pinned),
      text: values.optionalText(.text))
  }

  private static func quote(in values: KeyedDecodingContainer<CodingKeys>) -> MastodonQuote? {
    if let quote: MastodonQuote = values.part(.quote) { return quote }
    if let id = values.optionalText(.quoteID) { return MastodonQuote(quotedStatusID: id) }
    // Missing with most servers.
    let pleroma = try? values.nestedContainer(keyedBy: CodingKeys.self, forKey: .pleroma)
    if let quote: MastodonQuote = pleroma?.part(.quote) { return quote }
    return pleroma?.optionalText(.quoteID).map { MastodonQuote(quotedStatusID: $0) }
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
      writeHead(to: &members)
      MastodonStatusNumbers(of: self).write(to: &members)
      writeEdit(to: &members)
      MastodonStatusOwn(of: self).write(to: &members)
      writeText(to: &members)
      members.write(.reblog, reblog)
      writeOrigin(to: &members)
      members.write(.account, account)
      writeParts(to: &members)
      members.write(.poll, poll)
      members.writeIfPresent(.quote, quote)
    }
  }

  // What everyone is shown alike, in the pieces that lie between the rest.

  func writeHead(to members: inout JSONMembers<CodingKeys>) {
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
  }

  func writeEdit(to members: inout JSONMembers<CodingKeys>) {
    members.write(.editedAt, editedAt)
  }

  func writeText(to members: inout JSONMembers<CodingKeys>) {
    members.write(.content, content)
  }

  func writeOrigin(to members: inout JSONMembers<CodingKeys>) {
    members.write(.application, application)
    members.write(.place, place)
  }

  func writeParts(to members: inout JSONMembers<CodingKeys>) {
    members.write(.mediaAttachments, mediaAttachments)
    members.write(.mentions, mentions)
    members.write(.tags, tags)
    members.write(.emojis, emojis)
    members.write(.card, card)
  }
}

/// The numbers of a status.
struct MastodonStatusNumbers: Hashable, Sendable {
  var replies, reblogs, favourites: Int
  var quotes: Int?

  init(of status: MastodonStatus) {
    (replies, reblogs, favourites) = (status.repliesCount, status.reblogsCount, status.favouritesCount)
    quotes = status.quotesCount
  }

  init(replies: Int, reblogs: Int, favourites: Int) {
    (self.replies, self.reblogs, self.favourites) = (replies, reblogs, favourites)
  }

  func write(to members: inout JSONMembers<MastodonStatus.CodingKeys>) {
    members.write(.repliesCount, replies)
    members.write(.reblogsCount, reblogs)
    members.write(.favouritesCount, favourites)
    members.writeIfPresent(.quotesCount, quotes)
  }
}

/// The members of a status that only some users get.
struct MastodonStatusOwn: Hashable, Sendable {
  var marks: MastodonStatusMarks?
  var filtered: [MastodonFilterResult] = []
  var pinned: Bool?
  var text: String?

  init(of status: MastodonStatus) {
    (marks, filtered, pinned, text) = (status.marks, status.filtered, status.pinned, status.text)
  }

  init(marks: MastodonStatusMarks?, pinned: Bool?) {
    (self.marks, self.pinned) = (marks, pinned)
  }

  func write(to members: inout JSONMembers<MastodonStatus.CodingKeys>) {
    if let marks {
      members.write(.favourited, marks.favourited)
      members.write(.reblogged, marks.reblogged)
      members.write(.muted, marks.muted)
      members.write(.bookmarked, marks.bookmarked)
    }
    if marks != nil || !filtered.isEmpty { members.write(.filtered, filtered) }
    members.writeIfPresent(.pinned, pinned)
    members.writeIfPresent(.text, text)
  }
}
