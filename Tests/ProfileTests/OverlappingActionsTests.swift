import AppScreens
import AppValues
import Entities
import PostActions
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("Actions that overlap on the screens about people")
struct OverlappingActionsTests {
  private let repository = FakeProfileRepository()
  private let actions = FakePostActions()
  private let router = ProfileRouter(navigator: RecordingNavigator())
  private let gate = Gate()

  private var interactor: ProfileInteractor { .over(repository) }

  private func profile() -> ProfilePresenter {
    ProfilePresenter(
      person: .id(alice.id), interactor: interactor, editing: .over(repository),
      actions: PostActionsInteractor(repository: actions, lookup: actions, viewer: asBob), router: router)
  }

  /// A presenter that shows Alice.
  private func shownProfile() async -> ProfilePresenter {
    repository.expect(.user(alice.id), alice)
    actions.readingPinned.answers([])
    let presenter = profile()
    await presenter.appear()
    return presenter
  }

  private func people() -> PeoplePresenter {
    PeoplePresenter(.blocked, interactor: interactor, router: router)
  }

  /// The screen of Bob's own profile.
  private func shownEdit() async -> EditProfilePresenter {
    repository.expect(.user(bob.id), bob.own)
    repository.expectDefaults()
    let presenter = EditProfilePresenter(
      interactor: .over(repository), people: interactor, router: router)
    await presenter.appear()
    return presenter
  }

  private func report() -> ReportPresenter {
    ReportPresenter(
      of: alice.id, post: nil, interactor: .over(repository), people: interactor,
      actions: PostActionsInteractor(repository: actions, lookup: actions, viewer: asBob), router: router)
  }

  // MARK: A person

  @Test("a follow that answers late leaves the question that was asked since")
  func otherQuestion() async {
    let presenter = await shownProfile()
    repository.expect(.follow(alice.id), alice.followed, at: gate)
    let following = Task { await presenter.send(.relate(.toggleFollowing)) }
    await gate.waitForArrival()
    let asking = await begun { await presenter.send(.ask(.block)) }
    gate.open()
    await following.value
    await asking.value
    #expect(presenter.state.user == alice.followed && presenter.state.question == .block)
  }

  @Test(
    "a question is answered once, however often and late one answers it",
    arguments: [
      (.block, .block, .block(alice.id), .blocked(alice.author)),
      (
        .mute, .mute(MuteTerms()), .mute(alice.id, until: nil, notices: false),
        .muted(alice.author, until: nil)
      ),
      (.note, .note("Likes cats."), .setNote("Likes cats.", alice.id), .noted(alice.author, true)),
    ] as [(ProfileState.Question, RelationAction, FakeProfileRepository.Call, RelationOutcome)])
  func answersOnce(
    question: ProfileState.Question, answer: RelationAction, call: FakeProfileRepository.Call,
    outcome: RelationOutcome
  ) async {
    let presenter = await shownProfile()
    await presenter.send(.ask(question))
    let changed = alice.related(Relationship(isBlocking: true, isMuting: true, note: "Likes cats."))
    repository.expect(call, changed, at: gate)
    let first = Task { await presenter.send(.relate(answer)) }
    await gate.waitForArrival()
    let second = await begun { await presenter.send(.relate(answer)) }
    gate.open()
    await first.value
    await second.value
    let answered = presenter.state
    #expect(answered.done == .relation(outcome) && answered.question == nil && answered.entry == nil)
    for late in [.relate(answer), .keep] as [ProfilePresenter.Action] { await presenter.send(late) }
    #expect(presenter.state == answered)
    #expect(repository.calls.count { $0 == call } == 1)
  }

