import AppScreens
import AppValues
import Entities
import PostActions
import Presentation
import SocialTestSupport
import Testing

@testable import Timeline

@MainActor
@Suite("Pinned posts above a person's posts")
struct PinnedTimelineTests {
  private func opened(_ kind: TimelineKind, pinned: [Post]) async -> TimelineBench {
    let bench = TimelineBench([item(2), item(1)], of: kind)
    bench.posts.readingPinned.answers(pinned)
    await bench.presenter.appear()
    return bench
  }

  @Test("stand on top of all their posts, and nowhere else")
  func kinds() async {
    let pinned = post(1)
    let all = await opened(.user(bob.id), pinned: [pinned])
    #expect(all.state.pinned == [pinned])
    #expect(all.posts.readingPinned.inputs == [bob.id])
    for kind in [TimelineKind.home, .everyone, .user(bob.id, .withoutComments), .user(bob.id, .withPhotos)] {
      let other = await opened(kind, pinned: [pinned])
      #expect(other.state.pinned.isEmpty, "\(kind)")
      #expect(other.posts.readingPinned.inputs.isEmpty, "\(kind)")
    }
  }

  @Test("are the same posts as those below them")
  func acts() async {
    let bench = await opened(.user(bob.id), pinned: [post(1)])
    let liked = post(1, likes: 1)
    bench.posts.liking.answers(liked)
    await bench.presenter.send(.post(.like(ID("p1"))))
    #expect(bench.state.pinned == [liked])
    #expect(bench.state.loaded.items.last?.post == liked)
    bench.posts.liking.fails(.gone)
    await bench.presenter.send(.post(.like(ID("p1"))))
    #expect(bench.state.pinned == [liked], "it keeps its place until the list is drawn again")
    bench.posts.readingPinned.answers([])
    await bench.presenter.appear()
    #expect(bench.state.pinned.isEmpty)
  }

  @Test(
    "are those pinned now whenever the list is drawn again",
    arguments: [nil, .refresh, .newest] as [TimelinePresenter.Action?])
  func drawnAnew(action: TimelinePresenter.Action?) async {
    let bench = await opened(.user(bob.id), pinned: [post(1)])
    bench.posts.readingPinned.answers([post(2)])
    if let action { await bench.presenter.send(action) } else { await bench.presenter.appear() }
    #expect(bench.state.pinned == [post(2)])
    bench.posts.readingPinned.fails(.unavailable)
    if let action { await bench.presenter.send(action) } else { await bench.presenter.appear() }
    #expect(bench.state.pinned == [post(2)] && bench.state.problem == nil)
  }

  @Test("do not come back once they were deleted")
  func deleted() async {
    let bench = await opened(.user(bob.id), pinned: [post(1), post(2)])
    bench.posts.liking.fails(.gone)
    await bench.presenter.send(.post(.like(ID("p1"))))
    bench.posts.readingPinned.fails(.unavailable)
    await bench.presenter.send(.newest)
    #expect(bench.state.pinned == [post(2)])
  }

  @Test("are told apart from the others by headings", arguments: Language.builtIn)
  func screen(language: Language) async {
    let bench = await opened(.user(bob.id), pinned: [post(1)])
    let blocks = TimelineView(strings: .of(language), context: context(language)).screen(bench.state).blocks
    let headings = blocks.map { if case .heading(let text) = $0 { text } else { nil as String? } }
    let words = context(language).words
    #expect(
      headings == [
        words.social.posts.pinnedPosts, nil, TimelineKindStrings.of(language).person.title, nil, nil,
      ])
  }
}
