public import AppScreens
public import AppValues
public import Entities

/// What an action was about, for saying why it failed in words of its own.
public enum ErrorSubject: Hashable, Sendable {
  /// A post, in what has no words of its own here: liking, bookmarking, opening.
  case post
  /// Sharing a post.
  case sharing
  /// Putting a post on top of one's profile.
  case pinning
  /// Changing a post of one's own.
  case editing
  /// Deleting a post.
  case deletion
  /// A person, in what has no words of its own here.
  case person
  /// Following a person.
  case following
  /// Following a person whom the viewer blocks.
  case followingBlocked
  /// An action on oneself that is meant for others.
  case oneself
  /// Reporting a person, with posts of theirs.
  case reporting
  /// A list of people.
  case list
  /// Putting a person into a list.
  case listMembership
  /// A notification.
  case notice
  /// Writing an archive somewhere.
  case exporting
  /// Writing a backup of the network.
  case backingUp
  /// Bringing a backup back.
  case restoring

  fileprivate var isPost: Bool {
    switch self {
    case .post, .sharing, .pinning, .editing, .deletion: true
    default: false
    }
  }

  /// The same, as far as what the viewer and the person are to each other says more.
  public func with(_ relationship: Relationship) -> ErrorSubject {
    switch self {
    case .following, .person:
      if relationship.isSelf { return .oneself }
      return self == .following && relationship.isBlocking ? .followingBlocked : self
    default: return self
    }
  }
}

extension Words {
  /// What went wrong with something known, and what to do about it.
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
    case (.forbidden, .listMembership): subjects.notListable
    case (.forbidden, .reporting): subjects.reportsOneself
    case (.notFound, .reporting): subjects.noSuchReported
    case (.gone, .reporting): subjects.deletedReported
    case (.notFound, .notice): subjects.noSuchNotice
    case (.notFound, .list): subjects.noSuchList
    case (.invalid(.file, .missing), .exporting), (.invalid(.file, .missing), .backingUp):
      subjects.noSuchFolder
    case (.storage(.readOnly), .exporting), (.storage(.readOnly), .backingUp): subjects.folderReadOnly
    case (.notFound, .exporting), (.gone, .exporting), (.gone, .notice): explain(error)
    case (.invalid(let field, let rule), .backingUp), (.invalid(let field, let rule), .restoring):
      errors.explainBackup(field, rule, app) ?? explain(error)
    case (.storage(.locked), .restoring): errors.backups.inUse(app.title)
    case (.storage(.newerVersion), .restoring): errors.backups.newerVersion(app.title)
    case (.notFound, _): subject.isPost ? subjects.noSuchPost : subjects.noSuchPerson
    case (.gone, _): subject.isPost ? subjects.deletedPost : subjects.deletedAccount
    default: explain(error)
    }
  }
}
