public import AppValues
public import Entities

/// A kind of record in an archive, in the order of import: a comment needs the post it replies to, a list needs people
/// who are followed.
@nonexhaustive
public enum ArchiveKind: String, Hashable, Sendable, CaseIterable {
  /// The account itself, with its pictures.
  case profile
  /// The account's posts and comments, and its marks on posts by anyone.
  case posts, shares, likes, bookmarks
  /// The people and hashtags it follows, its lists, blocks and mutes, its private notes, and its filters.
  case follows, lists, tags, blocks, mutes, notes, filters
}

/// A record in an archive.
@nonexhaustive
public enum ArchiveRecord: Hashable, Sendable {
  /// The account's profile; an archive has up to one.
  case profile(ArchivedProfile)
  /// The account's avatar or header; of the kind `profile`.
  case picture(ArchivedPicture)
  /// A post or a comment by the account.
  case post(ArchivedPost)
  /// A post that the account shared.
  case share(ArchivedMark)
  /// A post that the account likes.
  case like(ArchivedMark)
  /// A post that the account bookmarked.
  case bookmark(ArchivedMark)
  /// A person whom the account follows.
  case follow(ArchivedFollow)
  /// A list of people.
  case list(ArchivedList)
  /// A hashtag that the account follows, without the `#`.
  case tag(String)
  /// The handle of a person whom the account blocks, without the `@`.
  case block(handle: String)
  /// A person whom the account mutes.
  case mute(ArchivedMute)
  /// The account's private note about a person.
  case note(ArchivedNote)
  /// What the account would rather not see.
  case filter(ArchivedFilter)

  /// The kind of the record; pictures count as `profile`.
  public var kind: ArchiveKind {
    switch self {
    case .profile, .picture: .profile
    case .post: .posts
    case .share: .shares
    case .like: .likes
    case .bookmark: .bookmarks
    case .follow: .follows
    case .list: .lists
    case .tag: .tags
    case .block: .blocks
    case .mute: .mutes
    case .note: .notes
    case .filter: .filters
    }
  }

  /// A name by which people recognise it: the beginning of a text, a handle, a title.
  var name: String {
    switch self {
    case .profile(let profile): "@" + profile.handle
    case .picture(let picture): picture.file.split(separator: "/").last.map(String.init) ?? picture.file
    case .post(let post): post.name
    case .share(let mark), .like(let mark), .bookmark(let mark): mark.post.name
    case .follow(let follow): "@" + follow.handle
    case .block(let handle): "@" + handle
    case .list(let list): list.title
    case .tag(let name): "#" + name
    case .mute(let mute): "@" + mute.handle
    case .note(let note): "@" + note.handle
    case .filter(let filter): filter.settings.title
    }
  }
}

/// The profile of an account. Passwords and sessions are never in an archive.
public struct ArchivedProfile: Hashable, Sendable {
  /// The handle, without the `@`. The importing account keeps its own handle, name, email address and birthday.
  public var handle: String
  /// The display name.
  public var name: String
  /// The bio, as plain text; empty for none.
  public var bio: String
  /// The email address; empty if the archive has none.
  public var email: String
  /// The birthday; nil for none.
  public var birthday: CalendarDate?
  /// The language of the interface.
  public var language: String
  /// Whether the account approves followers.
  public var isLocked: Bool
  /// Whether it is a bot account.
  public var isBot: Bool
  /// Whether its followers and following are hidden.
  public var hidesFollowers: Bool
  /// The custom fields in their order; an import keeps the first `ProfileField.maximumCount`.
  public var fields: [ProfileField]
  /// When the account was created; 1970 if the archive doesn't say.
  public var createdAt: Timestamp

  /// A profile in an archive.
  public init(
    handle: String, name: String, bio: String, email: String, birthday: CalendarDate?, language: String,
    isLocked: Bool, isBot: Bool = false, hidesFollowers: Bool = false, fields: [ProfileField] = [],
    createdAt: Timestamp
  ) {
    self.handle = handle
    self.name = name
    self.bio = bio
    self.email = email
    self.birthday = birthday
    self.language = language
    self.isLocked = isLocked
    self.isBot = isBot
    self.hidesFollowers = hidesFollowers
    self.fields = fields
    self.createdAt = createdAt
  }
}

/// An image of an account's profile.
public struct ArchivedPicture: Hashable, Sendable {
  /// Where the profile shows an image.
  public enum Role: Hashable, Sendable {
    /// The profile photo and the header image.
    case avatar, header
  }

