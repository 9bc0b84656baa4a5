import AppValues
import Entities
import Profile
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// People and their relationships in the database.
struct LocalProfile: ProfileRepository, RelationsRepository, PeopleRepository, ProfileEditing, ReportSending {
  let access: Access
  let feed: ChangeFeed
  /// Makes the pictures of a profile.
  let workshop: PhotoWorkshop

  func user(_ id: ID<User>) async throws(AppError) -> User {
    let id = try id.number()
    return try await access.read { transaction throws(AppError) in
      try transaction.user(where: "p.id = \(id)")
    }
  }

  func user(handle: String) async throws(AppError) -> User {
    try await access.read { transaction throws(AppError) in
      let handle = try transaction.connection.ownHandle(handle)
      return try transaction.user(where: "p.handle_folded = \(handle) AND p.domain = ''")
    }
  }

  var peopleCapabilities: PeopleCapabilities { .all }
  var relationCapabilities: RelationCapabilities { .all }
  var profileEditingCapabilities: ProfileEditingCapabilities { .all }

  func people(
    _ list: PeopleList, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    switch list {
    case .followers(let id), .following(let id):
      let (owner, range) = (try id.number(), try KeyRange(request))
      return try await access.read { transaction throws(AppError) in
        try transaction.requirePerson(owner, orSuspended: true)
        if try transaction.isHidden(owner) { return .empty }
        if try transaction.hidesFollowers(owner) { return .empty }
        guard let selection = PeopleSelection(list, of: owner) else { return .empty }
        return try selection.page(range, transaction)
      }
    case .knownFollowers(let id):
      let (owner, range) = (try id.number(), try KeyRange(request))
      return try await access.readAsMember { transaction throws(AppError) in
        try KnownFollowersSelection(of: owner, transaction)?.page(range) ?? .empty
      }
    case .directory(let order):
      let selection = try DirectorySelection(order, request)
      return try await access.read { transaction throws(AppError) in try selection.page(transaction) }
    case .requests, .blocked, .muted, .suggested, .newFollowers:
      let range = try KeyRange(request)
      return try await access.readAsMember { transaction throws(AppError) in
        guard let selection = PeopleSelection(list, of: transaction.viewer) else {
          return try transaction.suggestedPeople(request)
        }
        return try selection.page(range, transaction)
      }
    }
  }

  func users(_ ids: [ID<User>]) async throws(AppError) -> [User] {
    let numbers = ids.compactMap(\.numberOrNil)
    return try await access.read { transaction throws(AppError) in
      let found = try transaction.users(numbers)
      return numbers.compactMap { found[$0] }
    }
  }

  func knownFollowers(of id: ID<User>) async throws(AppError) -> KnownFollowers {
    let owner = try id.number()
    return try await access.readAsMember { transaction throws(AppError) in
      try KnownFollowersSelection(of: owner, transaction)?.summary() ?? .empty
    }
  }

  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>? {
    feed.signals(.profile(id.numberOrNil), to: access.tokenHash)
  }

  /// Changes the relationship between the viewer and a person, and returns the person as they are then.
  ///
  /// - Parameter change: Makes the change, and returns what to notify the person of, if anything.
  func change(
    _ id: ID<User>,
    _ change: @escaping @Sendable (Relation, Transaction) throws(AppError) -> NoticeKind?
  ) async throws(AppError) -> User {
    let person = try id.number()
    return try await access.write { transaction throws(AppError) in
      if person == transaction.viewer { throw .forbidden }
      let news = try change(try transaction.relation(to: person), transaction)
      let told = try news.map { kind throws(AppError) in
        try transaction.askWhomToTell(kind, of: "r.id = \(person)")
      }
      let shown = try transaction.askForUser(where: "p.id = \(person)")
      if let news, let told { try transaction.tell(told, news) }
      return try transaction.user(in: shown)
    }
  }
}

/// The relationship between the viewer and a person, before it changes.
struct Relation {
  let person: Int64
  /// The person, as the viewer sees them.
  let user: User
  /// How the viewer follows the person.
  let follow: StoredFollow
  /// How the person follows the viewer.
  let followBack: StoredFollow

  /// Whether one of them blocks the other.
  var isHidden: Bool { user.relationship.isBlocking || user.relationship.isBlockedBy }
}

extension Transaction {
  /// Throws `notFound`, `gone`.
  fileprivate func relation(to person: Int64) throws(AppError) -> Relation {
    // All queries are sent before the first answer is awaited.
    let user = try askForUser(where: "p.id = \(person)")
    let (follow, followBack) = (try askForFollow(viewer, person), try askForFollow(person, viewer))
    return Relation(
      person: person, user: try self.user(in: user), follow: try follow.answer()[0],
      followBack: try followBack.answer()[0])
  }
}
