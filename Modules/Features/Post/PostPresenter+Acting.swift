import Entities
import Navigation
import PostActions

// What is done to a post of the thread.
extension PostPresenter {
  func toggleLike(_ id: ID<Post>) async throws(SocialError) -> PostDone? {
    let liked = !(try post(id).marks.isLiked)
    await show(try await actions.setLiked(liked, id))
    return liked ? .liked : .unliked
  }

  func toggleShare(_ id: ID<Post>) async throws(SocialError) -> PostDone? {
    let shared = !(try post(id).marks.isShared)
    await show(try await actions.setShared(shared, id))
    return shared ? .shared : .unshared
  }

  func deleteConfirmed() async throws(SocialError) -> PostDone? {
    guard let post = state.confirming else { return nil }
    do throws(SocialError) {
      try await actions.delete(post.id)
    } catch {
      // The question stays, to be answered again, unless there is nothing left to delete.
      if error == .gone { forget(post.id) }
      throw error
    }
    forget(post.id)
    return .deleted
  }

  func comment(_ id: ID<Post>) throws(SocialError) {
    let post = try post(id)
    try requireSession()
    router.comment(on: post.id)
  }

  /// The post, as long as there is something to act on.
  func post(_ id: ID<Post>) throws(SocialError) -> Post {
    guard let post = state.posts.first(where: { $0.id == id }), !state.gone.contains(id) else {
      throw .gone
    }
    return post
  }

  /// Whoever wrote a post, be it deleted.
  func author(of id: ID<Post>) throws(SocialError) -> Author {
    guard let post = state.posts.first(where: { $0.id == id }) else { throw .gone }
    return post.author
  }

  /// The post, when the viewer may delete it.
  func ownPost(_ id: ID<Post>) throws(SocialError) -> Post {
    let post = try post(id)
    try requireSession()
    guard actions.isOwn(post) else { throw .forbidden }
    return post
  }

  private func show(_ written: Post) async {
    reads.wrote()
    await apply(.current([written]))
  }

  private func forget(_ id: ID<Post>) {
    reads.wrote()
    state.confirming = nil
    state.markGone(id)
  }

  private func requireSession() throws(SocialError) {
    if state.viewer == nil { throw .unauthenticated }
  }
}
