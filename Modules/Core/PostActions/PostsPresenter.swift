package import AppScreens
package import AppValues
import Entities
import Presentation

/// The presenter of a screen with posts on it: it acts on them, and keeps them as they are now.
@MainActor
package protocol PostsPresenter: AnyObject {
  associatedtype State: ActedPostsState

  var state: State { get set }
  var actions: PostActionsInteractor { get }
  var postNavigation: PostNavigation { get }
  /// The reads that put posts on the screen.
  var reads: LatestRead { get }

  /// Shows what became of posts.
  func apply(_ update: PostUpdate) async
}

extension PostsPresenter {
  package func apply(_ update: PostUpdate) async {
    state.apply(update)
  }

  /// Keeps the posts as they are now, until cancelled.
  package func followPosts() async {
    let updates = actions.updates { [weak self] in self?.state.presentPosts ?? [] }
    for await update in updates { await apply(update) }
  }

  /// Runs an action and shows what became of it. One that was cancelled leaves everything as it was.
  package func perform(_ action: () async throws(AppError) -> State.Done?) async {
    let failed = state.acting.failedAction
    state.acting.failedAction = nil
    do throws(AppError) {
      state.done = try await action()
      state.problem = nil
    } catch {
      if error == .cancelled || Task.isCancelled {
        state.acting.failedAction = failed
        return
      }
      state.done = nil
      state.problem = error
    }
  }

  /// Carries out an action on a post; returns its outcome, or nil when it only navigates.
  package func act(_ intent: PostIntent) async throws(AppError) -> PostOutcome? {
    do throws(AppError) {
      return try await carryOut(intent)
    } catch {
      state.acting.failedAction = intent.subject
      throw error
    }
  }

  private func carryOut(_ intent: PostIntent) async throws(AppError) -> PostOutcome? {
    switch intent {
    case .like(let id):
      return try await toggle(id, \.isLiked, actions.setLiked) ? .liked : .unliked
    case .share(let id):
      return try await toggle(id, \.isShared, actions.setShared) ? .shared : .unshared
    case .bookmark(let id):
      return try await toggle(id, \.isBookmarked, actions.setBookmarked) ? .bookmarked : .unbookmarked
    case .pin(let id):
      return try await toggle(id, \.isPinned, actions.setPinned) ? .pinned : .unpinned
    case .muteConversation(let id):
      return try await toggle(id, \.mutesConversation, actions.setConversationMuted)
        ? .conversationMuted : .conversationUnmuted
    case .confirmDeletion: return try await deleteConfirmed()
    case .delete(let id): state.acting.confirming = try ownPost(id)
    case .keep: state.acting.confirming = nil
    case .open(let id): postNavigation.open(try state.post(id).id)
    case .author(let id): postNavigation.openProfile(of: try state.anyPost(id).author.id)
    case .comment(let id): try comment(id)
    case .edit(let id): postNavigation.edit(try ownPost(id).id)
    // What vanished while it was read stays readable.
    case .reveal(let id): state.acting.revealed.formSymmetricDifference([try state.anyPost(id).id])
    case .signIn: postNavigation.signIn()
    }
    return nil
  }

  /// Puts a mark on a post, or takes it away; whether it is there now.
  private func toggle(
    _ id: ID<Post>, _ mark: KeyPath<PostMarks, Bool>,
    _ set: (Bool, ID<Post>) async throws(AppError) -> Post
  ) async throws(AppError) -> Bool {
    let isSet = !(try state.post(id).marks[keyPath: mark])
    try await write(id) { () async throws(AppError) -> PostUpdate in .current([try await set(isSet, id)]) }
    return isSet
  }

  private func deleteConfirmed() async throws(AppError) -> PostOutcome? {
    guard let id = state.acting.confirming?.id else { return nil }
    try await write(id) { [actions] () async throws(AppError) -> PostUpdate in
      try await actions.delete(id)
      return .deleted(id)
    }
    return .deleted
  }

  private func comment(_ id: ID<Post>) throws(AppError) {
    let id = try state.post(id).id
    try state.requireSession()
    postNavigation.comment(on: id)
  }

  /// The post, when the viewer wrote it.
  private func ownPost(_ id: ID<Post>) throws(AppError) -> Post {
    let post = try state.post(id)
    try state.requireSession()
    guard actions.isOwn(post) else { throw .forbidden }
    return post
  }

  /// Changes a post and shows what became of it, also when it turns out to have vanished.
  private func write(
    _ id: ID<Post>, _ action: () async throws(AppError) -> PostUpdate
  ) async throws(AppError) {
    do throws(AppError) {
      await show(try await action())
    } catch {
      // A question about a post stays, to be answered again, unless there is nothing left to delete.
      if error == .gone || error == .notFound { await show(.deleted(id)) }
      throw error
    }
  }

  private func show(_ update: PostUpdate) async {
    reads.wrote()
    if case .deleted(state.acting.confirming?.id) = update { state.acting.confirming = nil }
    await apply(update)
  }
}

extension PostIntent {
  /// What is said to have failed when it does.
  var subject: ErrorSubject {
    switch self {
    case .share: .sharing
    case .pin: .pinning
    case .edit: .editing
    case .delete, .confirmDeletion, .keep: .deletion
    case .open, .author, .like, .comment, .bookmark, .muteConversation, .reveal, .signIn: .post
    }
  }
}
