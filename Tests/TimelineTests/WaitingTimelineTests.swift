import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Timeline

@MainActor
@Suite("A timeline above which something waits to be sent", .timeLimit(.minutes(5)))
struct WaitingTimelineTests {
  private func waiting(_ number: Int) -> TimelineItem {
    let post = Post(
      id: ID("waiting-\(number)"), author: alice, content: PostContent("Soon \(number)"), createdAt: noon,
      delivery: .waiting)
    return TimelineItem(
      id: ID("waiting-\(number)"), post: post, sharedBy: nil, at: noon, cursor: Cursor("c0"))
  }

  private func texts(_ bench: TimelineBench) -> [String] { bench.state.items.map(\.post.text) }

  /// A timeline of two posts below one that waits, and what follows it.
  private func following() async throws -> (TimelineBench, Task<Void, Never>) {
    let bench = TimelineBench(items(1...2))
    bench.repository.wait(waiting(1))
    await bench.presenter.appear()
    let follower = Task { await bench.presenter.follow() }
    try #require(
      try await eventually {
        bench.repository.listenerCount == 1 && bench.repository.waitingListenerCount == 1
      })
    return (bench, follower)
  }

  @Test("has it at the top, also what was written since the list was read")
  func onTop() async {
    let bench = TimelineBench(items(1...2))
    bench.repository.wait(waiting(1))
    await bench.presenter.appear()
    #expect(texts(bench) == ["Soon 1", "Text 2", "Text 1"])
    bench.repository.wait(waiting(2), waiting(1))
    bench.repository.fail(.offline)
    await bench.presenter.appear()
    #expect(texts(bench) == ["Soon 2", "Soon 1", "Text 2", "Text 1"])
    let screen = ScreenRenderer(width: 60).render(
      TimelineView(strings: .english, context: context(.english)).screen(bench.state))
    #expect(screen.contains("1. Alice @alice") && screen.contains("waiting to send"))
  }

  @Test("isn't empty because of it")
  func empty() async {
    let bench = TimelineBench([])
    bench.repository.wait(waiting(1))
    await bench.presenter.appear()
    #expect(texts(bench) == ["Soon 1"] && bench.state.isLoaded)
  }

  @Test("shows it in its place once it's sent, and counts it for no one")
  func sent() async throws {
    let (bench, follower) = try await following()
    bench.repository.add(item(3, post: post(3, by: alice)))
    bench.repository.wait()
    #expect(try await eventually { texts(bench) == ["Text 3", "Text 2", "Text 1"] })
    #expect(bench.state.news == nil)
    follower.cancel()
    await follower.value
  }

  @Test("doesn't move for it while others' posts are news")
  func others() async throws {
    let (bench, follower) = try await following()
    bench.repository.add(item(3), item(4, post: post(4, by: alice)), tell: false)
    bench.repository.wait()
    #expect(try await eventually { bench.state.news == TimelineNews(count: 1, isMore: false) })
    #expect(texts(bench) == ["Text 2", "Text 1"])
    follower.cancel()
    await follower.value
  }
}
