public import AppValues
public import Entities

/// The rules of looking people up, following them, and keeping them away.
public struct ProfileInteractor: Sendable {
  private let repository: any ProfileRepository
  private let relationsRepository: (any RelationsRepository)?
  private let peopleRepository: (any PeopleRepository)?
  private let viewer: Viewer
  private let clock: WallClock

  /// Reads and writes on behalf of `viewer`.
  ///
  /// - Parameters:
  ///   - repository: Where people are read.
  ///   - relations: Where relations to them are changed; nil where they are only looked at.
  ///   - people: Where lists of people are read; nil where there are none.
  ///   - clock: From which the end of a mute is counted.
  public init(
    repository: any ProfileRepository, relations: (any RelationsRepository)?,
    people: (any PeopleRepository)?, viewer: Viewer, clock: WallClock = .system
  ) {
    self.repository = repository
    relationsRepository = relations
    peopleRepository = people
    self.viewer = viewer
    self.clock = clock
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool { viewer.session != nil }

  /// The viewer's own id; nil for an anonymous one.
  public var viewerID: ID<User>? { viewer.session?.user }

  /// What can be done about people here, but for changing the viewer's own profile.
  public var capabilities: ProfileCapabilities {
    ProfileCapabilities(relates: relationsRepository != nil, edits: false)
  }

  /// Which lists of people can be read here.
  public var peopleCapabilities: PeopleCapabilities { peopleRepository?.capabilities ?? .none }

  /// The person asked for.
  ///
  /// Throws `notFound`, `gone`, `invalid(.handle, …)`, `unauthenticated` for the viewer where there is none.
  public func user(_ person: PersonReference) async throws(AppError) -> User {
    switch person {
    case .id(let id): try await repository.user(id)
    case .handle(let handle): try await user(handle: handle)
    case .viewer: try await viewerProfile()
    }
  }

  /// The person of a handle as people type it: with or without `@`, in whatever case.
  ///
  /// Throws `notFound`, `gone`, `invalid(.handle, …)`.
  public func user(handle: String) async throws(AppError) -> User {
    try await repository.user(handle: Handle(handle).folded)
  }

  /// The viewer themselves, as others see them.
  ///
  /// Throws `unauthenticated`.
  public func viewerProfile() async throws(AppError) -> User {
    try await repository.user(try viewer.requireSession().user)
  }

  /// Follows the person `id` or asks to where `following`, or takes either back; answers them as they then are.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves and where either blocks the other.
  public func setFollowing(_ following: Bool, _ id: ID<User>) async throws(AppError) -> User {
    let relations = try relating(to: id)
    return following ? try await relations.follow(id) : try await relations.unfollow(id)
  }

  /// Follows the person `id` on these `terms` or asks to, or changes how they are followed; answers them as they
  /// then are.
  ///
  /// Throws as above.
  public func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User {
    try await relating(to: id).follow(id, terms)
  }

  /// Follows a `user` who is neither followed nor asked yet, and otherwise takes that back.
  public func toggleFollowing(_ user: User) async throws(AppError) -> User {
    try await setFollowing(
      !(user.relationship.isFollowing || user.relationship.hasRequestedToFollow), user.id)
  }

  /// Lets the person `id`, who asked to follow, do so where `accepting`, or refuses them; answers them as they then
  /// are.
  ///
  /// Throws `unauthenticated`, `notFound`, `conflict` where it comes too late.
  public func answerRequest(of id: ID<User>, accepting: Bool) async throws(AppError) -> User {
    let relations = try relating(to: id)
    return accepting ? try await relations.accept(id) : try await relations.reject(id)
  }

  /// Makes the person `id` stop following the viewer; answers them as they then are.
  public func removeFollower(_ id: ID<User>) async throws(AppError) -> User {
    try await relating(to: id).removeFollower(id)
  }

  /// Blocks the person `id` where `blocking`, or lifts the block; answers them as they then are.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves.
  public func setBlocking(_ blocking: Bool, _ id: ID<User>) async throws(AppError) -> User {
    let relations = try relating(to: id)
    return blocking ? try await relations.block(id) : try await relations.unblock(id)
  }

  /// Mutes the person `id` on these `terms`, or changes how they are muted; answers them as they then are.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves.
  public func mute(_ id: ID<User>, _ terms: MuteTerms) async throws(AppError) -> User {
    let end = terms.length.map { clock.now().adding(seconds: $0.seconds) }
    return try await relating(to: id).mute(id, until: end, notices: terms.notices)
  }

  /// Ends the mute of the person `id`; answers them as they then are.
  public func unmute(_ id: ID<User>) async throws(AppError) -> User {
    try await relating(to: id).unmute(id)
  }

  /// Notes a `text` about the person `id` for the viewer alone, in place of what was noted before, or nothing any
  /// more where it is empty; answers them as they then are.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves, `invalid(.note, …)`.
  public func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User {
    try await relating(to: id).setNote(try ProfileRules.checked(note: text), about: id)
  }

  /// A page of a list of people, the latest first, as `request` asks for it.
  ///
  /// Throws `notFound`, `gone` for another person's list, `unauthenticated` for one that takes an account,
  /// `unsupported` for one that is not kept here.
  public func people(
    _ list: PeopleList, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<User> {
    if list.isForMembers { _ = try viewer.requireSession() }
    guard peopleCapabilities.lists.contains(list.kind) else { throw .unsupported }
    return try await peopleRepository.orUnsupported().people(list, request)
  }

  /// Those of the followers of a `user` whom the viewer follows; no one where that is kept from the viewer or not
  /// known here, for the viewer themselves, and when signed out.
  ///
  /// Throws `notFound`, `gone`.
  public func knownFollowers(of user: User) async throws(AppError) -> KnownFollowers {
    guard let peopleRepository, peopleCapabilities.lists.contains(.knownFollowers), viewer.session != nil
    else { return .nobody }
    let relationship = user.relationship
    if relationship.isSelf || relationship.isBlockedEitherWay || user.hidesFollowers { return .nobody }
    return try await peopleRepository.knownFollowers(of: user.id)
  }

  /// Signals when the person `id` may have other counts or relations now, until cancelled; none where there is no
  /// news of people.
  public func changes(of id: ID<User>) -> AsyncStream<LiveSignal> {
    repository.changes(of: id) ?? AsyncStream { $0.finish() }
  }

  /// Where the relation to another person is changed.
  private func relating(to id: ID<User>) throws(AppError) -> any RelationsRepository {
    try viewer.requireOther(id)
    return try relationsRepository.orUnsupported()
  }
}

extension Viewer {
  /// The session of someone signed in.
  ///
  /// Throws `unauthenticated`.
  func requireSession() throws(AppError) -> Session {
    guard let session else { throw .unauthenticated }
    return session
  }

  /// Makes sure that someone is signed in, and is not the person.
  ///
  /// Throws `unauthenticated`, `forbidden`.
  func requireOther(_ id: ID<User>) throws(AppError) {
    if try requireSession().user == id { throw .forbidden }
  }
}
