import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
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
      repository: repository, readingPositions: nil, hashtags: FakeHashtags(), lists: FakeLists(),
      actions: PostActionsInteractor(repository: posts, lookup: posts, viewer: asAlice), viewer: asAlice,
      strings: strings,
      context: context())
    let liveScreen = try #require(factory.screen(for: .home, navigator: navigator))
    await liveScreen.appear()
    #expect(liveScreen.screen.title == "My place")
    let like = try #require(liveScreen.screen.entries.first?.shortcuts["l"])
    await like()
    #expect(posts.liking.inputs == [ID("p1")])
    #expect(liveScreen.screen.notices == [ScreenNotice(.done, "Liked.")])
    let open = try #require(liveScreen.screen.entries.first?.open)
    await open()
    #expect(navigator.moves == [.show(.post(ID("p1")))])
  }

  @Test("makes nothing of a timeline that the source does not keep")
  func absent() {
    let kept = TimelineCapabilities(kinds: [.everyone, .hashtag])
    let factory = TimelineFactory(
      repository: FakeTimelineRepository(capabilities: kept), readingPositions: nil, hashtags: nil,
      lists: nil,
      actions: PostActionsInteractor(repository: nil, lookup: nil, viewer: asAlice), viewer: asAlice,
      strings: .english, context: context())
    func isThere(_ kind: TimelineKind) -> Bool {
      factory.presenter(for: kind, navigator: RecordingNavigator()) != nil
    }
    #expect(isThere(.everyone) && isThere(.hashtag(HashtagSelection("#cats"))))
    #expect(!isThere(.hashtag(HashtagSelection("#cats #dogs"))))
    let others: [TimelineKind] = [.home, .user(bob.id), .list(ID("1")), .bookmarks, .likes]
    #expect(!others.contains(where: isThere))
    #expect(factory.screen(for: .home, navigator: RecordingNavigator()) == nil)
  }
}
