import Entities
import Navigation
import PostActions

// What is done to a post among the results.
extension SearchPresenter {
  func toggleLike(_ id: ID<Post>) async throws(SocialError) -> SearchDone? {
    let liked = !(try post(id).marks.isLiked)
    show(try await actions.setLiked(liked, id))
    return liked ? .liked : .unliked
  }

  func toggleShare(_ id: ID<Post>) async throws(SocialError) -> SearchDone? {
    let shared = !(try post(id).marks.isShared)
    show(try await actions.setShared(shared, id))
    return shared ? .shared : .unshared
  }

  func deleteConfirmed() async throws(SocialError) -> SearchDone? {
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
    guard let post = state.posts.items.first(where: { $0.id == id }), !state.gone.contains(id)
    else { throw .gone }
    return post
  }

  /// The post, when the viewer may delete it.
  func ownPost(_ id: ID<Post>) throws(SocialError) -> Post {
    let post = try post(id)
    try requireSession()
    guard actions.isOwn(post) else { throw .forbidden }
    return post
  }

  private func show(_ written: Post) {
    reads.wrote()
    state.apply(written)
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
