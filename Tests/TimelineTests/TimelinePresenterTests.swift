import AppScreens
import AppValues
import Entities
import PostActions
import Presentation
import SocialTestSupport
import Testing

@testable import Timeline

@Suite("Reading a timeline", .timeLimit(.minutes(5)))
@MainActor
struct TimelinePresenterTests {
  @Test("opens with the newest page and remembers that it was seen")
  func opens() async {
    let bench = TimelineBench(items(1...30))
    #expect(!bench.state.isLoaded)
    await bench.presenter.appear()
    #expect(bench.ids == ids(11...30))
    #expect(bench.state.isLoaded)
    #expect(bench.state.problem == nil)
    await bench.presenter.saving?.value
    #expect(bench.positions.saving.inputs == [Cursor("c30")])
  }

  @Test("says why it cannot open, and opens when asked again")
  func cannotOpen() async {
    let bench = TimelineBench(items(1...3), of: .everyone, viewer: .anonymous)
    bench.repository.fail(.unavailable)
    await bench.presenter.appear()
    #expect(bench.state.problem == .unavailable)
    #expect(!bench.state.isLoaded)
    await bench.presenter.send(.refresh)
    #expect(bench.ids == ids(1...3))
    #expect(bench.state.problem == nil)
  }

  @Test("goes on below until the timeline ends")
  func more() async {
    let bench = TimelineBench(items(1...45))
    await bench.presenter.appear()
    await bench.presenter.send(.more)
    #expect(bench.ids == ids(6...45))
    await bench.presenter.send(.more)
    #expect(bench.ids == ids(1...45))
    #expect(bench.state.loaded.list.older == nil)
    let requests = bench.repository.requests.count
    await bench.presenter.send(.more)
    #expect(bench.ids == ids(1...45))
    #expect(bench.repository.requests.count == requests)
  }

  @Test("looks further when a page holds only what is shown already")
  func emptyPages() async {
    let shares = (4...43).reversed().map { item($0, post: post(50), sharedBy: carol) }
    let bench = TimelineBench(items(44...63) + shares + items(1...3))
    await bench.presenter.appear()
    await bench.presenter.send(.more)
    #expect(bench.ids == ids(44...63) + ids(1...3))
  }

  @Test("skips and repeats nothing while items come and go")
  func moving() async {
    let bench = TimelineBench(items(1...60))
    await bench.presenter.appear()
    bench.repository.add(item(61), item(62))
    bench.repository.remove(ID("i41"))
    await bench.presenter.send(.more)
    #expect(bench.ids == ids(41...60) + ids(21...40))
  }

  @Test("puts what is new above the list when asked to")
  func refresh() async {
    let bench = TimelineBench(items(1...5))
    await bench.presenter.appear()
    await bench.presenter.send(.refresh)
    #expect(bench.state.done == .nothingNew)
    bench.repository.add(item(6), item(7))
    await bench.presenter.send(.refresh)
    #expect(bench.ids == ids(1...7))
    #expect(bench.state.done == nil)
    await bench.presenter.saving?.value
    #expect(bench.positions.saving.inputs == [Cursor("c5"), Cursor("c7")])
  }

  @Test("catches up in steps without a gap, or goes to the newest at once")
  func farBehind() async {
    let bench = TimelineBench(items(1...5))
    await bench.presenter.appear()
    for number in 6...200 { bench.repository.add(item(number), tell: false) }
    await bench.presenter.send(.refresh)
    #expect(bench.ids == ids(1...85))
    #expect(bench.state.news == TimelineNews(count: 40, isMore: true))
    await bench.presenter.send(.refresh)
    #expect(bench.ids == ids(1...165))
    #expect(bench.state.news == TimelineNews(count: 35, isMore: false))
    await bench.presenter.send(.newest)
    #expect(bench.ids == ids(181...200))
    #expect(bench.state.news == nil)
  }

  @Test("shows where the last visit ended, and goes there when that is further down")
  func lastReadPosition() async {
    let bench = TimelineBench(items(1...100), position: Cursor("c30"))
    await bench.presenter.appear()
    #expect(bench.state.loaded.hasLastReadPositionBelow)
    await bench.presenter.send(.lastReadPosition)
    #expect(bench.ids == ids(11...40))
    #expect(bench.state.loaded.firstReadItem == ID("i30"))
    #expect(bench.state.news == TimelineNews(count: 40, isMore: true))
    await bench.presenter.send(.refresh)
    #expect(bench.ids == ids(11...100))
    #expect(bench.state.loaded.firstReadItem == ID("i30"))
    await bench.presenter.saving?.value
    #expect(bench.positions.saving.inputs == [Cursor("c100")], "it is never moved back")
  }

