public import AppValues
public import Entities

/// The rules of looking people up, following them, and keeping them away.
public struct ProfileInteractor: Sendable {
  private let repository: any ProfileRepository
  private let viewer: Viewer
  private let clock: WallClock

  /// Reads and writes through `repository` on behalf of `viewer`.
  public init(repository: any ProfileRepository, viewer: Viewer, clock: WallClock = .system) {
    self.repository = repository
    self.viewer = viewer
    self.clock = clock
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool { viewer.session != nil }

  /// The viewer's own id; nil for an anonymous one.
  public var viewerID: ID<User>? { viewer.session?.user }

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
    guard let session = viewer.session else { throw .unauthenticated }
    return try await repository.user(session.user)
  }

  /// Follows a person or asks to, or takes either back; answers them as they then are.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves and where either blocks the other.
  public func setFollowing(_ following: Bool, _ id: ID<User>) async throws(AppError) -> User {
    try requireOther(id)
    return following ? try await repository.follow(id) : try await repository.unfollow(id)
  }

  /// Follows a person or asks to, or changes how they are followed; answers them as they then are.
  ///
  /// Throws as above.
  public func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User {
    try requireOther(id)
    return try await repository.follow(id, terms)
  }

  /// Follows a person who is neither followed nor asked yet, and otherwise takes that back.
  public func toggleFollowing(_ user: User) async throws(AppError) -> User {
    try await setFollowing(
      !(user.relationship.isFollowing || user.relationship.hasRequestedToFollow), user.id)
  }

  /// Lets a person follow who asked to, or refuses them; answers them as they then are.
  ///
  /// Throws `unauthenticated`, `notFound`, `conflict` where it comes too late.
  public func answerRequest(of id: ID<User>, accepting: Bool) async throws(AppError) -> User {
    try requireOther(id)
    return accepting ? try await repository.accept(id) : try await repository.reject(id)
  }

  /// Makes a person stop following the viewer; answers them as they then are.
  public func removeFollower(_ id: ID<User>) async throws(AppError) -> User {
    try requireOther(id)
    return try await repository.removeFollower(id)
  }

  /// Blocks a person or lifts the block; answers them as they then are.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves.
  public func setBlocking(_ blocking: Bool, _ id: ID<User>) async throws(AppError) -> User {
    try requireOther(id)
    return blocking ? try await repository.block(id) : try await repository.unblock(id)
  }

  /// Mutes a person, or changes how they are muted; answers them as they then are.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves.
  public func mute(_ id: ID<User>, _ terms: MuteTerms) async throws(AppError) -> User {
    try requireOther(id)
    let end = terms.length.map { clock.now().adding(seconds: $0.seconds) }
    return try await repository.mute(id, until: end, notices: terms.notices)
  }

  /// Ends a mute; answers the person as they then are.
  public func unmute(_ id: ID<User>) async throws(AppError) -> User {
    try requireOther(id)
    return try await repository.unmute(id)
  }

  /// Sets whether the viewer approves each follower; answers the viewer as they then are.
  ///
  /// Throws `unauthenticated`.
  public func setLocked(_ isLocked: Bool) async throws(AppError) -> User {
    if viewer.session == nil { throw .unauthenticated }
    return try await repository.setLocked(isLocked)
  }

  /// Notes something about a person for the viewer alone, in place of what was noted before, or nothing any more;
  /// answers them as they then are.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for the viewer themselves, `invalid(.note, …)`.
  public func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User {
    try requireOther(id)
    return try await repository.setNote(try ProfileRules.checked(note: text), about: id)
  }

  /// Reports a user to the administrator. The user isn't notified.
  ///
  /// Throws `unauthenticated`, `forbidden` for the viewer themselves, `notFound`, `gone`, `invalid(.reason, …)`,
  /// `invalid(.posts, …)` for too many and for those of someone else.
  public func report(_ report: NewReport) async throws(AppError) {
    try requireOther(report.person)
    try checkPosts(report.posts.count)
    var report = report
    report.reason = try checkReason(report.reason)
    try await repository.report(report)
  }

  /// Whether a report has room for so many posts.
  ///
  /// Throws `invalid(.posts, .tooLong)`.
  public func checkPosts(_ count: Int) throws(AppError) {
    let maximum = NewReport.maximumPosts
    if count > maximum { throw .invalid(.posts, .tooLong(maximum: maximum, excess: count - maximum)) }
  }

  /// A page of another person's posts, the latest first, to pick from for a report.
  ///
  /// Throws `unauthenticated`, `forbidden` for the viewer themselves, `notFound`, `gone`.
  public func posts(
    by id: ID<User>, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<Post> {
    try requireOther(id)
    return try await repository.posts(by: id, request)
  }

  /// The reason of a report as it would be kept.
  ///
  /// Throws `invalid(.reason, …)`.
  public func checkReason(_ text: String) throws(AppError) -> String {
    try ProfileRules.checked(reason: text)
  }

  /// The viewer's own profile, with what only they see of it.
  ///
  /// Throws `unauthenticated`.
  public func ownProfile() async throws(AppError) -> OwnProfile {
    OwnProfile(user: try await viewerProfile(), defaults: try await repository.writingDefaults())
  }

  /// Changes the viewer's profile, all that the edit names at once.
  ///
  /// Throws `unauthenticated`, `invalid` with the first thing that is not acceptable; for pictures what the
  /// repository throws.
  public func edit(_ edit: ProfileEdit) async throws(AppError) -> OwnProfile {
    if viewer.session == nil { throw .unauthenticated }
    let edit = try ProfileRules.checked(edit)
    // Read first: what is written must not be told as failed because something else cannot be read.
    var defaults = try await repository.writingDefaults()
    let user = try await repository.edit(edit)
    if let visibility = edit.visibility { defaults.visibility = visibility }
    if let language = edit.language { defaults.language = language.isEmpty ? nil : language }
    return OwnProfile(user: user, defaults: defaults)
  }

  /// The label of a line of the profile, as it would be kept.
  ///
  /// Throws `invalid(.label, …)`.
  public func label(_ text: String) throws(AppError) -> String {
    try ProfileRules.checked(label: text)
  }

  /// A page of a list of people, the latest first.
  ///
  /// Throws `notFound`, `gone` for another person's list, `unauthenticated` for one that takes an account.
  public func people(
    _ list: PeopleList, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<User> {
    if list.isForMembers, viewer.session == nil { throw .unauthenticated }
    return try await repository.people(list, request)
  }

  /// Those of a person's followers whom the viewer follows; no one where that is kept from the viewer, for the
  /// viewer themselves, and when signed out.
  ///
  /// Throws `notFound`, `gone`.
  public func knownFollowers(of user: User) async throws(AppError) -> KnownFollowers {
    let relationship = user.relationship
    let isHidden = relationship.isBlocking || relationship.isBlockedBy || user.hidesFollowers
    if viewer.session == nil || relationship.isSelf || isHidden { return .nobody }
    return try await repository.knownFollowers(of: user.id)
  }

  /// Signals when a person may have other counts or relations now, until cancelled.
  public func changes(of id: ID<User>) -> AsyncStream<LiveSignal> {
    repository.changes(of: id)
  }

  private func requireOther(_ id: ID<User>) throws(AppError) {
    guard let session = viewer.session else { throw .unauthenticated }
    if session.user == id { throw .forbidden }
  }
}
