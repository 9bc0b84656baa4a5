import AppScreens
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("A message to someone")
struct MessageTests {
  let repository = FakeProfileRepository()
  let navigator = RecordingNavigator()

  func presenter(_ user: User) async -> ProfilePresenter {
    repository.expect(.user(user.id), user)
    let presenter = ProfilePresenter(
      person: .id(user.id), interactor: .over(repository, viewer: asBob),
      editing: .over(repository, viewer: asBob), actions: .onPinned(viewer: asBob),
      router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    return presenter
  }

  func draw(_ state: ProfileState, _ language: Language = .english) -> String {
    drawn(ProfileView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("is written on their profile, and opens as a post that only they can see")
  func message() async {
    let presenter = await presenter(alice)
    await presenter.send(.message("Too early"))
    await presenter.send(.ask(.message))
    #expect(draw(presenter.state) == "New message\n\nAlice @alice\nGardens, mostly.\n")
    let field = ProfileView(strings: .english, context: context(.english)).screen(presenter.state).field
    #expect(field?.label == "Message")
    #expect(field?.hint == "Only Alice can see it. Before it's published, you can still change it.")
    await presenter.send(.message(" \n"))
    #expect(presenter.state.question == .message && navigator.moves.isEmpty)
    await presenter.send(.message("\nTea at five?"))
    #expect(
      navigator.moves == [
        .show(.compose(commentOn: nil, text: "@alice Tea at five?", visibility: .direct))
      ])
    #expect(presenter.state.question == nil)
  }

  @Test("is offered where there is an inbox, to others who may read it")
  func offered() {
    let label = "Write a message"
    func profile(_ user: User, without places: Set<Route.Kind> = []) -> String {
      draw(
        ProfileState(
          person: .id(user.id), viewer: bob.id, user: user, places: Set<Route.Kind>.all.subtracting(places)))
    }
    #expect(profile(alice).contains(label))
    #expect(!profile(alice, without: [.messages]).contains(label))
    #expect(!profile(alice, without: [.compose]).contains(label))
    #expect(!profile(alice.related(Relationship(isBlocking: true))).contains(label))
    #expect(!profile(bob.own).contains(label))
  }
}
