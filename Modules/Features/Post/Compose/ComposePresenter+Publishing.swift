import AppScreens
import AppValues
import Entities

// From what was written to the published post.
extension ComposePresenter {
  func publish() async throws(AppError) {
    guard state.phase == .writing, state.subjectProblem == nil else { throw .cancelled }
    try requireReady()
    // The key must be saved before it's used: after a crash, the same draft is published as the same post.
    await saveDraft()
    do throws(AppError) {
      if let time = state.form.time, !state.isEdit { return try await schedule(at: time) }
      let post = try await sent()
      state.phase = .finished
      // If the draft can't be discarded, its key gives this very post again, and the same edit changes nothing twice.
      try? await keeper.forget()
      switch state.writing {
      case .post: router.published(post)
      case .comment: router.published(comment: post)
      case .edit: router.saved(post)
      }
    } catch .gone, .notFound {
      try await explainGone()
    } catch .conflict {
      try await showConflict()
    } catch .invalid(.photo, .wrong) {
      try await loadPhotos()
      throw .invalid(.photo, .wrong)
    }
  }

  private func schedule(at time: Timestamp) async throws(AppError) {
    let scheduled = try await posts.schedule(
      state.form, at: time, on: state.writing.subject, answered: state.subject, key: keeper.draft?.key)
    state.phase = .finished
    // If the draft can't be discarded, its key stands for this very post.
    try? await keeper.forget()
    router.scheduled(scheduled)
  }

  private func sent() async throws(AppError) -> Post {
    guard case .edit(let id) = state.writing else {
      return try await posts.publish(
        state.form, on: state.writing.subject, answered: state.subject, key: keeper.draft?.key)
    }
    // The author has seen the current version next to their own before saving.
    let version = state.subject.map(\.editedAt) ?? state.basedOn
    return try await posts.edit(id, state.form, basedOn: version)
  }

  /// Finds out which post is gone: the one commented on or edited, or the one that this very text became before a
  /// crash and that was deleted since. In the latter case, publishing again creates a new post, with another key.
  private func explainGone() async throws(AppError) {
    try await loadSubject()
    guard state.subjectProblem == nil, !state.isEdit else { return }
    keeper.renew()
    state.wasDeleted = true
  }

  /// Shows the current version next to the text, which stays in the draft.
  private func showConflict() async throws(AppError) {
    try await loadSubject()
    if !state.isConflicting, state.subjectProblem == nil { throw .conflict }
  }
}
