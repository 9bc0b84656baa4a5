import Entities
import Navigation
import PostActions
import TestSupport

/// A screen that shows nothing but posts.
@MainActor
final class PostsBench: PostsPresenter {
  struct State: PostsState, Equatable {
    let viewer: ID<User>?
    var shownPosts: [Post]
    var acting = PostActing()
    var done: PostOutcome?
    var problem: AppError?

    mutating func changePosts(_ change: (Post) -> Post) {
      shownPosts = shownPosts.map(change)
    }
  }

  var state: State
  let repository = FakePostActions()
  let navigator = RecordingNavigator()
  let actions: PostActionsInteractor
  let paths: PostPaths
  let reads = LatestRead()

  init(_ posts: [Post], viewer: Viewer = asAlice) {
    state = State(viewer: viewer.session?.user, shownPosts: posts)
    actions = PostActionsInteractor(repository: repository, viewer: viewer)
    paths = PostPaths(navigator: navigator)
  }

  func send(_ intent: PostIntent) async {
    await perform { () async throws(AppError) -> PostOutcome? in try await act(intent) }
  }
}
