import AppScreens
import AppValues
import Entities
import PostActions
import SocialTestSupport
import Testing

@testable import Timeline

@Suite("The screen of a timeline")
struct TimelineViewTests {
  private func screen(
    _ state: TimelineState, _ language: Language = .english
  ) -> Screen<TimelinePresenter.Action> {
    TimelineView(strings: .of(language), context: context(language)).screen(state)
  }

  private func draw(_ state: TimelineState, _ language: Language = .english, width: Int = 60) -> String {
    ScreenRenderer(width: width).render(screen(state, language))
  }

  private func state(
    _ reading: LoadedTimeline, of kind: TimelineKind = .home, as viewer: Author? = alice
  ) -> TimelineState {
    var state = TimelineState(kind: kind, viewer: viewer?.id)
    state.loaded = reading
    state.isLoaded = true
    return state
  }

  /// Three items of which the last visit saw two, the last one shared; more follow.
  private var full: TimelineState {
    let shared = item(1, post: post(1, by: alice), sharedBy: carol)
    let items = [item(3), item(2, post: post(2, likes: 2)), shared]
    var state = state(LoadedTimeline(page(items), position: Cursor("c2"), unread: [item(3)]))
    state.news = TimelineNews(count: 3, isMore: false)
    state.action = ActionState(outcome: .done(.post(.liked)))
    return state
  }

  /// The same when everything went wrong.
  private var troubled: TimelineState {
    var state = full
    state.acting.gone = [ID("p2")]
    state.isOffline = true
    state.action = ActionState(outcome: .failed(.gone))
    state.news = TimelineNews(count: 40, isMore: true)
    return state
  }

  private var empty: TimelineState { state(LoadedTimeline(page([]))) }

