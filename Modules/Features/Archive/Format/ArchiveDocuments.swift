import AppScreens
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

  /// - Parameter pictures: As they are called in the archive.
  init(_ profile: ArchivedProfile, pictures: [ArchivedPicture], exportedAt: Timestamp) {
    format = ArchiveFormat.name
    version = ArchiveFormat.version
    self.exportedAt = ArchiveTime.text(exportedAt)
    account = Account(
      handle: profile.handle, name: profile.name, bio: profile.bio, email: profile.email,
      birthday: profile.birthday?.description, language: profile.language, isLocked: profile.isLocked,
      isBot: profile.isBot, hidesFollowers: profile.hidesFollowers,
      fields: profile.fields.map { Field(label: $0.label, value: $0.value) },
      avatar: pictures.first { $0.place == .avatar }?.file,
      header: pictures.first { $0.place == .header }?.file,
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

  struct Version: Codable {
    var at: String
    var text: String
    var warning: String?
    var language: String?
    var photos: [Photo]?
    var place: Place?
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
  var history: [Version]?

  init(_ post: ArchivedPost) {
    key = post.key.rawValue
    text = post.text
    createdAt = ArchiveTime.text(post.createdAt)
    editedAt = post.editedAt.map(ArchiveTime.text)
    visibility = post.visibility.rawValue
    warning = post.warning
    language = post.language
    replyTo = post.replyTo.map { Reference(key: $0.key.rawValue, author: $0.author) }
    photos = post.photos.map(Photo.init)
    place = post.place.map(Place.init)
    isPinned = post.isPinned
    history = post.history.isEmpty ? nil : post.history.map(Version.init)
  }

  /// Nil for a date or a visibility that is none.
  var post: ArchivedPost? {
    guard let createdAt = ArchiveTime.time(createdAt), let visibility = PostVisibility(rawValue: visibility)
    else {
      return nil
    }
    return ArchivedPost(
      key: SourceKey(key), text: text, createdAt: createdAt, editedAt: editedAt.flatMap(ArchiveTime.time),
      visibility: visibility, warning: warning, language: language,
      replyTo: replyTo.map { PostReference(key: SourceKey($0.key), author: $0.author) },
      photos: (photos ?? []).map(\.photo), place: place?.place, isPinned: isPinned ?? false,
      history: (history ?? []).map(\.version))
  }
}

extension PostDocument.Photo {
  init(_ photo: ArchivedPhoto) {
    self.init(file: photo.file, alt: photo.alt)
  }

  var photo: ArchivedPhoto { ArchivedPhoto(file: file, alt: alt ?? "") }
}

extension PostDocument.Place {
  init(_ place: Entities.Place) {
    self.init(name: place.name, latitude: place.latitude, longitude: place.longitude)
  }

  var place: Entities.Place { Entities.Place(name: name, latitude: latitude, longitude: longitude) }
}

extension PostDocument.Version {
  init(_ version: ArchivedVersion) {
    self.init(
      at: ArchiveTime.text(version.at), text: version.text, warning: version.warning,
      language: version.language, photos: version.photos.map(PostDocument.Photo.init),
      place: version.place.map(PostDocument.Place.init))
  }

  /// A malformed date becomes an impossible one, so that the import reports its post.
  var version: ArchivedVersion {
    ArchivedVersion(
      at: ArchiveTime.time(at) ?? Timestamp(milliseconds: 0), text: text, warning: warning,
      language: language, photos: (photos ?? []).map(\.photo), place: place?.place)
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

  /// A date that is none becomes one that cannot be: what ends some day is not to last for good.
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
}

/// A line of `tags.json`.
struct TagDocument: Codable {
  var name: String
}
