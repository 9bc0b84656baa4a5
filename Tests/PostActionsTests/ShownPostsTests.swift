import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import Presentation
import SocialTestSupport
import Testing

@Suite("Acting on the posts of a screen", .timeLimit(.minutes(5)))
@MainActor
struct ShownPostsTests {
  private let own = post("1", by: alice)
  private let others = post("2")

  private func bench(_ viewer: Viewer = asAlice) -> PostsBench {
    PostsBench([own, others], viewer: viewer)
  }

  @Test("likes and shares, and takes both back")
  func marks() async {
    let bench = bench()
    let liked = post("2", marks: PostMarks(isLiked: true))
    let shared = post("2", marks: PostMarks(isShared: true))
    bench.repository.liking.answers(liked)
    bench.repository.unliking.answers(others)
    bench.repository.sharing.answers(shared)
    bench.repository.unsharing.answers(others)
    let steps: [(PostIntent, Post, PostOutcome)] = [
      (.like(others.id), liked, .liked), (.like(others.id), others, .unliked),
      (.share(others.id), shared, .shared), (.share(others.id), others, .unshared),
    ]
    for (intent, post, outcome) in steps {
      await bench.send(intent)
      #expect(bench.state.shownPosts == [own, post])
      #expect(bench.state.done == outcome)
    }
  }

  @Test("chooses one option of a poll, or several, and votes once")
  func voting() async {
    func poll(_ several: Bool, _ votes: PollVotes) -> Post {
      var content = others.content
      content.poll = PollQuestion(["Tea", "Coffee", "Water"], allowsSeveral: several)
      var post = others.saying(content)
      post.votes = votes
      return post
    }
    let open = PollVotes(id: ID("2"), endsAt: nil, counts: [0, 0, 0])
    for (several, choices) in [(false, [2]), (true, [0, 2])] {
      let (before, after) = (poll(several, open), poll(several, open.voting(for: choices)))
      let bench = PostsBench([own, before])
      func menu() -> [String] {
        PostsView(context()) { $0 }.menu(for: bench.state.shownPosts[1], in: bench.state).map(\.label)
      }
      #expect(menu().prefix(3) == ["Choose Tea", "Choose Coffee", "Choose Water"])
      await bench.send(.vote(before.id))
      #expect(bench.state.problem == .invalid(.vote, .empty))
      for option in [0, 1, 1, 2] { await bench.send(.choose(before.id, option)) }
      #expect(bench.state.acting.ballots[before.id] == Set(choices))
      #expect(menu()[3] == "Vote for \(several ? "Tea, Water" : "Water"); you can't change it")
      bench.repository.voting.answers(after)
      await bench.send(.vote(before.id))
      #expect(bench.repository.voting.inputs == [choices] && bench.state.done == .voted)
      #expect(bench.state.shownPosts == [own, after] && bench.state.acting.ballots.isEmpty)
      #expect(!menu().contains { $0.hasPrefix("Choose") })
      bench.repository.voting.fails(.invalid(.vote, .outOfRange))
      await bench.send(.choose(before.id, 1))
      await bench.send(.vote(before.id))
      #expect(bench.state.acting.gone.isEmpty, "it stays where it is")
    }
  }

  @Test("says that a mark or a deletion waits for the server")
  func waiting() async {
    let bench = bench()
    var liked = post("2", marks: PostMarks(isLiked: true, isShared: true))
    liked.marks.waiting = [.liked]
    bench.repository.liking.answers(liked)
    await bench.send(.like(others.id))
    #expect(bench.state.done == .waiting(.liked) && bench.state.shownPosts == [own, liked])
    // What waits of the same post from before is another matter.
    liked.marks.isShared = false
    bench.repository.unsharing.answers(liked)
    await bench.send(.share(others.id))
    #expect(bench.state.done == .unshared)
    bench.repository.deleting.answers(.waiting)
    await bench.send(.delete(own.id))
    await bench.send(.confirmDeletion)
    #expect(bench.state.done == .waiting(.deleted) && bench.state.acting.gone == [own.id])
  }

