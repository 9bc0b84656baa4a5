import AppScreens
import Entities
import Navigation
import PostActions
import Search
import SocialTestSupport
import Testing

@MainActor
@Suite("The search module, put together")
struct SearchFactoryTests {
  @Test("finds someone and leads to them")
  func assembly() async throws {
    let repository = FakeSearch()
    repository.people.answers(page([user(bob)]))
    let navigator = RecordingNavigator()
    let factory = SearchFactory(
      repository: repository,
      actions: PostActionsInteractor(
        repository: FakePostActions(), lookup: FakePostActions(), viewer: .anonymous),
      viewer: .anonymous, strings: .english, context: context())
    let liveScreen = factory.screen(for: "", navigator: navigator)
    await liveScreen.appear()
    let field = try #require(liveScreen.screen.field)
    await field.submit("@bob")()
    #expect(liveScreen.screen.title == "Search: @bob")
    await liveScreen.screen.entries[0].open?()
    #expect(navigator.moves == [.show(.profile(bob.id))])
  }
}
