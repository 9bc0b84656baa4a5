public import Entities

/// The rules of looking people up and following them.
public struct ProfileInteractor: Sendable {
  private let repository: any ProfileRepository
  private let viewer: Viewer

  /// Reads and writes through `repository` on behalf of `viewer`.
  public init(repository: any ProfileRepository, viewer: Viewer) {
    self.repository = repository
    self.viewer = viewer
  }

  /// Whether there is somebody who could follow people.
  public var isSignedIn: Bool { viewer.session != nil }

  /// The person asked for.
  ///
  /// Throws `notFound`, `gone`, `invalid(.handle, …)`.
  public func user(_ person: PersonReference) async throws(SocialError) -> User {
    switch person {
    case .id(let id): try await repository.user(id)
    case .handle(let handle): try await user(handle: handle)
    }
  }

  /// The person of a handle as people type it: with or without `@`, in whatever case.
  ///
  /// Throws `notFound`, `gone`, `invalid(.handle, …)`.
  public func user(handle: String) async throws(SocialError) -> User {
    try await repository.user(handle: Handle(handle).folded)
  }

  /// The viewer themselves, as others see them.
  ///
  /// Throws `unauthenticated`.
  public func viewerProfile() async throws(SocialError) -> User {
    guard let session = viewer.session else { throw .unauthenticated }
    return try await repository.user(session.user)
  }

  /// Follows a person or asks to, or takes either back; answers them as they then are.
  ///
  /// Throws `unauthenticated`, `forbidden` for oneself, `notFound`.
  public func setFollowing(_ following: Bool, _ id: ID<User>) async throws(SocialError) -> User {
    guard let session = viewer.session else { throw .unauthenticated }
    guard session.user != id else { throw .forbidden }
    return following ? try await repository.follow(id) : try await repository.unfollow(id)
  }

  /// Follows a person who is neither followed nor asked yet, and otherwise takes that back.
  public func toggleFollowing(_ user: User) async throws(SocialError) -> User {
    try await setFollowing(!(user.relationship.following || user.relationship.requested), user.id)
  }

  /// A page of a person's followers or of those they follow, the latest first.
  ///
  /// Throws `notFound`, `gone`.
  public func people(
    _ list: PeopleList, of id: ID<User>, _ request: PageRequest = PageRequest()
  ) async throws(SocialError) -> Page<User> {
    try await repository.people(list, of: id, request)
  }

  /// Signals when a person may have other counts or relations now, until cancelled.
  public func changes(of id: ID<User>) -> AsyncStream<LiveSignal> {
    repository.changes(of: id)
  }
}
