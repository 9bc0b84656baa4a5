import Entities
import Navigation
import PostActions
import Testing

@testable import Timeline

@Suite("Acting on the posts of a timeline")
@MainActor
struct TimelinePostsTests {
  @Test("likes and takes the like back")
  func like() async {
    let bench = TimelineBench(items(1...3), expectsActs: true)
    await bench.presenter.appear()
    await bench.presenter.send(.post(.like(ID("p2"))))
    #expect(bench.post(2)?.marks.isLiked == true)
    #expect(bench.post(2)?.counts.likes == 1)
    #expect(bench.state.done == .post(.liked))
    await bench.presenter.send(.post(.like(ID("p2"))))
    #expect(bench.post(2)?.marks.isLiked == false)
    #expect(bench.state.done == .post(.unliked))
    #expect(bench.posts.acts == ["like p2", "unlike p2"])
  }

  @Test("shares and takes the share back")
  func share() async {
    let bench = TimelineBench(items(1...3), expectsActs: true)
    await bench.presenter.appear()
    await bench.presenter.send(.post(.share(ID("p3"))))
    #expect(bench.post(3)?.marks.isShared == true)
    #expect(bench.state.done == .post(.shared))
    await bench.presenter.send(.post(.share(ID("p3"))))
    #expect(bench.state.done == .post(.unshared))
    #expect(bench.posts.acts == ["share p3", "unshare p3"])
  }

  @Test("asks before it deletes, and deletes one's own only")
  func delete() async {
    let own = item(2, post: post(2, by: alice))
    let bench = TimelineBench([item(3), own, item(1)], expectsActs: true)
    await bench.presenter.appear()
    await bench.presenter.send(.post(.delete(ID("p3"))))
    #expect(bench.state.problem == .forbidden)
    await bench.presenter.send(.post(.delete(ID("p2"))))
    #expect(bench.state.acting.confirming == own.post)
    await bench.presenter.send(.post(.keep))
    #expect(bench.state.acting.confirming == nil)
    #expect(bench.posts.acts.isEmpty)
    await bench.presenter.send(.post(.delete(ID("p2"))))
    await bench.presenter.send(.post(.confirmDeletion))
    #expect(bench.ids == [ID("i3"), ID("i1")])
    #expect(bench.state.acting.confirming == nil)
    #expect(bench.state.done == .post(.deleted))
    #expect(bench.posts.acts == ["delete p2"])
  }

  @Test("a deletion that fails can be tried again")
  func deleteFails() async {
    let bench = TimelineBench([item(2, post: post(2, by: alice))], expectsActs: true)
    await bench.presenter.appear()
    await bench.presenter.send(.post(.delete(ID("p2"))))
    bench.posts.fail(.storage(.full))
    await bench.presenter.send(.post(.confirmDeletion))
    #expect(bench.state.problem == .storage(.full))
    #expect(bench.state.acting.confirming != nil)
    await bench.presenter.send(.post(.confirmDeletion))
    #expect(bench.ids.isEmpty)
    #expect(bench.state.problem == nil)
  }

  @Test("says so when the post vanished before the choice arrived")
  func vanished() async {
    let bench = TimelineBench(items(1...3), expectsActs: true)
    await bench.presenter.appear()
    bench.posts.remove(ID("p2"))
    await bench.presenter.send(.post(.like(ID("p2"))))
    #expect(bench.state.problem == .gone)
    #expect(bench.ids == ids(1...3), "the others keep their numbers")
    #expect(bench.state.acting.gone == [ID("p2")])
    for action in [
      TimelinePresenter.Action.post(.open(ID("p2"))), .post(.author(ID("p9"))), .post(.comment(ID("p2"))),
    ] {
      await bench.presenter.send(action)
      #expect(bench.state.problem == .gone)
    }
    #expect(bench.navigator.moves.isEmpty)
    await bench.presenter.send(.refresh)
    #expect(bench.ids == [ID("i3"), ID("i1")])
  }

  @Test("a failure keeps the post as it was")
  func failure() async {
    let bench = TimelineBench(items(1...3), expectsActs: true)
    await bench.presenter.appear()
    let before = bench.state.reading
    bench.posts.fail(.offline)
    await bench.presenter.send(.post(.like(ID("p2"))))
    #expect(bench.state.problem == .offline)
    #expect(bench.state.reading == before)
  }

  @Test("a cancelled like leaves everything as it was")
  func cancelled() async {
    let bench = TimelineBench(items(1...3), expectsActs: true)
    await bench.presenter.appear()
    let before = bench.state
    let gate = Gate()
    bench.posts.hold(at: gate)
    let task = Task { await bench.presenter.send(.post(.like(ID("p2")))) }
    await gate.isReached()
    task.cancel()
    await task.value
    #expect(bench.state == before)
  }

  @Test("somebody without an account is asked to sign in first")
  func anonymous() async {
    let bench = TimelineBench(items(1...3), of: .everyone, viewer: .anonymous)
    await bench.presenter.appear()
    let actions: [TimelinePresenter.Action] = [
      .post(.like(ID("p1"))), .post(.share(ID("p1"))), .post(.comment(ID("p1"))), .post(.delete(ID("p1"))),
      .write,
    ]
    for action in actions {
      await bench.presenter.send(.refresh)
      await bench.presenter.send(action)
      #expect(bench.state.problem == .unauthenticated, "\(action)")
    }
    #expect(bench.navigator.moves.isEmpty)
  }

  @Test(
    "every choice leads where it says",
    arguments: [
      (.post(.open(ID("p1"))), .show(.post(ID("p1")))),
      (.post(.author(ID("p1"))), .show(.profile(bob.id))),
      (.post(.comment(ID("p1"))), .show(.compose(commentOn: ID("p1")))),
      (.write, .show(.compose(commentOn: nil))),
      (.findPeople, .show(.search(""))),
      (.post(.signIn), .show(.signIn)),
      (.readHome, .replace(.home)),
      (.readPublic, .replace(.publicTimeline)),
    ] as [(TimelinePresenter.Action, RecordingNavigator.Move)])
  func routes(_ action: TimelinePresenter.Action, _ move: RecordingNavigator.Move) async {
    let bench = TimelineBench([item(1, sharedBy: carol)])
    await bench.presenter.appear()
    await bench.presenter.send(action)
    #expect(bench.navigator.moves == [move])
  }
}
