import AppValues
import Entities
import Profile
import SocialTestSupport
import Synchronization
import Testing

/// Answers the calls it was told to expect, each as often as told, and fails on any other.
final class FakeProfileRepository: ProfileRepository, RelationsRepository, PeopleRepository, ProfileEditing,
  ReportSending
{
  enum Call: Hashable, Sendable {
    case user(ID<User>)
    case handle(String)
    case follow(ID<User>, FollowTerms = FollowTerms())
    case unfollow(ID<User>)
    case accept(ID<User>)
    case reject(ID<User>)
    case removeFollower(ID<User>)
    case block(ID<User>)
    case unblock(ID<User>)
    case mute(ID<User>, until: Timestamp?, notices: Bool)
    case unmute(ID<User>)
    case setNote(String, ID<User>)
    case dismissSuggestion(ID<User>)
    case ownSettings
    case edit(ProfileEdit)
    case people(PeopleList, PageRequest)
    case users([ID<User>])
  }

  private struct Answer: Sendable {
    enum Value: Sendable {
      case user(User)
      case page(Page<User>)
      case settings(OwnSettings)
      case failure(AppError)
    }

    let value: Value
    let gate: Gate?
  }

  private struct Script: Sendable {
    var answers: [Call: [Answer]] = [:]
    var calls: [Call] = []
    var known: [ID<User>: KnownFollowers] = [:]
    var listeners: [ID<User>: AsyncStream<LiveSignal>.Continuation] = [:]
  }

  let peopleCapabilities: PeopleCapabilities
  let relationCapabilities: RelationCapabilities
  let profileEditingCapabilities: ProfileEditingCapabilities
  private let script = Mutex(Script())
  let reports = Expected<NewReport, Bool>("report")
  let offering = Expected<PageRequest, Page<Post>>("posts")

  /// - Parameters:
  ///   - lists: The lists that can be read.
  ///   - relations: What can be done about relationships.
  ///   - editing: What can be changed of the viewer's own profile.
  init(
    lists: Set<PeopleList.Kind> = Set(PeopleList.Kind.allCases), relations: RelationCapabilities = .all,
    editing: ProfileEditingCapabilities = .all
  ) {
    peopleCapabilities = PeopleCapabilities(lists: lists)
    relationCapabilities = relations
    profileEditingCapabilities = editing
  }

  var calls: [Call] { script.withLock { $0.calls } }

  func expect(_ call: Call, _ user: User, at gate: Gate? = nil) {
    add(Answer(value: .user(user), gate: gate), to: call)
  }

  func expect(_ call: Call, _ page: Page<User>, at gate: Gate? = nil) {
    add(Answer(value: .page(page), gate: gate), to: call)
  }

  func expectDefaults(_ defaults: WritingDefaults = .standard) {
    add(
      Answer(
        value: .settings(OwnSettings(defaults: defaults, attributionDomains: ["example.org"])), gate: nil),
      to: .ownSettings)
  }

  func expect(_ call: Call, fails error: AppError, at gate: Gate? = nil) {
    add(Answer(value: .failure(error), gate: gate), to: call)
  }

  /// Answers with the followers the viewer follows too; by default none.
  func expectKnown(_ known: KnownFollowers, of id: ID<User>) {
    script.withLock { $0.known[id] = known }
  }

  /// Signals to the listener of a person; false if there is none.
  func signal(_ signal: LiveSignal, of id: ID<User>) -> Bool {
    script.withLock { $0.listeners[id]?.yield(signal) != nil }
  }

  /// Fails for calls that were expected and did not come.
  func verify(sourceLocation: SourceLocation = #_sourceLocation) {
    let open = script.withLock { $0.answers.filter { !$0.value.isEmpty }.map(\.key) }
    #expect(open.isEmpty, "not called", sourceLocation: sourceLocation)
  }

  func user(_ id: ID<User>) async throws(AppError) -> User { try await person(.user(id)) }

  func user(handle: String) async throws(AppError) -> User { try await person(.handle(handle)) }

  func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User {
    try await person(.follow(id, terms))
  }

  func unfollow(_ id: ID<User>) async throws(AppError) -> User { try await person(.unfollow(id)) }

  func accept(_ id: ID<User>) async throws(AppError) -> User { try await person(.accept(id)) }

  func reject(_ id: ID<User>) async throws(AppError) -> User { try await person(.reject(id)) }

  func removeFollower(_ id: ID<User>) async throws(AppError) -> User {
    try await person(.removeFollower(id))
  }

  func block(_ id: ID<User>) async throws(AppError) -> User { try await person(.block(id)) }

  func unblock(_ id: ID<User>) async throws(AppError) -> User { try await person(.unblock(id)) }

  func mute(_ id: ID<User>, until end: Timestamp?, notices: Bool) async throws(AppError) -> User {
    try await person(.mute(id, until: end, notices: notices))
  }

  func unmute(_ id: ID<User>) async throws(AppError) -> User { try await person(.unmute(id)) }

  func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User {
    try await person(.setNote(text, id))
  }

  func dismissSuggestion(_ id: ID<User>) async throws(AppError) {
    _ = try await person(.dismissSuggestion(id))
  }

  func posts(by id: ID<User>, _ request: PageRequest) async throws(AppError) -> Page<Post> {
    #expect(id == alice.id)
    return try await offering(request)
  }

  func report(_ report: NewReport) async throws(AppError) -> ID<Report> {
    _ = try await reports(report)
    return ID("1")
  }

  func ownSettings() async throws(AppError) -> OwnSettings {
    guard case .settings(let settings) = try await answer(.ownSettings) else {
      throw unexpected(.ownSettings)
    }
    return settings
  }

  func edit(_ edit: ProfileEdit) async throws(AppError) -> User { try await person(.edit(edit)) }

  func people(_ list: PeopleList, _ request: PageRequest) async throws(AppError) -> Page<User> {
    let call = Call.people(list, request)
    guard case .page(let page) = try await answer(call) else { throw unexpected(call) }
    return page
  }

  func users(_ ids: [ID<User>]) async throws(AppError) -> [User] {
    let call = Call.users(ids)
    guard case .page(let page) = try await answer(call) else { throw unexpected(call) }
    return page.items
  }

  func knownFollowers(of id: ID<User>) async throws(AppError) -> KnownFollowers {
    script.withLock { $0.known[id] } ?? .empty
  }

  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>? {
    let (stream, continuation) = AsyncStream<LiveSignal>.makeStream()
    script.withLock { $0.listeners[id] = continuation }
    return stream
  }

  private func person(_ call: Call) async throws(AppError) -> User {
    guard case .user(let user) = try await answer(call) else { throw unexpected(call) }
    return user
  }

  private func add(_ answer: Answer, to call: Call) {
    script.withLock { $0.answers[call, default: []].append(answer) }
  }

  private func answer(_ call: Call) async throws(AppError) -> Answer.Value {
    let answer: Answer? = script.withLock { script in
      script.calls.append(call)
      guard let next = script.answers[call]?.first else { return nil }
      script.answers[call]?.removeFirst()
      return next
    }
    guard let answer else { throw unexpected(call) }
    await answer.gate?.pass()
    if Task.isCancelled { throw .cancelled }
    if case .failure(let error) = answer.value { throw error }
    return answer.value
  }

  private func unexpected(_ call: Call) -> AppError {
    Issue.record("unexpected call: \(call)")
    return .unexpected(reference: "test")
  }
}