  @Test("what is sent while the person is first read waits for them")
  func early() async {
    repository.expect(.user(alice.id), alice, at: gate)
    repository.expect(.follow(alice.id), alice.followed)
    actions.readingPinned.answers([])
    let presenter = profile()
    let appearing = Task { await presenter.appear() }
    await gate.waitForArrival()
    let following = await begun { await presenter.send(.relate(.toggleFollowing)) }
    gate.open()
    await appearing.value
    await following.value
    #expect(presenter.state.user == alice.followed)
    repository.verify()
  }

  @Test("what went wrong stays until the next action has answered, and keeps its words")
  func wording() async {
    let presenter = await shownProfile()
    let view = ProfileView(strings: .english, context: context())
    repository.expect(.follow(alice.id), fails: .forbidden)
    await presenter.send(.relate(.toggleFollowing))
    let told = [ScreenNotice(.failed, "You can't follow this person.")]
    #expect(view.screen(presenter.state).notices == told)
    repository.expect(.removeFollower(alice.id), alice, at: gate)
    let removing = Task { await presenter.send(.relate(.removeFollower)) }
    await gate.waitForArrival()
    #expect(view.screen(presenter.state).notices == told)
    gate.open()
    await removing.value
    #expect(
      view.screen(presenter.state).notices == [ScreenNotice(.done, "Alice no longer follows you.")])
  }

  @Test("what is done to a post while the person is read again isn't taken back by what was read before")
  func likeDuringRefresh() async throws {
    let isLiked = LockedValue(false)
    let versions = [false, true].map { isLiked in
      post("7", by: alice.author, "My garden in May", marks: PostMarks(isLiked: isLiked))
    }
    repository.expect(.user(alice.id), alice)
    actions.readingPinned.answers { _ in [versions[isLiked.value ? 1 : 0]] }
    let presenter = profile()
    await presenter.appear()
    for reading in [gate, nil] { repository.expect(.user(alice.id), alice, at: reading) }
    let refresh = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    #expect(try await eventually { actions.readingPinned.inputs.count == 2 })
    actions.liking.answers { _ in
      isLiked.change { $0 = true }
      return versions[1]
    }
    await presenter.send(.post(.like(ID("7"))))
    gate.open()
    await refresh.value
    #expect(presenter.state.pinned == [versions[1]] && presenter.state.user == alice)
    repository.verify()
  }

  @Test("news of a person does not keep a refresh from showing what is pinned")
  func newsDuringRefresh() async throws {
    let presenter = await shownProfile()
    let listening = Task { await presenter.follow() }
    let pinned = post("7", by: alice.author, "My garden in May")
    actions.readingPinned.answers { [gate] _ in
      await gate.pass()
      return [pinned]
    }
    repository.expect(.user(alice.id), alice)
    let refresh = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    repository.expect(.user(alice.id), alice.followed)
    #expect(try await eventually { repository.signal(.changed, of: alice.id) })
    #expect(try await eventually { presenter.state.user == alice.followed })
    gate.open()
    await refresh.value
    #expect(presenter.state.pinned == [pinned] && presenter.state.user == alice.followed)
    listening.cancel()
    await listening.value
  }

  // MARK: A list of people

  @Test("people read before a refresh do not cover what it shows")
  func lookedAt() async {
    let list = FakeProfileRepository.Call.people(.blocked, PageRequest())
    let top = FakeProfileRepository.Call.people(.blocked, PageRequest(limit: 1))
    let presenter = people()
    repository.expect(list, page([alice]))
    await presenter.appear()
    repository.expect(.users([alice.id]), page([alice]), at: gate)
    repository.expect(.users([alice.id]), page([alice.followed]))
    for _ in 0..<2 { repository.expect(top, page([alice.followed])) }
    let returning = Task { await presenter.appear() }
    await gate.waitForArrival()
    repository.expect(list, page([alice.followed]))
    await presenter.send(.refresh)
    gate.open()
    await returning.value
    #expect(presenter.state.people.items == [alice.followed])
  }

  // MARK: The viewer's own profile

  @Test("switching something twice leaves it as it was")
  func togglesTwice() async {
    let presenter = await shownEdit()
    let bot = someone("2", "bob", "Bob", isBot: true).own
    repository.expectDefaults()
    repository.expect(.edit(ProfileEdit(isBot: true)), bot, at: gate)
    repository.expectDefaults()
    repository.expect(.edit(ProfileEdit(isBot: false)), bob.own)
    let first = Task { await presenter.send(.toggle(.isBot)) }
    await gate.waitForArrival()
    let second = await begun { await presenter.send(.toggle(.isBot)) }
    gate.open()
    await first.value
    await second.value
    #expect(presenter.state.profile?.user == bob.own)
    repository.verify()
  }

  @Test("switching something leaves what is asked, with what was entered")
  func togglesBesideAQuestion() async {
    let presenter = await shownEdit()
    await presenter.send(.ask(.name))
    await presenter.send(.enter(" ", for: .name))
    repository.expectDefaults()
    repository.expect(.edit(ProfileEdit(isBot: true)), bob.own)
    await presenter.send(.toggle(.isBot))
    #expect(presenter.state.question == .name && presenter.state.entry == " ")
  }

  @Test("a second answer neither changes anything nor takes back that the first is kept")
  func entersTwice() async {
    let presenter = await shownEdit()
    await presenter.send(.ask(.name))
    repository.expectDefaults()
    repository.expect(.edit(ProfileEdit(name: "Robert")), bob.own, at: gate)
    let first = Task { await presenter.send(.enter("Robert", for: .name)) }
    await gate.waitForArrival()
    let second = await begun { await presenter.send(.enter("Robert", for: .name)) }
    gate.open()
    await first.value
    await second.value
    let answered = presenter.state
    #expect(answered.done == .saved && answered.question == nil)
    for late in [.enter("Robert", for: .name), .choose(.followers), .keep] as [EditProfilePresenter.Action] {
      await presenter.send(late)
    }
    #expect(presenter.state == answered)
    repository.verify()
  }

  @Test("a label that is given twice is not taken for what the line says")
  func labelsTwice() async {
    let presenter = await shownEdit()
    await presenter.send(.ask(.label(0)))
    for _ in 1...2 { await presenter.send(.enter("Website", for: .label(0))) }
    #expect(presenter.state.question == .value(0, label: "Website") && presenter.state.entry == nil)
    #expect(!repository.calls.contains { if case .edit = $0 { true } else { false } })
  }

  // MARK: A report

  @Test("a reason given while the person is looked for is taken")
  func earlyReason() async {
    let presenter = report()
    repository.expect(.user(alice.id), alice, at: gate)
    repository.offering.answers(page([post("7", by: alice.author, "You are all fools.")]))
    let appearing = Task { await presenter.appear() }
    await gate.waitForArrival()
    let entering = await begun { await presenter.send(.enterReason("Insults")) }
    gate.open()
    await appearing.value
    await entering.value
    #expect(presenter.state.step == .posts && presenter.state.reason == "Insults")
  }

  @Test("a report is sent once, however often one says so")
  func sendsOnce() async {
    let presenter = report()
    repository.expect(.user(alice.id), alice)
    repository.offering.answers(page([]))
    await presenter.appear()
    await presenter.send(.enterReason("Insults"))
    repository.reports.answers { [gate] _ in
      await gate.pass()
      return true
    }
    let first = Task { await presenter.send(.send) }
    await gate.waitForArrival()
    let second = await begun { await presenter.send(.send) }
    let changing = await begun { await presenter.send(.changeReason) }
    gate.open()
    for action in [first, second, changing] { await action.value }
    let sent = presenter.state
    #expect(sent.step == .done && repository.reports.inputs.count == 1)
    for late in [.send, .enterReason("Insults"), .goOn] as [ReportPresenter.Action] {
      await presenter.send(late)
    }
    #expect(presenter.state == sent && repository.reports.inputs.count == 1)
  }
}
