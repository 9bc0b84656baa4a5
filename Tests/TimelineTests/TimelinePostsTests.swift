import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Timeline

@Suite("Acting on the posts of a timeline")
@MainActor
struct TimelinePostsTests {
  @Test("likes the post of an item, where it stands")
  func like() async {
    let bench = TimelineBench(items(1...3))
    await bench.presenter.appear()
    bench.posts.liking.answers(post(2, likes: 1))
    await bench.presenter.send(.post(.like(ID("p2"))))
    #expect(bench.ids == ids(1...3))
    #expect(bench.post(2)?.counts.likes == 1)
    #expect(bench.state.done == .post(.liked))
    #expect(bench.posts.liking.inputs == [ID("p2")])
  }

  @Test("a list started again keeps a like that came while it was read")
  func likeWhileRestarting() async {
    let bench = TimelineBench(items(1...3))
    await bench.presenter.appear()
    let gate = Gate()
    bench.repository.hold(at: gate)
    let restarting = Task { await bench.presenter.send(.newest) }
    await gate.waitForArrival()
    bench.posts.liking.answers(post(2, likes: 1))
    await bench.presenter.send(.post(.like(ID("p2"))))
    let requests = bench.repository.requests.count
    gate.open()
    await restarting.value
    #expect(bench.repository.requests.count == requests + 1, "the page is read again")
  }

  @Test("closes the ranks when one's own post is deleted")
  func delete() async {
    let own = item(2, post: post(2, by: alice))
    let bench = TimelineBench([item(3), own, item(1)])
    await bench.presenter.appear()
    await bench.presenter.send(.post(.delete(ID("p2"))))
    #expect(bench.state.acting.confirming == own.post)
    bench.posts.deleting.answers(.sent)
    await bench.presenter.send(.post(.confirmDeletion))
    #expect(bench.ids == [ID("i3"), ID("i1")])
    #expect(bench.state.acting == PostActing())
    #expect(bench.state.done == .post(.deleted))
  }

  @Test("a second yes does not make a failure of a deletion")
  func deleteTwice() async {
    let bench = TimelineBench([item(3), item(2, post: post(2, by: alice)), item(1)])
    await bench.presenter.appear()
    await bench.presenter.send(.post(.delete(ID("p2"))))
    let gate = Gate()
    bench.posts.deleting.answers { (_) async throws(AppError) -> Delivery in
      await gate.pass()
      return .sent
    }
    let first = Task { await bench.presenter.send(.post(.confirmDeletion)) }
    await gate.waitForArrival()
    await bench.presenter.send(.post(.confirmDeletion))
    gate.open()
    await first.value
    await bench.presenter.send(.post(.confirmDeletion))
    #expect(bench.posts.deleting.inputs == [ID("p2")])
    #expect(bench.state.action.outcome == .done(.post(.deleted)))
  }

  @Test("a post that vanished keeps its place until the list is drawn again")
  func vanished() async {
    let bench = TimelineBench(items(1...3))
    await bench.presenter.appear()
    bench.posts.liking.fails(.gone)
    await bench.presenter.send(.post(.like(ID("p2"))))
    #expect(bench.state.problem == .gone)
    #expect(bench.ids == ids(1...3), "the others keep their numbers")
    #expect(bench.state.acting.gone == [ID("p2")])
    await bench.presenter.send(.refresh)
    #expect(bench.ids == [ID("i3"), ID("i1")])
  }

  @Test("asks to sign in first when signed out")
  func anonymous() async {
    let bench = TimelineBench(items(1...3), of: .everyone, viewer: .anonymous)
    await bench.presenter.appear()
    for action in [TimelinePresenter.Action.post(.like(ID("p1"))), .write] {
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
      (.write, .show(.compose(commentOn: nil))),
      (.findPeople, .show(.suggestedPeople)),
      (.read(.home), .replace(.home)),
      (.read(.everyone), .replace(.publicTimeline)), (.read(.popular), .replace(.popular)),
    ] as [(TimelinePresenter.Action, RecordingNavigator.Move)])
  func routes(_ action: TimelinePresenter.Action, _ move: RecordingNavigator.Move) async {
    let bench = TimelineBench([item(1, sharedBy: carol)])
    await bench.presenter.appear()
    await bench.presenter.send(action)
    #expect(bench.navigator.moves == [move])
  }
}
