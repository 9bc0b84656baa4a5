public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions

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
  private let draftsView: DraftsView
  private let historyView: HistoryView
  private let clipboard: Clipboard
  private let links: DeepLinks<Route>
  private let edits = SavedEdits()

  /// - Parameters:
  ///   - repository: Where posts are written and read, on behalf of `viewer`.
  ///   - drafts: Where this machine keeps what the viewer has begun to write.
  ///   - actions: What can be done to a post, on behalf of `viewer`.
  ///   - links: How the app writes the link to a post.
  ///   - clipboard: Where the link to a post is put when someone wants it.
  public init(
    repository: any PostRepository, drafts: any DraftStore, actions: PostActionsInteractor,
    viewer: Viewer, strings: PostStrings, context: ViewContext, links: DeepLinks<Route>,
    clipboard: Clipboard = .none
  ) {
    posts = PostInteractor(
      repository: repository, viewer: viewer, language: context.words.language.rawValue)
    self.drafts = DraftInteractor(store: drafts, clock: context.clock)
    self.clipboard = clipboard
    self.links = links
    self.actions = actions
    self.viewer = viewer
    view = PostView(strings: strings, context: context)
    peopleView = PostPeopleView(strings: strings.people, context: context)
    composeView = ComposeView(
      strings: strings.compose, drafts: DraftRendering(strings: strings.drafts, context: context),
      context: context)
    draftsView = DraftsView(strings: strings.drafts, context: context)
    historyView = HistoryView(strings: strings.history, context: context)
  }

  /// A post with its thread, as a live screen.
  public func screen(for post: ID<Post>, navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(presenter(for: post, navigator: navigator)) { [view] presenter in view.screen(presenter.state)
    }
  }

  /// A post with its thread, for a host with views of its own.
  public func presenter(for post: ID<Post>, navigator: any Navigator<Route>) -> PostPresenter {
    PostPresenter(
      post, interactor: posts, actions: actions, viewer: viewer, router: router(navigator), links: links,
      clipboard: clipboard)
  }

  /// Those who liked a post or shared it, as a live screen.
  public func screen(for list: PostPeople, of post: ID<Post>, navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(PostPeoplePresenter(list, of: post, interactor: posts, router: router(navigator))) {
      [peopleView] presenter in
      peopleView.screen(presenter.state)
    }
  }

  /// Writing, as a live screen.
  ///
  /// - Parameter draft: The draft of a post to go on with, by its name on this machine.
  public func composeScreen(for writing: Writing, draft: ID<Draft>? = nil, navigator: any Navigator<Route>)
    -> LiveScreen
  {
    LiveScreen(composePresenter(for: writing, draft: draft, navigator: navigator)) {
      [composeView] presenter in
      composeView.screen(presenter.state)
    }
  }

  /// Writing, for a host with views of its own.
  public func composePresenter(for writing: Writing, draft: ID<Draft>? = nil, navigator: any Navigator<Route>)
    -> ComposePresenter
  {
    ComposePresenter(
      writing, draft: draft, posts: posts, drafts: drafts, viewer: viewer, router: router(navigator))
  }

  /// What the viewer has begun to write on this machine, as a live screen.
  public func draftsScreen(navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(draftsPresenter(navigator: navigator)) { [draftsView] presenter in
      draftsView.screen(presenter.state)
    }
  }

  /// What the viewer has begun to write on this machine, for a host with views of its own.
  public func draftsPresenter(navigator: any Navigator<Route>) -> DraftsPresenter {
    DraftsPresenter(drafts: drafts, router: router(navigator))
  }

  /// All that a post has said, as a live screen.
  public func historyScreen(of post: ID<Post>) -> LiveScreen {
    LiveScreen(historyPresenter(of: post)) { [historyView] presenter in historyView.screen(presenter.state) }
  }

  /// All that a post has said, for a host with views of its own.
  public func historyPresenter(of post: ID<Post>) -> HistoryPresenter {
    HistoryPresenter(post, posts: posts)
  }

  private func router(_ navigator: any Navigator<Route>) -> PostRouter {
    PostRouter(navigator: navigator, edits: edits)
  }
}
