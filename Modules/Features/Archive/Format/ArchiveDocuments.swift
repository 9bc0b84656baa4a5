import AppValues
import Entities

/// `archive.json`.
struct HeadDocument: Codable {
  struct Account: Codable {
    var handle: String
    var name: String
    var bio: String?
    var email: String?
    var birthday: String?
    var language: String?
    var isLocked: Bool?
    var isBot: Bool?
    var hidesFollowers: Bool?
    var fields: [Field]?
    var avatar: String?
    var header: String?
    var createdAt: String?
  }

  struct Field: Codable {
    var label: String
    var value: String
  }

  var format: String
  var version: Int
  var exportedAt: String?
  var account: Account

  /// - Parameter pictures: The pictures, with their names in the archive.
  init(_ profile: ArchivedProfile, pictures: [ArchivedPicture], exportedAt: Timestamp) {
    format = ArchiveFormat.name
    version = ArchiveFormat.version
    self.exportedAt = ArchiveTime.text(exportedAt)
    account = Account(
      handle: profile.handle, name: profile.name, bio: profile.bio, email: profile.email,
      birthday: profile.birthday?.description, language: profile.language, isLocked: profile.isLocked,
      isBot: profile.isBot, hidesFollowers: profile.hidesFollowers,
      fields: profile.fields.map { Field(label: $0.label, value: $0.value) },
      avatar: pictures.first { $0.role == .avatar }?.file,
      header: pictures.first { $0.role == .header }?.file,
      createdAt: ArchiveTime.text(profile.createdAt))
  }

  var profile: ArchivedProfile {
    ArchivedProfile(
      handle: account.handle, name: account.name, bio: account.bio ?? "", email: account.email ?? "",
      birthday: account.birthday.flatMap { CalendarDate($0) }, language: account.language ?? "",
      isLocked: account.isLocked ?? false, isBot: account.isBot ?? false,
      hidesFollowers: account.hidesFollowers ?? false,
      fields: (account.fields ?? []).map { ProfileField(label: $0.label, value: $0.value) },
      createdAt: account.createdAt.flatMap(ArchiveTime.time) ?? Timestamp(milliseconds: 0))
  }

  var pictures: [ArchivedPicture] {
    let (avatar, header) = (account.avatar, account.header)
    return [
      avatar.map { ArchivedPicture(.avatar, file: $0) }, header.map { ArchivedPicture(.header, file: $0) },
    ]
    .compactMap { $0 }
  }
}

/// A line of `posts.json`.
typealias PostDocument = ContentDocument<PostFacts, ArchivedPhoto>

/// The values of a line of `posts.json` besides the content of the post.
struct PostFacts: Codable {
  struct Reference: Codable {
    var key: String
    var author: String?
  }

  struct VersionFacts: Codable {
    var at: String
  }

  var key: String
  var createdAt: String
  var editedAt: String?
  var visibility: String
  var replyTo: Reference?
  var isPinned: Bool?
  var history: [ContentDocument<VersionFacts, ArchivedPhoto>]?

  init(_ post: ArchivedPost) {
    key = post.key.rawValue
    createdAt = ArchiveTime.text(post.createdAt)
    editedAt = post.editedAt.map(ArchiveTime.text)
    visibility = post.visibility.rawValue
    replyTo = post.replyTo.map { Reference(key: $0.key.rawValue, author: $0.author) }
    isPinned = post.isPinned
    if post.history.isEmpty { return }
    history = post.history.map { version in
      ContentDocument(VersionFacts(at: ArchiveTime.text(version.at)), version.content)
    }
  }

  /// An invalid date becomes an impossible one, so that the import reports it.
  fileprivate var versions: [ArchivedVersion] {
    (history ?? []).map { version in
      ArchivedVersion(
        at: ArchiveTime.time(version.facts.at) ?? Timestamp(milliseconds: 0), content: version.content)
    }
  }
}

extension PostDocument {
  init(_ post: ArchivedPost) {
    self.init(PostFacts(post), post.content)
  }

  /// nil for an invalid date or visibility.
  var post: ArchivedPost? {
    guard let createdAt = ArchiveTime.time(facts.createdAt),
      let visibility = PostVisibility(rawValue: facts.visibility)
    else { return nil }
    return ArchivedPost(
      key: SourceKey(facts.key), content: content, createdAt: createdAt,
      editedAt: facts.editedAt.flatMap(ArchiveTime.time), visibility: visibility,
      replyTo: facts.replyTo.map { PostReference(key: SourceKey($0.key), author: $0.author) },
      isPinned: facts.isPinned ?? false, history: facts.versions)
  }
}

