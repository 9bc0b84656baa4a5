import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Post

@MainActor
@Suite("Who liked or shared a post")
struct PostPeopleTests {
  private let posts = FakePosts()
  private let navigator = RecordingNavigator()

  private func presenter(_ list: PostPeople = .likers) -> PostPeoplePresenter {
    PostPeoplePresenter(
      list, of: ID("1"), reactions: posts, router: PostRouter(navigator: navigator, strings: .english))
  }

  private func person(_ author: Author, bio: String = "", following: Bool = false) -> User {
    User(
      id: author.id, handle: author.handle, name: author.name, bio: bio, postCount: 0, followerCount: 0,
      followingCount: 0, isLocked: false, createdAt: noon,
      relationship: Relationship(isFollowing: following))
  }

  private func drawn(_ presenter: PostPeoplePresenter, _ language: Language = .english) -> String {
    SocialTestSupport.drawn(
      PostPeopleView(strings: language == .english ? .english : .japanese, context: context(language))
        .screen(presenter.state))
  }

  @Test("reads page after page, each person once, and leads to them")
  func pages() async {
    let (bob, carol) = (person(bob), person(carol))
    posts.people.answers { (question) async throws(AppError) -> Page<User> in
      question.request.position == .first ? page([bob], older: "x") : page([bob, carol])
    }
    let presenter = presenter(.sharers)
    await presenter.appear()
    await presenter.send(.more)
    await presenter.send(.more)
    #expect(presenter.state.people.items == [bob, carol])
    #expect(presenter.state.people.older == nil)
    #expect(posts.people.inputs.map(\.list) == [.sharers, .sharers])
    #expect(posts.people.inputs.map(\.post) == [ID("1"), ID("1")])
    await presenter.send(.open(carol.id))
    #expect(navigator.moves == [.show(.profile(carol.id))])
    await presenter.appear()
    #expect(posts.people.inputs.count == 2, "coming back shows what was left")
  }

  @Test("draws the people as every list does")
  func screen() async {
    posts.people.answers(
      page([person(bob, bio: "Sails.\nAnd more.", following: true), person(carol)], older: "x"))
    let presenter = presenter()
    await presenter.appear()
    #expect(
      drawn(presenter) == """
        People who liked this post

        1. Bob @bob · following
           Sails.

        2. Carol @carol

        3. More (m)
        4. Refresh (r)

        """)
    #expect(
      drawn(presenter, .japanese) == """
        この投稿にいいねした人

        1. Bob @bob · フォロー中
           Sails.

        2. Carol @carol

        3. もっと見る (m)
        4. 更新 (r)

        """)
  }

  @Test("says that there is no one, or why they cannot be read")
  func noOne() async {
    posts.people.fails(.offline)
    let presenter = presenter(.sharers)
    await presenter.appear()
    #expect(
      drawn(presenter) == """
        People who shared this post
        ! Can't reach the server. Check your connection and try
          again.

        1. Try again (r)

        """)
    posts.people.answers(page([]))
    await presenter.send(.refresh)
    posts.people.fails(.gone)
    let deleted = self.presenter()
    await deleted.appear()
    #expect(
      drawn(deleted) == """
        People who liked this post
        ! This post has been deleted.

        """)
  }

  @Test("opens no one in an app without profiles")
  func noProfiles() async {
    navigator.hasPlace = { _ in false }
    posts.people.answers(page([person(bob)]))
    let presenter = presenter()
    let view = PostPeopleView(strings: .english, context: context())
    #expect(presenter.state.places.isEmpty)
    await presenter.appear()
    #expect(view.screen(presenter.state).entries.map(\.isNumbered) == [false])
    await presenter.send(.open(bob.id))
    #expect(presenter.state.problem == .unsupported && navigator.moves.isEmpty)
    navigator.hasPlace = { _ in true }
    posts.people.fails(.offline)
    await presenter.send(.refresh)
    #expect(view.screen(presenter.state).entries.map(\.open) == [.open(bob.id)])
  }

  @Test("is reached from the post, where anybody did")
  func way() async throws {
    let counts = PostCounts(likes: 1, shares: 2)
    posts.thread.answers(PostThread(ancestors: [], post: post("1", counts: counts)))
    posts.comments.answers(page([]))
    let factory = PostFactory(
      repository: posts, writing: nil, history: nil, reactions: posts, drafts: nil,
      actions: PostActionsInteractor(
        repository: FakePostActions(), lookup: FakePostActions(), viewer: asAlice), viewer: asAlice,
      strings: .english, context: context(), links: .social(scheme: "myapp"))
    let liveScreen = factory.screen(for: ID("1"), navigator: navigator)
    await liveScreen.appear()
    for label in ["Who liked it", "Who shared it"] {
      await liveScreen.screen.menu.first { $0.label == label }?.action()
    }
    #expect(navigator.moves == [.show(.likers(of: ID("1"))), .show(.sharers(of: ID("1")))])
    posts.people.answers(page([person(bob)]))
    let people = try #require(factory.screen(for: .likers, of: ID("1"), navigator: navigator))
    await people.appear()
    #expect(people.screen.entries.count == 1)
  }
}
