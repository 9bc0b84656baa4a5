import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Timeline

@MainActor
@Suite("A timeline where the source can do less")
struct TimelineCapabilitiesTests {
  private let cats = TimelineKind.hashtag(HashtagSelection(any: ["cats"]))

  private func keys(_ bench: TimelineBench) -> [String?] {
    TimelineView(strings: .english, context: context()).screen(bench.state).menu.map(\.key)
  }

  private func opened(_ bench: TimelineBench) async -> TimelineBench {
    await bench.presenter.appear()
    return bench
  }

  @Test("can be read alone: what else there is falls away, and is refused")
  func readingAlone() async {
    let refused: [(TimelineKind, [TimelinePresenter.Action])] = [
      (.home, [.post(.like(ID("p1")))]), (cats, [.toggleFollowing]),
      (.list(ID("7")), []), (.user(bob.id), []),
    ]
    for (kind, actions) in refused {
      let bench = await opened(TimelineBench([item(1)], of: kind, isReadingAlone: true))
      #expect(bench.ids == ids(1...1) && bench.state.problem == nil, "\(kind)")
      #expect(!keys(bench).contains("f"), "\(kind)")
      for action in actions {
        await bench.presenter.send(action)
        #expect(bench.state.problem == .unsupported, "\(action)")
      }
      #expect(bench.navigator.moves.isEmpty)
      // There is nothing to follow.
      await bench.presenter.follow()
    }
    let hashtag = await opened(TimelineBench([item(1)], of: cats, isReadingAlone: true))
    #expect(keys(hashtag) == ["r", "a", "n"])
  }

  @Test("reads one hashtag where several cannot be read together")
  func oneHashtag() async {
    let kinds: Set<TimelineCapabilities.Kind> = [.hashtag]
    let bench = TimelineBench([item(1)], of: cats, capabilities: TimelineCapabilities(kinds: kinds))
    bench.hashtags.reading.answers(Hashtag(name: "cats"))
    await bench.presenter.appear()
    #expect(keys(bench) == ["r", "f", "n"])
    await bench.presenter.send(.combine)
    #expect(bench.state.problem == .unsupported && bench.state.combination == nil)
  }

  @Test("says what it can do once it has answered, be it with a failure")
  func learnt() async {
    let bench = TimelineBench([item(1)])
    #expect(bench.state.capabilities == .all && bench.state.places == .all)
    bench.repository.learn(TimelineCapabilities(kinds: [.home]))
    bench.navigator.hasPlace = { $0 != .publicTimeline && $0 != .compose }
    bench.repository.fail(.offline)
    await bench.presenter.appear()
    #expect(bench.state.problem == .offline)
    #expect(bench.state.capabilities.kinds == [.home])
    #expect(bench.state.places == Set<Route.Kind>.all.subtracting([.publicTimeline, .compose]))
    #expect(keys(bench) == ["r"])
  }

  @Test("says what it can do once it has answered what the posts are of")
  func learntLast() async {
    let bench = TimelineBench([item(1)], of: cats)
    bench.hashtags.reading.answers { [repository = bench.repository] (_) async throws(AppError) in
      repository.learn(TimelineCapabilities(kinds: [.hashtag]))
      return Hashtag(name: "cats")
    }
    await bench.presenter.appear()
    #expect(bench.state.capabilities.kinds == [.hashtag] && keys(bench) == ["r", "f", "n"])
  }

  @Test("keeps how far the home was read, and no other, where that is all that is kept")
  func homeOnly() async {
    let positions = { FakeReadingPositions(ReadingPositionsCapabilities(beyondHome: false)) }
    let home = await opened(TimelineBench(items(1...3), position: Cursor("c2"), positions: positions()))
    await home.presenter.saving?.value
    #expect(home.positions.saving.inputs == [Cursor("c3")] && home.state.loaded.firstReadItem == ID("i2"))
    let everyone = await opened(TimelineBench(items(1...3), of: .everyone, positions: positions()))
    await everyone.presenter.saving?.value
    #expect(everyone.positions.reading.inputs.isEmpty && everyone.positions.saving.inputs.isEmpty)
    #expect(everyone.ids == ids(1...3))
  }
}
