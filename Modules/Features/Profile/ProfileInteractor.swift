public import AppValues
public import Entities

/// The rules for looking people up, following, muting and blocking them.
public struct ProfileInteractor: Sendable {
  private let repository: any ProfileRepository
  private let relationsRepository: (any RelationsRepository)?
  private let peopleRepository: (any PeopleRepository)?
  private let recentPosts: (any RecentPosts)?
  private let viewer: Viewer
  private let clock: WallClock

  /// Reads and writes on behalf of `viewer`.
  ///
  /// - Parameters:
  ///   - repository: Reads people.
  ///   - relations: Changes relationships to them; nil if the source can't.
  ///   - people: Reads lists of people; nil if there are none.
  ///   - recent: Reads the latest posts of people; nil if profiles show none.
  ///   - viewer: The person who looks.
  ///   - clock: The clock from which the end of a mute is computed.
  public init(
    repository: any ProfileRepository, relations: (any RelationsRepository)?,
    people: (any PeopleRepository)?, recent: (any RecentPosts)? = nil, viewer: Viewer,
    clock: WallClock = .system
  ) {
    self.repository = repository
    relationsRepository = relations
    peopleRepository = people
    recentPosts = recent
    self.viewer = viewer
    self.clock = clock
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool { viewer.session != nil }

  /// The viewer's id; nil for an anonymous viewer.
  public var viewerID: ID<User>? { viewer.session?.user }

  /// What the source can do about the viewer's relationships to people.
  public var relationCapabilities: RelationCapabilities {
    relationsRepository?.relationCapabilities ?? .none
  }

  /// The lists of people that can be read here.
  public var peopleCapabilities: PeopleCapabilities { peopleRepository?.peopleCapabilities ?? .none }

  /// The person with a reference.
  ///
  /// Throws `notFound`, `gone`, `invalid(.handle, …)`, `unauthenticated` for an anonymous viewer's own profile.
  public func user(_ person: PersonReference) async throws(AppError) -> User {
    switch person {
    case .id(let id): try await repository.user(id)
    case .handle(let handle): try await user(handle: handle)
    case .viewer: try await viewerProfile()
    }
  }

  /// The person with a handle as people type it: with or without `@`, in any case.
  ///
  /// Throws `notFound`, `gone`, `invalid(.handle, …)`.
  public func user(handle: String) async throws(AppError) -> User {
    try await repository.user(handle: Handle(handle).folded)
  }

  /// The id of the person with a reference, if it's known before the person is read.
  ///
  /// Throws `notFound`, `gone`, `invalid(.handle, …)`.
  func id(of person: PersonReference) async throws(AppError) -> ID<User>? {
    switch person {
    case .id(let id): id
    case .handle(let handle): try await repository.id(ofHandle: Handle(handle).folded)
    case .viewer: viewerID
    }
  }

  /// The latest posts by the person `id`, newest first: enough to know what they write about.
  func latestPosts(by id: ID<User>) async throws(AppError) -> [Post] {
    try await recentPosts?.latest(by: id, limit: 5).filter { !$0.isHidden(in: .account) } ?? []
  }

  /// The viewer themselves, as others see them.
  ///
  /// Throws `unauthenticated`.
  public func viewerProfile() async throws(AppError) -> User {
    try await repository.user(try viewer.requireSession().user)
  }

  /// Follows the person `id` or sends a follow request, or undoes either unless `following`; returns the updated
  /// person.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves and if one blocks the other.
  public func setFollowing(_ following: Bool, _ id: ID<User>) async throws(AppError) -> User {
    let relations = try relating(to: id, .following)
    return following ? try await relations.follow(id) : try await relations.unfollow(id)
  }

  /// Follows the person `id` on these `terms` or sends a follow request, or changes the terms of a follow; returns the
  /// updated person.
  ///
  /// Throws as above.
  public func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User {
    try await relating(to: id, terms == FollowTerms() ? .following : .followTerms).follow(id, terms)
  }

  /// Follows a `user`, or unfollows them or cancels the follow request if there is one.
  public func toggleFollowing(_ user: User) async throws(AppError) -> User {
    try await setFollowing(
      !(user.relationship.isFollowing || user.relationship.hasRequestedToFollow), user.id)
  }

  /// Accepts the follow request of the person `id`, or declines it unless `accepting`; returns the updated person.
  ///
  /// Throws `unauthenticated`, `notFound`, `conflict` if the request no longer exists.
  public func answerRequest(of id: ID<User>, accepting: Bool) async throws(AppError) -> User {
    let relations = try relating(to: id, .requests)
    return accepting ? try await relations.accept(id) : try await relations.reject(id)
  }

  /// Removes the person `id` from the viewer's followers; returns the updated person.
  public func removeFollower(_ id: ID<User>) async throws(AppError) -> User {
    try await relating(to: id, .removingFollowers).removeFollower(id)
  }

  /// Blocks the person `id`, or unblocks them unless `blocking`; returns the updated person.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves.
  public func setBlocking(_ blocking: Bool, _ id: ID<User>) async throws(AppError) -> User {
    let relations = try relating(to: id, .blocking)
    return blocking ? try await relations.block(id) : try await relations.unblock(id)
  }

  /// Mutes the person `id` on these `terms`, or changes the terms of a mute; returns the updated person.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves.
  public func mute(_ id: ID<User>, _ terms: MuteTerms) async throws(AppError) -> User {
    let end = terms.length.map { clock.now().adding(seconds: $0.seconds) }
    return try await relating(to: id, .muting).mute(id, until: end, notices: terms.notices)
  }

  /// Unmutes the person `id`; returns the updated person.
  public func unmute(_ id: ID<User>) async throws(AppError) -> User {
    try await relating(to: id, .muting).unmute(id)
  }

  /// Sets the viewer's private note about the person `id`, or deletes it if `text` is empty; returns the updated
  /// person.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves, `invalid(.note, …)`.
  public func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User {
    try await relating(to: id, .notes).setNote(try ProfileRules.checked(note: text), about: id)
  }

  /// No longer suggests the person `id` to the viewer.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves.
  public func dismissSuggestion(_ id: ID<User>) async throws(AppError) {
    try await relating(to: id, .suggestions).dismissSuggestion(id)
  }

  /// A page of a list of people, newest first.
  ///
  /// Throws `notFound`, `gone` for another person's list, `unauthenticated` for a list of signed-in viewers,
  /// `unsupported` for a list that isn't available here.
  public func people(
    _ list: PeopleList, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<User> {
    if list.isForMembers { _ = try viewer.requireSession() }
    guard peopleCapabilities.lists.contains(list.kind) else { throw .unsupported }
    return try await peopleRepository.orUnsupported().people(list, request)
  }

  /// The people with these ids as they now are, without deleted accounts.
  ///
  /// Throws `unsupported` where there are no lists of people.
  public func users(_ ids: [ID<User>]) async throws(AppError) -> [User] {
    ids.isEmpty ? [] : try await peopleRepository.orUnsupported().users(ids)
  }

  /// The followers of a `user` whom the viewer follows too; none if they are private or not known here, for the viewer
  /// themselves, and for an anonymous viewer.
  ///
  /// Throws `notFound`, `gone`.
  public func knownFollowers(of user: User) async throws(AppError) -> KnownFollowers {
    user.showsKnownFollowers ? try await knownFollowers(of: user.id) : .empty
  }

  /// The followers of the person `id` whom the viewer follows too; none if they aren't known here, for the viewer
  /// themselves, and for an anonymous viewer.
  func knownFollowers(of id: ID<User>) async throws(AppError) -> KnownFollowers {
    guard let peopleRepository, peopleCapabilities.lists.contains(.knownFollowers), let viewerID,
      viewerID != id
    else { return .empty }
    return try await peopleRepository.knownFollowers(of: id)
  }

  /// Signals when the counts or relationship of the person `id` may have changed, until cancelled; none if the source
  /// doesn't follow changes to people.
  public func changes(of id: ID<User>) -> AsyncStream<LiveSignal> {
    repository.changes(of: id) ?? AsyncStream { $0.finish() }
  }

  /// The port that changes relationships, if it can do what is asked.
  private func relating(
    to id: ID<User>, _ kind: RelationAction.Kind
  ) throws(AppError) -> any RelationsRepository {
    try viewer.requireOther(id)
    guard let relationsRepository, relationCapabilities.allows(kind) else { throw .unsupported }
    return relationsRepository
  }
}

extension Viewer {
  /// The viewer's session.
  ///
  /// Throws `unauthenticated`.
  func requireSession() throws(AppError) -> Session {
    guard let session else { throw .unauthenticated }
    return session
  }

  /// Checks that the viewer is signed in and isn't the person.
  ///
  /// Throws `unauthenticated`, `forbidden`.
  func requireOther(_ id: ID<User>) throws(AppError) {
    if try requireSession().user == id { throw .forbidden }
  }
}
