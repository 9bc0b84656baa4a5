import AppScreens
import AppValues
import Entities
package import PostActions

// How the thread grows: below when asked for more, anew when asked to refresh, never by itself.
extension PostPresenter {
  func read() async throws(AppError) {
    let read = try await reads.read {
      () async throws(AppError) -> (thread: PostThread?, comments: CommentList) in
      let thread = try await interactor.remainingThread(of: id)
      let comments = try await interactor.comments(on: id, atLeast: wantedComments)
      // Of what was deleted only that others wrote below it is left.
      if thread == nil, state.thread == nil, comments.branches.isEmpty { throw .gone }
      return (thread, comments)
    }
    guard let read else { return }
    state.show(read.thread, of: id, read.comments)
  }

  /// The number of comments on the screen, plus a page when the reader had reached the end.
  private var wantedComments: Int {
    let count = state.comments.branches.count
    return state.comments.next == nil ? count + PostInteractor.pageSize : count
  }

  func readMore() async throws(AppError) {
    let list = state.comments
    let longer = try await interactor.more(list, on: id)
    // A list that has grown meanwhile has this page already.
    guard state.comments.next == list.next else { return }
    state.comments = longer.keeping(state.comments)
  }

  package func apply(_ update: PostUpdate) async {
    let counts = commentCounts
    state.apply(update)
    if commentCounts != counts { await countNewComments() }
  }

  private var commentCounts: [Int] { state.shownPosts.map(\.counts.comments) }

  private func countNewComments() async {
    let list = state.comments
    do throws(AppError) {
      let count = try await interactor.countNew(in: list, on: id)
      if state.comments.isAsLong(as: list) { state.newComments = count }
    } catch {
      // Nobody asked for it: what is shown stays, and the next change counts again.
    }
  }
}
