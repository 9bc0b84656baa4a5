import AppScreens
import AppValues
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Notifications

/// What a machine keeps, in memory.
private final class FakeAlertStore: AlertStore {
  let kept = Mutex(NoticeAlerts())
  let fault = Mutex<AppError?>(nil)
  let missing: Set<AlertWay>

  init(missing: Set<AlertWay> = []) {
    self.missing = missing
  }

  func load() async throws(AppError) -> NoticeAlerts { kept.withLock(\.self) }

  func change(_ ways: [AlertWay: Bool]) async throws(AppError) -> NoticeAlerts {
    if let fault = fault.withLock(\.self) { throw fault }
    return kept.withLock { alerts in
      for (way, isOn) in ways {
        if isOn { alerts.ways.insert(way) } else { alerts.ways.remove(way) }
      }
      return alerts
    }
  }
}

@MainActor
@Suite("The ways to be told on a machine")
struct NoticeAlertsTests {
  let repository = FakeNotificationsRepository()

  private func settingsPresenter(_ store: FakeAlertStore, _ language: Language = .english)
    -> NotificationSettingsPresenter
  {
    NotificationSettingsPresenter(
      interactor: NotificationsInteractor(ports: repository.ports, viewer: asBob, alerts: store),
      router: NotificationsRouter(navigator: RecordingNavigator()))
  }

  private func drawing(_ presenter: NotificationSettingsPresenter, _ language: Language) -> String {
    let view = NotificationSettingsView(strings: .of(language), context: context(language))
    let all = drawn(view.screen(presenter.state), width: 60)
    return all.components(separatedBy: language == .english ? "Quiet hours: None\n" : "おやすみ時間: なし\n")
      .last ?? ""
  }

  @Test("are all off until somebody switches one on, and each goes off again")
  func toggling() async {
    let store = FakeAlertStore(missing: [.desktop])
    let presenter = settingsPresenter(store)
    repository.expect(.settings, answers: NoticeSettings())
    await presenter.appear()
    #expect(
      drawing(presenter, .english) == """

        On this machine

        How this shell tells you of new notices while you look
        elsewhere. It is kept on this machine only; nothing comes in
        your quiet hours.

        10. Notification of the terminal: Off

        11. Notification on the desktop: Off

        12. Bell: Off

        13. Refresh (r)

        """)
    await presenter.send(.toggle(.terminal))
    #expect(presenter.state.done == .saved && store.kept.withLock(\.self) == NoticeAlerts([.terminal]))
    await presenter.send(.toggle(.desktop))
    #expect(
      drawing(presenter, .japanese) == """

        このマシンでの通知

        ほかの作業をしている間に、この画面から新しいお知らせを伝える
        方法です。この設定はこのマシンだけに保存されます。おやすみ時
        間には通知しません。

        10. ターミナルの通知: オン

        11. デスクトップの通知: オン（notify-send がインストールされ
            ていないため、表示されません）

        12. ベル音: オフ

        13. 更新 (r)

        """)
    #expect(drawing(presenter, .english).contains("On, but notify-send is"))
    await presenter.send(.toggle(.terminal))
    #expect(store.kept.withLock(\.self) == NoticeAlerts([.desktop]))
    repository.verify()
  }

  @Test("stay as they are where they cannot be kept, which is said")
  func failure() async {
    let store = FakeAlertStore()
    let presenter = settingsPresenter(store)
    repository.expect(.settings, answers: NoticeSettings())
    await presenter.appear()
    store.fault.withLock { $0 = .storage(.full) }
    await presenter.send(.toggle(.bell))
    #expect(presenter.state.problem == .storage(.full) && presenter.state.alerts == NoticeAlerts())
    #expect(presenter.state.done == nil)
  }
}
