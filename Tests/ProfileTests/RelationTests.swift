import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("Blocking, muting, and answering who asks to follow")
struct RelationTests {
  let repository = FakeProfileRepository()
  let navigator = RecordingNavigator()

  func interactor(_ viewer: Viewer = asBob) -> ProfileInteractor {
    ProfileInteractor.over(repository, viewer: viewer, clock: WallClock { noon })
  }

  /// A presenter that shows Alice.
  func shown(_ user: User = alice) async -> ProfilePresenter {
    repository.expect(.user(user.id), user)
    let presenter = ProfilePresenter(
      person: .id(user.id), interactor: interactor(), editing: .over(repository),
      actions: .onPinned(),
      router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    return presenter
  }

  func list(_ list: PeopleList, _ people: [User], viewer: Viewer = asBob) async -> PeoplePresenter {
    if viewer.session != nil { repository.expect(.people(list, PageRequest()), page(people)) }
    let presenter = PeoplePresenter(
      list, interactor: interactor(viewer), router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    return presenter
  }

  @Test(
    "a length of time is read as people type it",
    arguments: [("30m", 1800), (" 12H ", 43_200), ("７ｄ", 604_800), ("2 w", 1_209_600), ("365d", 31_536_000)])
  func lengths(typed: String, seconds: Int64) throws {
    #expect(try MuteLength(typed).seconds == seconds)
  }

  @Test(
    "what is no length of time, or too short or long, is refused",
    arguments: [
      ("", InputRule.malformed), ("7", .malformed), ("d", .malformed), ("-1d", .malformed),
      ("1.5h", .malformed), ("1y", .malformed), ("0m", .outOfRange), ("366d", .outOfRange),
      ("99999999999999999999w", .outOfRange), ("9223372036854775807w", .outOfRange),
    ])
  func refusedLengths(typed: String, rule: InputRule) {
    #expect(throws: AppError.invalid(.duration, rule)) { try MuteLength(typed) }
  }

  @Test("a mute ends as long after now as was asked for")
  func muteEnds() async throws {
    let end = noon.adding(seconds: 86_400)
    repository.expect(.mute(alice.id, until: end, notices: false), alice)
    repository.expect(.mute(alice.id, until: nil, notices: true), alice)
    _ = try await interactor().mute(alice.id, MuteTerms(length: .day))
    _ = try await interactor().mute(alice.id, MuteTerms(notices: true))
    repository.verify()
  }

  @Test("nothing is done for an anonymous viewer, nor to oneself")
  func refusals() async {
    for action: RelationAction in [
      .accept, .reject, .removeFollower, .block, .unblock, .mute(MuteTerms()), .unmute,
    ] {
      await #expect(throws: AppError.unauthenticated) {
        try await interactor(.anonymous).perform(action, on: alice)
      }
      await #expect(throws: AppError.forbidden) { try await interactor().perform(action, on: bob) }
    }
    for list: PeopleList in [.requests, .blocked, .muted] {
      await #expect(throws: AppError.unauthenticated) { try await interactor(.anonymous).people(list) }
    }
    await #expect(throws: AppError.unauthenticated) {
      try await EditProfileInteractor.over(repository, viewer: .anonymous).setLocked(true)
    }
    #expect(repository.calls.isEmpty)
  }

  @Test("a block is asked about, and made or left")
  func blocks() async {
    let presenter = await shown()
    await presenter.send(.ask(.block))
    #expect(presenter.state.question == .block)
    await presenter.send(.keep)
    #expect(presenter.state.question == nil)
    await presenter.send(.ask(.block))
    repository.expect(.block(alice.id), fails: .timeout)
    await presenter.send(.relate(.block))
    #expect(presenter.state.question == .block && presenter.state.problem == .timeout)
    let blocked = alice.related(Relationship(isBlocking: true))
    repository.expect(.block(alice.id), blocked)
    await presenter.send(.relate(.block))
    #expect(presenter.state.question == nil && presenter.state.user == blocked)
    #expect(presenter.state.done == .relation(.blocked(alice.author)))
    repository.expect(.unblock(alice.id), alice)
    await presenter.send(.relate(.unblock))
    #expect(presenter.state.done == .relation(.unblocked(alice.author)))
  }

  @Test("a mute is asked about, and says until when")
  func mutes() async {
    let presenter = await shown()
    await presenter.send(.ask(.mute))
    let end = noon.adding(seconds: 604_800)
    let muted = alice.related(Relationship(isMuting: true, mutedUntil: end, isMutingNotices: true))
    repository.expect(.mute(alice.id, until: end, notices: false), muted)
    await presenter.send(.relate(.mute(MuteTerms(length: .week))))
    #expect(presenter.state.user == muted && presenter.state.question == nil)
    #expect(presenter.state.done == .relation(.muted(alice.author, until: end)))
  }

  @Test("one's own account is locked and unlocked")
  func locks() async {
    let presenter = await shown(bob.own)
    repository.expect(.edit(ProfileEdit(isLocked: true)), bob.own)
    await presenter.send(.setLocked(true))
    #expect(presenter.state.done == .relation(.locked))
    repository.expect(.edit(ProfileEdit(isLocked: false)), fails: .offline)
    await presenter.send(.setLocked(false))
    #expect(presenter.state.problem == .offline && presenter.state.done == nil)
  }

  @Test("requests are answered where they stand")
  func answers() async {
    let asking = haruka.related(Relationship(hasFollowRequest: true))
    let presenter = await list(.requests, [asking, alice])
    let follower = haruka.related(Relationship(isFollowedBy: true))
    repository.expect(.accept(haruka.id), follower)
    await presenter.send(.relate(.accept, haruka.id))
    #expect(presenter.state.people.items == [follower, alice])
    #expect(presenter.state.done == .accepted(haruka.author))
    repository.expect(.reject(alice.id), fails: .conflict)
    await presenter.send(.relate(.reject, alice.id))
    #expect(presenter.state.problem == .conflict && presenter.state.people.items == [follower, alice])
    repository.verify()
  }

  @Test("a list of one's own follows the viewer's news")
  func live() async throws {
    let presenter = await list(.blocked, [])
    let listening = Task { await presenter.follow() }
    repository.expect(.people(.blocked, PageRequest(limit: 1)), page([alice]))
    #expect(try await eventually { repository.signal(.changed, of: bob.id) })
    #expect(try await eventually { presenter.state.hasNews })
    await presenter.send(.openOwner)
    #expect(navigator.moves == [.show(.profile(bob.id))])
    listening.cancel()
    await listening.value
  }

  @Test("someone without an account is told to sign in")
  func anonymous() async {
    let presenter = await list(.muted, [], viewer: .anonymous)
    #expect(presenter.state.problem == .unauthenticated)
    await presenter.follow()
    #expect(repository.calls.isEmpty)
  }
}
