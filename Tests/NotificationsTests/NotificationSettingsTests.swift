import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Notifications

@MainActor
@Suite("The settings of notices")
struct NotificationSettingsTests {
  let repository = FakeNotificationsRepository()
  let navigator = RecordingNavigator()

  func presenter(_ viewer: Viewer = asBob) -> NotificationSettingsPresenter {
    NotificationSettingsPresenter(
      interactor: NotificationsInteractor(ports: repository.ports, viewer: viewer, alerts: nil),
      router: NotificationsRouter(navigator: navigator))
  }

  func draw(_ state: NotificationSettingsState, _ language: Language = .english) -> String {
    drawn(
      NotificationSettingsView(strings: .of(language), context: context(language)).screen(state), width: 60)
  }

  @Test("change one after the other, and say so")
  func changes() async throws {
    let presenter = presenter()
    repository.expect(.settings, answers: NoticeSettings())
    await presenter.appear()
    await presenter.send(.choose(.like))
    #expect(presenter.state.question == .audience(.like))
    let following = NoticeSettings(audiences: [.like: .following])
    repository.expect(
      .change(NoticeSettingsChange(audiences: [.like: .following])), answers: following)
    await presenter.send(.setAudience(.following))
    #expect(presenter.state.settings == following && presenter.state.done == .saved)
    #expect(presenter.state.question == nil)
    await presenter.send(.askQuiet)
    #expect(presenter.state.done == nil)
    await presenter.send(.setQuiet("late"))
    #expect(presenter.state.problem == .invalid(.hours, .malformed))
    #expect(presenter.state.question == .quiet && presenter.state.typed == "late")
    let night = try QuietHours("22:00-7:00")
    repository.expect(.change(NoticeSettingsChange(quiet: .hours(night))), fails: .storage(.locked))
    await presenter.send(.setQuiet("22:00-7:00"))
    #expect(presenter.state.problem == .storage(.locked) && presenter.state.settings == following)
    repository.expect(
      .change(NoticeSettingsChange(quiet: .off)), answers: NoticeSettings(audiences: [.like: .following]))
    await presenter.send(.setQuiet("off"))
    #expect(presenter.state.problem == nil && presenter.state.typed == nil && presenter.state.done == .saved)
    await presenter.send(.choose(.post))
    await presenter.send(.keep)
    #expect(presenter.state.question == nil)
    repository.verify()
  }

  @Test("that are changed side by side are shown as the last change left them")
  func overlappingChanges() async throws {
    let presenter = presenter()
    repository.expect(.settings, answers: NoticeSettings())
    await presenter.appear()
    let (gate, first) = (Gate(), NoticeSettings(audiences: [.like: .following]))
    let both = NoticeSettings(audiences: [.like: .following, .share: .nobody])
    repository.expect(.change(NoticeSettingsChange(audiences: first.audiences)), answers: first, at: gate)
    repository.expect(.change(NoticeSettingsChange(audiences: [.share: .nobody])), answers: both)
    await presenter.send(.choose(.like))
    let slow = Task { await presenter.send(.setAudience(.following)) }
    await gate.waitForArrival()
    let others = [NotificationSettingsPresenter.Action.choose(.share), .setAudience(.nobody)].map { action in
      Task { await presenter.send(action) }
    }
    // All of them stand in line before the first goes on.
    for _ in 0..<10 { await Task.yield() }
    gate.open()
    for task in [slow] + others { await task.value }
    #expect(presenter.state.settings == both && presenter.state.question == nil)
    #expect(presenter.state.done == .saved)
    repository.verify()
  }

  @Test("an answer is one to the question that stands, and a second answer none")
  func secondAnswer() async throws {
    let presenter = presenter()
    repository.expect(.settings, answers: NoticeSettings())
    await presenter.appear()
    await presenter.send(.setAudience(.nobody))
    await presenter.send(.setQuiet("22:00-07:00"))
    await presenter.send(.choose(.like))
    await presenter.send(.setQuiet("off"))
    #expect(presenter.state.question == .audience(.like) && presenter.state.typed == nil)
    let changed = NoticeSettings(audiences: [.like: .nobody])
    repository.expect(.change(NoticeSettingsChange(audiences: changed.audiences)), answers: changed)
    await presenter.send(.setAudience(.nobody))
    await presenter.send(.setAudience(.nobody))
    #expect(presenter.state.done == .saved)
    repository.verify()
  }

  @Test("two answers about quiet hours keep them once, and nothing is said over that")
  func quietTwice() async throws {
    let presenter = presenter()
    repository.expect(.settings, answers: NoticeSettings())
    await presenter.appear()
    await presenter.send(.askQuiet)
    let (gate, night) = (Gate(), try QuietHours("22:00-07:00"))
    repository.expect(
      .change(NoticeSettingsChange(quiet: .hours(night))), answers: NoticeSettings(quiet: night), at: gate)
    let first = Task { await presenter.send(.setQuiet("22:00-07:00")) }
    await gate.waitForArrival()
    let others = [NotificationSettingsPresenter.Action.setQuiet("off"), .keep].map { action in
      Task { await presenter.send(action) }
    }
    for _ in 0..<10 { await Task.yield() }
    gate.open()
    for task in [first] + others { await task.value }
    #expect(presenter.state.settings?.quiet == night && presenter.state.done == .saved)
    repository.verify()
  }

