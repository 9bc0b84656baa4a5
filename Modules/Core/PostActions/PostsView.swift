public import AppScreens
public import Entities
import Navigation
import Presentation

/// Draws posts as text: entries of a list, a post's own page, and the menu of its actions. All screens with posts use
/// these parts, so that posts look and act the same everywhere.
public struct PostsView<Action: Sendable> {
  private let context: ViewContext
  private let action: (PostIntent) -> Action

  /// - Parameters:
  ///   - context: The words, and the rendering of posts.
  ///   - action: Converts an intent on a post to an action of the screen's presenter.
  public init(_ context: ViewContext, action: @escaping (PostIntent) -> Action) {
    self.context = context
    self.action = action
  }

  /// The entry for a post in a list, with its short commands; if it vanished, a line that says so.
  ///
  /// - Parameters:
  ///   - post: The post.
  ///   - state: What the screen shows.
  ///   - sharedBy: Who shared it, if that's why it's in the list.
  ///   - saysContext: Whether to say what it replies to.
  ///   - indent: How many columns it's indented.
  ///   - below: The lines below it.
  public func entry(
    _ post: Post, in state: some PostsState, sharedBy: Author? = nil, saysContext: Bool = true,
    indent: Int = 0, below: Line? = nil
  ) -> Block<Action> {
    // What vanished takes the same commands: their answer says what became of it.
    let lines =
      state.acting.gone.contains(post.id)
      ? [Line(context.words.social.posts.vanished, .faint)]
      : context.posts.lines(
        post, sharedBy: sharedBy, context: saysContext, in: state.filterContext,
        hiding: showsPhotos(of: post, in: state) ? nil : hint("w \(TextSpan.itemNumber)"))
    var shortcuts = shortcuts(of: post, in: state)
    if post.hidesSomething(in: state.filterContext) { shortcuts["w"] = .reveal(post.id) }
    if opens(post, in: state, isInList: true) != nil { shortcuts["o"] = .openLink(post.id) }
    return .entry(
      Entry(
        lines.map { $0.indented(by: indent) } + (below.map { [$0] } ?? []),
        open: state.places.contains(.post) ? action(.open(post.id)) : nil,
        shortcuts: shortcuts.mapValues(action),
        pictures: thumbnails(of: post, in: state)))
  }

  /// The entry for the `post` that the one below replies to, in one row. It has the commands that make sense without
  /// seeing the whole post.
  ///
  /// - Parameter state: What the screen shows.
  public func answered(_ post: Post, in state: some PostsState) -> Block<Action> {
    let line =
      state.acting.gone.contains(post.id)
      ? Line(context.words.social.posts.vanished, .faint) : context.posts.quote(post, in: state.filterContext)
    return .entry(
      Entry(
        [line], open: state.places.contains(.post) ? action(.open(post.id)) : nil,
        shortcuts: shortcuts(of: post, in: state).mapValues(action), leads: true))
  }

  /// The short commands of a post.
  private func shortcuts(of post: Post, in state: some PostsState) -> [String: PostIntent] {
    let (can, places) = (state.acting.capabilities, state.places)
    var shortcuts: [String: PostIntent] = [:]
    if places.contains(.comment) { shortcuts["c"] = .comment(post.id) }
    if places.contains(.profile) { shortcuts["p"] = .author(post.id) }
    if can.marks.contains(.liked) { shortcuts["l"] = .like(post.id) }
    if can.marks.contains(.shared) { shortcuts["s"] = .share(post.id) }
    if can.marks.contains(.bookmarked) { shortcuts["k"] = .bookmark(post.id) }
    if state.viewer == post.author.id {
      if places.contains(.edit) { shortcuts["e"] = .edit(post.id) }
      if can.deletes { shortcuts["d"] = .delete(post.id) }
    }
    return shortcuts
  }

  /// The page of the `post` that a screen is about, without anything to choose.
  ///
  /// - Parameters:
  ///   - state: What the screen shows.
  ///   - saysContext: Whether to say what it replies to.
  public func page(of post: Post, in state: some PostsState, saysContext: Bool = true) -> [Line] {
    context.posts.lines(
      post, context: saysContext, in: state.filterContext,
      hiding: isOpen(post, in: state) ? nil : hint("w"))
  }

