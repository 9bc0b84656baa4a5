import AppScreens
import AppValues
import Entities
import PostActions
import SocialTestSupport
import Testing

@testable import Search

@MainActor
@Suite("The screen of a search")
struct SearchViewTests {
  private func screen(
    _ state: SearchState, _ language: Language = .english
  ) -> Screen<SearchPresenter.Action> {
    SearchView(strings: .of(language), context: context(language)).screen(state)
  }

  private func render(
    _ state: SearchState, _ language: Language = .english, width: Int = 60
  ) -> String {
    ScreenRenderer(width: width).render(screen(state, language))
  }

  private func results(
    for query: String, people: [User] = [], hashtags: [Hashtag] = [], posts: [Post] = [],
    next: Cursor? = nil, viewer: ID<User>? = alice.id
  ) throws -> SearchState {
    var state = SearchState(entered: query, viewer: viewer)
    state.query = try SearchInteractor(repository: FakeSearch()).query(query)
    state.scope = state.query?.onlyScope
    state.people = PagedList(Page(items: people, older: next, newer: nil))
    state.hashtags = PagedList(Page(items: hashtags, older: next, newer: nil))
    state.posts = PagedList(Page(items: posts, older: next, newer: nil))
    return state
  }

  @Test("lists people, then hashtags, then posts")
  func both() throws {
    let state = try results(
      for: "boat", people: [user(bob, bio: "Boats and bread", following: true)],
      hashtags: [Hashtag(name: "Boats", postCount: 1, isFollowed: true)],
      posts: [post("1", "A boat!"), post("2", by: alice, "My boat")], next: Cursor("x"))
    #expect(
      render(state) == """
        Search: boat

        People

        1.  Bob @bob · following
            Boats and bread

        Hashtags

        2.  #Boats · 1 post · following

        Posts

        3.  Bob @bob · 5 min ago
            A boat!

        4.  Alice @alice · 5 min ago
            My boat

        5.  More posts (m)
        6.  People only
        7.  Hashtags only
        8.  Posts only
        9.  New search (/)
        10. Refresh (r)

        """)
    let entries = screen(state).entries
    #expect(
      entries.map(\.open) == [
        .person(bob.id), .hashtag("Boats"), .post(.open(ID("1"))), .post(.open(ID("2"))),
      ])
    #expect(entries[0].shortcuts == ["p": .person(bob.id)])
    #expect(entries.map { $0.shortcuts["d"] } == [nil, nil, nil, .post(.delete(ID("2")))])
    #expect(entries[2].shortcuts["l"] == .post(.like(ID("1"))))
  }

  @Test("reads naturally in Japanese, and offers to sign in when signed out")
  func japanese() throws {
    var state = try results(for: "ボート", posts: [post("1", "ボート！")], viewer: nil)
    state.action = ActionState(outcome: .failed(.unauthenticated))
    #expect(
      render(state, .japanese) == """
        検索: ボート
        ! 先にサインインしてください。

        ユーザー

        該当するユーザーはいません。

        ハッシュタグ

        該当するハッシュタグはありません。

        投稿

        1. Bob @bob · 5分前
           ボート！

        2. 投稿のみ表示
        3. 別の言葉で検索 (/)
        4. 更新 (r)
        5. サインインして、いいね・シェア・コメント (i)

        """)
  }

  @Test("offers no way to what the app does not have")
  func missingPlaces() throws {
    var state = try results(
      for: "boat", people: [user(bob)], hashtags: [Hashtag(name: "boat")], posts: [post("1")], viewer: nil)
    state.places = []
    #expect(screen(state).entries.map { $0.shortcuts["p"] } == [nil, nil, nil])
    #expect(screen(state).entries.map(\.open) == [nil, nil, nil])
    #expect(screen(state).entries.map(\.isNumbered) == [false, false, true], "a post can be liked")
    #expect(!screen(state).menu.contains { $0.key == "i" })
  }

  @Test("says kindly that nothing was found, and what to try")
  func nothing() throws {
    let state = try results(for: "zeppelin")
    #expect(
      render(state) == """
        Search: zeppelin

        No results.

        Try fewer or shorter words, or another spelling.

        1. New search (/)
        2. Refresh (r)

        """)
  }

  @Test("shows people alone, in a window of 20 columns")
  func narrow() throws {
    let state = try results(for: "@bob", people: [user(bob)], next: Cursor("x"))
    #expect(
      render(state, width: 20) == """
        Search: @bob

        People

        1. Bob @bob

        2. More people (m)
        3. New search (/)
        4. Refresh (r)

        """)
  }

  @Test("shows posts alone, with a way back to both; a deleted one keeps its number")
  func postsAlone() throws {
    var state = try results(for: "boat", people: [user(bob)], posts: [post("1"), post("2")])
    state.scope = .posts
    state.acting.gone = [ID("1")]
    #expect(
      render(state) == """
        Search: boat

        Posts

        1. This post is no longer available.

        2. Bob @bob · 5 min ago
           Hello

        3. People only
        4. All results
        5. New search (/)
        6. Refresh (r)

        """)
  }

  @Test("asks before it deletes")
  func confirmation() throws {
    var state = try results(for: "boat", posts: [post("2", by: alice, "My boat")])
    state.acting.confirming = state.posts.items[0]
    #expect(
      render(state, .japanese) == """
        投稿の削除

        この投稿を削除しますか？ 元に戻せません。

        Alice @alice · 5分前
        My boat

        1. はい、削除します (y)
        2. いいえ、残します (b)

        """)
  }

  @Test("asks for a query, beginning with the last one")
  func field() throws {
    var state = SearchState(entered: "a", viewer: nil)
    state.isAsking = true
    state.action = ActionState(outcome: .failed(.invalid(.query, .tooShort(minimum: 2))))
    #expect(
      render(state) == """
        Search
        ! The search needs at least 2 characters.

        """)
    let field = try #require(screen(state).field)
    #expect(field.label == "Search for")
    #expect(field.value == "a")
    #expect(field.submit("ab") == .search("ab"))
    #expect(field.cancel == .leaveQuery)
  }
}