  @Test("stores nothing where the last visit ended at the newest item")
  func nothingNew() async {
    let bench = TimelineBench(items(1...3), position: Cursor("c3"))
    await bench.presenter.appear()
    await bench.presenter.saving?.value
    #expect(bench.state.isLoaded && bench.positions.saving.inputs.isEmpty)
  }

  @Test("keeps the mark while items are put above it")
  func markStays() async {
    let bench = TimelineBench(items(1...10), position: Cursor("c7"))
    await bench.presenter.appear()
    #expect(bench.state.loaded.firstReadItem == ID("i7"))
    #expect(bench.repository.requests.map(\.position) == [.first], "the page that is shown has it")
    bench.repository.add(item(11))
    await bench.presenter.send(.refresh)
    #expect(bench.state.loaded.firstReadItem == ID("i7"))
  }

  @Test("one page is read at a time, however often more is asked for")
  func moreTwice() async {
    let bench = TimelineBench(items(1...90))
    await bench.presenter.appear()
    let gate = Gate()
    bench.repository.hold(at: gate)
    let first = Task { await bench.presenter.send(.more) }
    await gate.waitForArrival()
    await bench.presenter.send(.more)
    gate.open()
    await first.value
    #expect(bench.ids == ids(51...90))
  }

  @Test("a page from below that comes after a new beginning is not put to use")
  func lateMore() async {
    let bench = TimelineBench(items(1...90))
    await bench.presenter.appear()
    let gate = Gate()
    bench.repository.hold(at: gate)
    let late = Task { await bench.presenter.send(.more) }
    await gate.waitForArrival()
    for number in 91...120 { bench.repository.add(item(number)) }
    await bench.presenter.send(.newest)
    gate.open()
    await late.value
    #expect(bench.ids == ids(101...120))
    #expect(bench.state.loaded.list.older == Cursor("c101"))
  }

  @Test("a page from above that comes too late is not put to use")
  func lateRefresh() async {
    let bench = TimelineBench(items(1...3))
    await bench.presenter.appear()
    bench.repository.add(item(4))
    let gate = Gate()
    bench.repository.hold(at: gate)
    let late = Task { await bench.presenter.send(.refresh) }
    await gate.waitForArrival()
    bench.repository.add(item(5))
    await bench.presenter.send(.refresh)
    gate.open()
    await late.value
    #expect(bench.ids == ids(1...5))
    #expect(bench.state.loaded.list.newer == Cursor("c5"))
  }

  @Test("refreshing while more is loading does both")
  func both() async {
    let bench = TimelineBench(items(1...60))
    await bench.presenter.appear()
    bench.repository.add(item(61))
    let gates = (Gate(), Gate())
    bench.repository.hold(at: gates.0)
    bench.repository.hold(at: gates.1)
    let more = Task { await bench.presenter.send(.more) }
    await gates.0.waitForArrival()
    let refresh = Task { await bench.presenter.send(.refresh) }
    await gates.1.waitForArrival()
    gates.0.open()
    await more.value
    gates.1.open()
    await refresh.value
    #expect(bench.ids == ids(21...61))
  }

  @Test("a cancelled action leaves everything as it was")
  func cancelled() async {
    let bench = TimelineBench(items(1...30))
    await bench.presenter.appear()
    let before = bench.state
    for action in [TimelinePresenter.Action.more, .refresh, .newest] {
      let gate = Gate()
      bench.repository.hold(at: gate)
      let task = Task { await bench.presenter.send(action) }
      await gate.waitForArrival()
      task.cancel()
      await task.value
      #expect(bench.state == before, "\(action)")
    }
  }

  @Test("a failure keeps the list and says why; the next action clears it")
  func failure() async {
    let bench = TimelineBench(items(1...30))
    await bench.presenter.appear()
    bench.repository.fail(.timeout)
    await bench.presenter.send(.more)
    #expect(bench.ids == ids(11...30))
    #expect(bench.state.problem == .timeout)
    await bench.presenter.send(.more)
    #expect(bench.ids == ids(1...30))
    #expect(bench.state.problem == nil)
  }