  /// Where the profile shows the image.
  public var role: Role
  /// Its name in the archive, or its path on this device during an export or import.
  public var file: String

  /// - Parameter file: The file's name in the archive, or its path on this device.
  public init(_ role: Role, file: String) {
    self.role = role
    self.file = file
  }
}

/// The identity of a post everywhere, so that it is imported into an account only once: the address that another
/// server gave it, or the key that `native` makes of an id.
public struct SourceKey: Hashable, Sendable {
  private static let prefix = "socialconnect:"

  /// A URL, or `socialconnect:ID:TIME` with the time of publishing in milliseconds. An import accepts up to 2,000
  /// bytes.
  public let rawValue: String

  /// - Parameter rawValue: The key as in the archive; not checked.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key of the post `id`, which was written here and published at `createdAt`.
  public static func native(_ id: ID<Post>, _ createdAt: Timestamp) -> SourceKey {
    SourceKey("\(prefix)\(id.rawValue):\(createdAt.milliseconds)")
  }

  /// The id and time of a key made by `native`; nil for other keys.
  public var native: (id: ID<Post>, createdAt: Timestamp)? {
    guard rawValue.hasPrefix(Self.prefix) else { return nil }
    let parts = rawValue.dropFirst(Self.prefix.count).split(separator: ":")
    guard parts.count == 2, let time = Int64(parts[1]) else { return nil }
    return (ID(String(parts[0])), Timestamp(milliseconds: time))
  }
}

/// A reference to a post from a record of an archive.
public struct PostReference: Hashable, Sendable {
  /// The post's key.
  public var key: SourceKey
  /// The author's handle; nil for the account's own posts, and if unknown.
  public var author: String?

  /// - Parameter author: The author's handle; nil for the account's own posts, and if unknown.
  public init(key: SourceKey, author: String?) {
    self.key = key
    self.author = author
  }

  /// A name by which people recognise it.
  var name: String {
    guard let author, let native = key.native else { return key.rawValue }
    return "post/\(native.id.rawValue) @\(author)"
  }
}

/// A post by the account, with everything.
public struct ArchivedPost: Hashable, Sendable {
  /// The key of the post. A post whose key already exists isn't imported again.
  public var key: SourceKey
  /// The current content, with its photos as files.
  public var content: PostContent<ArchivedPhoto>
  /// When it was published, after 1970; an import keeps this date.
  public var createdAt: Timestamp
  /// When it was last edited; nil for never.
  public var editedAt: Timestamp?
  /// Who can see it.
  public var visibility: PostVisibility
  /// The post that it is a comment on; nil for none.
  public var replyTo: PostReference?
  /// Whether it is pinned to the profile.
  public var isPinned: Bool
  /// Its earlier versions, oldest first.
  public var history: [ArchivedVersion]

  /// - Parameters:
  ///   - replyTo: The post it is a comment on; nil for none.
  ///   - history: Its earlier versions, oldest first; empty if it was never edited.
  public init(
    key: SourceKey, content: PostContent<ArchivedPhoto>, createdAt: Timestamp, editedAt: Timestamp? = nil,
    visibility: PostVisibility = .everyone, replyTo: PostReference? = nil, isPinned: Bool = false,
    history: [ArchivedVersion] = []
  ) {
    self.key = key
    self.content = content
    self.createdAt = createdAt
    self.editedAt = editedAt
    self.visibility = visibility
    self.replyTo = replyTo
    self.isPinned = isPinned
    self.history = history
  }

  /// The files of its photos, including those of earlier versions.
  var photoFiles: Set<String> {
    Set((content.photos + history.flatMap(\.content.photos)).map(\.file))
  }

  var name: String {
    let words = Printable.stripped(content.text, newlines: true).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if words.isEmpty { return key.rawValue }
    return words.count <= 60 ? words : words.prefix(59) + "…"
  }
}

/// A version of an archived post.
public struct ArchivedVersion: Hashable, Sendable {
  /// When the post became this version.
  public var at: Timestamp
  /// The content of the version, with its photos as files.
  public var content: PostContent<ArchivedPhoto>

  /// A version, and the time when the post became it.
  public init(at: Timestamp, content: PostContent<ArchivedPhoto>) {
    self.at = at
    self.content = content
  }
}

