public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions

/// Assembles the screens of this module. Its initialiser lists everything the module needs.
@MainActor
public struct PostFactory {
  private let posts: PostInteractor
  private let writing: WritingInteractor?
  private let history: (any PostHistory)?
  private let reactions: (any PostReactions)?
  private let drafts: DraftInteractor
  private let outbox: OutboxInteractor?
  private let conversations: ConversationsInteractor?
  private let scheduled: ScheduledPostsInteractor?
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let strings: PostStrings
  private let context: ViewContext
  private let clipboard: Clipboard
  private let links: DeepLinks<Route>
  private let edits = SavedEdits()

  /// A parameter of nil means that the app doesn't have it; the screens that need it are nil too. No screen leads to a
  /// place that the navigator says the app doesn't have.
  ///
  /// - Parameters:
  ///   - repository: Reads posts for `viewer`.
  ///   - writing: Publishes and edits posts for `viewer`.
  ///   - history: Reads the edit history of posts.
  ///   - reactions: Reads who liked or shared a post.
  ///   - drafts: Keeps drafts on this device. If nil, leaving asks before it discards the text.
  ///   - outbox: Has what waits to be sent; nil if the source is always within reach.
  ///   - conversations: Keeps the inbox of direct posts of `viewer`; nil for a source without any.
  ///   - scheduling: Publishes posts of `viewer` later; nil for a source that doesn't.
  ///   - actions: What `viewer` can do with a post.
  ///   - viewer: The person who reads and writes.
  ///   - strings: The texts of the screens.
  ///   - context: The shared texts and the time.
  ///   - links: Creates the link to a post.
  ///   - clipboard: Receives the link to a post when people copy it.
  public init(
    repository: any PostRepository, writing: (any PostWriting)?, history: (any PostHistory)?,
    reactions: (any PostReactions)?, drafts: (any DraftStore)?, outbox: (any OutboxRepository)? = nil,
    conversations: (any ConversationsRepository)? = nil,
    scheduling: (any ScheduledPostsRepository)? = nil,
    actions: PostActionsInteractor,
    viewer: Viewer, strings: PostStrings, context: ViewContext, links: DeepLinks<Route>,
    clipboard: Clipboard = .none
  ) {
    posts = PostInteractor(repository: repository)
    self.writing = writing.map {
      WritingInteractor(
        writing: $0, posts: repository, viewer: viewer, language: context.words.language.code,
        scheduling: scheduling, clock: context.clock, zone: context.words.timeZone)
    }
    self.history = history
    self.reactions = reactions
    self.drafts = DraftInteractor(store: drafts, clock: context.clock)
    self.outbox = outbox.map { OutboxInteractor(repository: $0, writing: writing) }
    self.conversations = conversations.map { ConversationsInteractor(repository: $0, viewer: viewer) }
    scheduled = scheduling.map { ScheduledPostsInteractor(repository: $0, clock: context.clock) }
    self.actions = actions
    self.viewer = viewer
    self.strings = strings
    self.context = context
    self.links = links
    self.clipboard = clipboard
  }

  /// Whether the source has anything at places of this kind at present; false for places of other features.
  public func has(_ place: Route.Kind) -> Bool {
    switch place {
    case .post: true
    case .likers, .sharers: reactions != nil
    case .history: history != nil
    case .compose, .comment, .draft: writing != nil
    case .edit: writing?.capabilities.edits == true
    case .drafts: writing != nil && drafts.areKept
    case .outbox: outbox != nil
    case .messages: conversations != nil
    case .scheduled: scheduled != nil
    default: false
    }
  }

  // MARK: A post

