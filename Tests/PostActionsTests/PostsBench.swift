import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import Presentation
import SocialTestSupport

/// A screen that shows nothing but posts.
@MainActor
final class PostsBench {
  struct State: PostsState, ActingState, Equatable {
    let viewer: ID<User>?
    var shownPosts: [Post]
    var filterContext: FilterContext?
    var places: Set<Route.Kind>
    var acting: PostActing
    var action = ActionState<PostOutcome, ErrorSubject>()

    mutating func changePosts(_ change: (Post) -> Post) {
      shownPosts = shownPosts.map(change)
    }
  }

  var state: State
  let repository = FakePostActions()
  let navigator = RecordingNavigator()
  private let actions: PostActionsInteractor
  private(set) lazy var runner = ActionRunner(self, \.state.action)
  private(set) lazy var posts = ShownPosts(
    of: self, \.state, actions: actions, postNavigation: PostNavigation(navigator: navigator), runner: runner)

  init(_ posts: [Post], viewer: Viewer = asAlice, opener: LinkOpener = .none) {
    actions = PostActionsInteractor(
      repository: repository, lookup: repository, viewer: viewer, opener: opener)
    state = State(
      viewer: viewer.session?.user, shownPosts: posts, places: navigator.availablePlaces,
      acting: PostActing(actions))
  }

  func send(_ intent: PostIntent) async {
    await posts.send(intent) { $0 }
  }
}
