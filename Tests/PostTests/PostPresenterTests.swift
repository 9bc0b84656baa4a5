import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Post

@MainActor
@Suite("A post and its thread")
struct PostPresenterTests {
  private let posts = FakePosts()
  private let actions = FakePostActions()
  private let navigator = RecordingNavigator()
  private let root = post("1", by: alice, "Who has a boat?", counts: PostCounts(comments: 1))
  private let comment = post("2", "I do")

  private func presenter(
    _ viewer: Viewer = asAlice, links: DeepLinks<Route> = .social(scheme: "myapp"),
    clipboard: Clipboard = .none
  ) -> PostPresenter {
    PostPresenter(
      root.id, interactor: PostInteractor(repository: posts),
      actions: PostActionsInteractor(repository: actions, lookup: actions, viewer: viewer), viewer: viewer,
      router: PostRouter(navigator: navigator, strings: .english), links: links, clipboard: clipboard)
  }

  /// A presenter with the post and its one comment on the screen.
  private func loaded(_ viewer: Viewer = asAlice) async -> PostPresenter {
    posts.thread.answers(PostThread(ancestors: [], post: root))
    posts.comments.answers(page([branch(comment)]))
    let presenter = presenter(viewer)
    await presenter.appear()
    return presenter
  }

  // MARK: Reading

  @Test("shows the thread and its first comments")
  func loads() async {
    let presenter = await loaded()
    #expect(presenter.state.thread == PostThread(ancestors: [], post: root))
    #expect(presenter.state.comments.posts == [comment])
    #expect(presenter.state.problem == nil)
    #expect(posts.thread.inputs == [root.id])
  }

  @Test("says why there is nothing to show", arguments: [AppError.notFound, .gone, .unavailable])
  func fails(error: AppError) async {
    posts.thread.fails(error)
    posts.comments.answers(page([]))
    let presenter = presenter()
    await presenter.appear()
    #expect(presenter.state.problem == error)
    posts.thread.answers(PostThread(ancestors: [], post: root))
    posts.comments.answers(page([]))
    await presenter.send(.refresh)
    #expect(presenter.state.problem == nil)
    #expect(presenter.state.thread?.post == root)
  }

  @Test("keeps what is shown when it cannot be read again")
  func keepsWhatIsShown() async {
    let presenter = await loaded()
    posts.thread.fails(.offline)
    await presenter.appear()
    #expect(presenter.state.problem == .offline)
    #expect(presenter.state.comments.posts == [comment])
  }

  @Test("stays as it was when reading is cancelled")
  func cancelled() async {
    let presenter = await loaded()
    let before = presenter.state
    posts.thread.fails(.cancelled)
    await presenter.send(.refresh)
    #expect(presenter.state == before)
  }

  @Test("goes on with later comments once, however often it is asked at a time")
  func more() async {
    posts.thread.answers(PostThread(ancestors: [], post: root))
    let presenter = presenter()
    let last = post("99")
    posts.comments.answers { (request) async throws(AppError) -> Page<CommentBranch> in
      request.position == .first
        ? page((10..<30).map { branch(post("\($0)")) }, older: "x") : page([branch(last)])
    }
    await presenter.appear()
    async let first: Void = presenter.send(.more)
    async let second: Void = presenter.send(.more)
    _ = await (first, second)
    #expect(presenter.state.comments.posts.count == 21)
    #expect(presenter.state.comments.posts.last == last)
    #expect(presenter.state.comments.older == nil)
  }

  @Test("drops an answer that a later reading has overtaken")
  func overtaken() async {
    let presenter = await loaded()
    let gate = Gate()
    posts.thread.answers { (_) async throws(AppError) -> PostThread in
      await gate.pass()
      throw .unavailable
    }
    let slow = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    posts.thread.answers(PostThread(ancestors: [.post(bob.post)], post: root))
    await presenter.send(.refresh)
    gate.open()
    await slow.value
    #expect(presenter.state.thread?.ancestors == [.post(bob.post)])
    #expect(presenter.state.problem == nil)
  }