  /// The presenter of a post with its thread.
  ///
  /// - Parameters:
  ///   - post: The post.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func presenter(for post: ID<Post>, navigator: any Navigator<Route>) -> PostPresenter {
    PostPresenter(
      post, interactor: posts, actions: actions, viewer: viewer, router: router(navigator), links: links,
      clipboard: clipboard)
  }

  /// A post with its thread, as a live screen.
  ///
  /// - Parameters:
  ///   - post: The post.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func screen(for post: ID<Post>, navigator: any Navigator<Route>) -> LiveScreen {
    let view = PostView(strings: strings, context: context)
    return LiveScreen(presenter(for: post, navigator: navigator)) { view.screen($0.state) }
  }

  // MARK: People and edit history

  /// The presenter of the people who liked or shared a post, as `list` says; nil if they can't be read.
  ///
  /// - Parameters:
  ///   - list: Which people.
  ///   - post: The post.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func presenter(
    for list: PostPeople, of post: ID<Post>, navigator: any Navigator<Route>
  ) -> PostPeoplePresenter? {
    reactions.map { PostPeoplePresenter(list, of: post, reactions: $0, router: router(navigator)) }
  }

  /// The people who liked or shared a post, as `list` says, as a live screen; nil if they can't be read.
  ///
  /// - Parameters:
  ///   - list: Which people.
  ///   - post: The post.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func screen(
    for list: PostPeople, of post: ID<Post>, navigator: any Navigator<Route>
  ) -> LiveScreen? {
    let view = PostPeopleView(strings: strings.people, context: context)
    return presenter(for: list, of: post, navigator: navigator).map {
      LiveScreen($0) { view.screen($0.state) }
    }
  }

  /// The presenter of a post's edit history; nil if it can't be read.
  public func historyPresenter(of post: ID<Post>) -> HistoryPresenter? {
    history.map { HistoryPresenter(post, history: $0) }
  }

  /// A post's edit history, as a live screen; nil if it can't be read.
  public func historyScreen(of post: ID<Post>) -> LiveScreen? {
    let view = HistoryView(strings: strings.history, context: context)
    return historyPresenter(of: post).map { LiveScreen($0) { view.screen($0.state) } }
  }

  // MARK: Writing

  /// The presenter for writing; nil if the app can't publish posts, or for an edit if it can't edit them.
  ///
  /// - Parameters:
  ///   - writing: What to write.
  ///   - draft: The draft of a post to continue; nil for none.
  ///   - text: What is written already: it begins a new draft, or is added to `draft`, a comment or an edit.
  ///   - visibility: Who can see what begins with `text`; nil for what the viewer chose for all posts.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func composePresenter(
    for writing: Writing, draft: ID<Draft>? = nil, text: String = "", visibility: PostVisibility? = nil,
    navigator: any Navigator<Route>
  ) -> ComposePresenter? {
    guard has(writing.place), let posts = self.writing else { return nil }
    return ComposePresenter(
      writing, draft: draft, text: text, visibility: visibility, posts: posts, drafts: drafts, viewer: viewer,
      router: router(navigator))
  }

  /// Writing, as a live screen; nil if `composePresenter` is nil.
  ///
  /// - Parameters:
  ///   - writing: What to write.
  ///   - draft: The draft of a post to continue; nil for none.
  ///   - text: What is written already: it begins a new draft, or is added to `draft`, a comment or an edit.
  ///   - visibility: Who can see what begins with `text`; nil for what the viewer chose for all posts.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func composeScreen(
    for writing: Writing, draft: ID<Draft>? = nil, text: String = "", visibility: PostVisibility? = nil,
    navigator: any Navigator<Route>
  ) -> LiveScreen? {
    let view = ComposeView(
      strings: strings.compose, drafts: DraftRendering(strings: strings.drafts, context: context),
      context: context)
    return composePresenter(
      for: writing, draft: draft, text: text, visibility: visibility, navigator: navigator
    ).map {
      LiveScreen(ComposeStepsPresenter($0)) { view.screen($0.state) }
    }
  }

  /// The presenter of the viewer's drafts on this device; nil if drafts aren't kept.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func draftsPresenter(navigator: any Navigator<Route>) -> DraftsPresenter? {
    has(.drafts) ? DraftsPresenter(drafts: drafts, router: router(navigator)) : nil
  }

  /// The viewer's drafts on this device, as a live screen; nil if drafts aren't kept.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func draftsScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = DraftsView(strings: strings.drafts, context: context)
    return draftsPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  // MARK: Messages

  /// The presenter of the viewer's inbox of direct posts; nil if the source keeps none.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func conversationsPresenter(navigator: any Navigator<Route>) -> ConversationsPresenter? {
    conversations.map { ConversationsPresenter(interactor: $0, router: router(navigator)) }
  }

  /// The viewer's inbox of direct posts, as a live screen; nil if the source keeps none.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func conversationsScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = ConversationsView(strings: strings.conversations, context: context, viewer: viewer)
    return conversationsPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  // MARK: Later

  /// The presenter of the posts that the viewer has scheduled; nil if the source publishes none later.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func scheduledPostsPresenter(navigator: any Navigator<Route>) -> ScheduledPostsPresenter? {
    scheduled.map {
      ScheduledPostsPresenter(
        interactor: $0, drafts: drafts, viewer: viewer, router: router(navigator),
        zone: context.words.timeZone)
    }
  }

  /// The posts that the viewer has scheduled, as a live screen; nil if the source publishes none later.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func scheduledPostsScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = ScheduledPostsView(strings: strings.scheduled, context: context)
    return scheduledPostsPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  // MARK: What waits

  /// The presenter of what waits to be sent; nil if nothing ever does.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func outboxPresenter(navigator: any Navigator<Route>) -> OutboxPresenter? {
    outbox.map { OutboxPresenter(outbox: $0, router: router(navigator)) }
  }

  /// What waits to be sent, as a live screen; nil if nothing ever does.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func outboxScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = OutboxView(strings: strings.outbox, context: context)
    return outboxPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  private func router(_ navigator: any Navigator<Route>) -> PostRouter {
    PostRouter(navigator: navigator, edits: edits, strings: strings.compose, words: context.words)
  }
}
