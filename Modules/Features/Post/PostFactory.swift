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
  private let strings: PostStrings
  private let context: ViewContext
  private let router: PostRouter

  /// - Parameters:
  ///   - repository: Where posts are written and read, on behalf of `viewer`.
  ///   - drafts: Where this machine keeps what the viewer has begun to write.
  ///   - actions: Acts on posts on behalf of `viewer`.
  ///   - navigator: The host's; it is not kept alive from here.
  public init(
    repository: any PostRepository, drafts: any DraftStore, actions: PostActionsInteractor,
    viewer: Viewer, strings: PostStrings, context: ViewContext, navigator: any Navigator
  ) {
    self.posts = PostInteractor(repository: repository)
    self.drafts = DraftInteractor(store: drafts)
    self.actions = actions
    self.viewer = viewer
    self.strings = strings
    self.context = context
    self.router = PostRouter(navigator: navigator)
  }

  /// A post with its thread.
  public func scene(for post: ID<Post>) -> Scene {
    let view = PostView(strings: strings, context: context, viewer: viewer)
    let presenter = PostPresenter(
      post, interactor: posts, actions: actions, viewer: viewer, router: router)
    return Scene(presenter) { view.screen($0.state) }
  }

  /// Writing a new post, or a comment on `post`.
  public func composeScene(commentOn post: ID<Post>?) -> Scene {
    let view = ComposeView(strings: strings.compose, context: context)
    let presenter = ComposePresenter(
      replyTo: post, posts: posts, drafts: drafts, viewer: viewer, router: router)
    return Scene(presenter) { view.screen($0.state) }
  }
}
