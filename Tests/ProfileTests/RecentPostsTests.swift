import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("The latest posts on a person's screen")
struct RecentPostsTests {
  private let repository = FakeProfileRepository()
  private let actions = FakePostActions()
  private let navigator = RecordingNavigator()
  private let pinned = post("7", by: alice.author, "My garden in May")
  private let soup = post("6", by: alice.author, "Soup for ten")

  private func shown(
    _ user: User, _ answer: Result<[Post], AppError>, pinned: [Post] = [], language: Language = .english
  ) async -> LiveScreen {
    actions.readingPinned.answers(pinned)
    let factory = ProfileFactory(
      repository,
      actions: PostActionsInteractor(repository: actions, lookup: actions, viewer: asBob),
      recent: FakeRecentPosts(answer: answer), language: language)
    repository.expect(.user(user.id), user)
    let screen = factory.screen(for: .id(user.id), navigator: navigator)
    await screen.appear()
    return screen
  }

  @Test("stand below what is pinned, each post once")
  func screen() async {
    let english = await shown(alice, .success([pinned, soup]), pinned: [pinned])
    #expect(
      SocialTestSupport.drawn(english.screen).contains(
        """

        Pinned

        1.  Alice @alice · 5 min ago
            My garden in May

        Latest posts

        2.  Alice @alice · 5 min ago
            Soup for ten

        3.  Follow (f)

        """))
    let japanese = await shown(alice, .success([soup]), language: .japanese)
    #expect(SocialTestSupport.drawn(japanese.screen).contains("\n最近の投稿\n\n1.  Alice @alice · 5分前\n"))
  }

  @Test("are acted on like any post")
  func acts() async throws {
    let screen = await shown(alice, .success([soup]))
    actions.liking.answers(post("6", by: alice.author, "Soup for ten", marks: PostMarks(isLiked: true)))
    let like = try #require(screen.screen.entries.first?.shortcuts["l"])
    await like()
    #expect(screen.screen.notices.map(\.text) == ["Liked."])
    let open = try #require(screen.screen.entries.first?.open)
    await open()
    #expect(navigator.moves == [.show(.post(soup.id))])
  }

  @Test("are not read where one blocks the other, and the rest stays readable where they cannot be read")
  func absent() async {
    let blocked = await shown(alice.related(Relationship(isBlocking: true)), .failure(.unsupported))
    #expect(blocked.screen.entries.isEmpty && blocked.screen.notices.isEmpty)
    let offline = await shown(alice, .failure(.offline))
    #expect(offline.screen.entries.isEmpty && offline.screen.menu.first?.key == "f")
    #expect(offline.screen.notices.map(\.kind) == [.failed])
  }
}

/// Answers the same for everyone.
private struct FakeRecentPosts: RecentPosts {
  let answer: Result<[Post], AppError>

  func latest(by person: ID<User>, limit: Int) async throws(AppError) -> [Post] {
    #expect(limit == 5)
    return try answer.get()
  }
}