extension ArchivedPhoto: Codable {
  private enum CodingKeys: CodingKey {
    case file, alt, focus
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      file: try values.decode(String.self, forKey: .file),
      alt: try values.decodeIfPresent(String.self, forKey: .alt) ?? "",
      focus: try values.decodeIfPresent(PhotoFocus.self, forKey: .focus))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(file, forKey: .file)
    try values.encode(alt, forKey: .alt)
    try values.encodeIfPresent(focus, forKey: .focus)
  }
}

/// A line of `shares.json`, `likes.json` or `bookmarks.json`.
struct MarkDocument: Codable {
  var key: String
  var author: String?
  var at: String?

  init(_ mark: ArchivedMark) {
    key = mark.post.key.rawValue
    author = mark.post.author
    at = mark.at.map(ArchiveTime.text)
  }

  var mark: ArchivedMark {
    ArchivedMark(
      post: PostReference(key: SourceKey(key), author: author), at: at.flatMap(ArchiveTime.time))
  }
}

/// A line of `follows.json`.
struct FollowDocument: Codable {
  var handle: String
  var watching: Bool?
  var hidingShares: Bool?

  init(_ follow: ArchivedFollow) {
    handle = follow.handle
    watching = follow.isWatched ? true : nil
    hidingShares = follow.hidesShares ? true : nil
  }

  var follow: ArchivedFollow {
    ArchivedFollow(handle: handle, isWatched: watching ?? false, hidesShares: hidingShares ?? false)
  }
}

/// A line of `blocks.json`.
struct BlockDocument: Codable {
  var handle: String
}

/// A line of `mutes.json`.
struct MuteDocument: Codable {
  var handle: String
  var until: String?
  var notices: Bool?

  init(_ mute: ArchivedMute) {
    handle = mute.handle
    until = mute.until.map(ArchiveTime.text)
    notices = mute.notices ? true : nil
  }

  /// An invalid date becomes an impossible one, so that a mute with an end doesn't last forever.
  var mute: ArchivedMute {
    ArchivedMute(
      handle: handle, until: until.map { ArchiveTime.time($0) ?? Timestamp(milliseconds: 0) },
      notices: notices ?? false)
  }
}

/// A line of `notes.json`.
struct NoteDocument: Codable {
  var handle: String
  var text: String
}

/// A line of `lists.json`.
struct ListDocument: Codable {
  var title: String
  var members: [String]
  var comments: String?
  var exclusive: Bool?

  init(_ list: ArchivedList) {
    (title, members, comments) = (list.title, list.members, list.settings.comments.rawValue)
    exclusive = list.settings.isExclusive ? true : nil
  }

  /// The list. One without `comments`, or with others than are known, is as lists were before they had a choice.
  var list: ArchivedList {
    let comments = comments.flatMap(ListComments.init) ?? .onFollowed
    return ArchivedList(
      title: title, members: members,
      settings: ListSettings(comments: comments, isExclusive: exclusive ?? false))
  }
}

/// A line of `tags.json`.
struct TagDocument: Codable {
  var name: String
}

/// A line of `filters.json`.
struct FilterDocument: Codable {
  var title: String
  var contexts: [String]
  var action: String
  var until: String?
  var phrases: [ArchivedFilter.Phrase]

  init(_ filter: ArchivedFilter) {
    let settings = filter.settings
    title = settings.title
    contexts = FilterContext.allCases.filter(settings.contexts.contains).map(\.rawValue)
    action = settings.action.rawValue
    until = settings.expiresAt.map(ArchiveTime.text)
    phrases = filter.phrases
  }

  /// Nil for an unknown action. An invalid date becomes an impossible one, so that a filter with an end doesn't last forever.
  var filter: ArchivedFilter? {
    guard let action = FilterAction(rawValue: action) else { return nil }
    let settings = FilterSettings(
      title, in: Set(contexts.compactMap(FilterContext.init)), action: action,
      expiresAt: until.map { ArchiveTime.time($0) ?? Timestamp(milliseconds: 0) })
    return ArchivedFilter(settings: settings, phrases: phrases)
  }
}