/// A photo of an archived post.
public struct ArchivedPhoto: Hashable, Sendable {
  /// Its name in the archive, or its path on this device during an export.
  public var file: String
  /// The description for people who can't see the photo; empty for none.
  public var alt: String
  /// What stays in sight where it's shown cropped; nil if the author chose nothing.
  public var focus: PhotoFocus?
  /// The backend's id of the photo; nil until it has been imported.
  public var id: ID<Photo>?

  /// - Parameter id: The backend's id of the photo; nil until it has been imported.
  public init(file: String, alt: String, focus: PhotoFocus? = nil, id: ID<Photo>? = nil) {
    self.file = file
    self.alt = alt
    self.focus = focus
    self.id = id
  }
}

/// A share, like or bookmark of a post.
public struct ArchivedMark: Hashable, Sendable {
  /// The marked post.
  public var post: PostReference
  /// When the mark was made; nil if unknown.
  public var at: Timestamp?

  /// - Parameter at: When the mark was made; nil if unknown.
  public init(post: PostReference, at: Timestamp?) {
    self.post = post
    self.at = at
  }
}

/// A followed person, with the settings of the follow.
public struct ArchivedFollow: Hashable, Sendable {
  /// The person's handle, without the `@`; qualified (`alice@host`) for people of other servers.
  public var handle: String
  /// Whether each of their new posts notifies the account.
  public var isWatched: Bool
  /// Whether their shares are hidden from home and lists.
  public var hidesShares: Bool

  /// A follow; by default without notifications of new posts, and with shares.
  public init(handle: String, isWatched: Bool = false, hidesShares: Bool = false) {
    self.handle = handle
    self.isWatched = isWatched
    self.hidesShares = hidesShares
  }
}

/// A list of people.
public struct ArchivedList: Hashable, Sendable {
  /// The title of the list; never empty.
  public var title: String
  /// The handles of the people, without the `@`.
  public var members: [String]
  /// What it shows, and home doesn't.
  public var settings: ListSettings

  /// - Parameters:
  ///   - members: The handles of the people, without the `@`.
  ///   - settings: What it shows, and home doesn't.
  public init(title: String, members: [String], settings: ListSettings = ListSettings()) {
    self.title = title
    self.members = members
    self.settings = settings
  }
}

/// A muted person.
public struct ArchivedMute: Hashable, Sendable {
  /// The person's handle, without the `@`; qualified for people of other servers.
  public var handle: String
  /// When the mute ends by itself; nil for never.
  public var until: Timestamp?
  /// Whether their activity still notifies the account.
  public var notices: Bool

  /// - Parameters:
  ///   - until: When the mute ends by itself; nil for never.
  ///   - notices: Whether their activity still notifies the account.
  public init(handle: String, until: Timestamp?, notices: Bool = false) {
    self.handle = handle
    self.until = until
    self.notices = notices
  }
}

/// The account's private note about a person.
public struct ArchivedNote: Hashable, Sendable {
  /// The person's handle, without the `@`; qualified for people of other servers.
  public var handle: String
  /// Plain text; an empty note is not imported.
  public var text: String

  /// A note about the person with this handle.
  public init(handle: String, text: String) {
    self.handle = handle
    self.text = text
  }
}

/// What the account would rather not see. Single posts that a filter is for aren't included.
public struct ArchivedFilter: Hashable, Sendable {
  /// A phrase that it looks for.
  public struct Phrase: Hashable, Sendable, Codable {
    /// The phrase; never empty.
    public var text: String
    /// Whether it's found only as a whole word.
    public var wholeWord: Bool

    /// - Parameter wholeWord: Whether it's found only as a whole word.
    public init(text: String, wholeWord: Bool) {
      self.text = text
      self.wholeWord = wholeWord
    }
  }

  /// What it's called, where it applies, what it does and when it ends.
  public var settings: FilterSettings
  /// What it looks for, in order.
  public var phrases: [Phrase]

  /// - Parameters:
  ///   - settings: What it's called, where it applies, what it does and when it ends.
  ///   - phrases: What it looks for, in order.
  public init(settings: FilterSettings, phrases: [Phrase]) {
    self.settings = settings
    self.phrases = phrases
  }
}

extension ArchivedFilter {
  /// What an archive has of a `filter`.
  public init(_ filter: PostFilter) {
    self.init(
      settings: filter.settings,
      phrases: filter.phrases.map { Phrase(text: $0.text, wholeWord: $0.isWholeWord) })
  }
}