  @Test("that cannot be read say why, and lead to the sign-in")
  func failure() async {
    let presenter = presenter()
    repository.expect(.settings, fails: .unauthenticated)
    await presenter.appear()
    #expect(presenter.state.problem == .unauthenticated && presenter.state.settings == nil)
    await presenter.send(.signIn)
    #expect(navigator.moves == [.show(.signIn)])
    let anonymous = self.presenter(.anonymous)
    await anonymous.appear()
    #expect(anonymous.state.settings == nil && anonymous.state.problem == nil)
  }

  @Test("are reached from the list of notices")
  func route() async throws {
    let list = NotificationsPresenter(
      interactor: NotificationsInteractor(ports: repository.ports, viewer: asBob, alerts: nil),
      router: NotificationsRouter(navigator: navigator))
    await list.send(.settings)
    #expect(navigator.moves == [.show(.notificationSettings)])
    let factory = NotificationsFactory(
      ports: repository.ports, viewer: asBob, strings: .english, context: context(.english), alerts: nil)
    repository.expect(.settings, answers: NoticeSettings())
    let liveScreen = try #require(factory.settingsScreen(navigator: navigator))
    await liveScreen.appear()
    #expect(liveScreen.screen.entries.count == NoticeKind.chosen.count + 1)
  }

  @Test("are drawn with their values")
  func screens() throws {
    var state = NotificationSettingsState(isSignedIn: true)
    state.settings = NoticeSettings(
      audiences: [.like: .following, .share: .nobody, .comment: .followers],
      quiet: try QuietHours("22:00-07:00"))
    state.action = ActionState(outcome: .done(.saved))
    #expect(
      draw(state) == """
        Notification settings
        ✓ Saved.

        Choose what you're notified about. You're never notified
        about people you block, or mute with their notifications.
        Edits to a post notify you up to once a day.

        1.  New followers: Anyone

        2.  Follow requests: Anyone

        3.  Likes on your posts: People I follow

        4.  Comments on your posts: My followers

        5.  Posts that mention you: Anyone

        6.  Shares of your posts: No one

        7.  New posts by people with notifications on: Anyone

        8.  Edits to posts you liked or shared: Anyone

        9.  Ends of polls of yours or that you voted in: Anyone

        10. Quiet hours: 22:00-07:00

        11. Refresh (r)
        12. Notifications of people you don't know

        """)
    #expect(
      draw(state, .japanese) == """
        通知の設定
        ✓ 保存しました。

        誰からの通知を受け取るかを選べます。ブロック中の人と、通知も
        含めてミュート中の人については通知しません。同じ投稿が何度編
        集されても、通知は1日に1回までです。

        1.  新しいフォロワー: すべての人

        2.  フォロー申請: すべての人

        3.  投稿へのいいね: フォロー中の人

        4.  投稿へのコメント: フォロワー

        5.  自分へのメンション: すべての人

        6.  投稿のシェア: 受け取らない

        7.  通知をオンにした人の新しい投稿: すべての人

        8.  いいねまたはシェアした投稿の編集: すべての人

        9.  自分の、または投票したアンケートの終了: すべての人

        10. おやすみ時間: 22:00-07:00

        11. 更新 (r)
        12. 知らない人からの通知

        """)
    state.action = ActionState()
    state.question = .audience(.like)
    #expect(
      draw(state) == """
        Likes on your posts

        Notify me about activity from… (applies from now on)

        1. Anyone
        2. People I follow (current)
        3. My followers
        4. No one
        5. Keep as is (b)

        """)
    state.question = .quiet
    state.action = ActionState(outcome: .failed(.invalid(.hours, .malformed)))
    let english = NotificationSettingsView(strings: .english, context: context(.english)).screen(state)
    #expect(english.field?.value == "22:00-07:00" && english.title == "Quiet hours")
    #expect(
      english.notices == [ScreenNotice(.failed, "Enter hours like 22:00-07:00.")])
    let japanese = NotificationSettingsView(strings: .japanese, context: context(.japanese)).screen(state)
    #expect(
      japanese.notices == [
        ScreenNotice(.failed, "時間帯は 22:00-07:00 のように入力してください。")
      ])
    #expect(
      draw(NotificationSettingsState(isSignedIn: false)) == """
        Notification settings

        Choose what you're notified about. You're never notified
        about people you block, or mute with their notifications.
        Edits to a post notify you up to once a day.

        1. Sign in (i)

        """)
  }

  @Test(
    "hours are read as people write them",
    arguments: [
      ("22:00-07:00", 1320, 420), ("9:05-17:30", 545, 1050), (" 0:00 – 23:59 ", 0, 1439),
      ("２２:００～０７：００", 1320, 420),
    ])
  func hours(text: String, begin: Int, end: Int) throws {
    let hours = try QuietHours(text)
    #expect(hours.begin == begin && hours.end == end)
    #expect(try QuietHours(hours.description) == hours)
  }

  @Test(
    "what is no part of a day is refused",
    arguments: [
      "", "22-7", "22:00", "24:00-07:00", "22:00-22:00", "22:60-07:00", "a:00-b:00", "1:00-2:00-3:00",
    ])
  func noHours(text: String) {
    #expect(throws: AppError.invalid(.hours, .malformed)) { try QuietHours(text) }
  }

  @Test("hours go on past midnight, and end before their last minute is over")
  func containing() throws {
    let night = try QuietHours("22:00-07:00")
    #expect([1319, 1320, 1439, 0, 419, 420].map(night.contains) == [false, true, true, true, true, false])
    let day = try QuietHours("09:00-17:00")
    #expect([539, 540, 1019, 1020].map(day.contains) == [false, true, true, false])
  }
}
