public import AppValues
public import Entities

/// A kind of thing in an archive, in the order of import: a comment needs the post it answers, a list the people
/// that are followed.
public enum ArchiveKind: String, Hashable, Sendable, CaseIterable {
  /// The account itself, with its pictures.
  case profile
  /// The account's posts and comments, and its marks on posts of anyone.
  case posts, shares, likes, bookmarks
  /// Whom and what it follows, its lists of people, whom it blocks and mutes, and its notes about people.
  case follows, lists, tags, blocks, mutes, notes
}

/// One thing in an archive.
public enum ArchiveRecord: Hashable, Sendable {
  /// What the account says of itself; an archive has at most one.
  case profile(ArchivedProfile)
  /// The account's avatar or header; of the kind `profile`.
  case picture(ArchivedPicture)
  /// A post or a comment by the account.
  case post(ArchivedPost)
  /// A post that the account shared.
  case share(ArchivedMark)
  /// A post that the account likes.
  case like(ArchivedMark)
  /// A post that the account keeps.
  case bookmark(ArchivedMark)
  /// A person whom the account follows.
  case follow(ArchivedFollow)
  /// A list of people that the account keeps.
  case list(ArchivedList)
  /// A hashtag that is followed, without the `#`.
  case tag(String)
  /// A person whom the account blocks, by the handle without the `@`.
  case block(handle: String)
  /// A person whom the account mutes.
  case mute(ArchivedMute)
  /// What the account noted about a person.
  case note(ArchivedNote)

  /// The kind under which it is counted and read; pictures count as `profile`.
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
    }
  }

  /// What people know it by: the beginning of a text, a handle, a name.
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
    }
  }
}

/// What an account says of itself. What proves it (passwords, sign-ins) is in no archive.
public struct ArchivedProfile: Hashable, Sendable {
  /// Without the `@`. The importing account keeps its own handle, name, address and birthday.
  public var handle: String
  /// The name that others are shown.
  public var name: String
  /// Plain text; empty for none.
  public var bio: String
  /// The address that mail goes to; empty where the archive has none.
  public var email: String
  /// The day of birth; nil where the account has none.
  public var birthday: CalendarDate?
  /// The language that the person wants to be spoken to in.
  public var language: String
  /// The account approves each follower.
  public var isLocked: Bool
  /// A program writes the posts.
  public var isBot: Bool
  /// Who follows, and is followed, is kept from others.
  public var hidesFollowers: Bool
  /// The custom fields in their order; an import keeps the first `ProfileField.maximumCount`.
  public var fields: [ProfileField]
  /// When the account was created; 1970 where the archive does not say.
  public var createdAt: Timestamp

  /// A profile as it is written to an archive, or as one holds it.
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

/// A picture on an account's profile.
public struct ArchivedPicture: Hashable, Sendable {
  /// Where it stands there.
  public enum Place: Hashable, Sendable {
    /// The square picture of the person, and the wide one on top of the profile.
    case avatar, header
  }

  /// Which of the two pictures it is.
  public var place: Place
  /// Where it lies: in the archive, or on this machine while it is exported or imported.
  public var file: String

  /// - Parameter file: A file's name in the archive, or its path on this machine.
  public init(_ place: Place, file: String) {
    self.place = place
    self.file = file
  }
}

/// What names a post wherever it goes, so that it is imported into an account once only: the address that another
/// server gave it, or what `native` makes of an id of ours.
public struct SourceKey: Hashable, Sendable {
  private static let prefix = "socialconnect:"

  /// A URL, or `socialconnect:ID:TIME` with the time of publishing in milliseconds. An import takes at most 2,000
  /// bytes.
  public let rawValue: String

  /// - Parameter rawValue: The key as an archive has it; not checked.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key of the post `id`, which was written here and published at `createdAt`.
  public static func native(_ id: ID<Post>, _ createdAt: Timestamp) -> SourceKey {
    SourceKey("\(prefix)\(id.rawValue):\(createdAt.milliseconds)")
  }