  /// The hint for showing what is hidden.
  private func hint(_ command: String) -> RevealHint {
    let reveal = context.words.social.posts.reveal
    return { reveal(command, $0) }
  }

  /// Whether the reader has chosen to see what a warning or a filter hides.
  private func isOpen(_ post: Post, in state: some PostsState) -> Bool {
    !post.isFolded(in: state.filterContext) || state.acting.revealed.contains(post.id)
  }

  /// Whether a list shows the photos of a post. Photos that may disturb people are shown only if the reader has
  /// chosen to see them. On its own page, a post has been opened on purpose.
  private func showsPhotos(of post: Post, in state: some PostsState) -> Bool {
    !post.hidesSomething(in: state.filterContext) || state.acting.revealed.contains(post.id)
  }

  /// The photos of the `post` that a screen is about, if their files are on this device; empty while its warning is
  /// closed, or if it was deleted.
  ///
  /// - Parameter state: What the screen shows.
  public func pictures(of post: Post, in state: some PostsState) -> [Block<Action>] {
    guard shows(post, in: state) else { return [] }
    return context.words.photos(of: post).compactMap { photo, name in
      photo.thumbnail.map { .picture(Picture(path: $0, caption: post.photos.count > 1 ? name : "")) }
    }
  }

  /// The photos of a post in a list, if their files are on this device; empty while they're hidden as sensitive.
  private func thumbnails(of post: Post, in state: some PostsState) -> [Picture] {
    guard shows(post, in: state), showsPhotos(of: post, in: state) else { return [] }
    return context.words.photos(of: post).compactMap { photo, _ in
      photo.thumbnail.map { Picture(path: $0) }
    }
  }

  private func shows(_ post: Post, in state: some PostsState) -> Bool {
    isOpen(post, in: state) && !state.acting.gone.contains(post.id)
  }

  /// The question whether to delete a `post`.
  ///
  /// - Parameter notices: The notices of the screen.
  public func deletion(of post: Post, notices: [ScreenNotice]) -> Screen<Action> {
    Screen(
      title: context.words.social.actions.deletionTitle, notices: notices,
      blocks: [.text(context.words.social.actions.deletionQuestion), .lines(context.posts.lines(post))],
      menu: [
        MenuItem(key: "y", label: context.words.social.actions.deletionYes, action: action(.confirmDeletion)),
        MenuItem(key: "b", label: context.words.social.actions.deletionNo, action: action(.keep)),
      ])
  }

  /// The menu of actions on the `post` that a screen is about.
  ///
  /// - Parameter state: What the screen shows.
  public func menu(for post: Post, in state: some PostsState) -> [MenuItem<Action>] {
    guard let viewer = state.viewer else {
      return reveal(post, in: state) + link(of: post, in: state) + signIn(state)
    }
    let (words, id) = (context.words.social.actions, post.id)
    let (can, places) = (state.acting.capabilities, state.places)
    let isOwn = viewer == post.author.id
    func mark(_ mark: PostMark, _ key: String, _ set: String, _ remove: String, _ intent: PostIntent)
      -> [MenuItem<Action>]
    {
      can.marks.contains(mark) ? [item(key, post.marks[mark] ? remove : set, intent)] : []
    }
    var items = reveal(post, in: state) + ballot(on: post, in: state)
    items += mark(.liked, "l", words.like, words.unlike, .like(id))
    items += mark(.shared, "s", words.share, words.unshare, .share(id))
    if places.contains(.comment) { items.append(item("c", words.comment, .comment(id))) }
    items += mark(.bookmarked, "k", words.bookmark, words.unbookmark, .bookmark(id))
    if isOwn, post.visibility.allowsPinning {
      items += mark(.pinned, "+", words.pin, words.unpin, .pin(id))
    }
    items += mark(
      .conversationMuted, "u", words.muteConversation, words.unmuteConversation, .muteConversation(id))
    items += link(of: post, in: state)
    if isOwn, places.contains(.edit) { items.append(item("e", words.edit, .edit(id))) }
    if isOwn, can.deletes { items.append(item("d", words.delete, .delete(id))) }
    return items
  }

  /// The menu item for showing or hiding what the warning of a `post`, or a filter, hides.
  ///
  /// - Parameter state: What the screen shows.
  public func reveal(_ post: Post, in state: some PostsState) -> [MenuItem<Action>] {
    guard post.isFolded(in: state.filterContext) else { return [] }
    let isRevealed = state.acting.revealed.contains(post.id)
    return [
      item(
        "w", isRevealed ? context.words.social.actions.hide : context.words.social.actions.reveal,
        .reveal(post.id))
    ]
  }

