import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("Pinned posts on a person's screen")
struct PinnedPostsTests {
  private let repository = FakeProfileRepository()
  private let actions = FakePostActions()
  private let navigator = RecordingNavigator()
  private let first = post("7", by: alice.author, "My garden in May")
  private let second = post("6", by: alice.author, "Soup for ten", warning: "leeks")

  private func shown(_ pinned: [Post], viewer: Viewer = asBob) async -> ProfilePresenter {
    repository.expect(.user(alice.id), alice)
    actions.readingPinned.answers(pinned)
    let presenter = presenter(viewer)
    await presenter.appear()
    return presenter
  }

  private func presenter(_ viewer: Viewer) -> ProfilePresenter {
    ProfilePresenter(
      person: .id(alice.id), interactor: .over(repository, viewer: viewer),
      editing: .over(repository, viewer: viewer),
      actions: PostActionsInteractor(repository: actions, lookup: actions, viewer: viewer),
      router: ProfileRouter(navigator: navigator))
  }

  @Test("are read before the places of the app are looked at again, also where reading them fails")
  func asksAnewBehindThem() async {
    let navigator = navigator
    for answer in [Result<[Post], AppError>.success([first]), .failure(.offline)] {
      navigator.hasPlace = { _ in false }
      repository.expect(.user(alice.id), alice)
      actions.readingPinned.answers { (_) async throws(AppError) in
        await MainActor.run { navigator.hasPlace = { _ in true } }
        return try answer.get()
      }
      let presenter = presenter(asBob)
      await presenter.appear()
      #expect(presenter.state.places == .all)
    }
  }

  private func drawn(_ presenter: ProfilePresenter, _ language: Language = .english) -> String {
    SocialTestSupport.drawn(
      ProfileView(strings: .of(language), context: context(language)).screen(presenter.state))
  }

  @Test("stand below the person, the last pinned first")
  func screen() async {
    let presenter = await shown([first, second])
    #expect(actions.readingPinned.inputs == [alice.id])
    #expect(
      drawn(presenter) == """
        Profile

        Alice @alice
        Gardens, mostly.
        And soup.
        12 posts · 1 follower · 3 following
        Joined 21 Sep 2026

        Pinned

        1.  Alice @alice · 5 min ago
            My garden in May

        2.  Alice @alice · 5 min ago
            Warning: leeks
            w 2 shows the text

        3.  Follow (f)
        4.  Posts
        5.  Followers
        6.  Following
        7.  Write a message
        8.  Mute (u)
        9.  Block
        10. Write a private note
        11. Report
        12. Refresh (r)

        """)
    #expect(
      drawn(presenter, .japanese).contains(
        """
        固定された投稿

        1.  Alice @alice · 5分前
            My garden in May

        2.  Alice @alice · 5分前
            閲覧注意: leeks
            w 2 で本文を表示します。

        """))
  }

  @Test("are acted on where they stand, and say what came of it")
  func acts() async {
    let presenter = await shown([first, second])
    let liked = post("7", by: alice.author, "My garden in May", marks: PostMarks(isLiked: true))
    actions.liking.answers(liked)
    await presenter.send(.post(.like(first.id)))
    #expect(presenter.state.pinned == [liked, second])
    #expect(drawn(presenter).contains("✓ Liked.\n"))
    actions.sharing.fails(.forbidden)
    await presenter.send(.post(.share(first.id)))
    #expect(drawn(presenter).contains("! This post has limited visibility and can't be shared.\n"))
    await presenter.send(.post(.reveal(second.id)))
    #expect(drawn(presenter).contains("Soup for ten"))
    #expect(!drawn(presenter).contains("!"))
    await presenter.send(.post(.open(first.id)))
    #expect(navigator.moves == [.show(.post(first.id))])
  }

  @Test("keep their places while one looks, and are read again when asked")
  func live() async throws {
    let presenter = await shown([first, second])
    actions.reading.answers([second])
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.acting.gone == [first.id] })
    #expect(presenter.state.pinned == [first, second])
    repository.expect(.user(alice.id), alice)
    actions.readingPinned.answers([second])
    await presenter.send(.refresh)
    #expect(presenter.state.pinned == [second])
    #expect(presenter.state.acting.gone == [])
    following.cancel()
    await following.value
  }

  @Test("one's own are asked about before they are deleted")
  func deletes() async {
    let presenter = await shown([first], viewer: asAlice)
    await presenter.send(.post(.delete(first.id)))
    #expect(drawn(presenter).hasPrefix("Delete post\n"))
    actions.deleting.answers(.sent)
    await presenter.send(.post(.confirmDeletion))
    #expect(drawn(presenter).contains("✓ Post deleted.\n"))
    #expect(drawn(presenter).contains("1.  This post is no longer available.\n"))
  }
}