  @Test("bookmarks, pins and mutes the conversation, and takes each back")
  func keeping() async {
    let bench = bench()
    let bookmarked = post("2", marks: PostMarks(isBookmarked: true))
    let pinned = post("1", by: alice, marks: PostMarks(isPinned: true))
    let muted = post("2", marks: PostMarks(mutesConversation: true))
    bench.repository.bookmarking.answers(bookmarked)
    bench.repository.unbookmarking.answers(others)
    bench.repository.pinning.answers(pinned)
    bench.repository.unpinning.answers(own)
    bench.repository.muting.answers(muted)
    bench.repository.unmuting.answers(others)
    let steps: [(PostIntent, Post, PostOutcome)] = [
      (.bookmark(others.id), bookmarked, .bookmarked), (.bookmark(others.id), others, .unbookmarked),
      (.pin(own.id), pinned, .pinned), (.pin(own.id), own, .unpinned),
      (.muteConversation(others.id), muted, .conversationMuted),
      (.muteConversation(others.id), others, .conversationUnmuted),
    ]
    for (intent, post, outcome) in steps {
      await bench.send(intent)
      #expect(bench.state.shownPosts.contains(post), "\(intent)")
      #expect(bench.state.done == outcome)
    }
  }

  @Test("says why a post cannot be pinned")
  func refusedPins() async {
    let bench = bench()
    bench.repository.pinning.fails(.forbidden)
    await bench.send(.pin(others.id))
    #expect(bench.state.action.failed == .pinning)
    let full = AppError.invalid(.pins, .tooLong(maximum: 5, excess: 1))
    bench.repository.pinning.fails(full)
    await bench.send(.pin(own.id))
    #expect(bench.state.problem == full)
    #expect(
      context().words.explain(full, about: .pinning)
        == "You can pin up to 5 posts. Unpin one first.")
  }

  @Test("shows what stands behind a warning until it is hidden again, also of a post that vanished")
  func reveals() async {
    let bench = bench()
    await bench.send(.reveal(others.id))
    #expect(bench.state.acting.revealed == [others.id])
    bench.state.apply(.deleted(others.id))
    await bench.send(.reveal(others.id))
    #expect(bench.state.acting.revealed == [])
    await bench.send(.reveal(ID("9")))
    #expect(bench.state.problem == .gone)
  }

  @Test("a failure keeps the post as it was, and the next action clears what was said")
  func failure() async {
    let bench = bench()
    bench.repository.liking.fails(.storage(.full))
    await bench.send(.like(others.id))
    #expect(bench.state.problem == .storage(.full))
    #expect(bench.state.shownPosts == [own, others])
    await bench.send(.open(others.id))
    #expect(bench.state.problem == nil)
  }

  @Test("a cancelled like leaves everything as it was")
  func cancelled() async {
    let bench = bench()
    let before = bench.state
    let gate = Gate()
    bench.repository.liking.answers { (_) async throws(AppError) -> Post in
      await gate.pass()
      throw .offline
    }
    let task = Task { [others] in await bench.send(.like(others.id)) }
    await gate.waitForArrival()
    task.cancel()
    await task.value
    #expect(bench.state == before)
  }

  @Test("asks before it deletes; a deletion that fails can be tried again")
  func deletes() async {
    let bench = bench()
    await bench.send(.delete(own.id))
    #expect(bench.state.acting.confirming == own)
    await bench.send(.keep)
    #expect(bench.state.acting.confirming == nil)
    await bench.send(.delete(own.id))
    bench.repository.deleting.fails(.storage(.locked))
    await bench.send(.confirmDeletion)
    #expect(bench.state.problem == .storage(.locked))
    #expect(bench.state.acting.confirming == own)
    bench.repository.deleting.answers(.sent)
    await bench.send(.confirmDeletion)
    #expect(bench.state.done == .deleted)
    #expect(bench.state.acting.confirming == nil)
    #expect(bench.state.acting.gone == [own.id])
  }

  @Test("does not go on asking about a post that someone else's window deleted")
  func deletedElsewhere() async {
    let bench = bench()
    await bench.send(.delete(own.id))
    bench.repository.deleting.fails(.gone)
    await bench.send(.confirmDeletion)
    #expect(bench.state.problem == .gone)
    #expect(bench.state.acting.confirming == nil)
    #expect(bench.state.acting.gone == [own.id])
  }

  @Test("does not delete what someone else wrote")
  func othersPost() async {
    let bench = bench()
    await bench.send(.delete(others.id))
    #expect(bench.state.problem == .forbidden)
    #expect(bench.state.action.failed == .deletion)
    #expect(bench.state.acting.confirming == nil)
  }

  @Test(
    "a post that vanished keeps its place and leads to its author alone",
    arguments: [AppError.gone, .notFound])
  func vanished(error: AppError) async {
    let bench = bench()
    bench.repository.sharing.fails(error)
    await bench.send(.share(others.id))
    #expect(bench.state.problem == error)
    #expect(bench.state.shownPosts == [own, others])
    #expect(bench.state.presentPosts == [own.id])
    for intent in [PostIntent.open(others.id), .like(others.id), .comment(others.id), .author(ID("9"))] {
      await bench.send(intent)
      #expect(bench.state.problem == .gone, "\(intent)")
    }
    await bench.send(.author(others.id))
    #expect(bench.navigator.moves == [.show(.profile(bob.id))])
  }

  @Test("someone without an account is asked to sign in first")
  func anonymous() async {
    let bench = bench(.anonymous)
    let intents: [PostIntent] = [
      .like(own.id), .share(own.id), .bookmark(own.id), .pin(own.id), .muteConversation(own.id),
      .comment(own.id), .delete(own.id),
    ]
    for intent in intents {
      bench.state.action = ActionState()
      await bench.send(intent)
      #expect(bench.state.problem == .unauthenticated, "\(intent)")
    }
    #expect(bench.navigator.moves.isEmpty)
  }

  @Test("leads to posts, people, writing and signing in")
  func routes() async {
    let bench = bench()
    for intent in [PostIntent.open(own.id), .author(others.id), .comment(own.id), .signIn] {
      await bench.send(intent)
    }
    #expect(
      bench.navigator.moves == [
        .show(.post(own.id)), .show(.profile(bob.id)), .show(.compose(commentOn: own.id)), .show(.signIn),
      ])
  }

  @Test("leads nowhere that the app has not, and offers a place that comes later")
  func missingPlaces() async {
    let bench = bench()
    bench.navigator.hasPlace = { _ in false }
    for intent in [PostIntent.open(own.id), .author(own.id), .comment(own.id), .edit(own.id), .signIn] {
      await bench.send(intent)
      #expect(bench.state.problem == .unsupported, "\(intent)")
    }
    #expect(bench.navigator.moves.isEmpty && bench.state.places == .all)
    bench.navigator.hasPlace = { $0 != .signIn }
    bench.posts.readCapabilities()
    #expect(bench.state.places == Set<Route.Kind>.all.subtracting([.signIn]))
  }

  @Test("a second yes while one deletes is none, nor is one after it")
  func deletesOnce() async {
    let bench = bench()
    await bench.send(.delete(own.id))
    let gate = Gate()
    bench.repository.deleting.answers { (_) async throws(AppError) -> Delivery in
      await gate.pass()
      return .sent
    }
    let first = Task { await bench.send(.confirmDeletion) }
    await gate.waitForArrival()
    await bench.send(.confirmDeletion)
    gate.open()
    await first.value
    await bench.send(.confirmDeletion)
    #expect(bench.state.done == .deleted && bench.repository.deleting.inputs == [own.id])
  }

  @Test("shows no post as it was before a change, however late the news was read")
  func olderNews() async throws {
    let bench = bench()
    let (old, liked) = (others, post("2", counts: PostCounts(likes: 1)))
    let gate = Gate()
    bench.repository.reading.answers { [old, own] (_) async throws(AppError) in
      await gate.pass()
      return [own, old]
    }
    bench.repository.liking.answers(liked)
    let following = Task { await bench.posts.follow() }
    await gate.waitForArrival()
    await bench.send(.like(old.id))
    gate.open()
    bench.repository.tell(.changed(own.id))
    await gate.waitForArrival()
    #expect(bench.state.shownPosts.contains(liked))
    bench.repository.reading.answers([own, old])
    gate.open()
    bench.repository.tell(.changed(old.id))
    #expect(try await eventually { bench.state.shownPosts.contains(old) }, "later news is shown")
    following.cancel()
    await following.value
  }

  @Test("follows what becomes of the posts that are still there")
  func follows() async throws {
    let bench = bench()
    let liked = post("2", counts: PostCounts(likes: 1))
    bench.repository.reading.answers([liked])
    let following = Task { await bench.posts.follow() }
    #expect(
      try await eventually { bench.state.shownPosts == [own, liked] && bench.state.acting.gone == [own.id] })
    bench.repository.tell(.lagged)
    #expect(try await eventually { bench.repository.reading.inputs == [[own.id, others.id], [others.id]] })
    following.cancel()
    await following.value
  }

  @Test("a reading that was under way does not take back a like")
  func likeWhileReading() async throws {
    let bench = bench()
    let gate = Gate()
    let liked = post("2", marks: PostMarks(isLiked: true))
    bench.repository.liking.answers(liked)
    var times = 0
    func count() async -> Int {
      times += 1
      if times == 1 { await gate.pass() }
      return times
    }
    let reading = Task {
      try await bench.runner.reads.latest(await count())
    }
    await gate.waitForArrival()
    await bench.send(.like(others.id))
    gate.open()
    #expect(try await reading.value == 2)
  }
}
