public import AppScreens
public import AppValues
public import Entities
public import Observation
import PostActions

/// Writing a post or a comment, or editing a post: enter it, look at it, publish it. What is entered is kept as
/// a draft.
@MainActor
@Observable
public final class ComposePresenter: ScreenPresenter {
  /// Every intent of the screen.
  public enum Action: Hashable, Sendable {
    /// Goes on with a post begun earlier.
    case openDraft(ID<Draft>)
    /// Begins another post than those begun earlier.
    case begin
    case allDrafts
    /// The text so far; it is kept as the draft.
    case typing(String)
    /// The whole text.
    case write(String)
    /// Leaves; what has been entered stays a draft.
    case leave
    /// Goes on writing.
    case resume
    /// Asks for what goes with the text.
    case ask(ComposeSetting)
    case choose(PostVisibility)
    /// The answer to what was asked for.
    case enter(ComposeSetting, String)
    case photos(PhotoIntent)
    case publish
    /// Asks whether the text is to be thrown away.
    case discard
    case confirmDiscard
    /// Back to the preview, with nothing changed.
    case keep
    case retry
    case signIn
  }

  public internal(set) var state: ComposeState

  let posts: PostInteractor
  let drafts: DraftInteractor
  let router: PostRouter
  let opensDraft: Bool
  @ObservationIgnored let keeper: DraftKeeper
  @ObservationIgnored var isBusy = false

  /// - Parameter draft: The draft to go on with; nil for whatever fits.
  init(
    _ writing: Writing, draft: ID<Draft>? = nil, posts: PostInteractor, drafts: DraftInteractor,
    viewer: Viewer, router: PostRouter
  ) {
    let author = viewer.session.map { Author(id: $0.user, handle: $0.handle, name: $0.name) }
    state = ComposeState(author: author, writing: writing)
    self.posts = posts
    self.drafts = drafts
    self.router = router
    opensDraft = draft != nil
    keeper = DraftKeeper(writing, drafts: drafts, named: draft)
  }

  public func appear() async {
    switch state.step {
    case .opening: await open()
    case .closed: if state.problem == .cancelled { await retry() }
    case .choosingDraft: await listDrafts()
    default: break
    }
  }

  /// Nothing here changes by others' hands but what publishing finds out by itself.
  public func follow() async {}

  public func send(_ action: Action) async {
    guard state.step != .finished, !isBusy else { return }
    // Typing goes on below what was last said, and what is closed stays so for the same reason.
    if case .typing = action {
    } else if state.step != .closed {
      state.problem = nil
      state.isDraftBack = false
      state.wasDeleted = false
    }
    await perform(action)
  }

  private func perform(_ action: Action) async {
    switch action {
    case .openDraft(let id): await resume(id)
    case .begin: if state.step == .choosingDraft { state.step = .writing }
    case .allDrafts: router.drafts()
    case .typing(let text): await keepTyped(text)
    case .write(let text): await finish(text)
    case .leave: await leave()
    case .resume: if state.step == .preview { state.step = .writing }
    case .ask(let setting): ask(setting)
    case .choose(let visibility): await choose(visibility)
    case .enter(let setting, let text): await enter(setting, text)
    case .photos(let intent): await perform(intent)
    case .publish: await publish()
    case .discard: if state.step == .preview { state.step = .confirmingDiscard }
    case .confirmDiscard: await discard()
    case .keep: goBack()
    case .retry: await retry()
    case .signIn: router.posts.signIn()
    }
  }

  // MARK: Writing

  private func keepTyped(_ text: String) async {
    guard state.step == .writing else { return }
    state.form.content.text = text
    await saveDraft()
  }

  private func finish(_ text: String) async {
    guard state.step == .writing else { return }
    state.form.content.text = text
    await saveDraft()
    check()
  }

  private func goBack() {
    switch state.step {
    case .setting, .confirmingDiscard: check()
    default: break
    }
  }

  /// Shows what would be published, or says what must be mended first.
  func check() {
    state.entry = nil
    state.ready = nil
    do throws(AppError) {
      state.ready = try readyPost()
      state.step = .preview
    } catch {
      state.problem = error
      state.step = .preview
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

  private func leave() async {
    // Where nothing was read there is nothing to keep.
    if state.step == .opening || state.step == .closed { return router.leave() }
    await saveDraft()
    // Leaving would lose what could not be kept: it stays in view, and may be thrown away on purpose.
    if state.draftProblem == nil || keeper.draft == nil { router.leave() } else { check() }
  }

  // MARK: The draft

  func saveDraft() async {
    state.draftProblem = await keeper.keep(basedOn: state.basedOn) { [self] in
      // An edit that changes nothing is nothing to keep.
      if state.isEdit, let subject = state.subject, state.form == PostForm(of: subject) { return nil }
      return state.form
    }
  }

  private func discard() async {
    guard state.step == .confirmingDiscard else { return }
    if let problem = await keeper.forget() {
      check()
      if problem != .cancelled { state.problem = problem }
    } else {
      state.step = .finished
      router.leave()
    }
  }
}