  /// The menu items for voting in the poll of the post that a screen is about, while that is possible.
  private func ballot(on post: Post, in state: some PostsState) -> [MenuItem<Action>] {
    guard let poll = post.content.poll, let votes = post.votes, shows(post, in: state), !votes.isOver,
      !votes.hasVoted, state.viewer != post.author.id
    else { return [] }
    let (words, chosen) = (context.words.social.polls, state.acting.ballots[post.id] ?? [])
    let options = poll.options.indices.map { index in
      let label = (chosen.contains(index) ? words.unchoose : words.choose)(poll.options[index])
      return MenuItem(label: label, action: action(.choose(post.id, index)))
    }
    if chosen.isEmpty { return options }
    let names = chosen.sorted().filter(poll.options.indices.contains).map { poll.options[$0] }
    return options + [item("v", words.vote(names), .vote(post.id))]
  }

  /// The menu item for opening the link or photos of the post that a screen is about.
  private func link(of post: Post, in state: some PostsState) -> [MenuItem<Action>] {
    let words = context.words.social.actions
    return switch opens(post, in: state) {
    case .link: [item("o", words.openLink, .openLink(post.id))]
    case .photos(let photos):
      [
        item(
          "o", post.photos.isFilm ? words.openFilm : photos.count > 1 ? words.openPhotos : words.openPhoto,
          .openLink(post.id))
      ]
    case nil: []
    }
  }

  /// What can be opened in a post: nothing that is hidden.
  private func opens(_ post: Post, in state: some PostsState, isInList: Bool = false) -> PostLink? {
    guard state.acting.opensLinks, shows(post, in: state) else { return nil }
    let link = PostLink(of: post)
    if isInList, case .photos = link, !showsPhotos(of: post, in: state) { return nil }
    return link
  }

  /// The menu items for signing in or up, for a signed-out reader.
  ///
  /// - Parameter state: What the screen shows.
  public func signIn(_ state: some PostsState) -> [MenuItem<Action>] {
    state.places.contains(.signIn) ? [item("i", context.words.social.actions.signIn, .signIn)] : []
  }

  private func item(_ key: String, _ label: String, _ intent: PostIntent) -> MenuItem<Action> {
    MenuItem(key: key, label: label, action: action(intent))
  }
}

extension Post {
  /// Whether a warning or a filter initially hides all of it.
  fileprivate func isFolded(in place: FilterContext?) -> Bool {
    content.warning != nil || fold(in: place) != nil
  }

  /// Whether a list initially hides a part of it.
  fileprivate func hidesSomething(in place: FilterContext?) -> Bool {
    let hidesPhotos = content.isSensitive || match(.blur, in: place) != nil
    return isFolded(in: place) || hidesPhotos && !content.photos.isEmpty
  }
}

extension Words {
  /// The notice about the `outcome` of an action on a post.
  public func notice(for outcome: PostOutcome) -> ScreenNotice {
    if case .notOpened = outcome { return ScreenNotice(.failed, message(for: outcome)) }
    return ScreenNotice(.done, message(for: outcome))
  }

  /// The message about the `outcome` of an action on a post.
  public func message(for outcome: PostOutcome) -> String {
    let outcomes = social.outcomes
    return switch outcome {
    case .liked: outcomes.liked
    case .unliked: outcomes.unliked
    case .shared: outcomes.shared
    case .unshared: outcomes.unshared
    case .bookmarked: outcomes.bookmarked
    case .unbookmarked: outcomes.unbookmarked
    case .pinned: outcomes.pinned
    case .unpinned: outcomes.unpinned
    case .conversationMuted: outcomes.conversationMuted
    case .conversationUnmuted: outcomes.conversationUnmuted
    case .edited: outcomes.edited
    case .deleted: outcomes.deleted
    case .voted: outcomes.voted
    case .opened(let addresses): outcomes.opened(addresses.joined(separator: "\n"))
    case .notOpened(let addresses): outcomes.notOpened(addresses.joined(separator: "\n"))
    case .waiting(let outcome): outcomes.waiting(message(for: outcome))
    }
  }
}
