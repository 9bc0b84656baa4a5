public import Entities
public import Navigation
public import PostActions
public import Presentation

/// Assembles the screens of this module; its initialiser is all that the module needs.
@MainActor
public struct PostFactory {
  private let posts: PostInteractor
  private let drafts: DraftInteractor
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let view: PostView
  private let peopleView: PostPeopleView
  private let composeView: ComposeView
  private let clipboard: Clipboard
  private let router: PostRouter

  /// - Parameters:
  ///   - repository: Where posts are written and read, on behalf of `viewer`.
  ///   - drafts: Where this machine keeps what the viewer has begun to write.
  ///   - actions: What can be done to a post, on behalf of `viewer`.
  ///   - navigator: What moves between places; the host owns it.
  ///   - clipboard: Where the link to a post is put when somebody wants it.
  public init(
    repository: any PostRepository, drafts: any DraftStore, actions: PostActionsInteractor,
    viewer: Viewer, strings: PostStrings, context: ViewContext, navigator: any Navigator,
    clipboard: Clipboard = .none
  ) {
    self.clipboard = clipboard
    posts = PostInteractor(repository: repository)
    self.drafts = DraftInteractor(store: drafts)
    self.actions = actions
    self.viewer = viewer
    view = PostView(strings: strings, context: context)
    peopleView = PostPeopleView(strings: strings.people, context: context)
    composeView = ComposeView(strings: strings.compose, context: context)
    router = PostRouter(navigator: navigator)
  }

  /// A post with its thread, as a scene for a host that draws screens.
  public func scene(for post: ID<Post>) -> Scene {
    Scene(presenter(for: post)) { [view] presenter in view.screen(presenter.state) }
  }

  /// A post with its thread, for a host with views of its own.
  public func presenter(for post: ID<Post>) -> PostPresenter {
    PostPresenter(
      post, interactor: posts, actions: actions, viewer: viewer, router: router, clipboard: clipboard)
  }

  /// Those who liked a post or shared it, as a scene for a host that draws screens.
  public func scene(for list: PostPeople, of post: ID<Post>) -> Scene {
    Scene(PostPeoplePresenter(list, of: post, interactor: posts, router: router)) { [peopleView] presenter in
      peopleView.screen(presenter.state)
    }
  }

  /// Writing a new post, or a comment on `post`, as a scene for a host that draws screens.
  public func composeScene(commentOn post: ID<Post>?) -> Scene {
    Scene(composePresenter(commentOn: post)) { [composeView] presenter in
      composeView.screen(presenter.state)
    }
  }

  /// Writing a new post, or a comment on `post`, for a host with views of its own.
  public func composePresenter(commentOn post: ID<Post>?) -> ComposePresenter {
    ComposePresenter(
      replyTo: post, posts: posts, drafts: drafts, viewer: viewer, router: router)
  }
}
