import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Notifications

@Suite("What stands on the list of notices")
struct NotificationsScreenTests {
  func state(
    _ notices: [Notice] = [], older: String? = nil, _ change: (inout NotificationsState) -> Void = { _ in }
  ) -> NotificationsState {
    var state = NotificationsState(
      list: PagedList(page(notices, older: older)), unread: notices.count { !$0.isRead })
    change(&state)
    return state
  }

  func screen(
    _ state: NotificationsState, _ language: Language = .english
  ) -> Screen<NotificationsPresenter.Action> {
    NotificationsView(strings: .of(language), context: context(language)).screen(state)
  }

  func draw(_ state: NotificationsState, _ language: Language = .english, width: Int = 60) -> String {
    drawn(screen(state, language), width: width)
  }

  let everyKind = NoticeKind.allCases.enumerated().map { index, kind in
    notice(
      "\(index)", kind, from: index.isMultiple(of: 2) ? alice : haruka,
      post: [.follow, .followRequest, .unpublished].contains(kind)
        ? nil : post("p\(index)", "Good morning, \(kind.rawValue)!"),
      minutesAgo: Int64(index) * 30, isRead: index > 2)
  }

  @Test("every kind of notice, read and unread")
  func kinds() {
    #expect(
      draw(state(everyKind)) == """
        Notifications

        1.  New · Alice @alice followed you · just now

        2.  New · 春香 @haruka requested to follow you · 30 min ago

        3.  New · Alice @alice liked your post · 1 h ago
            Good morning, like!

        4.  春香 @haruka commented on your post · 1 h ago
            Good morning, comment!

        5.  Alice @alice mentioned you · 2 h ago
            Good morning, mention!

        6.  春香 @haruka shared your post · 2 h ago
            Good morning, share!

        7.  Alice @alice posted · 3 h ago
            Good morning, post!

        8.  春香 @haruka edited a post you liked or shared · 3 h ago
            Good morning, edit!

        9.  Alice @alice posted a poll that has ended · 4 h ago
            Good morning, poll!

        10. A scheduled post couldn't be published · 4 h ago

        11. Refresh (r)
        12. Mark all as read
        13. Dismiss all
        14. Show unread only
        15. Notification settings

        """)
    #expect(
      draw(state(everyKind), .japanese) == """
        通知

        1.  新着 · Aliceさん（@alice）があなたをフォローしました ·
            たった今

        2.  新着 · 春香さん（@haruka）がフォローを申請しました ·
            30分前

        3.  新着 · Aliceさん（@alice）があなたの投稿にいいねしました
            · 1時間前
            Good morning, like!

        4.  春香さん（@haruka）があなたの投稿にコメントしました ·
            1時間前
            Good morning, comment!

        5.  Aliceさん（@alice）があなたをメンションしました · 2時間
            前
            Good morning, mention!

        6.  春香さん（@haruka）があなたの投稿をシェアしました · 2時
            間前
            Good morning, share!

        7.  Aliceさん（@alice）が投稿しました · 3時間前
            Good morning, post!

        8.  春香さん（@haruka）が、あなたがいいねまたはシェアした投
            稿を編集しました · 3時間前
            Good morning, edit!

        9.  Aliceさん（@alice）のアンケートが終了しました · 4時間前
            Good morning, poll!

        10. 予約投稿を公開できませんでした · 4時間前

        11. 更新 (r)
        12. すべて既読にする
        13. すべて削除
        14. 未読のみ表示
        15. 通知の設定

        """)
  }

  @Test("in a narrow window")
  func narrow() {
    let state = state([notice("1", .comment, from: haruka, post: post("p", "きれいな写真ですね。どこで撮りましたか?"))])
    #expect(
      draw(state, width: 20) == """
        Notifications

        1. New · 春香
           @haruka commented
           on your post · 5
           min ago
           きれいな写真です
           ね。どこで撮りま
           したか?

        2. Refresh (r)
        3. Mark all as read
        4. Dismiss all
        5. Show unread only
        6. Notification
           settings

        """)
  }

  @Test("more below, more above, everything read, and the source away")
  func notices() {
    let state = state([notice("1", isRead: true)], older: "a") {
      $0.news = .init(count: 2, isMore: false)
      $0.action = ActionState(outcome: .done(.markedAllRead), isStale: true)
    }
    #expect(
      draw(state) == """
        Notifications
        ! No connection. What you see may be out of date.
        ✓ All marked as read.
        * 2 new notifications

        1. Alice @alice followed you · 5 min ago

        2. More (m)
        3. Refresh (r)
        4. Dismiss all
        5. Show unread only
        6. Notification settings

        """)
  }

  @Test("nothing at all, and nothing unread")
  func empty() {
    #expect(
      draw(state()) == """
        Notifications

        Nothing yet. You'll see it here when people follow you, or
        like, share or comment on your posts.

        1. Refresh (r)
        2. Show unread only
        3. Notification settings

        """)
    let dismissed = state { $0.hadNotices = true }
    #expect(draw(dismissed).hasPrefix("Notifications\n\nNo notifications.\n\n1. "))
    #expect(draw(dismissed, .japanese).hasPrefix("通知\n\n通知はありません。\n\n1. "))
    let unread = state { $0.filter = .unread }
    #expect(
      draw(unread) == """
        Unread notifications

        You're all caught up.

        1. Refresh (r)
        2. Show all
        3. Notification settings

        """)
  }

  @Test("a page without notices is not taken for an empty list")
  func emptyPage() {
    #expect(
      draw(state(older: "x")) == """
        Notifications

        1. More (m)
        2. Refresh (r)
        3. Show unread only
        4. Notification settings

        """)
  }

  @Test("for someone without an account")
  func anonymous() {
    let state = NotificationsState(isSignedIn: false)
    #expect(
      draw(state) == """
        Notifications

        Notifications show who follows you, and who likes, shares or
        comments on your posts. Sign in or create an account to get
        them.

        1. Sign in (i)
        2. Create account

        """)
  }

  @Test("when the sign-in has ended")
  func ended() {
    var state = NotificationsState(isSignedIn: true)
    state.action = ActionState(outcome: .failed(.unauthenticated))
    #expect(
      draw(state) == """
        Notifications
        ! Sign in to continue.

        1. Try again (r)
        2. Sign in (i)
        3. Create account

        """)
  }

  @Test(
    "how many are new",
    arguments: [
      (1, false, "1 new notification", "新しい通知が1件あります。"),
      (2, false, "2 new notifications", "新しい通知が2件あります。"),
      (40, true, "More than 40 new notifications", "新しい通知が40件を超えています。"),
    ])
  func news(count: Int, isMore: Bool, english: String, japanese: String) {
    let state = state { $0.news = .init(count: count, isMore: isMore) }
    #expect(screen(state).notices == [ScreenNotice(.news, english)])
    #expect(screen(state, .japanese).notices == [ScreenNotice(.news, japanese)])
  }

  @Test(
    "only the first lines of a post, and never more than its author offers",
    arguments: [
      (post("1", "one\n\n  \ntwo\nthree"), ["one", "two…"]),
      (post("2", String(repeating: "あ", count: 200)), [String(repeating: "あ", count: 140) + "…"]),
      (post("3", String(repeating: "a", count: 140)), [String(repeating: "a", count: 140)]),
      (post("4", String(repeating: "a", count: 139) + "\nbcd"), [String(repeating: "a", count: 139), "b…"]),
      (post("5", String(repeating: "a", count: 140) + "\nbcd"), [String(repeating: "a", count: 140) + "…"]),
      (post("6", "secret", warning: "Spider"), ["Warning: Spider"]),
      (
        post(
          "7", "",
          photos: [Photo(id: ID("f"), alt: "A cat", width: 1, height: 1, location: "/f", thumbnail: "/t")]),
        ["[Photo: A cat]"]
      ),
    ])
  func excerpts(post: Post, lines: [String]) {
    let entry = screen(state([notice("1", .mention, post: post)])).entries.first
    #expect(entry?.lines.dropFirst().map(\.text) == lines)
  }

  @Test("an unread notice stands out by more than its word")
  func emphasis() {
    let lines = screen(state([notice("1"), notice("2", isRead: true)])).entries.compactMap(\.lines.first)
    #expect(lines.map { $0.spans.contains(TextSpan(" followed you", .strong)) } == [true, false])
  }

  @Test("c and a number comments where there is a post")
  func shortcuts() {
    let state = state([notice("1", .like, post: post("p", "x")), notice("2")])
    #expect(screen(state).entries.map { $0.shortcuts.keys.sorted() } == [["c", "p", "x"], ["p", "x"]])
  }

  @Test("the factory's screen loads, draws and leads on")
  @MainActor
  func assembly() async {
    let repository = FakeNotificationsRepository()
    let navigator = RecordingNavigator()
    let factory = NotificationsFactory(
      ports: repository.ports, viewer: asBob, strings: .japanese, context: context(.japanese), alerts: nil)
    repository.expect(.all, PageRequest(), page([notice("1")]))
    repository.expect(unread: 1)
    let liveScreen = factory.screen(navigator: navigator)
    await liveScreen.appear()
    #expect(drawn(liveScreen.screen) == draw(state([notice("1")]), .japanese))
    repository.expect(.markRead([ID("1")]))
    await liveScreen.screen.entries.first?.open?()
    #expect(navigator.moves == [.show(.profile(alice.id))])
    #expect(drawn(liveScreen.screen) == draw(state([notice("1", isRead: true)]) { $0.unread = 1 }, .japanese))
  }
}
