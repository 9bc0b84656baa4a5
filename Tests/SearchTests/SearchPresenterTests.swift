import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Search

@MainActor
@Suite("A search")
struct SearchPresenterTests {
  private let repository = FakeSearch()
  private let actions = FakePostActions()
  private let navigator = RecordingNavigator()
  private let own = post("1", by: alice, "My boat")
  private let others = post("2", "A boat")
  private let boats = Hashtag(name: "Boats", postCount: 2)

  private func presenter(
    _ query: String, _ viewer: Viewer = asAlice
  ) -> SearchPresenter {
    SearchPresenter(
      query: query, interactor: SearchInteractor(repository: repository),
      actions: PostActionsInteractor(repository: actions, lookup: actions, viewer: viewer), viewer: viewer,
      router: SearchRouter(navigator: navigator))
  }

  /// A presenter with one person and two posts on the screen.
  private func found(_ viewer: Viewer = asAlice) async -> SearchPresenter {
    repository.people.answers(page([user(bob)]))
    repository.hashtags.answers(page([boats]))
    repository.posts.answers(page([own, others]))
    let presenter = presenter("boat", viewer)
    await presenter.appear()
    return presenter
  }

  // MARK: Searching

  @Test("asks for a query where none was given, and leaves when none is entered")
  func asks() async {
    let presenter = presenter("")
    await presenter.appear()
    #expect(presenter.state.isAsking)
    await presenter.send(.leaveQuery)
    #expect(navigator.moves == [.back])
  }

  @Test("finds people and posts for the query it was opened with")
  func finds() async {
    let presenter = await found()
    #expect(!presenter.state.isAsking)
    #expect(presenter.state.people.items == [user(bob)])
    #expect(presenter.state.posts.items == [own, others])
    #expect(repository.people.inputs == [.init(query: "boat", request: PageRequest(limit: 5))])
    #expect(presenter.state.hashtags.items == [boats])
    #expect(repository.hashtags.inputs == [.init(query: "boat", request: PageRequest(limit: 5))])
    #expect(repository.posts.inputs == [.init(query: PostQuery("boat"), request: PageRequest(limit: 10))])
  }

  @Test("asks for people alone after @, and for hashtags and posts after #")
  func scopes() async {
    repository.people.answers(page([user(bob)]))
    let people = presenter("@bob")
    await people.appear()
    #expect(people.state.scope == .people)
    repository.hashtags.answers(page([boats]))
    repository.posts.answers(page([own]))
    let posts = presenter("#b")
    await posts.appear()
    #expect(posts.state.scope == nil)
    #expect(posts.state.shownScopes == [.hashtags, .posts])
    #expect(repository.people.inputs.map(\.query) == ["bob"])
    #expect(repository.posts.inputs.map(\.query) == [PostQuery("b")])
  }

  @Test("asks again from an empty line when the query is refused")
  func mends() async {
    let presenter = presenter("")
    await presenter.appear()
    await presenter.send(.search("a"))
    #expect(presenter.state.problem == .invalid(.query, .tooShort(minimum: 2)))
    #expect(presenter.state.isAsking)
    #expect(presenter.state.entered == "")
  }

  @Test("keeps the results when the next search fails, and shows them when one leaves the field")
  func failure() async {
    let presenter = await found()
    await presenter.send(.ask)
    #expect(presenter.state.entered == "", "the last query is not in the way")
    repository.people.fails(.offline)
    await presenter.send(.search("ship"))
    #expect(presenter.state.problem == .offline)
    #expect(presenter.state.entered == "ship")
    await presenter.send(.leaveQuery)
    #expect(!presenter.state.isAsking)
    #expect(presenter.state.entered == "boat")
    #expect(presenter.state.posts.items == [own, others])
  }

  @Test("stays as it was when a search is cancelled")
  func cancelled() async {
    let presenter = await found()
    let before = presenter.state
    repository.people.fails(.cancelled)
    await presenter.send(.refresh)
    #expect(presenter.state == before)
  }

  @Test("shows the later of two searches, whichever is answered last")
  func overtaken() async {
    let presenter = await found()
    let gate = Gate()
    let slow = user(alice)
    repository.hashtags.answers(page([]))
    repository.people.answers { (question) async throws(AppError) -> Page<User> in
      if question.query == "slow" { await gate.pass() }
      return page(question.query == "slow" ? [slow] : [])
    }
    let first = Task { await presenter.send(.search("slow")) }
    await gate.waitForArrival()
    await presenter.send(.search("fast"))
    gate.open()
    await first.value
    #expect(presenter.state.query?.text == "fast")
    #expect(presenter.state.people.items.isEmpty)
  }

  @Test("goes on with further posts, each once")
  func morePosts() async {
    repository.people.answers(page([]))
    repository.hashtags.answers(page([]))
    repository.posts.answers { (question) async throws(AppError) -> Page<Post> in
      question.request.position == .first
        ? page((1...10).map { post("\($0)") }, older: "x")
        : page((10...12).map { post("\($0)") })
    }
    let presenter = presenter("boat")
    await presenter.appear()
    async let first: Void = presenter.send(.more)
    async let second: Void = presenter.send(.more)
    _ = await (first, second)
    #expect(presenter.state.posts.items.map(\.id.rawValue) == (1...12).map { "\($0)" })
    #expect(presenter.state.posts.older == nil)
  }

