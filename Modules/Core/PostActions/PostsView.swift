package import AppScreens
package import Entities
import Presentation

/// The parts that every screen with posts on it draws alike.
package struct PostsView<Action: Sendable> {
  private let context: ViewContext
  private let action: (PostIntent) -> Action

  /// - Parameter action: What an intent on a post is to the screen's presenter.
  package init(_ context: ViewContext, action: @escaping (PostIntent) -> Action) {
    self.context = context
    self.action = action
  }

  /// A post in a list, with its short commands; in place of one that vanished, a word about that.
  ///
  /// - Parameters:
  ///   - sharedBy: Who brought it to the list, when its author did not.
  ///   - saysContext: Whether to say what it is a comment on.
  ///   - indent: How many columns it is moved to the right.
  ///   - below: What is said below it.
  package func entry(
    _ post: Post, in state: some PostsState, sharedBy: Author? = nil, saysContext: Bool = true,
    indent: Int = 0, below: Line? = nil
  ) -> Block<Action> {
    // What vanished takes the same commands: their answer says what became of it.
    let lines =
      state.acting.gone.contains(post.id)
      ? [Line(context.words.postVanished, .faint)]
      : self.lines(
        post, in: state, sharedBy: sharedBy, saysContext: saysContext, hint: context.words.revealInList)
    var shortcuts: [String: PostIntent] = [
      "l": .like(post.id), "s": .share(post.id), "c": .comment(post.id), "k": .bookmark(post.id),
      "p": .author(post.id),
    ]
    if state.viewer == post.author.id {
      shortcuts["e"] = .edit(post.id)
      shortcuts["d"] = .delete(post.id)
    }
    if post.warning != nil { shortcuts["w"] = .reveal(post.id) }
    return .entry(
      Entry(
        lines.map { $0.indented(by: indent) } + (below.map { [$0] } ?? []), open: action(.open(post.id)),
        shortcuts: shortcuts.mapValues(action)))
  }

  /// The post that a screen is about, without anything that can be chosen.
  package func page(of post: Post, in state: some PostsState, saysContext: Bool = true) -> [Line] {
    lines(post, in: state, saysContext: saysContext, hint: context.words.revealOnPage)
  }

  /// What stands behind a warning stays hidden until the reader wants to see it.
  private func lines(
    _ post: Post, in state: some PostsState, sharedBy: Author? = nil, saysContext: Bool, hint: String
  ) -> [Line] {
    context.posts.lines(
      post, sharedBy: sharedBy, context: saysContext, hiding: isOpen(post, in: state) ? nil : hint)
  }

  private func isOpen(_ post: Post, in state: some PostsState) -> Bool {
    post.warning == nil || state.acting.revealed.contains(post.id)
  }

  /// The photos of the post that a screen is about, where their files lie on this machine; none while its
  /// warning is closed, or when it was deleted.
  package func pictures(of post: Post, in state: some PostsState) -> [Block<Action>] {
    guard isOpen(post, in: state), !state.acting.gone.contains(post.id) else { return [] }
    return context.words.photoFiles(of: post).compactMap { file in
      file.photo.thumbnail.map { .picture(Picture(path: $0, caption: file.words)) }
    }
  }

  /// The question whether to delete a post.
  package func deletion(of post: Post, notices: [ScreenNotice]) -> Screen<Action> {
    Screen(
      title: context.words.deletionTitle, notices: notices,
      blocks: [.text(context.words.deletionQuestion), .lines(context.posts.lines(post))],
      menu: [
        MenuItem(key: "y", label: context.words.deletionYes, action: action(.confirmDeletion)),
        MenuItem(key: "k", label: context.words.deletionNo, action: action(.keep)),
        .back(context.words, action(.keep)),
      ])
  }

  /// What can be done to the one post that a screen is about.
  package func menu(for post: Post, in state: some PostsState) -> [MenuItem<Action>] {
    guard let viewer = state.viewer else { return reveal(post, in: state) + [signIn] }
    let (words, marks, id) = (context.words, post.marks, post.id)
    var items = reveal(post, in: state)
    items += [
      item("l", marks.isLiked ? words.unlikePost : words.likePost, .like(id)),
      item("s", marks.isShared ? words.unsharePost : words.sharePost, .share(id)),
      item("c", words.commentOnPost, .comment(id)),
      item("k", marks.isBookmarked ? words.unbookmarkPost : words.bookmarkPost, .bookmark(id)),
    ]
    let isOwn = viewer == post.author.id
    if isOwn, post.visibility != .direct {
      items.append(item("t", marks.isPinned ? words.unpinPost : words.pinPost, .pin(id)))
    }
    items.append(
      item(
        "x", marks.mutesConversation ? words.unmuteConversation : words.muteConversation,
        .muteConversation(id)))
    if isOwn { items += [item("e", words.editPost, .edit(id)), item("d", words.deletePost, .delete(id))] }
    return items
  }

  /// Offers to show what stands behind a post's warning, or to hide it again.
  package func reveal(_ post: Post, in state: some PostsState) -> [MenuItem<Action>] {
    guard post.warning != nil else { return [] }
    let isRevealed = state.acting.revealed.contains(post.id)
    return [item("w", isRevealed ? context.words.hidePost : context.words.revealPost, .reveal(post.id))]
  }

  /// Offers a signed-out reader to sign in or sign up.
  package var signIn: MenuItem<Action> { item("i", context.words.signInToAct, .signIn) }

  private func item(_ key: String, _ label: String, _ intent: PostIntent) -> MenuItem<Action> {
    MenuItem(key: key, label: label, action: action(intent))
  }
}

extension Words {
  /// What acting on a post achieved.
  package func message(for outcome: PostOutcome) -> String {
    switch outcome {
    case .liked: postLiked
    case .unliked: postUnliked
    case .shared: postShared
    case .unshared: postUnshared
    case .bookmarked: postBookmarked
    case .unbookmarked: postUnbookmarked
    case .pinned: postPinned
    case .unpinned: postUnpinned
    case .conversationMuted: conversationMuted
    case .conversationUnmuted: conversationUnmuted
    case .edited: postEdited
    case .deleted: postDeleted
    }
  }
}
