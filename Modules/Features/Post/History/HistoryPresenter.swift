public import AppScreens
import AppValues
import Entities
public import Observation

/// All that a post has said.
@MainActor
@Observable
public final class HistoryPresenter: ScreenPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    case refresh
  }

  public private(set) var state = HistoryState()

  private let id: ID<Post>
  private let posts: PostInteractor

  init(_ id: ID<Post>, posts: PostInteractor) {
    self.id = id
    self.posts = posts
  }

  public func appear() async { await read() }

  /// An edit is shown when one looks again.
  public func follow() async {}

  public func send(_ action: Action) async {
    switch action {
    case .refresh: await read()
    }
  }

  private func read() async {
    do throws(AppError) {
      state.revisions = try await posts.revisions(of: id)
      state.problem = nil
    } catch {
      if error == .cancelled { return }
      // The history goes with the post.
      if error == .gone { state.revisions = nil }
      state.problem = error
    }
  }
}