  @Test("does not let a slow reading take back a like")
  func likeWhileReading() async {
    let presenter = await loaded()
    let gate = Gate()
    let liked = post("1", by: alice, counts: root.counts, marks: PostMarks(isLiked: true))
    posts.thread.answers { [root] (_) async throws(AppError) -> PostThread in
      await gate.pass()
      return PostThread(ancestors: [], post: root)
    }
    let slow = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    actions.liking.answers(liked)
    await presenter.send(.post(.like(root.id)))
    posts.thread.answers(PostThread(ancestors: [], post: liked))
    gate.open()
    await slow.value
    #expect(presenter.state.thread?.post == liked)
  }

  // MARK: News

  @Test("counts a new comment, and shows it when asked")
  func news() async throws {
    let presenter = await loaded()
    let later = post("3", "Me too")
    posts.comments.answers(page([branch(comment), branch(later)]))
    let busier = post("1", by: alice, "Who has a boat?", counts: PostCounts(comments: 2))
    actions.reading.answers([busier, comment])
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.newComments == 1 })
    #expect(presenter.state.comments.posts == [comment])
    #expect(presenter.state.thread?.post.counts.comments == 2)
    await presenter.send(.refresh)
    #expect(presenter.state.comments.posts == [comment, later])
    #expect(presenter.state.newComments == 0)
    following.cancel()
    await following.value
  }

  @Test("counts a reply to a comment, wherever it stands")
  func newAnswer() async throws {
    let presenter = await loaded()
    let answered = post("2", "I do", counts: PostCounts(comments: 1))
    posts.comments.answers(page([branch(answered, branch(post("3", "When?")))]))
    actions.reading.answers([root, answered])
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.newComments == 1 })
    #expect(presenter.state.comments.posts == [answered])
    following.cancel()
    await following.value
  }

  @Test("does not announce an answer that was shown while it was counted")
  func countedWhileReading() async throws {
    let presenter = await loaded()
    let (gate, answered) = (Gate(), post("2", "I do", counts: PostCounts(comments: 1)))
    let now = page([branch(answered, branch(post("3", "When?")))])
    posts.comments.answers { (_) async throws(AppError) in
      await gate.pass()
      return now
    }
    actions.reading.answers([root, answered])
    let following = Task { await presenter.follow() }
    await gate.waitForArrival()
    posts.comments.answers(now)
    await presenter.send(.refresh)
    let asked = posts.comments.inputs.count
    gate.open()
    #expect(try await eventually { posts.comments.inputs.count > asked })
    following.cancel()
    await following.value
    #expect(presenter.state.newComments == 0)
  }

  @Test("shows what comes before the post once someone asks, and goes on showing it")
  func earlier() async {
    let presenter = await loaded()
    #expect(!presenter.state.showsEarlier)
    await presenter.send(.showEarlier)
    #expect(presenter.state.showsEarlier && presenter.state.problem == nil)
    posts.thread.answers(PostThread(ancestors: [], post: root))
    posts.comments.answers(page([]))
    await presenter.send(.refresh)
    #expect(presenter.state.showsEarlier)
  }

  @Test("shows what is left below a post that was deleted, and says so when there is nothing")
  func belowDeleted() async {
    posts.thread.fails(.gone)
    posts.comments.answers(page([branch(comment)]))
    let presenter = presenter()
    await presenter.appear()
    #expect(presenter.state.isDeleted && presenter.state.thread == nil)
    #expect(presenter.state.comments.posts == [comment])
    #expect(presenter.state.problem == nil)
    let liked = post("2", "I do", marks: PostMarks(isLiked: true))
    actions.liking.answers(liked)
    await presenter.send(.post(.like(comment.id)))
    #expect(presenter.state.comments.posts == [liked])
    await presenter.send(.openDeleted(ID("7")))
    #expect(navigator.moves == [.show(.post(ID("7")))])
    posts.comments.answers(page([]))
    let other = self.presenter()
    await other.appear()
    #expect(other.state.problem == .gone)
    #expect(!other.state.isDeleted)
  }

  @Test("keeps a deleted comment's place, and the deleted post readable")
  func deletions() async throws {
    let presenter = await loaded()
    actions.reading.answers([])
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.acting.gone == [root.id, comment.id] })
    #expect(presenter.state.isDeleted)
    #expect(presenter.state.thread?.post == root)
    await presenter.send(.post(.like(comment.id)))
    #expect(presenter.state.problem == .gone)
    posts.thread.fails(.gone)
    await presenter.send(.refresh)
    #expect(presenter.state.thread?.post == root)
    #expect(presenter.state.isDeleted)
    following.cancel()
    await following.value
  }

  // MARK: Acting

  @Test("likes the post and a comment, where they stand")
  func likes() async {
    let presenter = await loaded()
    for post in [
      post("1", by: alice, counts: root.counts, marks: PostMarks(isLiked: true)),
      post("2", "I do", marks: PostMarks(isLiked: true)),
    ] {
      actions.liking.answers(post)
      await presenter.send(.post(.like(post.id)))
      #expect(presenter.state.done == .post(.liked))
      #expect(presenter.state.shownPosts.contains(post))
    }
    #expect(presenter.state.shownPosts.map(\.id) == [root.id, comment.id])
  }

  @Test("offers no way to what the app does not have, and fails there; a place that comes later is offered")
  func missingPlaces() async {
    let edited = Post(
      id: root.id, author: bob, content: PostContent("x"), createdAt: noon, editedAt: noon,
      counts: PostCounts(likes: 1, shares: 1))
    posts.thread.answers(PostThread(ancestors: [.post(comment)], post: edited))
    posts.comments.answers(page([]))
    navigator.hasPlace = { _ in false }
    let presenter = presenter()
    await presenter.appear()
    let view = PostView(strings: .english, context: context())
    #expect(view.screen(presenter.state).menu.map(\.key) == ["r", "l", "s", "k", "u", nil])
    for action in [PostPresenter.Action.people(.likers), .people(.sharers), .history, .report] {
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported)
    }
    #expect(navigator.moves.isEmpty)
    navigator.hasPlace = { $0 == .history }
    posts.thread.fails(.offline)
    await presenter.send(.refresh)
    #expect(presenter.state.problem == .offline && presenter.state.places == [.history])
  }

  @Test("knows before the first reading what can be done, and behind each what can be done now")
  func capabilities() async {
    let some = FakePostActions(capabilities: PostActionCapabilities(marks: [.liked], deletes: false))
    let presenter = PostPresenter(
      root.id, interactor: PostInteractor(repository: posts),
      actions: PostActionsInteractor(repository: some, lookup: some, viewer: asAlice), viewer: asAlice,
      router: PostRouter(navigator: navigator, strings: .english), links: .social(scheme: "myapp"),
      clipboard: .none)
    #expect(presenter.state.acting.capabilities == some.postActionCapabilities)
    presenter.state.acting.capabilities = .all
    posts.thread.fails(.offline)
    await presenter.appear()
    #expect(presenter.state.acting.capabilities == some.postActionCapabilities)
  }

  @Test("copies the link where that can be done, and shows it always")
  func link() async {
    let link = "myapp:///post/1"
    let elsewhere = presenter()
    await elsewhere.send(.copyLink)
    #expect(elsewhere.state.done == .link(link, isCopied: false))
    let copied = Expected<String, Bool>("copy")
    copied.answers(true)
    let here = presenter(
      clipboard: Clipboard { text in
        // The fake never throws.
        (try? await copied(text)) ?? false
      })
    await here.send(.copyLink)
    #expect(here.state.done == .link(link, isCopied: true))
    #expect(copied.inputs == [link])
  }

  @Test("offers no link where the app writes none for posts")
  func noLink() async {
    posts.thread.answers(PostThread(ancestors: [], post: root))
    posts.comments.answers(page([branch(comment)]))
    let presenter = presenter(links: DeepLinks(scheme: "myapp", places: ["home": .home]) { _ in nil })
    await presenter.appear()
    let view = PostView(strings: .english, context: context(.english))
    #expect(!view.screen(presenter.state).menu.contains { $0.action == .copyLink })
    await presenter.send(.copyLink)
    #expect(presenter.state.problem == .unsupported)
  }

  @Test("keeps one's own post readable after deleting it")
  func deletes() async {
    let presenter = await loaded()
    await presenter.send(.post(.delete(root.id)))
    #expect(presenter.state.acting.confirming == root)
    actions.deleting.answers(.sent)
    await presenter.send(.post(.confirmDeletion))
    #expect(presenter.state.done == .post(.deleted))
    #expect(presenter.state.isDeleted)
    #expect(presenter.state.thread?.post == root)
    await presenter.send(.post(.author(root.id)))
    #expect(navigator.moves == [.show(.profile(alice.id))])
  }
}

extension Author {
  /// Some post of theirs.
  fileprivate var post: Post { SocialTestSupport.post("0", by: self) }
}