  /// What `native` made the key of; nil for other keys.
  public var native: (id: ID<Post>, createdAt: Timestamp)? {
    guard rawValue.hasPrefix(Self.prefix) else { return nil }
    let parts = rawValue.dropFirst(Self.prefix.count).split(separator: ":")
    guard parts.count == 2, let time = Int64(parts[1]) else { return nil }
    return (ID(String(parts[0])), Timestamp(milliseconds: time))
  }
}

/// A post that something in an archive speaks of.
public struct PostReference: Hashable, Sendable {
  /// The post's key, by which it is looked for in the importing account.
  public var key: SourceKey
  /// Whose it is; nil when it is the account's own, or no one knows.
  public var author: String?

  /// - Parameter author: The author's handle; nil when the post is the account's own, or no one knows.
  public init(key: SourceKey, author: String?) {
    self.key = key
    self.author = author
  }

  /// What people know it by.
  var name: String {
    guard let author, let native = key.native else { return key.rawValue }
    return "post/\(native.id.rawValue) @\(author)"
  }
}

/// A post of the account's own, with everything.
public struct ArchivedPost: Hashable, Sendable {
  /// Names the post wherever it goes; a post whose key is there already is not imported again.
  public var key: SourceKey
  /// What it says now, with its photos as files.
  public var content: PostContent<ArchivedPhoto>
  /// When it was published, after 1970; imported, it keeps this date.
  public var createdAt: Timestamp
  /// When it was changed last; nil while it is as it was published.
  public var editedAt: Timestamp?
  /// Who may see it.
  public var visibility: PostVisibility
  /// The post that it is a comment on; nil for a post that stands alone.
  public var replyTo: PostReference?
  /// It stands first on the account's profile.
  public var isPinned: Bool
  /// What it said before it was edited, from the first version on.
  public var history: [ArchivedVersion]

  /// - Parameters:
  ///   - replyTo: The post it is a comment on; nil for none.
  ///   - history: What it said before it was edited, the oldest first; empty for a post that was never edited.
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

  /// The files of the photos that it has, or had.
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

/// What an archived post said from one time on.
public struct ArchivedVersion: Hashable, Sendable {
  /// When it was published or edited to say this.
  public var at: Timestamp
  /// What the post said then, with its photos as files.
  public var content: PostContent<ArchivedPhoto>

  /// A version, and the time from which on the post said this.
  public init(at: Timestamp, content: PostContent<ArchivedPhoto>) {
    self.at = at
    self.content = content
  }
}

/// A photo on an archived post.
public struct ArchivedPhoto: Hashable, Sendable {
  /// Where it lies: in the archive, or on this machine while it is exported.
  public var file: String
  /// What the photo shows, for those who cannot see it; empty for none.
  public var alt: String
  /// Once it has been imported.
  public var id: ID<Photo>?

  /// - Parameter id: The backend's id of the photo; nil until it has been imported.
  public init(file: String, alt: String, id: ID<Photo>? = nil) {
    self.file = file
    self.alt = alt
    self.id = id
  }
}

/// A share, like or bookmark of a post.
public struct ArchivedMark: Hashable, Sendable {
  /// The post that carries the mark.
  public var post: PostReference
  /// When it was made; nil when no one knows.
  public var at: Timestamp?

  /// - Parameter at: When it was made; nil when no one knows.
  public init(post: PostReference, at: Timestamp?) {
    self.post = post
    self.at = at
  }
}

/// A followed person, with the settings of the follow.
public struct ArchivedFollow: Hashable, Sendable {
  /// The followed person's, without the `@`; qualified (`alice@host`) for people of other servers.
  public var handle: String
  /// Each of their new posts notifies the account.
  public var isWatched: Bool
  /// What they share stays out of home and lists.
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
  /// Handles.
  public var members: [String]

  /// - Parameter members: Handles, without the `@`.
  public init(title: String, members: [String]) {
    self.title = title
    self.members = members
  }
}

/// A muted person.
public struct ArchivedMute: Hashable, Sendable {
  /// The muted person's, without the `@`; qualified for people of other servers.
  public var handle: String
  /// When it ends by itself; nil for good.
  public var until: Timestamp?
  /// Their activity still notifies the account.
  public var notices: Bool

  /// - Parameters:
  ///   - until: When it ends by itself; nil for good.
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

  /// A note about the person of this handle.
  public init(handle: String, text: String) {
    self.handle = handle
    self.text = text
  }
}
