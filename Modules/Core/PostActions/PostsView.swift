package import Entities
package import Presentation

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
  package func entry(
    _ post: Post, in state: some PostsState, sharedBy: Author? = nil, saysContext: Bool = true
  ) -> Block<Action> {
    // What vanished takes the same commands: their answer says what became of it.
    let lines =
      state.acting.gone.contains(post.id)
      ? [Line(context.words.postVanished, .faint)]
      : context.posts.lines(post, sharedBy: sharedBy, context: saysContext)
    var shortcuts: [String: PostIntent] = [
      "l": .like(post.id), "s": .share(post.id), "c": .comment(post.id), "p": .author(post.id),
    ]
    if state.viewer == post.author.id { shortcuts["d"] = .delete(post.id) }
    return .entry(
      Entry(lines, open: action(.open(post.id)), shortcuts: shortcuts.mapValues(action)))
  }

  /// The question whether to delete a post.
  package func deletion(of post: Post, notices: [ScreenNotice]) -> Screen<Action> {
    Screen(
      title: context.words.deletionTitle, notices: notices,
      blocks: [.text(context.words.deletionQuestion), .lines(context.posts.lines(post))],
      menu: [
        MenuItem(key: "y", label: context.words.deletionYes, action: action(.confirmDeletion)),
        MenuItem(key: "k", label: context.words.deletionNo, action: action(.keep)),
      ])
  }

  /// What can be done to the one post that a screen is about.
  package func menu(for post: Post, viewer: ID<User>?) -> [MenuItem<Action>] {
    guard viewer != nil else { return [signIn] }
    let words = context.words
    var items = [
      item("l", post.marks.isLiked ? words.unlikePost : words.likePost, .like(post.id)),
      item("s", post.marks.isShared ? words.unsharePost : words.sharePost, .share(post.id)),
      item("c", words.commentOnPost, .comment(post.id)),
    ]
    if viewer == post.author.id { items.append(item("d", words.deletePost, .delete(post.id))) }
    return items
  }

  /// Offers somebody without an account what it takes to act on posts.
  package var signIn: MenuItem<Action> { item("i", context.words.signInToAct, .signIn) }

  private func item(_ key: String, _ label: String, _ intent: PostIntent) -> MenuItem<Action> {
    MenuItem(key: key, label: label, action: action(intent))
  }
}

extension Words {
  /// What acting on a post achieved.
  package func tell(_ outcome: PostOutcome) -> String {
    switch outcome {
    case .liked: postLiked
    case .unliked: postUnliked
    case .shared: postShared
    case .unshared: postUnshared
    case .deleted: postDeleted
    }
  }
}
