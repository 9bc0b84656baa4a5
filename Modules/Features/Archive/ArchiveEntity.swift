public import AppValues
public import Entities

/// A kind of thing in an archive, in the order of import: a comment needs the post it answers, a list the people
/// that are followed.
public enum ArchiveKind: String, Hashable, Sendable, CaseIterable {
  case profile
  case posts, shares, likes, bookmarks
  case follows, lists, tags, blocks, mutes, notes
}

/// One thing in an archive.
public enum ArchiveRecord: Hashable, Sendable {
  case profile(ArchivedProfile)
  case picture(ArchivedPicture)
  case post(ArchivedPost)
  case share(ArchivedMark)
  case like(ArchivedMark)
  case bookmark(ArchivedMark)
  case follow(ArchivedFollow)
  case list(ArchivedList)
  /// A hashtag that is followed, without the `#`.
  case tag(String)
  case block(handle: String)
  case mute(ArchivedMute)
  case note(ArchivedNote)

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
  public var handle: String
  public var name: String
  public var bio: String
  public var email: String
  public var birthday: CalendarDate?
  /// The language that the person wants to be spoken to in.
  public var language: String
  public var isLocked: Bool
  public var isBot: Bool
  public var hidesFollowers: Bool
  public var fields: [ProfileField]
  public var createdAt: Timestamp

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
    case avatar, header
  }

  public var place: Place
  /// Where it lies: in the archive, or on this machine while it is exported or imported.
  public var file: String

  public init(_ place: Place, file: String) {
    self.place = place
    self.file = file
  }
}

/// What names a post wherever it goes, so that it is imported into an account once only: the address that another
/// server gave it, or what `native` makes of an id of ours.
public struct SourceKey: Hashable, Sendable {
  private static let prefix = "socialconnect:"

  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key of a post that was written here.
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
  public var key: SourceKey
  /// Whose it is; nil when it is the account's own, or no one knows.
  public var author: String?

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
  public var key: SourceKey
  public var content: PostContent<ArchivedPhoto>
  public var createdAt: Timestamp
  public var editedAt: Timestamp?
  public var visibility: PostVisibility
  public var replyTo: PostReference?
  /// It stands first on the account's profile.
  public var isPinned: Bool
  /// What it said before it was edited, from the first version on.
  public var history: [ArchivedVersion]

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
  public var content: PostContent<ArchivedPhoto>

  public init(at: Timestamp, content: PostContent<ArchivedPhoto>) {
    self.at = at
    self.content = content
  }
}

/// A photo on an archived post.
public struct ArchivedPhoto: Hashable, Sendable {
  /// Where it lies: in the archive, or on this machine while it is exported.
  public var file: String
  public var alt: String
  /// Once it has been imported.
  public var id: ID<Photo>?

  public init(file: String, alt: String, id: ID<Photo>? = nil) {
    self.file = file
    self.alt = alt
    self.id = id
  }
}

/// A share, like or bookmark of a post.
public struct ArchivedMark: Hashable, Sendable {
  public var post: PostReference
  /// When it was made; nil when no one knows.
  public var at: Timestamp?

  public init(post: PostReference, at: Timestamp?) {
    self.post = post
    self.at = at
  }
}

/// A followed person, with the settings of the follow.
public struct ArchivedFollow: Hashable, Sendable {
  public var handle: String
  /// Each of their new posts notifies the account.
  public var isWatched: Bool
  /// What they share stays out of home and lists.
  public var hidesShares: Bool

  public init(handle: String, isWatched: Bool = false, hidesShares: Bool = false) {
    self.handle = handle
    self.isWatched = isWatched
    self.hidesShares = hidesShares
  }
}

/// A list of people.
public struct ArchivedList: Hashable, Sendable {
  public var title: String
  /// Handles.
  public var members: [String]

  public init(title: String, members: [String]) {
    self.title = title
    self.members = members
  }
}

/// A muted person.
public struct ArchivedMute: Hashable, Sendable {
  public var handle: String
  /// When it ends by itself; nil for good.
  public var until: Timestamp?
  /// Their activity still notifies the account.
  public var notices: Bool

  public init(handle: String, until: Timestamp?, notices: Bool = false) {
    self.handle = handle
    self.until = until
    self.notices = notices
  }
}

/// The account's private note about a person.
public struct ArchivedNote: Hashable, Sendable {
  public var handle: String
  public var text: String

  public init(handle: String, text: String) {
    self.handle = handle
    self.text = text
  }
}
