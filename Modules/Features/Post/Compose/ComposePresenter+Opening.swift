import AppValues
import Entities

// What a screen of writing begins with: what was begun earlier, and the post that it is about.
extension ComposePresenter {
  func open() async {
    guard state.author != nil else { return close(.unauthenticated) }
    await read()
    // What was read in part is not what stands there, and must not be saved over it.
    if Task.isCancelled { close(.cancelled) }
  }

  private func close(_ problem: AppError) {
    state.problem = problem
    state.step = .closed
  }

  private func read() async {
    if !state.isEdit { await readDefaults() }
    if state.writing == .post, !opensDraft { return await listDrafts() }
    await loadDraft()
    if opensDraft, keeper.draft == nil { return close(state.draftProblem ?? .gone) }
    if state.writing != .post { await loadSubject() }
    state.visibilities = posts.visibilities(answering: state.isEdit ? nil : state.subject)
    if state.step == .opening { state.step = .writing }
  }

  /// Without them one can write all the same: publishing reads them again, and fails where it cannot.
  private func readDefaults() async {
    do throws(AppError) {
      state.defaults = try await posts.defaults()
    } catch {
      if error != .cancelled { state.problem = error }
    }
  }

  /// Offers the posts begun earlier; where there are none, a new one is begun.
  func listDrafts() async {
    state.visibilities = posts.visibilities(answering: nil)
    do throws(AppError) {
      state.drafts = try await drafts.list().filter { $0.writing == .post }
    } catch {
      if error != .cancelled { state.draftProblem = error }
    }
    state.step = state.drafts.isEmpty ? .writing : .choosingDraft
  }

  func resume(_ id: ID<Draft>) async {
    guard state.step == .choosingDraft else { return }
    do throws(AppError) {
      if let draft = try await keeper.resume(id) {
        await show(draft)
        state.step = .writing
      } else {
        // Published or discarded since, by another window.
        state.problem = .gone
        await listDrafts()
      }
    } catch {
      if error != .cancelled { state.problem = error }
    }
  }

  func retry() async {
    guard state.step == .closed, state.author != nil else { return }
    state.step = .opening
    state.problem = nil
    state.draftProblem = nil
    await open()
  }

  private func loadDraft() async {
    do throws(AppError) {
      if let draft = try await keeper.resume() { await show(draft) }
    } catch {
      if error != .cancelled { state.draftProblem = error }
    }
  }

  private func show(_ draft: Draft) async {
    state.form = draft.form
    state.basedOn = draft.basedOn
    state.isDraftBack = true
    await loadPhotos()
  }

  func loadSubject() async {
    guard let id = state.writing.subject else { return }
    do throws(AppError) {
      let post = try await posts.thread(of: id).post
      if state.isEdit, post.author.id != state.author?.id { throw .forbidden }
      state.subject = post
      guard state.isEdit else { return }
      if keeper.draft == nil, state.step == .opening {
        state.form = PostForm(of: post)
        state.photos = post.photos
        state.basedOn = post.editedAt
      }
    } catch {
      explain(error)
    }
  }

  private func explain(_ error: AppError) {
    switch error {
    case .gone, .notFound, .forbidden:
      state.subjectProblem = error
      // What was begun can still be read and copied.
      if keeper.draft == nil { state.step = .closed } else { check() }
    case .cancelled: break
    default:
      state.problem = error
      // A comment can be written without seeing what it answers; an edit has nothing to begin with.
      if state.isEdit, keeper.draft == nil { state.step = .closed }
    }
  }
}
