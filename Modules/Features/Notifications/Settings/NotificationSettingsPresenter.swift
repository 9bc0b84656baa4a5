public import AppScreens
import AppValues
public import Entities
public import Observation

/// Presents which activity notifies the viewer, and their quiet hours.
@MainActor
@Observable
public final class NotificationSettingsPresenter: ScreenPresenter {
  /// The actions of the screen.
  public enum Action: Sendable {
    case refresh
    /// Asks whose activity of a kind should notify the viewer.
    case choose(NoticeKind)
    /// Answers that question.
    case setAudience(NoticeAudience)
    /// Asks for the quiet hours.
    case askQuiet
    /// Answers that question with hours like `22:00-07:00`, or with `off` or an empty text for none.
    case setQuiet(String)
    /// Switches a way to be alerted on this device on or off.
    case toggle(AlertWay)
    /// Closes a question without an answer.
    case keep
    /// Opens the requests of people whose notifications wait.
    case openRequests
    case signIn
  }

  /// The settings, the open question, and the outcome of the last action.
  public internal(set) var state: NotificationSettingsState

  @ObservationIgnored private let interactor: NotificationsInteractor
  @ObservationIgnored private let router: NotificationsRouter
  @ObservationIgnored private let alertReads = LatestRead()
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, otherReads: alertReads) {
    $0.state.capabilities = $0.interactor.settingsCapabilities
    $0.state.places = $0.router.places
  }

  init(interactor: NotificationsInteractor, router: NotificationsRouter) {
    state = NotificationSettingsState(
      isSignedIn: interactor.isSignedIn, capabilities: interactor.settingsCapabilities, places: router.places)
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    if state.question == nil { await send(.refresh) }
  }

  public func send(_ action: Action) async {
    switch action {
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .choose(let kind): await runner.change(.queue, try ask(.audience(kind)))
    case .askQuiet: await runner.change(.queue, try ask(.quiet))
    // Each of these is one choice among many, and none must be lost.
    case .setAudience(let audience): await runner.change(.queue, try await setAudience(audience))
    case .setQuiet(let text): await runner.change(.queue, try await setQuiet(text))
    case .toggle(let way): await runner.change(.queue, try await toggle(way))
    case .keep: await runner.change(.queue, try keep())
    case .openRequests: runner.atOnce(try router.requests())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func read() async throws(AppError) {
    guard state.isSignedIn else { return }
    try await readSettings()
    guard let store = interactor.alerts else { return }
    state.alerts = try await alertReads.latest(try await store.load())
    state.ways = store.ways
    state.missing = store.missing
  }

  /// Reads even if nothing can be set yet: a source may know its capabilities only once it has answered.
  private func readSettings() async throws(AppError) {
    do throws(AppError) {
      state.settings = try await runner.reads.latest(try await interactor.settings())
    } catch .unsupported where interactor.settingsCapabilities == .none {
      // Only the settings of this device can be changed.
    }
  }

  private func ask(_ question: NotificationSettingsState.Question) throws(AppError) {
    let capabilities = interactor.settingsCapabilities
    if question == .quiet ? !capabilities.quietHours : !capabilities.audiences { throw .unsupported }
    state.question = question
  }

  private func setAudience(_ audience: NoticeAudience) async throws(AppError)
    -> NotificationSettingsState.Done
  {
    guard case .audience(let kind) = state.question else { throw .cancelled }
    return try await change(NoticeSettingsChange(audiences: [kind: audience]))
  }

  private func setQuiet(_ text: String) async throws(AppError) -> NotificationSettingsState.Done {
    guard state.question == .quiet else { throw .cancelled }
    state.typed = text
    return try await change(try NoticeSettingsChange(quiet: .init(text)))
  }

  private func keep() throws(AppError) {
    if state.question == nil { throw .cancelled }
    state.closeQuestion()
  }

  private func change(
    _ change: NoticeSettingsChange
  ) async throws(AppError) -> NotificationSettingsState.Done {
    state.settings = try await interactor.change(change)
    state.closeQuestion()
    return .saved
  }

  private func toggle(_ way: AlertWay) async throws(AppError) -> NotificationSettingsState.Done {
    let store = try interactor.alerts.orUnsupported()
    if !store.ways.contains(way) { throw .unsupported }
    // Until the settings are loaded, nothing can be switched.
    guard let alerts = state.alerts else { throw .cancelled }
    state.alerts = try await store.change([way: !alerts.ways.contains(way)])
    state.missing = store.missing
    return .saved
  }
}
