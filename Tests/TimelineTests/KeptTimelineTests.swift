import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Timeline

@MainActor
@Suite("A timeline as it was read earlier")
struct KeptTimelineTests {
  private func draw(_ state: TimelineState, _ language: Language = .english) -> String {
    ScreenRenderer(width: 60).render(
      TimelineView(strings: .of(language), context: context(language)).screen(state))
  }

  private func state(readAt time: Timestamp) -> TimelineState {
    var state = TimelineState(kind: .home, viewer: alice.id)
    state.loaded = LoadedTimeline(
      Page(items: [item(1)], older: nil, newer: Cursor("c1"), readAt: time))
    state.isLoaded = true
    return state
  }

  @Test("says of when it is, in both languages")
  func age() {
    let today = state(readAt: noon.adding(seconds: -3420))
    #expect(draw(today).hasPrefix("Home\n! Offline · as of 11:03\n"))
    #expect(draw(today, .japanese).hasPrefix("ホーム\n! オフライン · 11:03時点\n"))
    let earlier = state(readAt: noon.adding(seconds: -86_400))
    #expect(draw(earlier).contains("! Offline · as of ") && draw(earlier).contains(", 12:00\n"))
    var refreshing = today
    refreshing.isRefreshing = true
    #expect(draw(refreshing).contains("As of 11:03. Refreshing…"))
    #expect(draw(refreshing, .japanese).contains("11:03時点の内容です。更新しています…"))
  }

  @Test("comes first where it's at hand; what is new is counted above it, and nothing moves")
  func keptFirst() async throws {
    let bench = TimelineBench(items(1...5))
    bench.repository.keep(Page(items: items(1...3), older: nil, newer: Cursor("c3"), readAt: noon))
    await bench.presenter.appear()
    #expect(bench.repository.requests.isEmpty)
    #expect(bench.ids == ids(1...3) && bench.state.isRefreshing)
    let following = Task { await bench.presenter.follow() }
    #expect(try await eventually { !bench.state.isRefreshing })
    #expect(bench.ids == ids(1...3) && bench.state.news?.count == 2)
    #expect(bench.state.loaded.list.readAt == nil)
    bench.repository.endNews()
    following.cancel()
    await following.value
  }

  @Test("stays, with its age, where the source can't be reached")
  func unreachable() async throws {
    let bench = TimelineBench(items(1...5))
    bench.repository.keep(Page(items: items(1...3), older: nil, newer: Cursor("c3"), readAt: noon))
    await bench.presenter.appear()
    bench.repository.fail(.offline)
    let following = Task { await bench.presenter.follow() }
    #expect(try await eventually { !bench.state.isRefreshing })
    #expect(bench.state.loaded.list.readAt == noon && bench.state.news == nil)
    bench.repository.endNews()
    following.cancel()
    await following.value
  }
}
