public import AppScreens
public import AppValues
public import Entities
public import Observation
import PostActions

/// Presents writing a post or a comment, or editing a post: enter it, and publish it. What is entered is saved as a draft.
///
/// Everything can be changed in any order, so that a view can show it all on one page: `state.ready` is the post as it
/// would be published, and `state.fault` what has to be corrected first.
@MainActor
@Observable
public final class ComposePresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Continues a draft.
    case openDraft(ID<Draft>)
    /// Starts a new post in place of continuing a draft.
    case begin
    /// Opens all drafts.
    case allDrafts
    /// Changes the text, and saves it as a draft.
    case typing(String)
    /// Changes the text, and finds out who of those that it mentions doesn't exist.
    case write(String)
    /// Chooses who can see the post.
    case choose(PostVisibility)
    /// Changes a setting that is entered; an empty text removes it.
    case enter(ComposeSetting, String)
    /// Says whether the photos may disturb people.
    case setSensitive(Bool)
    /// Adds photos.
    case add([ChosenPhoto])
    /// Changes the description of a photo; an empty text removes it.
    case describe(ID<Photo>, String)
    /// Removes a photo from the post.
    case remove(ID<Photo>)
    /// Publishes the post, and leaves; a comment and an edited post open.
    case publish
    /// Leaves and keeps the draft.
    case leave
    /// Asks whether to discard the text.
    case discard
    /// Discards the text and leaves.
    case confirmDiscard
    /// Goes on writing.
    case keep
    /// Tries again to read what writing needs.
    case retry
    case signIn
  }

  /// What the screen shows; `state.phase` says what people can do.
  public internal(set) var state: ComposeState

  @ObservationIgnored let posts: WritingInteractor
  @ObservationIgnored let drafts: DraftInteractor
  @ObservationIgnored let router: PostRouter
  @ObservationIgnored let opensDraft: Bool
  /// What was written on the way here and isn't part of the form yet.
  @ObservationIgnored var text: String
  /// Whether that has become the text of the form.
  @ObservationIgnored private(set) var tookText = false
  @ObservationIgnored let keeper: DraftKeeper<Draft>
  @ObservationIgnored private(set) lazy var runner = ActionRunner(self, \.state.action) {
    $0.readCapabilities()
  }

  /// - Parameters:
  ///   - draft: The draft to continue; nil for the one that fits `writing`, if any.
  ///   - text: What is written already.
  ///   - visibility: Who can see what begins with `text`; nil for what the viewer chose for all posts.
  init(
    _ writing: Writing, draft: ID<Draft>? = nil, text: String = "", visibility: PostVisibility? = nil,
    posts: WritingInteractor, drafts: DraftInteractor, viewer: Viewer, router: PostRouter
  ) {
    let author = viewer.session.map { Author(id: $0.user, handle: $0.handle, name: $0.name) }
    state = ComposeState(
      author: author, writing: writing, capabilities: posts.capabilities, places: router.places,
      keepsDrafts: drafts.areKept)
    self.posts = posts
    self.drafts = drafts
    self.router = router
    opensDraft = draft != nil
    self.text = text
    keeper = DraftKeeper(draft ?? drafts.name(for: writing), save: drafts.save, discard: drafts.discard)
    state.schedules = posts.schedules
    state.form.visibility = visibility
  }

  /// Reads what writing needs, the first time. Later changes by others are found when publishing.
  public func appear() async {
    await runner.read(.queue, try await self.open())
  }

  public func send(_ action: Action) async {
    switch action {
    case .allDrafts: runner.atOnce(try router.drafts())
    case .signIn: runner.atOnce(try router.posts.signIn())
    // Typing leaves the last outcome on the screen.
    case .typing(let text): await keepTyped(text)
    // Whatever is kept by then is kept already.
    case .leave where state.phase == .opening || state.phase == .closed:
      if keeper.draft == nil { router.leave() } else { router.leaveDraft() }
    case .write, .choose, .enter, .setSensitive, .add, .describe, .remove:
      await runner.change(.queue, try await change(action))
    default: await runner.change(.refuseWhileBusy, try await answer(action))
    }
  }

  /// Changes the post, while it's being written.
  private func change(_ action: Action) async throws(AppError) {
    defer { readCapabilities() }
    try prepare()
    guard state.phase == .writing else { throw .cancelled }
    if let setting = action.setting, !state.has(setting) { throw .unsupported }
    switch action {
    case .write(let text):
      await keep(text)
      await lookForPeople()
    case .choose(let visibility): await choose(visibility)
    case .enter(let setting, let text): try await enter(setting, text)
    case .setSensitive(let isSensitive): await setSensitive(isSensitive)
    case .add(let photos): try await add(photos)
    case .describe(let photo, let text): try await describe(photo, text)
    case .remove(let photo): await remove(photo)
    default: break
    }
  }

  private func answer(_ action: Action) async throws(AppError) {
    defer { readCapabilities() }
    try prepare(toRetry: action == .retry)
    switch action {
    case .openDraft(let id): try await resume(id)
    case .begin: try beginAnew()
    case .publish: try await publish()
    case .leave: try await leave()
    case .discard: try go(from: .writing, to: .confirmingDiscard)
    case .confirmDiscard: try await discard()
    case .keep: try go(from: .confirmingDiscard, to: .writing)
    case .retry: try await retry()
    default: break
    }
  }

  /// Begins an action: what was said of the last one is said no more. Throws `cancelled` if the text was published or
  /// discarded, or if nothing can be written.
  func prepare(toRetry retries: Bool = false) throws(AppError) {
    if state.phase == .finished || state.phase == .closed, !retries { throw .cancelled }
    state.isDraftBack = false
    state.wasDeleted = false
    state.hasOtherDrafts = false
  }

  /// Finds out who of those mentioned does not exist, while the name can still be mended.
  func lookForPeople() async {
    guard let text = state.ready?.content.text else { return }
    // The post does without: it can be published all the same.
    let unknown = (try? await posts.unknownPeople(in: text)) ?? []
    if state.ready?.content.text == text { state.unknownPeople = unknown }
  }

  // MARK: Writing

  func beginAnew() throws(AppError) { try go(from: .choosingDraft, to: .writing) }

  private func keepTyped(_ text: String) async {
    guard state.phase == .writing else { return }
    await keep(text)
  }

  func keep(_ text: String) async {
    if text != state.form.content.text { state.unknownPeople = [] }
    state.form.content.text = text
    check()
    await saveDraft()
  }

  /// Makes a text that was written on the way here that of the form.
  func take(_ text: String) async throws(AppError) {
    tookText = true
    await keep(text)
    try requireReady()
  }

  func go(from phase: ComposeState.Phase, to next: ComposeState.Phase) throws(AppError) {
    guard state.phase == phase else { throw .cancelled }
    state.phase = next
  }

  /// Looks at what would be published. Throws the error to correct first.
  func requireReady() throws(AppError) {
    check()
    if let fault = state.fault { throw fault }
  }

  /// Looks at what would be published, or what has to be corrected first.
  func check() {
    do throws(AppError) {
      (state.ready, state.fault) = (try readyPost(), nil)
    } catch {
      (state.ready, state.fault) = (nil, error)
    }
  }

  private func readyPost() throws(AppError) -> ComposeState.ReadyPost {
    if state.isEdit {
      let edit = try posts.readyEdit(state.form, basedOn: state.basedOn)
      return ready(edit.content, state.form.visibility)
    }
    let comments = state.writing != .post
    let post = try posts.ready(
      state.form, answering: comments ? state.subject : nil, by: state.defaults)
    return ready(
      post.content, comments && state.subject == nil ? state.form.visibility : post.visibility)
  }

  private func ready(
    _ content: PostContent<ID<Photo>>, _ visibility: PostVisibility?
  ) -> ComposeState.ReadyPost {
    .init(content: content, visibility: visibility, remaining: posts.remaining(content))
  }

  // MARK: Leaving

  func leave() async throws(AppError) {
    var kept: PostForm
    repeat {
      kept = state.form
      await saveDraft()
      // What was typed while saving is saved too.
    } while kept != state.form
    // Leaving would lose a text that isn't saved: it stays in view, and can be discarded on purpose.
    if keeper.draft == nil {
      goAway()
    } else if state.keepsDrafts, state.draftProblem == nil {
      state.phase = .finished
      router.leaveDraft()
    } else if state.keepsDrafts {
      try requireReady()
    } else {
      state.phase = .confirmingDiscard
    }
  }

  func discard() async throws(AppError) {
    guard state.phase == .confirmingDiscard else { throw .cancelled }
    do throws(AppError) {
      try await keeper.forget()
    } catch {
      state.phase = .writing
      throw error
    }
    goAway()
  }

  private func goAway() {
    state.phase = .finished
    router.leave()
  }

  // MARK: The draft

  func saveDraft() async {
    state.draftProblem = await keeper.keep { [self] in
      // An edit that changes nothing isn't worth keeping.
      if state.isEdit, let subject = state.subject, state.form == PostForm(of: subject) { return nil }
      return drafts.draft(
        state.form, named: keeper.id, of: state.writing, basedOn: state.basedOn, after: keeper.draft)
    }
  }
}
