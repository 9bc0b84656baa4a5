import AppScreens
import AppValues
import Foundation
import SocialTestSupport
import Synchronization
import Testing

@testable import Notifications

extension AlertWay {
  /// A way of an app's own.
  fileprivate static let sound = AlertWay(rawValue: "Sound")
}

/// What a machine keeps, in memory.
private final class FakeAlertStore: AlertStore {
  let kept = Mutex(NoticeAlerts())
  let fault = Mutex<AppError?>(nil)
  let ways: [AlertWay] = [.desktop, .sound]
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
@Suite("The ways to be alerted on a device")
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

  @Test("are all off until someone switches one on, and each goes off again")
  func toggling() async {
    let store = FakeAlertStore(missing: [.desktop])
    let presenter = settingsPresenter(store)
    repository.expect(.settings, answers: NoticeSettings())
    await presenter.appear()
    #expect(
      drawing(presenter, .english) == """

        On this device

        How you're alerted while you're doing something else. Saved
        on this device only; silent in quiet hours.

        11. Desktop notification: Off

        12. Sound: Off

        13. Refresh (r)
        14. Notifications of people you don't know

        """)
    await presenter.send(.toggle(.sound))
    #expect(presenter.state.done == .saved && store.kept.withLock(\.self) == NoticeAlerts([.sound]))
    await presenter.send(.toggle(.desktop))
    #expect(
      drawing(presenter, .japanese) == """

        この端末での知らせ方

        ほかの作業をしている間に、新しい通知を知らせる方法です。設定
        はこの端末だけに保存されます。おやすみ時間には知らせません。

        11. デスクトップの通知: オン（必要なプログラムがインストール
            されていないため、表示されません）

        12. Sound: オン

        13. 更新 (r)
        14. 知らない人からの通知

        """)
    #expect(drawing(presenter, .english).contains("On, but nothing shows"))
    await presenter.send(.toggle(.sound))
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
    await presenter.send(.toggle(AlertWay(rawValue: "telegraph")))
    #expect(presenter.state.problem == .unsupported)
    await presenter.send(.toggle(.sound))
    #expect(presenter.state.problem == .storage(.full) && presenter.state.alerts == NoticeAlerts())
    #expect(presenter.state.done == nil)
  }
}
