import Entities
import Navigation
package import PostActions

// How the thread grows: below when asked for more, anew when asked to refresh, never by itself.
extension PostPresenter {
  func read() async throws(SocialError) {
    do throws(SocialError) {
      let read = try await reads.read {
        () async throws(SocialError) -> (thread: PostThread, comments: CommentList) in
        let thread = try await interactor.thread(of: id)
        return (thread, try await interactor.comments(on: id, atLeast: wantedComments))
      }
      guard let read else { return }
      state.thread = read.thread
      state.comments = read.comments
      state.acting.gone = []
      state.newComments = 0
    } catch {
      // What was deleted while it was read stays readable, and says so.
      guard error == .gone, state.thread != nil else { throw error }
      state.apply(.deleted(id))
    }
  }

  /// As many comments as stand here. Whoever had read to the end wants to be at the end again.
  private var wantedComments: Int {
    let count = state.comments.posts.count
    return state.comments.next == nil ? count + PostInteractor.pageSize : count
  }

  func readMore() async throws(SocialError) {
    let list = state.comments
    let longer = try await interactor.more(list, on: id)
    // A list that has grown meanwhile has this page already.
    guard state.comments.next == list.next else { return }
    state.comments = longer.keeping(state.comments.posts, before: list.posts.count)
  }

  package func apply(_ update: PostUpdate) async {
    let count = state.thread?.post.counts.comments
    state.apply(update)
    if state.thread?.post.counts.comments != count { await countNewComments() }
  }

  private func countNewComments() async {
    let list = state.comments
    // While there is more to read anyway, going on leads to the new ones.
    guard list.next == nil else { return }
    do throws(SocialError) {
      let count = try await interactor.countNew(below: list, on: id)
      if state.comments.isAsLong(as: list) { state.newComments = count }
    } catch {
      // Nobody asked for it: what is shown stays, and the next change counts again.
    }
  }
}