  @Test("in English")
  func english() {
    #expect(
      draw(full) == """
        Home
        ✓ Liked.
        * 3 new posts

        1. Bob @bob · 1 h ago
           Text 3

        — You left off here —

        2. Bob @bob · 1 h ago
           Text 2
           2 likes

        3. Shared by Carol @carol
           Alice @alice · 1 h ago
           Text 1

        4. More (m)
        5. Show 3 new posts (r)
        6. New post (n)
        7. Public timeline

        """)
  }

  @Test("in Japanese")
  func japanese() {
    #expect(
      draw(full, .japanese) == """
        ホーム
        ✓ いいねしました。
        * 新しい投稿が3件あります。

        1. Bob @bob · 1時間前
           Text 3

        — 前回はここまで読みました —

        2. Bob @bob · 1時間前
           Text 2
           いいね2件

        3. Carolさん（@carol）がシェア
           Alice @alice · 1時間前
           Text 1

        4. もっと見る (m)
        5. 新しい投稿3件を表示 (r)
        6. 新規投稿 (n)
        7. 公開タイムライン

        """)
  }

  @Test("in a window of 20 columns")
  func narrow() {
    #expect(
      draw(full, width: 20) == """
        Home
        ✓ Liked.
        * 3 new posts

        1. Bob @bob · 1 h
           ago
           Text 3

        — You left off here
        —

        2. Bob @bob · 1 h
           ago
           Text 2
           2 likes

        3. Shared by Carol
           @carol
           Alice @alice · 1
           h ago
           Text 1

        4. More (m)
        5. Show 3 new posts
           (r)
        6. New post (n)
        7. Public timeline

        """)
  }

  @Test("when the connection is lost, a post vanished and much is new")
  func trouble() {
    #expect(
      draw(troubled) == """
        Home
        ! This post has been deleted.
        ! No connection. What you see may be out of date.
        * More than 40 new posts

        1. Bob @bob · 1 h ago
           Text 3

        — You left off here —

        2. This post is no longer available.

        3. Shared by Carol @carol
           Alice @alice · 1 h ago
           Text 1

        4. More (m)
        5. Show more new posts (r)
        6. Go to newest posts (j)
        7. New post (n)
        8. Public timeline

        """)
  }

  @Test("when the connection is lost, in Japanese")
  func japaneseTrouble() {
    #expect(
      draw(troubled, .japanese) == """
        ホーム
        ! その投稿は削除されました。
        ! 接続が切れています。表示が最新でない可能性があります。
        * 新しい投稿が40件を超えています。

        1. Bob @bob · 1時間前
           Text 3

        — 前回はここまで読みました —

        2. この投稿は表示できなくなりました。

        3. Carolさん（@carol）がシェア
           Alice @alice · 1時間前
           Text 1

        4. もっと見る (m)
        5. 新しい投稿の続きを表示 (r)
        6. 最新の投稿へ移動 (j)
        7. 新規投稿 (n)
        8. 公開タイムライン

        """)
  }

  @Test("an empty home says what to do")
  func emptyHome() {
    #expect(
      draw(empty) == """
        Home

        It's quiet here. Find people to follow, write your first
        post, or read what everyone else is talking about in the
        public timeline.

        1. Refresh (r)
        2. Find people
        3. Write your first post (n)
        4. Public timeline

        """)
  }

  @Test("offers to sign in when signed out")
  func anonymous() {
    #expect(
      draw(state(LoadedTimeline(page([])), of: .everyone, as: nil)) == """
        Public timeline

        No one has posted anything yet. The first post could be
        yours.

        1. Refresh (r)
        2. Sign in (i)
        3. Popular posts

        """)
  }

  @Test("what could not be loaded is not called empty")
  func notLoaded() {
    var state = TimelineState(kind: .home, viewer: nil)
    state.action = ActionState(outcome: .failed(.unauthenticated))
    #expect(
      draw(state) == """
        Home
        ! Sign in to continue.

        1. Refresh (r)
        2. Sign in (i)
        3. Public timeline

        """)
  }

  @Test("a person's posts bear their name")
  func person() {
    let shared = item(1, post: post(1, by: alice), sharedBy: bob)
    for (items, title) in [([shared], "Posts by Bob"), ([item(1)], "Posts by Bob"), ([], "Posts")] {
      let state = state(LoadedTimeline(page(items)), of: .user(bob.id))
      #expect(screen(state).title == title)
    }
    #expect(
      draw(state(LoadedTimeline(page([])), of: .user(bob.id)), .japanese) == """
        投稿

        まだ投稿がありません。

        1. 更新 (r)
        2. コメントを除く投稿
        3. 写真
        4. 新規投稿 (n)

        """)
  }

  @Test("a person's other posts are one step away, and bookmarks and likes say what they are for")
  func variants() {
    let photos = state(LoadedTimeline(page([item(1)], ends: true)), of: .user(bob.id, .withPhotos))
    #expect(
      draw(photos) == """
        Photos by Bob

        1. Bob @bob · 1 h ago
           Text 1

        2. Refresh (r)
        3. All posts
        4. Posts without comments
        5. New post (n)

        """)
    let alone = state(LoadedTimeline(page([item(1)])), of: .user(bob.id, .withoutComments))
    #expect(screen(alone, .japanese).title == "Bobさんの投稿（コメントを除く）")
    #expect(
      draw(state(LoadedTimeline(page([])), of: .bookmarks)) == """
        Bookmarks

        No bookmarks yet. Bookmark posts to find them again. Only
        you can see your bookmarks.

        1. Refresh (r)
        2. New post (n)

        """)
    let likes = draw(state(LoadedTimeline(page([])), of: .likes), .japanese)
    #expect(likes.hasPrefix("いいねした投稿\n\nいいねした投稿はまだありません。"))
  }

  @Test("the reading position further down can be reached")
  func lastReadPosition() {
    let reading = LoadedTimeline(page(items(10...11)), position: Cursor("c2"), unread: [item(3)])
    let menu = screen(state(reading), .japanese).menu
    #expect(menu.map(\.key) == ["m", "r", "v", "n", nil])
    #expect(menu.map(\.label)[2] == "前回読んだところへ移動")
    #expect(menu.map(\.action)[2] == .lastReadPosition)
  }

  @Test("deleting is asked about, with the post before one's eyes")
  func question() {
    var state = full
    state.action = ActionState(outcome: .failed(.timeout))
    state.acting.confirming = post(1, by: alice)
    #expect(
      draw(state) == """
        Delete post
        ! This took too long. Try again.

        Delete this post? This can't be undone.

        Alice @alice · 1 h ago
        Text 1

        1. Yes, delete it (y)
        2. No, keep it (b)

        """)
  }

  @Test("every choice does what its words say")
  func choices() {
    let screen = screen(troubled)
    #expect(
      screen.menu.map(\.action) == [.more, .refresh, .newest, .write, .read(.everyone)])
    #expect(
      screen.entries.map(\.open) == [.post(.open(ID("p3"))), .post(.open(ID("p2"))), .post(.open(ID("p1")))])
    #expect(
      screen.entries[0].shortcuts == [
        "l": .post(.like(ID("p3"))), "s": .post(.share(ID("p3"))), "c": .post(.comment(ID("p3"))),
        "k": .post(.bookmark(ID("p3"))), "p": .post(.author(ID("p3"))),
      ])
    #expect(screen.entries[1].shortcuts["l"] == .post(.like(ID("p2"))), "its answer says that it vanished")
    #expect(screen.entries[2].shortcuts["d"] == .post(.delete(ID("p1"))), "it is one's own")
    let publicMenu = self.screen(state(LoadedTimeline(page([])), of: .everyone)).menu
    #expect(publicMenu.map(\.action) == [.refresh, .write, .read(.home), .read(.popular)])
    #expect(self.screen(empty).menu.map(\.action) == [.refresh, .findPeople, .write, .read(.everyone)])
  }

  @Test("numbers are told right")
  func words() {
    let one = TimelineNews(count: 1, isMore: false)
    #expect(TimelineStrings.english.news(one) == "1 new post")
    #expect(TimelineStrings.english.showNews(one) == "Show 1 new post")
  }
}
