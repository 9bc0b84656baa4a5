import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("A note about someone")
struct NoteTests {
  let repository = FakeProfileRepository()
  let noted = alice.related(Relationship(isFollowing: true, note: "Met at the tea house.\nLikes cats."))

  func presenter(_ user: User) async -> ProfilePresenter {
    repository.expect(.user(user.id), user)
    let presenter = ProfilePresenter(
      person: .id(user.id), interactor: .over(repository, viewer: asBob),
      editing: .over(repository, viewer: asBob), actions: .onPinned(viewer: asBob),
      router: ProfileRouter(navigator: RecordingNavigator()))
    await presenter.appear()
    return presenter
  }

  func draw(_ language: Language = .english, _ change: (inout ProfileState) -> Void = { _ in }) -> String {
    var state = ProfileState(person: .id(alice.id), viewer: bob.id)
    state.user = noted
    change(&state)
    return drawn(ProfileView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("is kept, begun again from what it says, and taken away")
  func note() async {
    let presenter = await presenter(alice)
    await presenter.send(.ask(.note))
    repository.expect(.setNote("Likes cats.", alice.id), noted)
    await presenter.send(.relate(.note(" Likes cats.\n")))
    #expect(presenter.state.user == noted && presenter.state.question == nil)
    #expect(presenter.state.done == .relation(.noted(alice.author, true)))
    await presenter.send(.ask(.note))
    repository.expect(.setNote("", alice.id), alice)
    await presenter.send(.relate(.note(" ")))
    #expect(presenter.state.done == .relation(.noted(alice.author, false)))
    repository.verify()
  }

  @Test("that is too long stays in the field")
  func tooLong() async {
    let presenter = await presenter(alice)
    let long = String(repeating: "猫", count: 2001)
    await presenter.send(.ask(.note))
    await presenter.send(.relate(.note(long)))
    #expect(presenter.state.problem == .invalid(.note, .tooLong(maximum: 2000, excess: 1)))
    let view = ProfileView(strings: .english, context: context(.english))
    #expect(view.screen(presenter.state).field?.value == long)
    await presenter.send(.keep)
    await presenter.send(.ask(.note))
    #expect(view.screen(presenter.state).field?.value == "")
    await #expect(throws: AppError.forbidden) {
      try await ProfileInteractor.over(repository, viewer: asBob).setNote("me", about: bob.id)
    }
  }

  @Test("is on the person's page, for the viewer who wrote it")
  func screens() {
    #expect(
      draw().hasPrefix(
        """
        Profile

        Alice @alice · following
        Gardens, mostly.
        And soup.
        12 posts · 1 follower · 3 following
        Joined 21 Sep 2026
        Private note: Met at the tea house.
        Likes cats.

        1.  Unfollow (f)
        """))
    #expect(draw(.japanese).contains("\nメモ: Met at the tea house.\nLikes cats.\n"))
    #expect(draw(.japanese).contains(". メモを書く\n"))
    #expect(
      draw(.japanese) { $0.action = ActionState(outcome: .done(.relation(.noted(alice.author, true)))) }
        .contains(
          "Aliceさんについてのメモを保存しました。自分だけに表示され\n  ます。"))
    #expect(draw { $0.question = .note }.hasPrefix("Private note\n\nAlice @alice"))
  }
}
