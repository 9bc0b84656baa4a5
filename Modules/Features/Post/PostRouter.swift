import AppScreens
import AppValues
import Entities
import Navigation
import PostActions

/// Where an intent on a post leads.
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

  /// A published post stands in place of the screen it was written on.
  func published(_ post: ID<Post>) { navigator.replace(with: .post(post)) }

  func openPeople(_ list: PostPeople, of post: ID<Post>) {
    switch list {
    case .likers: navigator.show(.likers(of: post))
    case .sharers: navigator.show(.sharers(of: post))
    }
  }

  /// An edited post stands in place of the screen it was edited on, and says that it is saved.
  func saved(_ post: ID<Post>) {
    edits.last = post
    navigator.replace(with: .post(post))
  }

  /// Whether the post was edited just now. Answers so once.
  func takeSaved(_ post: ID<Post>) -> Bool {
    guard edits.last == post else { return false }
    edits.last = nil
    return true
  }

  func history(of post: ID<Post>) { navigator.show(.history(post)) }

  func report(_ post: Post) { navigator.show(.report(of: post.author.id, post: post.id)) }

  func drafts() { navigator.show(.drafts) }

  func compose() { navigator.show(.compose(commentOn: nil)) }

  /// Goes on with what a draft holds.
  func resume(_ draft: Draft) {
    switch draft.writing {
    case .post: navigator.show(.draft(draft.id.rawValue))
    case .comment(let post): navigator.show(.compose(commentOn: post))
    case .edit(let post): navigator.show(.edit(post))
    }
  }

  func leave() { navigator.back() }
}

/// What the screen of an edit leaves for the one of the post to say.
@MainActor
final class SavedEdits {
  var last: ID<Post>?
}
