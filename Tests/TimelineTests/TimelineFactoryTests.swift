import AppScreens
import AppValues
import Navigation
import PostActions
import TestSupport
import Testing
import Timeline

@Suite("The assembly of a timeline")
@MainActor
struct TimelineFactoryTests {
  @Test("makes a screen that reads, acts and leads on")
  func screen() async throws {
    let repository = FakeTimelineRepository(.home, [item(1)])
    let posts = FakePostActions()
    posts.liking.answers(post(1))
    let navigator = RecordingNavigator()
    var strings = TimelineStrings.english
    strings.names.home.title = "My place"
    let factory = TimelineFactory(
      repository: repository, places: nil, hashtags: FakeHashtags(), lists: FakeLists(),
      actions: PostActionsInteractor(repository: posts, lookup: posts, viewer: asAlice), viewer: asAlice,
      strings: strings,
      context: context())
    let liveScreen = factory.screen(for: .home, navigator: navigator)
    await liveScreen.appear()
    #expect(liveScreen.screen.title == "My place")
    let like = try #require(liveScreen.screen.entries.first?.shortcuts["l"])
    await like()
    #expect(posts.liking.inputs == [ID("p1")])
    #expect(liveScreen.screen.notices == [ScreenNotice(.done, "You like this post now.")])
    let open = try #require(liveScreen.screen.entries.first?.open)
    await open()
    #expect(navigator.moves == [.show(.post(ID("p1")))])
  }
}
