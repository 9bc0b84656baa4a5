public import AppScreens
public import AppValues
public import Entities

/// What an action was about, so that its error can be explained specifically.
@nonexhaustive
public enum ErrorSubject: Hashable, Sendable {
  /// Any other action on a post, such as liking, bookmarking or opening it.
  case post
  /// Sharing a post.
  case sharing
  /// Pinning a post to a profile.
  case pinning
  /// Editing a post.
  case editing
  /// Deleting a post.
  case deletion
  /// Any other action on a person.
  case person
  /// Following a person.
  case following
  /// Following a person the viewer has blocked.
  case followingBlocked
  /// Featuring a person on a profile.
  case featuring
  /// An action on the viewer that only makes sense for others.
  case oneself
  /// Reporting a person and their posts.
  case reporting
  /// A list of people.
  case list
  /// Adding a person to a list.
  case listMembership
  /// A notification.
  case notice
  /// An announcement.
  case announcement
  /// Exporting an archive.
  case exporting
  /// Writing a backup of the network.
  case backingUp
  /// Restoring a backup.
  case restoring

  fileprivate var isPost: Bool {
    switch self {
    case .post, .sharing, .pinning, .editing, .deletion: true
    default: false
    }
  }

  /// The subject, made more specific by the viewer's relationship with the person.
  public func with(_ relationship: Relationship) -> ErrorSubject {
    switch self {
    case .following, .featuring, .person:
      if relationship.isSelf { return .oneself }
      return self == .following && relationship.isBlocking ? .followingBlocked : self
    default: return self
    }
  }
}

extension Words {
  /// Describes what went wrong with a subject, and what to do about it.
  public func explain(_ error: AppError, about subject: ErrorSubject) -> String {
    let (errors, subjects) = (social.errors, social.errors.subjects)
    return switch (error, subject) {
    case (.forbidden, .sharing): subjects.notSharable
    case (.forbidden, .pinning): subjects.notPinnable
    case (.forbidden, .editing): subjects.notEditable
    case (.forbidden, .deletion): subjects.notDeletable
    case (.conflict, .following): subjects.noFollowRequest
    case (.forbidden, .oneself): subjects.isOneself
    case (.forbidden, .followingBlocked): subjects.isBlocked
    case (.forbidden, .following): subjects.notFollowable
    case (.forbidden, .featuring): subjects.notFeaturable
    case (.forbidden, .listMembership): subjects.notListable
    case (.forbidden, .reporting): subjects.reportsOneself
    case (.notFound, .reporting): subjects.noSuchReported
    case (.gone, .reporting): subjects.deletedReported
    case (.notFound, .notice): subjects.noSuchNotice
    case (.notFound, .announcement): subjects.noSuchAnnouncement
    case (.notFound, .list): subjects.noSuchList
    case (.invalid(.file, .missing), .exporting), (.invalid(.file, .missing), .backingUp):
      subjects.noSuchFolder
    case (.storage(.readOnly), .exporting), (.storage(.readOnly), .backingUp): subjects.folderReadOnly
    case (.notFound, .exporting), (.gone, .exporting), (.gone, .notice): explain(error)
    case (.invalid(let field, let rule), .backingUp), (.invalid(let field, let rule), .restoring):
      errors.explainBackup(field, rule, app) ?? explain(error)
    case (.storage(.locked), .restoring): errors.backups.inUse(app.title)
    case (.storage(.newerVersion), .restoring): errors.backups.newerVersion(app.title)
    case (.storage(.earlierVersion), .restoring):
      errors.backups.earlierVersion(app.title, PackageVersion.oldestData)
    case (.notFound, _): subject.isPost ? subjects.noSuchPost : subjects.noSuchPerson
    case (.gone, _): subject.isPost ? subjects.deletedPost : subjects.deletedAccount
    default: explain(error)
    }
  }
}