  @Test("shows one kind alone, with more of it, and all again")
  func oneKind() async {
    repository.posts.answers(page([own]))
    repository.hashtags.answers { (question) async throws(AppError) -> Page<Hashtag> in
      question.request.position == .first
        ? page((1...5).map { Hashtag(name: "boat\($0)") }, older: "x")
        : page([Hashtag(name: "boat5"), Hashtag(name: "boats")])
    }
    let presenter = presenter("boat")
    repository.people.answers { (question) async throws(AppError) -> Page<User> in
      guard question.request.position == .first else { return page([user(alice)]) }
      return page(
        (1...5).map { user(Author(id: ID("u\($0)"), handle: "h\($0)", name: "N")) }, older: "x")
    }
    await presenter.appear()
    await presenter.send(.show(.people))
    #expect(presenter.state.scope == .people)
    #expect(presenter.state.people.items.count == 6)
    await presenter.send(.show(.hashtags))
    #expect(presenter.state.hashtags.items.map(\.name).suffix(2) == ["boat5", "boats"])
    await presenter.send(.show(.posts))
    #expect(presenter.state.posts.items == [own])
    await presenter.send(.show(nil))
    #expect(presenter.state.scope == nil)
    #expect(repository.posts.inputs.count == 1)
  }

  @Test("a search that is under way does not close a question asked since")
  func askedMeanwhile() async {
    let presenter = await found()
    let gate = Gate()
    repository.people.answers { (_) async throws(AppError) -> Page<User> in
      await gate.pass()
      return page([])
    }
    let searching = Task { await presenter.send(.search("slow")) }
    await gate.waitForArrival()
    await presenter.send(.ask)
    gate.open()
    await searching.value
    #expect(presenter.state.isAsking && presenter.state.query?.text == "boat")
  }

  @Test("a refresh reads as many results as were added while it ran, of the kind chosen since")
  func longerMeanwhile() async {
    let (gate, all) = (Gate(), (1...12).map { post("\($0)") })
    repository.people.answers(page([user(bob)]))
    repository.hashtags.answers(page([]))
    repository.posts.answers { (question) async throws(AppError) -> Page<Post> in
      question.request.position == .first
        ? page(Array(all.prefix(question.request.limit)), older: "x") : page([all[11]])
    }
    let presenter = presenter("boat")
    await presenter.appear()
    #expect(presenter.state.posts.items.count == 10)
    repository.people.answers { (_) async throws(AppError) -> Page<User> in
      await gate.pass()
      return page([user(bob)])
    }
    let refreshing = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    await presenter.send(.more)
    await presenter.send(.show(.posts))
    let shown = presenter.state.posts.items
    #expect(shown.count == 11)
    gate.open()
    await gate.waitForArrival()
    gate.open()
    await refreshing.value
    #expect(presenter.state.posts.items.count >= shown.count)
    #expect(presenter.state.scope == .posts)
  }

  @Test("shows what has changed when it comes to the front again")
  func appearsAgain() async {
    let presenter = await found()
    repository.people.answers(page([user(bob, following: true)]))
    let liked = post("2", "A boat", marks: PostMarks(isLiked: true))
    repository.posts.answers(page([liked]))
    await presenter.appear()
    #expect(presenter.state.people.items == [user(bob, following: true)])
    #expect(presenter.state.posts.items == [liked])
  }

  // MARK: Posts

  @Test("follows what becomes of the posts; a deleted one keeps its place")
  func news() async throws {
    let presenter = await found()
    let liked = post("2", "A boat", marks: PostMarks(isLiked: true))
    actions.reading.answers([liked])
    let following = Task { await presenter.follow() }
    #expect(
      try await eventually {
        presenter.state.posts.items == [own, liked] && presenter.state.acting.gone == [own.id]
      })
    await presenter.send(.post(.open(own.id)))
    #expect(presenter.state.problem == .gone)
    following.cancel()
    await following.value
  }

  @Test("likes a post among the results, where it stands")
  func likes() async {
    let presenter = await found()
    let liked = post("2", "A boat", marks: PostMarks(isLiked: true))
    actions.liking.answers(liked)
    await presenter.send(.post(.like(others.id)))
    #expect(presenter.state.posts.items == [own, liked])
    #expect(presenter.state.done == .liked)
  }

  @Test("leads from the results to people, hashtags and posts")
  func routes() async {
    let presenter = await found()
    await presenter.send(.person(bob.id))
    await presenter.send(.hashtag("Boats"))
    await presenter.send(.post(.open(own.id)))
    #expect(
      navigator.moves == [.show(.profile(bob.id)), .show(.hashtag("Boats")), .show(.post(own.id))])
  }

  @Test("refuses to lead to what the app does not have, and asks again what it has with each search")
  func missingPlaces() async {
    navigator.hasPlace = { _ in false }
    let presenter = await found()
    #expect(presenter.state.places.isEmpty)
    for action: SearchPresenter.Action in [.person(bob.id), .hashtag("Boats"), .post(.open(own.id))] {
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported && navigator.moves.isEmpty)
    }
    navigator.hasPlace = { _ in true }
    repository.people.fails(.offline)
    await presenter.send(.refresh)
    #expect(presenter.state.places == .all)
  }
}
