import Entities
import PostActions

// What is done to a post of the list. Every place in which the post stands shows the outcome.
extension TimelinePresenter {
  func toggleLike(_ id: ID<TimelineItem>) async throws(SocialError) -> TimelineDone? {
    let post = try item(id).post
    let liked = !post.marks.isLiked
    state.reading.apply(
      try await acting(on: post) { () async throws(SocialError) -> Post in
        try await actions.setLiked(liked, post.id)
      })
    return liked ? .liked : .unliked
  }

  func toggleShare(_ id: ID<TimelineItem>) async throws(SocialError) -> TimelineDone? {
    let post = try item(id).post
    let shared = !post.marks.isShared
    state.reading.apply(
      try await acting(on: post) { () async throws(SocialError) -> Post in
        try await actions.setShared(shared, post.id)
      })
    return shared ? .shared : .unshared
  }

  func deleteConfirmed() async throws(SocialError) -> TimelineDone? {
    guard let post = state.confirming?.post else { return nil }
    try await acting(on: post) { () async throws(SocialError) in try await actions.delete(post.id) }
    state.confirming = nil
    state.reading.markGone(post.id)
    state.reading.removeGone()
    return .deleted
  }

  func comment(_ id: ID<TimelineItem>) throws(SocialError) {
    let post = try item(id).post
    try requireSession()
    router.comment(on: post)
  }

  func write() throws(SocialError) {
    try requireSession()
    router.write()
  }

  /// The item, as long as there is something to act on.
  func item(_ id: ID<TimelineItem>) throws(SocialError) -> TimelineItem {
    guard let item = state.reading.item(id), !state.reading.gone.contains(item.post.id) else {
      throw .gone
    }
    return item
  }

  /// The item, when the viewer may delete its post.
  func ownItem(_ id: ID<TimelineItem>) throws(SocialError) -> TimelineItem {
    let item = try item(id)
    try requireSession()
    guard actions.isOwn(item.post) else { throw .forbidden }
    return item
  }

  /// The list as it is drawn anew: every post as it is now, and without those that vanished.
  func bringUpToDate() async {
    state.done = nil
    state.problem = nil
    do throws(SocialError) {
      for update in try await actions.current(state.reading.posts) { apply(update) }
    } catch {
      // What was read stays readable; `follow` reads it again.
    }
    state.reading.removeGone()
    await countNews()
  }

  func followPosts() async {
    let updates = actions.updates { [weak self] in self?.state.reading.posts ?? [] }
    for await update in updates { apply(update) }
  }

  /// Does something to a post, and marks it when it turns out to have vanished.
  private func acting<Value: Sendable>(
    on post: Post, _ action: () async throws(SocialError) -> Value
  ) async throws(SocialError) -> Value {
    do throws(SocialError) {
      return try await action()
    } catch {
      if error == .gone || error == .notFound {
        state.confirming = nil
        state.reading.markGone(post.id)
      }
      throw error
    }
  }

  private func apply(_ update: PostUpdate) {
    switch update {
    case .current(let posts): for post in posts { state.reading.apply(post) }
    case .deleted(let id): state.reading.markGone(id)
    }
  }

  private func requireSession() throws(SocialError) {
    if viewer.session == nil { throw .unauthenticated }
  }
}
