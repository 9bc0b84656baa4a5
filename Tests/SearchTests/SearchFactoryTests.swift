import AppScreens
import Entities
import Navigation
import PostActions
import Presentation
import Search
import TestSupport
import Testing

@MainActor
@Suite("The search module, put together")
struct SearchFactoryTests {
  @Test("finds somebody and leads to them")
  func assembly() async throws {
    let repository = FakeSearch()
    repository.people.answers(page([user(bob)]))
    let navigator = RecordingNavigator()
    let factory = SearchFactory(
      repository: repository,
      actions: PostActionsInteractor(repository: FakePostActions(), viewer: .anonymous),
      viewer: .anonymous, strings: .english, context: context(), navigator: navigator)
    let scene = factory.scene(for: "")
    await scene.appear()
    let field = try #require(scene.screen.field)
    await field.submit("@bob")()
    #expect(scene.screen.title == "Search: @bob")
    await scene.screen.entries[0].open()
    #expect(navigator.moves == [.show(.profile(bob.id))])
  }
}
