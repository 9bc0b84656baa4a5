import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Notifications

@Suite("What several did, on the screen, and how it goes from there")
struct NoticeGroupScreenTests {
  func state(_ notices: [Notice] = [], _ change: (inout NotificationsState) -> Void = { _ in })
    -> NotificationsState
  {
    var state = NotificationsState(
      list: PagedList(page(notices)), unread: notices.count { !$0.isRead })
    change(&state)
    return state
  }

  func screen(
    _ state: NotificationsState, _ language: Language = .english
  ) -> Screen<NotificationsPresenter.Action> {
    NotificationsView(strings: .of(language), context: context(language)).screen(state)
  }

  func draw(_ state: NotificationsState, _ language: Language = .english) -> String {
    drawn(screen(state, language), width: 60)
  }

  @Test("what several did, by few names and a count")
  func groups() {
    let liked = post("p", "Tea")
    let carol = Author(id: ID("4"), handle: "carol", name: "Carol")
    let state = state([
      notice("1", .like, from: haruka, post: liked, also: [alice], others: 1),
      notice("2", .share, post: liked, isRead: true, also: [haruka, carol], others: 2),
      notice("3", .follow, isRead: true, also: [haruka, carol], others: 12),
      notice("4", .like, post: liked, isRead: true, also: [haruka], others: 2),
    ])
    #expect(
      screen(state).entries.compactMap(\.lines.first?.text) == [
        "New · 春香 @haruka and Alice @alice liked your post · 5 min ago",
        "Alice @alice, 春香 @haruka and Carol @carol shared your post · 5 min ago",
        "Alice @alice, 春香 @haruka and 11 others followed you · 5 min ago",
        "Alice @alice, 春香 @haruka and 1 other liked your post · 5 min ago",
      ])
    #expect(
      screen(state, .japanese).entries.compactMap(\.lines.first?.text) == [
        "新着 · 春香さん（@haruka）、Aliceさん（@alice）があなたの投稿にいいねしました · 5分前",
        "Aliceさん（@alice）、春香さん（@haruka）、Carolさん（@carol）があなたの投稿をシェアしました · 5分前",
        "Aliceさん（@alice）、春香さん（@haruka）、ほか11人があなたをフォローしました · 5分前",
        "Aliceさん（@alice）、春香さん（@haruka）、ほか1人があなたの投稿にいいねしました · 5分前",
      ])
  }

  @Test("the question before everything is dismissed, and what became of it")
  func dismissal() {
    let asking = state([notice("1")]) { $0.asksToDismissAll = true }
    #expect(
      draw(asking) == """
        Dismiss all notifications

        Dismiss all notifications, including unread ones? This can't
        be undone.

        1. Yes, dismiss all (y)
        2. No, keep them (b)

        """)
    #expect(
      draw(asking, .japanese) == """
        すべての通知を削除

        未読を含むすべての通知を削除しますか？ 元に戻せません。

        1. はい、すべて削除します (y)
        2. いいえ、残します (b)

        """)
    for (done, english, japanese) in [
      (.dismissed, "Dismissed.", "通知を削除しました。"),
      (.dismissedAll, "All dismissed.", "すべての通知を削除しました。"),
    ] as [(NotificationsState.Done, String, String)] {
      let state = state { $0.action = ActionState(outcome: .done(done)) }
      #expect(screen(state).notices == [ScreenNotice(.done, english)])
      #expect(screen(state, .japanese).notices == [ScreenNotice(.done, japanese)])
    }
  }

  @Test("new followers that are grouped lead to all of them, one alone to their profile")
  @MainActor func followers() throws {
    let navigator = RecordingNavigator()
    let router = NotificationsRouter(navigator: navigator)
    try router.open(notice("9", also: [haruka], others: 4))
    try router.open(notice("8"))
    try router.open(notice("7", .like, post: post("p", "x"), also: [haruka], others: 1))
    #expect(
      navigator.moves == [.show(.newFollowers(ID("9"))), .show(.profile(alice.id)), .show(.post(ID("p")))])
  }
}
