import AppScreens
import AppValues
import Entities
import Observation

/// Presents writing as a terminal does, one question at a time: the text, then a preview, from which everything else is
/// asked. What is written is that of a `ComposePresenter`.
@MainActor
@Observable
final class ComposeStepsPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  enum Action: Hashable, Sendable {
    /// Continues a draft; starts a new post in place of that; opens all drafts.
    case openDraft(ID<Draft>), begin, allDrafts
    /// Saves the text so far as a draft.
    case typing(String)
    /// Shows the preview of the whole text.
    case write(String)
    /// Leaves and keeps the draft.
    case leave
    /// Goes back from the preview to writing.
    case resume
    /// Asks for a setting.
    case ask(ComposeSetting)
    /// Chooses who can see the post.
    case choose(PostVisibility)
    /// Enters the value of a setting.
    case enter(ComposeSetting, String)
    /// Says whether the photos may disturb people.
    case setSensitive(Bool)
    /// Changes the photos.
    case photos(PhotoIntent)
    /// Publishes what the preview shows, and leaves; a comment and an edited post open.
    case publish
    /// Asks whether to discard the text; discards it and leaves.
    case discard, confirmDiscard
    /// Goes back to the preview without a change.
    case keep
    /// Tries again to read what writing needs.
    case retry
    case signIn
  }

  @ObservationIgnored let page: ComposePresenter
  /// What is asked while the post is being written.
  private var asked = ComposeStep.writing
  var entry: String?

  init(_ page: ComposePresenter) {
    self.page = page
  }

  /// What the screen shows.
  var state: ComposeStepsState { ComposeStepsState(page: page.state, step: step, entry: entry) }

  var step: ComposeStep {
    switch page.state.phase {
    case .opening: .opening
    case .choosingDraft: .choosingDraft
    case .writing: asked
    case .confirmingDiscard: .confirmingDiscard
    case .closed: .closed
    case .finished: .finished
    }
  }

  func appear() async {
    let wasOpen = ![.opening, .closed].contains(page.state.phase)
    await page.appear()
    if !wasOpen { begin() }
  }

  func send(_ action: Action) async {
    switch action {
    case .allDrafts: await page.send(.allDrafts)
    case .signIn: await page.send(.signIn)
    case .typing(let text): if step == .writing { await page.send(.typing(text)) }
    case .leave where step == .opening || step == .closed: await page.send(.leave)
    default: await page.runner.change(.refuseWhileBusy, try await answer(action))
    }
  }

  private func answer(_ action: Action) async throws(AppError) {
    defer { page.readCapabilities() }
    try page.prepare(toRetry: action == .retry)
    switch action {
    case .openDraft(let id): try await page.resume(id)
    case .begin: try page.beginAnew()
    case .write(let text): try await write(text)
    case .leave: try await leave()
    case .resume: try go(from: .preview, to: .writing)
    case .ask(let setting): try ask(setting)
    case .choose(let visibility): try await choose(visibility)
    case .enter(let setting, let text): try await enter(setting, text)
    case .setSensitive(let isSensitive): try await setSensitive(isSensitive)
    case .photos(let intent): try await answer(intent)
    case .publish: try await publish()
    case .discard: try discard()
    case .confirmDiscard: try await page.discard()
    case .keep: try goBack()
    case .retry: try await retry()
    case .allDrafts, .signIn, .typing: break
    }
    if step == .preview { await page.lookForPeople() }
  }

  // MARK: Opening

  /// Begins with the text, or with the preview of what is written already.
  private func begin() {
    if page.tookText || page.state.subjectProblem != nil { asked = .preview }
  }

  private func retry() async throws(AppError) {
    defer { begin() }
    try await page.retry()
  }

  // MARK: Steps

  private func write(_ text: String) async throws(AppError) {
    guard step == .writing else { throw .cancelled }
    await page.keep(text)
    try preview()
  }

  /// Shows what would be published. Throws the error to correct first.
  func preview() throws(AppError) {
    showPreview()
    try page.requireReady()
  }

  private func showPreview() {
    entry = nil
    page.state.unknownPeople = []
    asked = .preview
  }

  private func go(from step: ComposeStep, to next: ComposeStep) throws(AppError) {
    guard self.step == step else { throw .cancelled }
    go(to: next)
  }

  func go(to next: ComposeStep) {
    (entry, asked) = (nil, next)
  }

  private func goBack() throws(AppError) {
    switch step {
    case .setting: break
    case .confirmingDiscard: page.state.phase = .writing
    default: throw .cancelled
    }
    try preview()
  }

  private func leave() async throws(AppError) {
    defer { showPreview() }
    try await page.leave()
  }

  private func publish() async throws(AppError) {
    guard step == .preview, page.state.ready != nil else { throw .cancelled }
    try await page.publish()
  }

  private func discard() throws(AppError) {
    guard step == .preview else { throw .cancelled }
    page.state.phase = .confirmingDiscard
  }

  // MARK: Settings

  private func ask(_ setting: ComposeSetting) throws(AppError) {
    guard step == .preview else { throw .cancelled }
    if !page.state.has(setting) || setting == .sensitivity { throw .unsupported }
    go(to: .setting(setting))
  }

  private func choose(_ visibility: PostVisibility) async throws(AppError) {
    guard step == .setting(.visibility) else { throw .cancelled }
    await page.choose(visibility)
    try preview()
  }

  private func setSensitive(_ isSensitive: Bool) async throws(AppError) {
    guard step == .preview else { throw .cancelled }
    await page.setSensitive(isSensitive)
    try preview()
  }

  private func enter(_ setting: ComposeSetting, _ text: String) async throws(AppError) {
    guard step == .setting(setting) else { throw .cancelled }
    entry = text
    try await page.enter(setting, text.meansNone ? "" : text)
    try preview()
  }
}
