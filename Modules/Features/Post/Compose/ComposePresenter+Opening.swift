import AppScreens
import AppValues
import Entities

// What writing begins with: a draft, and the post to comment on or edit.
extension ComposePresenter {
  func open() async throws(AppError) {
    switch state.phase {
    case .opening: try await begin()
    case .closed where state.author == nil: throw .unauthenticated
    case .closed where state.problem == .cancelled: try await retry()
    case .choosingDraft: try await listDrafts()
    // Nothing is read again: the last outcome stays.
    default: throw .cancelled
    }
  }

  func retry() async throws(AppError) {
    guard state.phase == .closed, state.author != nil else { throw .cancelled }
    state.phase = .opening
    state.draftProblem = nil
    try await begin()
  }

  /// Reads capabilities and places again: a source may know more once it has answered.
  func readCapabilities() {
    state.capabilities = posts.capabilities
    let parent = state.isEdit ? nil : state.subject
    state.visibilities = posts.visibilities(answering: parent)
    // `fault` says why it can't be published.
    let visibility = try? posts.visibility(state.form, answering: parent, by: state.defaults)
    state.needsVisibility = visibility == nil && !state.isEdit
    state.places = router.places
    check()
  }

  private func begin() async throws(AppError) {
    do throws(AppError) {
      try await read()
    } catch {
      // What was read only in part must not replace the draft.
      if error == .cancelled {
        state.phase = .closed
        runner.fail(error)
      }
      throw error
    }
  }

  private func close(_ problem: AppError) throws(AppError) {
    state.phase = .closed
    throw problem
  }

  private func read() async throws(AppError) {
    if state.author == nil { try close(.unauthenticated) }
    // It is kept before anything can fail; what a draft says already is read first.
    if state.writing == .post, !opensDraft, !text.isEmpty { await keep(text) }
    // People can write without the defaults: publishing reads them again, or fails.
    var problem = state.isEdit ? nil : try await failure(of: state.defaults = try await posts.defaults())
    if state.writing == .post, !opensDraft {
      if text.isEmpty { try await listDrafts() } else { problem = try await beginWithText() ?? problem }
    } else {
      problem = try await failure(of: try await loadDraft()) ?? problem
      if opensDraft, keeper.draft == nil { try close(state.draftProblem ?? .gone) }
      if state.writing != .post { problem = try await failure(of: try await loadSubject()) ?? problem }
      if state.phase == .opening { state.phase = .writing }
      if !text.isEmpty, state.phase == .writing, state.subjectProblem == nil {
        problem = try await failure(of: try await addText()) ?? problem
      }
    }
    if let problem { throw problem }
  }

  // MARK: The text that is written already

  /// Begins a new post with the text, beside the drafts there are, and says that there are some.
  ///
  /// - Returns: What is to be corrected before it can be published.
  private func beginWithText() async throws(AppError) -> AppError? {
    state.phase = .writing
    let problem = try await failure(of: try await take(text))
    // Where they can't be read, their own screen says so.
    let others = (try? await drafts.list()) ?? []
    state.hasOtherDrafts = others.contains { $0.writing == .post && $0.id != keeper.id }
    text = ""
    await lookForPeople()
    return problem
  }

  /// Adds the text to what the draft says, and keeps both. A draft that couldn't be read must not be
  /// replaced: then the text only stands where it's written.
  private func addText() async throws(AppError) {
    let begun = state.form.content.text
    let whole = begun.isEmpty ? text : "\(begun)\n\(text)"
    text = ""
    if state.draftProblem != nil { return state.form.content.text = whole }
    try await take(whole)
    await lookForPeople()
  }

  /// Why reading an optional part failed; nil if it didn't. Throws `cancelled` when opening was stopped.
  private func failure(
    of part: @autoclosure () async throws(AppError) -> Void
  ) async throws(AppError) -> AppError? {
    var failure: AppError?
    do throws(AppError) {
      try await part()
    } catch {
      failure = error
    }
    if failure == .cancelled || Task.isCancelled { throw .cancelled }
    return failure
  }

  // MARK: Drafts

  /// Offers the drafts of posts; if there are none, starts a new post.
  private func listDrafts() async throws(AppError) {
    let problem = try await failure(of: state.drafts = try await drafts.list().filter { $0.writing == .post })
    if let problem { state.draftProblem = problem }
    state.phase = state.drafts.isEmpty ? .writing : .choosingDraft
  }

  func resume(_ id: ID<Draft>) async throws(AppError) {
    guard state.phase == .choosingDraft else { throw .cancelled }
    guard let draft = try await drafts.load(id) else {
      // Published or discarded since, in another window.
      try await listDrafts()
      throw .gone
    }
    let problem = try await failure(of: try await show(draft))
    state.phase = .writing
    if let problem { throw problem }
  }

  private func loadDraft() async throws(AppError) {
    var draft: Draft?
    state.draftProblem = try await failure(of: draft = try await drafts.load(keeper.id))
    if let draft { try await show(draft) }
  }

  private func show(_ draft: Draft) async throws(AppError) {
    var photos: [Photo] = []
    let problem = try await failure(of: photos = try await posts.photos(draft.form.content.photos))
    keeper.resume(draft, named: draft.id)
    state.form = draft.form
    state.basedOn = draft.basedOn
    state.isDraftBack = true
    if let problem { throw problem }
    try show(photos)
  }

  // MARK: The post to comment on or edit

  func loadSubject() async throws(AppError) {
    do throws(AppError) {
      guard let post = try await posts.subject(of: state.writing) else { return }
      state.subject = post
      guard state.isEdit, keeper.draft == nil, state.phase == .opening else { return }
      state.form = PostForm(of: post)
      state.photos = post.photos
      state.basedOn = post.editedAt
    } catch {
      try explain(error)
    }
  }

  private func explain(_ error: AppError) throws(AppError) {
    switch error {
    case .gone, .notFound, .forbidden:
      state.subjectProblem = error
      // The draft can still be read and copied.
      if keeper.draft == nil { state.phase = .closed } else { try requireReady() }
    case .cancelled: throw error
    default:
      // A comment can be written without seeing its parent; an edit would have nothing to begin with.
      if state.isEdit, keeper.draft == nil { state.phase = .closed }
      throw error
    }
  }
}
