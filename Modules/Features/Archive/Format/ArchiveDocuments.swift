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
    var createdAt: String?
  }

  var format: String
  var version: Int
  var exportedAt: String?
  var account: Account

  init(_ profile: ArchivedProfile, exportedAt: Timestamp) {
    format = ArchiveFormat.name
    version = ArchiveFormat.version
    self.exportedAt = ArchiveTime.text(exportedAt)
    account = Account(
      handle: profile.handle, name: profile.name, bio: profile.bio, email: profile.email,
      birthday: profile.birthday?.description, language: profile.language, isLocked: profile.isLocked,
      createdAt: ArchiveTime.text(profile.createdAt))
  }

  var profile: ArchivedProfile {
    ArchivedProfile(
      handle: account.handle, name: account.name, bio: account.bio ?? "", email: account.email ?? "",
      birthday: account.birthday.flatMap { CalendarDate($0) }, language: account.language ?? "",
      isLocked: account.isLocked ?? false,
      createdAt: account.createdAt.flatMap(ArchiveTime.time) ?? Timestamp(milliseconds: 0))
  }
}

/// A line of `posts.json`.
struct PostDocument: Codable {
  struct Reference: Codable {
    var key: String
    var author: String?
  }

  struct Photo: Codable {
    var file: String
    var alt: String?
  }

  struct Place: Codable {
    var name: String
    var latitude: Double?
    var longitude: Double?
  }

  var key: String
  var text: String
  var createdAt: String
  var editedAt: String?
  var visibility: String
  var warning: String?
  var language: String?
  var replyTo: Reference?
  var photos: [Photo]?
  var place: Place?
  var isPinned: Bool?

  init(_ post: ArchivedPost) {
    key = post.key.rawValue
    text = post.text
    createdAt = ArchiveTime.text(post.createdAt)
    editedAt = post.editedAt.map(ArchiveTime.text)
    visibility = post.visibility.rawValue
    warning = post.warning
    language = post.language
    replyTo = post.replyTo.map { Reference(key: $0.key.rawValue, author: $0.author) }
    photos = post.photos.map { Photo(file: $0.file, alt: $0.alt) }
    place = post.place.map { Place(name: $0.name, latitude: $0.latitude, longitude: $0.longitude) }
    isPinned = post.isPinned
  }

  /// Nil for a date or a visibility that is none.
  var post: ArchivedPost? {
    guard let createdAt = ArchiveTime.time(createdAt), let visibility = Visibility(rawValue: visibility)
    else {
      return nil
    }
    return ArchivedPost(
      key: SourceKey(key), text: text, createdAt: createdAt, editedAt: editedAt.flatMap(ArchiveTime.time),
      visibility: visibility, warning: warning, language: language,
      replyTo: replyTo.map { PostReference(key: SourceKey($0.key), author: $0.author) },
      photos: (photos ?? []).map { ArchivedPhoto(file: $0.file, alt: $0.alt ?? "") },
      place: place.map { Entities.Place(name: $0.name, latitude: $0.latitude, longitude: $0.longitude) },
      isPinned: isPinned ?? false)
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

/// A line of `follows.json`, `blocks.json` or `mutes.json`.
struct PersonDocument: Codable {
  var handle: String
  var until: String?
}

/// A line of `lists.json`.
struct ListDocument: Codable {
  var title: String
  var members: [String]
}

/// A line of `tags.json`.
struct TagDocument: Codable {
  var name: String
}
