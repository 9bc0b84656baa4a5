public import AppValues

/// A version of a status.
public struct MastodonStatusEdit: WireValue, Hashable {
  /// The text as HTML, and the warning.
  public var content, spoilerText: String
  /// Whether its photos were sensitive.
  public var sensitive: Bool
  /// When this version was written.
  public var createdAt: Timestamp
  /// The author.
  public var account: MastodonAccount
  /// Its photos.
  public var mediaAttachments: [MastodonMediaAttachment]
  /// The custom emoji in it.
  public var emojis: [MastodonCustomEmoji]
  /// The options of its poll. Left out if there was none.
  public var pollOptions: [String]

  /// A version of a status.
  public init(
    content: String, spoilerText: String = "", sensitive: Bool = false, createdAt: Timestamp,
    account: MastodonAccount, mediaAttachments: [MastodonMediaAttachment] = [],
    emojis: [MastodonCustomEmoji] = [], pollOptions: [String] = []
  ) {
    self.content = content
    self.spoilerText = spoilerText
    self.sensitive = sensitive
    self.createdAt = createdAt
    self.account = account
    self.mediaAttachments = mediaAttachments
    self.emojis = emojis
    self.pollOptions = pollOptions
  }

  enum CodingKeys: String, CodingKey {
    case content
    case spoilerText = "spoiler_text"
    case sensitive
    case createdAt = "created_at"
    case account
    case mediaAttachments = "media_attachments"
    case emojis, poll
  }

  private enum PollKeys: String, CodingKey {
    case options
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    // Missing with most posts.
    let poll = try? values.nestedContainer(keyedBy: PollKeys.self, forKey: .poll)
    let options: [MastodonPollOption] = poll?.list(.options) ?? []
    self.init(
      content: values.text(.content), spoilerText: values.text(.spoilerText),
      sensitive: values.flag(.sensitive), createdAt: values.instant(.createdAt) ?? .unknown,
      account: try values.requiredPart(.account), mediaAttachments: values.list(.mediaAttachments),
      emojis: values.list(.emojis), pollOptions: options.map(\.title))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.content, content)
      members.write(.spoilerText, spoilerText)
      members.write(.sensitive, sensitive)
      members.write(.createdAt, createdAt)
      members.write(.account, account)
      members.write(.mediaAttachments, mediaAttachments)
      members.write(.emojis, emojis)
      if !pollOptions.isEmpty {
        members.object(.poll, PollKeys.self) { members in
          members.write(.options, pollOptions.map { MastodonPollOption(title: $0) })
        }
      }
    }
  }
}

/// A status as its author typed it.
public struct MastodonStatusSource: WireValue, Hashable {
  /// The id of the status, its plain text, and the warning.
  public var id, text, spoilerText: String

  /// A status as it was typed.
  public init(id: String, text: String, spoilerText: String = "") {
    self.id = id
    self.text = text
    self.spoilerText = spoilerText
  }

  enum CodingKeys: String, CodingKey {
    case id, text
    case spoilerText = "spoiler_text"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), text: values.text(.text), spoilerText: values.text(.spoilerText))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.text, text)
      members.write(.spoilerText, spoilerText)
    }
  }
}
