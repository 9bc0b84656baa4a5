import AppScreens
import AppValues
import Entities

// How the thread grows: below when asked for more, everywhere when asked to refresh, never by itself.
extension PostPresenter {
  func read() async throws(AppError) {
    let (thread, comments) = try await runner.reads.latest(try await readConversation())
    state.show(thread, of: id, comments)
    counts.wrote()
  }

  private func readConversation() async throws(AppError) -> (PostThread?, PagedList<CommentBranch>) {
    do throws(AppError) {
      return try await interactor.conversation(of: id, atLeast: wantedComments)
    } catch {
      // What was read before it was deleted stays readable.
      if error == .gone, state.thread != nil { return (nil, PagedList()) }
      throw error
    }
  }

  /// The number of comments on the screen, plus a page when the reader had reached the end.
  private var wantedComments: Int {
    let count = state.comments.items.count
    return state.comments.older == nil ? count + PostInteractor.pageSize : count
  }

  func readMore() async throws(AppError) {
    let older = state.comments.older
    guard let page = try await interactor.more(state.comments, on: id) else { return }
    state.comments.append(page, below: older)
    counts.wrote()
  }

  var commentCounts: [Int] { state.shownPosts.map(\.counts.comments) }

  func countNewComments() async {
    do throws(AppError) {
      state.newComments = try await counts.latest(try await interactor.countNew(in: state.comments, on: id))
    } catch {
      // The count stays as it was. The next change counts again.
    }
  }
}
