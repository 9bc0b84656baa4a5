public import AppScreens
public import AppValues
public import Entities
public import Observation
import PostActions

/// Presents writing a post or a comment, or editing a post: enter it, preview it, publish it. What is entered is saved
/// as a draft.
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
    /// Asks whether to discard the text.
    case discard
    /// Discards the text and leaves.
    case confirmDiscard
    /// Goes back to the preview without a change.
    case keep
    /// Tries again to read what writing needs.
    case retry
    case signIn
  }

  /// What the screen shows; `state.step` says what people can do.
  public internal(set) var state: ComposeState

  @ObservationIgnored let posts: WritingInteractor
  @ObservationIgnored let drafts: DraftInteractor
  @ObservationIgnored let router: PostRouter
  @ObservationIgnored let opensDraft: Bool
  /// What was written on the way here and isn't part of the form yet.
  @ObservationIgnored var text: String
  @ObservationIgnored let keeper: DraftKeeper<Draft>
  @ObservationIgnored private(set) lazy var runner = ActionRunner(self, \.state.action)

  /// - Parameters:
  ///   - draft: The draft to continue; nil for the one that fits `writing`, if any.
  ///   - text: What is written already.
  init(
    _ writing: Writing, draft: ID<Draft>? = nil, text: String = "", posts: WritingInteractor,
    drafts: DraftInteractor, viewer: Viewer, router: PostRouter
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
    case .leave where state.step == .opening || state.step == .closed:
      if keeper.draft == nil { router.leave() } else { router.leaveDraft() }
    default: await runner.change(.refuseWhileBusy, try await answer(action))
    }
  }

  private func answer(_ action: Action) async throws(AppError) {
    defer { readCapabilities() }
    // Published or discarded, or nothing can be written.
    if state.step == .finished || state.step == .closed, action != .retry { throw .cancelled }
    state.isDraftBack = false
    state.wasDeleted = false
    state.hasOtherDrafts = false
    switch action {
    case .openDraft(let id): try await resume(id)
    case .begin: try go(from: .choosingDraft, to: .writing)
    case .write(let text): try await finish(text)
    case .leave: try await leave()
    case .resume: try go(from: .preview, to: .writing)
    case .ask(let setting): try ask(setting)
    case .choose(let visibility): try await choose(visibility)
    case .enter(let setting, let text): try await enter(setting, text)
    case .setSensitive(let isSensitive): try await setSensitive(isSensitive)
    case .photos(let intent): try await answer(intent)
    case .publish: try await publish()
    case .discard: try go(from: .preview, to: .confirmingDiscard)
    case .confirmDiscard: try await discard()
    case .keep: try goBack()
    case .retry: try await retry()
    case .allDrafts, .signIn, .typing: break
    }
    await lookForPeople()
  }

  /// Finds out who of those mentioned does not exist, while the name can still be mended.
  func lookForPeople() async {
    guard state.step == .preview, let text = state.ready?.content.text else { return }
    // The preview does without: it can be published all the same.
    state.unknownPeople = (try? await posts.unknownPeople(in: text)) ?? []
  }

  // MARK: Writing

  private func keepTyped(_ text: String) async {
    guard state.step == .writing else { return }
    await keep(text)
  }

  func keep(_ text: String) async {
    state.form.content.text = text
    await saveDraft()
  }

  func finish(_ text: String) async throws(AppError) {
    guard state.step == .writing else { throw .cancelled }
    await keep(text)
    try preview()
  }

  private func go(from step: ComposeState.Step, to next: ComposeState.Step) throws(AppError) {
    guard state.step == step else { throw .cancelled }
    state.step = next
  }

  private func goBack() throws(AppError) {
    switch state.step {
    case .setting, .confirmingDiscard: try preview()
    default: throw .cancelled
    }
  }

  /// Shows what would be published. Throws the error to correct first.
  func preview() throws(AppError) {
    state.entry = nil
    state.ready = nil
    state.unknownPeople = []
    state.step = .preview
    state.ready = try readyPost()
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

  private func leave() async throws(AppError) {
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
      state.step = .finished
      router.leaveDraft()
    } else if state.keepsDrafts {
      try preview()
    } else {
      state.step = .confirmingDiscard
    }
  }

  private func discard() async throws(AppError) {
    guard state.step == .confirmingDiscard else { throw .cancelled }
    do throws(AppError) {
      try await keeper.forget()
    } catch {
      // Reports why it couldn't be discarded, not what keeps it from being published.
      try? preview()
      throw error
    }
    goAway()
  }

  private func goAway() {
    state.step = .finished
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
