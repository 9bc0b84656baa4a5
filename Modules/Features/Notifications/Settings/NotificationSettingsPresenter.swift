public import AppScreens
import AppValues
public import Entities
public import Observation

/// Presents which activity notifies the viewer, and their quiet hours.
@MainActor
@Observable
public final class NotificationSettingsPresenter: ScreenPresenter {
  /// What can be done on the screen.
  public enum Action: Sendable {
    case refresh
    /// Asks whose activity of a kind should notify the viewer.
    case choose(NoticeKind)
    /// Answers that.
    case tell(NoticeAudience)
    /// Asks when nothing is to ring.
    case askQuiet
    /// Answers that, with hours or a word for none.
    case setQuiet(String)
    /// Switches a way to be told on this machine on, or off again.
    case toggle(AlertWay)
    /// Leaves a question unanswered.
    case keep
    case signIn
  }

  public private(set) var state: NotificationSettingsState

  @ObservationIgnored private let interactor: NotificationsInteractor
  @ObservationIgnored private let router: NotificationsRouter
  @ObservationIgnored private let reads = LatestRead()

  init(interactor: NotificationsInteractor, router: NotificationsRouter) {
    state = NotificationSettingsState(isSignedIn: interactor.isSignedIn)
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    if state.question == nil { await load() }
  }

  public func send(_ action: Action) async {
    state.forgetOutcome()
    switch action {
    case .refresh: await load()
    case .choose(let kind): state.question = .audience(kind)
    case .askQuiet: state.question = .quiet
    case .tell(let audience):
      guard case .audience(let kind) = state.question else { return }
      await change { () throws(AppError) in NoticeSettingsChange(audiences: [kind: audience]) }
    case .setQuiet(let text):
      state.typed = text
      await change { () throws(AppError) in try NoticeSettingsChange(quiet: .init(text)) }
    case .toggle(let way): await toggle(way)
    case .keep:
      state.question = nil
      state.typed = nil
    case .signIn: router.signIn()
    }
  }

  private func load() async {
    guard state.isSignedIn else { return }
    do throws(AppError) {
      let settings = try await reads.read { () async throws(AppError) in try await interactor.settings() }
      if let settings { state.settings = settings }
      if let store = interactor.alerts {
        state.alerts = try await store.load()
        state.missing = store.missing
      }
    } catch {
      report(error)
    }
  }

  private func change(_ wanted: () throws(AppError) -> NoticeSettingsChange) async {
    do throws(AppError) {
      state.settings = try await interactor.change(try wanted())
      reads.wrote()
      state.question = nil
      state.typed = nil
      state.saysSaved = true
    } catch {
      report(error)
    }
  }

  private func toggle(_ way: AlertWay) async {
    guard let store = interactor.alerts, let alerts = state.alerts else { return }
    do throws(AppError) {
      state.alerts = try await store.change([way: !alerts.ways.contains(way)])
      state.missing = store.missing
      state.saysSaved = true
    } catch {
      report(error)
    }
  }

  private func report(_ error: AppError) {
    if error != .cancelled, !Task.isCancelled { state.problem = error }
  }
}
