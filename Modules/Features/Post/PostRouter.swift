import AppScreens
import AppValues
import Entities
import Navigation
import PostActions

/// Opens what a post leads to. Throws `unsupported` for a place that the app doesn't have.
@MainActor
struct PostRouter {
  let posts: PostNavigation
  private let edits: SavedEdits
  private let strings: ComposeStrings
  private let words: Words?
  private let navigator: any Navigator<Route>

  /// - Parameters:
  ///   - edits: Shared by the screens of the module.
  ///   - strings: What is said on the next screen after writing.
  ///   - words: Say times; nil where none are said.
  init(
    navigator: any Navigator<Route>, edits: SavedEdits = SavedEdits(), strings: ComposeStrings,
    words: Words? = nil
  ) {
    self.edits = edits
    self.strings = strings
    self.words = words
    self.navigator = navigator
    posts = PostNavigation(navigator: navigator)
  }

  /// The kinds of places that the app has at present.
  var places: Set<Route.Kind> { navigator.availablePlaces }

  // MARK: From a post

  func openPeople(_ list: PostPeople, of post: ID<Post>) throws(AppError) {
    switch list {
    case .likers: try navigator.open(.likers(of: post))
    case .sharers: try navigator.open(.sharers(of: post))
    }
  }

  func history(of post: ID<Post>) throws(AppError) { try navigator.open(.history(post)) }

  /// Opens the viewer's filters, to add a post to them.
  func filter(_ post: ID<Post>) throws(AppError) { try navigator.open(.addToFilters(post)) }

  func report(_ post: Post) throws(AppError) {
    try navigator.open(.report(of: post.author.id, post: post.id))
  }

  // MARK: Writing

  func drafts() throws(AppError) { try navigator.open(.drafts) }

  func compose() throws(AppError) { try navigator.open(.compose(commentOn: nil)) }

  /// Opens the screen that continues a draft.
  func resume(_ draft: Draft) throws(AppError) {
    switch draft.writing {
    case .post: try navigator.open(.draft(draft.id.rawValue))
    case .comment(let post): try navigator.open(.compose(commentOn: post))
    case .edit(let post): try navigator.open(.edit(post))
    }
  }

  func leave() { navigator.back() }

  /// Leaves the screen of a draft, and has the next one say that the draft is saved.
  func leaveDraft() {
    navigator.say(ScreenNotice(.done, strings.draftSaved))
    leave()
  }

  // MARK: From writing to the post

  /// Goes back to where someone began to write, which then says what became of the post.
  func published(_ post: Post) {
    sayPublished(post)
    leave()
  }

  /// Goes back to where someone began to write, which then says when the post is published.
  func scheduled(_ post: ScheduledPost) {
    navigator.say(ScreenNotice(.done, strings.scheduled(words?.dateAndTime(post.at))))
    leave()
  }

  /// Shows a published comment in place of the screen it was written on, and says what became of it.
  func published(comment: Post) {
    sayPublished(comment)
    show(comment.id)
  }

  private func sayPublished(_ post: Post) {
    navigator.say(ScreenNotice(.done, post.delivery == .sent ? strings.published : strings.waits))
  }

  /// Shows an edited post in place of the screen it was edited on; its screen then says that the edit was saved.
  func saved(_ post: Post) {
    edits.last = (post.id, PostOutcome.edited.delivered(post.delivery))
    show(post.id)
  }

  /// Shows a post in place of the screen it was written on, or leaves that screen if the app has no screen for a post.
  private func show(_ post: ID<Post>) {
    if navigator.has(.post) { navigator.replace(with: .post(post)) } else { leave() }
  }

  /// The outcome of the edit of the post just now; only once.
  func takeSaved(_ post: ID<Post>) -> PostOutcome? {
    guard let last = edits.last, last.post == post else { return nil }
    edits.last = nil
    return last.outcome
  }
}

/// Passes the last edit from the screen of the edit to the screen of the post, which may be created only afterwards.
@MainActor
final class SavedEdits {
  var last: (post: ID<Post>, outcome: PostOutcome)?
}
