import AppValues
import Entities
import MastodonAPI
import Profile

extension ServedApp {
  /// Someone, and what is between them and who asks.
  func user(_ id: ID<User>) async throws(AppError) -> User {
    let account = try await call(Endpoints.Accounts.show, id.rawValue)
    let relationships =
      session == nil
      ? [] : try await call(Endpoints.Relations.list, with: MastodonRelationshipQuery(ids: [id.rawValue]))
    return User(account, relationships.first, viewer: session)
  }
}

/// People as an app reads them.
struct ServedPeople: ProfileRepository {
  let app: ServedApp

  func user(_ id: ID<User>) async throws(AppError) -> User { try await app.user(id) }

  func user(handle: String) async throws(AppError) -> User {
    try await app.user(ID(app.call(Endpoints.Accounts.lookup, with: MastodonLookup(acct: handle)).id))
  }

  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>? { nil }
}

/// Lists of people.
struct ServedPeopleLists: PeopleRepository {
  let app: ServedApp
  let rest: any PeopleRepository

  var peopleCapabilities: PeopleCapabilities { rest.peopleCapabilities }

  func people(_ list: PeopleList, _ request: PageRequest) async throws(AppError) -> Page<User> {
    try await accounts(list, PageParameters(request)).map { User($0) }
  }

  private func accounts(
    _ list: PeopleList, _ page: PageParameters
  ) async throws(AppError) -> Page<MastodonAccount> {
    switch list {
    case .followers(let id): try await app.page(Endpoints.Accounts.followers, id.rawValue, with: page)
    case .following(let id): try await app.page(Endpoints.Accounts.following, id.rawValue, with: page)
    case .requests: try await app.page(Endpoints.Relations.followRequests, with: page)
    case .blocked: try await app.page(Endpoints.Relations.blocks, with: page)
    case .muted: try await app.page(Endpoints.Relations.mutes, with: page).map(\.account)
    case .knownFollowers(let id):
      Page(items: try await known(id), older: nil, newer: nil)
    case .suggested, .newFollowers, .directory: throw .unsupported
    }
  }

  private func known(_ id: ID<User>) async throws(AppError) -> [MastodonAccount] {
    try await app.call(Endpoints.Relations.familiarFollowers, with: MastodonIDs(ids: [id.rawValue]))
      .first?.accounts ?? []
  }

  func users(_ ids: [ID<User>]) async throws(AppError) -> [User] { try await rest.users(ids) }

  func knownFollowers(of id: ID<User>) async throws(AppError) -> KnownFollowers {
    try await rest.knownFollowers(of: id)
  }
}

/// What an app does to what people are to each other.
struct ServedRelations: RelationsRepository {
  let app: ServedApp
  let clock: WallClock
  let rest: any RelationsRepository

  var relationCapabilities: RelationCapabilities { rest.relationCapabilities }

  func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User {
    let terms = MastodonFollowTerms(reblogs: terms.shares, notify: terms.notices)
    return try await changed(app.call(Endpoints.Relations.follow, id.rawValue, with: terms))
  }

  func mute(_ id: ID<User>, until end: Timestamp?, notices: Bool) async throws(AppError) -> User {
    let seconds = end.map { Int(($0.milliseconds - clock.now().milliseconds) / 1000) }
    let terms = MastodonMuteTerms(notifications: !notices, duration: seconds)
    return try await changed(app.call(Endpoints.Relations.mute, id.rawValue, with: terms))
  }

  func unfollow(_ id: ID<User>) async throws(AppError) -> User {
    try await changed(app.call(Endpoints.Relations.unfollow, id.rawValue))
  }

  func accept(_ id: ID<User>) async throws(AppError) -> User {
    try await changed(app.call(Endpoints.Relations.authorize, id.rawValue))
  }

  func reject(_ id: ID<User>) async throws(AppError) -> User {
    try await changed(app.call(Endpoints.Relations.reject, id.rawValue))
  }

  func removeFollower(_ id: ID<User>) async throws(AppError) -> User {
    try await changed(app.call(Endpoints.Relations.removeFollower, id.rawValue))
  }

  func block(_ id: ID<User>) async throws(AppError) -> User {
    try await changed(app.call(Endpoints.Relations.block, id.rawValue))
  }

  func unblock(_ id: ID<User>) async throws(AppError) -> User {
    try await changed(app.call(Endpoints.Relations.unblock, id.rawValue))
  }

  func unmute(_ id: ID<User>) async throws(AppError) -> User {
    try await changed(app.call(Endpoints.Relations.unmute, id.rawValue))
  }

  func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User {
    try await rest.setNote(text, about: id)
  }

  func dismissSuggestion(_ id: ID<User>) async throws(AppError) {
    _ = try await app.call(Endpoints.Relations.dismissSuggestion, id.rawValue)
  }

  /// The person as the answer has what is between them and the viewer.
  private func changed(_ relationship: MastodonRelationship) async throws(AppError) -> User {
    User(try await app.call(Endpoints.Accounts.show, relationship.id), relationship, viewer: app.session)
  }
}

/// One's own profile.
struct ServedEditing: ProfileEditing {
  let app: ServedApp
  let rest: any ProfileEditing

  var profileEditingCapabilities: ProfileEditingCapabilities { rest.profileEditingCapabilities }

  func ownSettings() async throws(AppError) -> OwnSettings { try await rest.ownSettings() }

  /// A walk changes nothing but who may follow without asking.
  func edit(_ edit: ProfileEdit) async throws(AppError) -> User {
    let change = MastodonProfileChange(locked: edit.isLocked)
    return try await app.user(ID(app.call(Endpoints.Accounts.update, with: change).account.id))
  }
}
