import AppScreens
import AppValues
import Entities
import Navigation
import PostActions

/// Where an intent on a post leads. What the app does not have throws `unsupported`.
@MainActor
struct PostRouter {
  let posts: PostNavigation
  private let edits: SavedEdits
  private let navigator: any Navigator<Route>

  /// - Parameter edits: Shared by the screens of the module.
  init(navigator: any Navigator<Route>, edits: SavedEdits = SavedEdits()) {
    self.edits = edits
    self.navigator = navigator
    posts = PostNavigation(navigator: navigator)
  }

  /// Which ways there are from these screens.
  var places: PostPlaces {
    let post = ID<Post>("")
    return PostPlaces(
      post: navigator.has(.post(post)), likers: navigator.has(.likers(of: post)),
      sharers: navigator.has(.sharers(of: post)), history: navigator.has(.history(post)),
      report: navigator.has(.report(of: ID(""), post: post)),
      compose: navigator.has(.compose(commentOn: nil)), drafts: navigator.has(.drafts),
      signIn: navigator.has(.signIn))
  }

  // MARK: From a post

  func openPeople(_ list: PostPeople, of post: ID<Post>) throws(AppError) {
    switch list {
    case .likers: try navigator.open(.likers(of: post))
    case .sharers: try navigator.open(.sharers(of: post))
    }
  }

  func history(of post: ID<Post>) throws(AppError) { try navigator.open(.history(post)) }

  func report(_ post: Post) throws(AppError) {
    try navigator.open(.report(of: post.author.id, post: post.id))
  }

  // MARK: Writing

  func drafts() throws(AppError) { try navigator.open(.drafts) }

  func compose() throws(AppError) { try navigator.open(.compose(commentOn: nil)) }

  /// Goes on with what a draft holds.
  func resume(_ draft: Draft) throws(AppError) {
    switch draft.writing {
    case .post: try navigator.open(.draft(draft.id.rawValue))
    case .comment(let post): try navigator.open(.compose(commentOn: post))
    case .edit(let post): try navigator.open(.edit(post))
    }
  }

  func leave() { navigator.back() }

  // MARK: From writing to the post

  /// A published post stands in place of the screen it was written on, which is left where the app shows no post.
  func published(_ post: ID<Post>) {
    if navigator.has(.post(post)) { navigator.replace(with: .post(post)) } else { leave() }
  }

  /// An edited post stands in place of the screen it was edited on, and says that it is saved.
  func saved(_ post: ID<Post>) {
    edits.last = post
    published(post)
  }

  /// Whether the post was edited just now. Answers so once.
  func takeSaved(_ post: ID<Post>) -> Bool {
    guard edits.last == post else { return false }
    edits.last = nil
    return true
  }
}

/// What the screen of an edit leaves for the one of the post to say: that is below it, or made only afterwards.
@MainActor
final class SavedEdits {
  var last: ID<Post>?
}
