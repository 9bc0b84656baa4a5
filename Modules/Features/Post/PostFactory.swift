public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions

/// Assembles the screens of this module; its initialiser is all that the module needs.
@MainActor
public struct PostFactory {
  private let posts: PostInteractor
  private let writing: WritingInteractor?
  private let history: (any PostHistory)?
  private let reactions: (any PostReactions)?
  private let drafts: DraftInteractor
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let strings: PostStrings
  private let context: ViewContext
  private let clipboard: Clipboard
  private let links: DeepLinks<Route>
  private let edits = SavedEdits()

  /// What is nil does not exist here, and the screens that need it are nil. No screen offers a way to a place that the
  /// navigator says the app does not have.
  ///
  /// - Parameters:
  ///   - repository: Where posts are read, on behalf of `viewer`.
  ///   - writing: Where posts are written, on behalf of `viewer`.
  ///   - history: Where the earlier versions of posts are read.
  ///   - reactions: Where one reads who liked a post, or shared it.
  ///   - drafts: Where this machine keeps what the viewer has begun to write. Where it is nil, leaving asks
  ///     before it throws that away.
  ///   - actions: What can be done to a post, on behalf of `viewer`.
  ///   - viewer: Who reads and writes.
  ///   - strings: The words of these screens.
  ///   - context: The shared words and the time.
  ///   - links: How the app writes the link to a post.
  ///   - clipboard: Where the link to a post is put when someone wants it.
  public init(
    repository: any PostRepository, writing: (any PostWriting)?, history: (any PostHistory)?,
    reactions: (any PostReactions)?, drafts: (any DraftStore)?, actions: PostActionsInteractor,
    viewer: Viewer, strings: PostStrings, context: ViewContext, links: DeepLinks<Route>,
    clipboard: Clipboard = .none
  ) {
    posts = PostInteractor(repository: repository)
    self.writing = writing.map {
      WritingInteractor(
        writing: $0, posts: repository, viewer: viewer, language: context.words.language.code)
    }
    self.history = history
    self.reactions = reactions
    self.drafts = DraftInteractor(store: drafts, clock: context.clock)
    self.actions = actions
    self.viewer = viewer
    self.strings = strings
    self.context = context
    self.links = links
    self.clipboard = clipboard
  }

  // MARK: A post

  /// The presenter of a post with its thread.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func presenter(for post: ID<Post>, navigator: any Navigator<Route>) -> PostPresenter {
    PostPresenter(
      post, interactor: posts, actions: actions, viewer: viewer, router: router(navigator), links: links,
      clipboard: clipboard)
  }

  /// A post with its thread, as a live screen.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func screen(for post: ID<Post>, navigator: any Navigator<Route>) -> LiveScreen {
    let view = PostView(strings: strings, context: context)
    return LiveScreen(presenter(for: post, navigator: navigator)) { view.screen($0.state) }
  }

  // MARK: What else can be read of it

  /// The presenter of those who liked a post or shared it, as `list` says; nil where that cannot be read.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func presenter(
    for list: PostPeople, of post: ID<Post>, navigator: any Navigator<Route>
  ) -> PostPeoplePresenter? {
    reactions.map { PostPeoplePresenter(list, of: post, reactions: $0, router: router(navigator)) }
  }

  /// Those who liked a post or shared it, as `list` says, as a live screen; nil where that cannot be read.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func screen(
    for list: PostPeople, of post: ID<Post>, navigator: any Navigator<Route>
  ) -> LiveScreen? {
    let view = PostPeopleView(strings: strings.people, context: context)
    return presenter(for: list, of: post, navigator: navigator).map {
      LiveScreen($0) { view.screen($0.state) }
    }
  }

  /// The presenter of all that a post has said; nil where that cannot be read.
  public func historyPresenter(of post: ID<Post>) -> HistoryPresenter? {
    history.map { HistoryPresenter(post, history: $0) }
  }

  /// All that a post has said, as a live screen; nil where that cannot be read.
  public func historyScreen(of post: ID<Post>) -> LiveScreen? {
    let view = HistoryView(strings: strings.history, context: context)
    return historyPresenter(of: post).map { LiveScreen($0) { view.screen($0.state) } }
  }

  // MARK: Writing

  /// The presenter of writing; nil where nothing can be written, and of an edit where nothing can be edited.
  ///
  /// - Parameters:
  ///   - writing: What is to be written.
  ///   - draft: The draft of a post to go on with, by its name on this machine; nil for none.
  ///   - navigator: Of the visit that shows it.
  public func composePresenter(
    for writing: Writing, draft: ID<Draft>? = nil, navigator: any Navigator<Route>
  ) -> ComposePresenter? {
    guard let posts = self.writing, !writing.isEdit || posts.capabilities.edits else { return nil }
    return ComposePresenter(
      writing, draft: draft, posts: posts, drafts: drafts, viewer: viewer, router: router(navigator))
  }

  /// Writing, as a live screen; nil where `composePresenter` is.
  ///
  /// - Parameters:
  ///   - writing: What is to be written.
  ///   - draft: The draft of a post to go on with, by its name on this machine; nil for none.
  ///   - navigator: Of the visit that shows it.
  public func composeScreen(
    for writing: Writing, draft: ID<Draft>? = nil, navigator: any Navigator<Route>
  ) -> LiveScreen? {
    let view = ComposeView(
      strings: strings.compose, drafts: DraftRendering(strings: strings.drafts, context: context),
      context: context)
    return composePresenter(for: writing, draft: draft, navigator: navigator).map {
      LiveScreen($0) { view.screen($0.state) }
    }
  }

  /// The presenter of what the viewer has begun to write on this machine; nil where that is not kept.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func draftsPresenter(navigator: any Navigator<Route>) -> DraftsPresenter? {
    writing != nil && drafts.areKept ? DraftsPresenter(drafts: drafts, router: router(navigator)) : nil
  }

  /// What the viewer has begun to write on this machine, as a live screen; nil where that is not kept.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func draftsScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = DraftsView(strings: strings.drafts, context: context)
    return draftsPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  private func router(_ navigator: any Navigator<Route>) -> PostRouter {
    PostRouter(navigator: navigator, edits: edits)
  }
}
