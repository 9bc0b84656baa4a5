import AppValues
import Entities
import PostActions
import SocialTestSupport
import Testing

@testable import Timeline

@Suite("A timeline that is being followed", .timeLimit(.minutes(5)))
@MainActor
struct TimelineLiveTests {
  /// Runs `body` while the presenter follows what happens.
  private func following(_ bench: TimelineBench, _ body: () async throws -> Void) async throws {
    await bench.presenter.appear()
    let follower = Task { await bench.presenter.follow() }
    #expect(
      try await eventually { bench.repository.listenerCount == 1 && !bench.posts.reading.inputs.isEmpty })
    try await body()
    follower.cancel()
    await follower.value
  }

  @Test("counts what comes without moving the list")
  func counts() async throws {
    let bench = TimelineBench(items(1...3))
    try await following(bench) { () async throws in
      bench.repository.add(item(4))
      #expect(try await eventually { bench.state.news == TimelineNews(count: 1, isMore: false) })
      bench.repository.add(item(5), item(6, post: post(2), sharedBy: carol))
      #expect(try await eventually { bench.state.news == TimelineNews(count: 2, isMore: false) })
      #expect(bench.ids == ids(1...3))
      await bench.presenter.send(.refresh)
      #expect(bench.ids == ids(4...5) + ids(1...3))
      #expect(bench.state.news == nil)
    }
  }

  @Test("counts what came between loading and following")
  func between() async throws {
    let bench = TimelineBench(items(1...3))
    await bench.presenter.appear()
    bench.repository.add(item(4))
    let follower = Task { await bench.presenter.follow() }
    #expect(try await eventually { bench.state.news?.count == 1 })
    follower.cancel()
    await follower.value
  }

  @Test("says when the source is out of reach, and catches up after")
  func disconnected() async throws {
    let bench = TimelineBench(items(1...3))
    try await following(bench) { () async throws in
      bench.repository.tell(.disconnected)
      #expect(try await eventually { bench.state.isOffline })
      bench.repository.add(item(4))
      #expect(try await eventually { !bench.state.isOffline && bench.state.news?.count == 1 })
    }
  }

  @Test("looks again when signals were lost")
  func lagged() async throws {
    let bench = TimelineBench(items(1...3))
    try await following(bench) { () async throws in
      bench.repository.add(item(4), tell: false)
      bench.repository.tell(.lagged)
      #expect(try await eventually { bench.state.news?.count == 1 })
    }
  }

  @Test("a count that comes too late is not shown")
  func lateCount() async {
    let bench = TimelineBench(items(1...3))
    await bench.presenter.appear()
    bench.repository.add(item(4))
    let gate = Gate()
    bench.repository.hold(at: gate)
    let late = Task { await bench.presenter.countNews() }
    await gate.waitForArrival()
    await bench.presenter.send(.refresh)
    gate.open()
    _ = await late.value
    #expect(bench.state.news == nil)
  }

  @Test("an older count does not cover a newer one")
  func olderCount() async {
    let bench = TimelineBench(items(1...3))
    await bench.presenter.appear()
    bench.repository.add(item(4))
    let gate = Gate()
    bench.repository.hold(at: gate)
    let late = Task { await bench.presenter.countNews() }
    await gate.waitForArrival()
    bench.repository.add(item(5))
    await bench.presenter.countNews()
    gate.open()
    _ = await late.value
    #expect(bench.state.news?.count == 2)
  }

  @Test("posts follow what others do to them, and keep their places when deleted")
  func posts() async throws {
    let bench = TimelineBench(items(1...3))
    try await following(bench) { () async throws in
      bench.posts.reading.answers([post(2, likes: 7)])
      bench.posts.tell(.changed(ID("p2")))
      #expect(try await eventually { bench.post(2)?.counts.likes == 7 })
      bench.posts.reading.answers([])
      bench.posts.tell(.deleted(ID("p3")))
      #expect(try await eventually { bench.state.acting.gone == [ID("p3")] })
      #expect(bench.ids == ids(1...3))
    }
  }

  @Test("ends when cancelled, and keeps nothing alive")
  func ends() async throws {
    weak var presenter: TimelinePresenter?
    do {
      let bench = TimelineBench(items(1...3))
      presenter = bench.presenter
      try await following(bench) {}
      await bench.presenter.saving?.value
    }
    #expect(try await eventually { presenter == nil })
  }
}