  @Test("a failure stays as it was said while the next action runs")
  func failureStays() async {
    let bench = TimelineBench([item(2), item(1, post: post(1, by: alice))])
    await bench.presenter.appear()
    await bench.presenter.send(.post(.delete(ID("p2"))))
    let failed = bench.state.action.outcome
    #expect(failed == .failed(.forbidden, about: .deletion))
    let gate = Gate()
    bench.repository.hold(at: gate)
    let more = Task { await bench.presenter.send(.refresh) }
    await gate.waitForArrival()
    #expect(bench.state.action.outcome == failed && bench.state.action.isWorking)
    gate.open()
    await more.value
    #expect(bench.state.done == .nothingNew && !bench.state.action.isWorking)
  }

  @Test("a screen that is left has saved how far it was read")
  func savesBeforeLeaving() async throws {
    let bench = TimelineBench(items(1...3))
    let (gate, saved) = (Gate(), LockedValue(false))
    bench.positions.saving.answers { (_) async throws(AppError) in
      await gate.pass()
      saved.change { $0 = true }
    }
    await bench.presenter.appear()
    await gate.waitForArrival()
    let follower = Task { await bench.presenter.follow() }
    follower.cancel()
    gate.open()
    await follower.value
    #expect(saved.value)
  }

  @Test("keeps no reading position when signed out, and none in a person's posts")
  func noReadingPosition() async {
    for (kind, viewer) in [(TimelineKind.everyone, Viewer.anonymous), (.user(bob.id), asAlice)] {
      let bench = TimelineBench(items(1...3), of: kind, viewer: viewer)
      await bench.presenter.appear()
      await bench.presenter.saving?.value
      #expect(bench.ids == ids(1...3))
      #expect(bench.positions.saving.inputs.isEmpty)
    }
  }

  @Test("coming back keeps the list, with its posts as they are now")
  func comesBack() async {
    let bench = TimelineBench(items(1...3))
    await bench.presenter.appear()
    bench.posts.reading.answers([post(3), post(2, likes: 5)])
    bench.repository.add(item(4))
    await bench.presenter.appear()
    #expect(bench.ids == [ID("i3"), ID("i2")])
    #expect(bench.state.loaded.items.last?.post.counts.likes == 5)
    #expect(bench.state.news == TimelineNews(count: 1, isMore: false))
  }

  @Test("coming back shows what the viewer wrote on top, with what came before it")
  func ownPosts() async {
    let bench = TimelineBench(items(1...5))
    await bench.presenter.appear()
    bench.repository.add(item(6), tell: false)
    await bench.presenter.appear()
    #expect(bench.ids == ids(1...5) && bench.state.news == TimelineNews(count: 1, isMore: false))
    bench.repository.add(item(7, post: post(7, by: alice)), tell: false)
    await bench.presenter.appear()
    #expect(bench.ids == ids(1...7) && bench.state.news == nil)
    #expect(bench.state.done == nil)
  }

  @Test("coming back counts what the viewer shares, and not what they wrote")
  func othersPosts() async {
    let bench = TimelineBench(items(1...5))
    await bench.presenter.appear()
    bench.repository.add(item(6, post: post(6, by: alice)), tell: false)
    bench.repository.add(item(7, sharedBy: alice), tell: false)
    await bench.presenter.appear()
    #expect(bench.ids == ids(1...5) && bench.state.news == TimelineNews(count: 1, isMore: false))
  }

  @Test("coming back keeps a like that came since")
  func likeWhileComingBack() async {
    let bench = TimelineBench(items(1...3))
    await bench.presenter.appear()
    let (gate, liked) = (Gate(), post(2, likes: 1))
    bench.posts.reading.answers { [old = post(2), reads = bench.posts.reading] (_) async throws(AppError) in
      if reads.inputs.count > 1 { return [liked] }
      await gate.pass()
      return [old]
    }
    let appearing = Task { await bench.presenter.appear() }
    await gate.waitForArrival()
    bench.posts.liking.answers(liked)
    await bench.presenter.send(.post(.like(ID("p2"))))
    gate.open()
    await appearing.value
    #expect(bench.post(2) == liked)
  }
}
