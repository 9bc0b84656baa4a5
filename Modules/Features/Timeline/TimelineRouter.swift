import AppScreens
import AppValues
import Entities
import Navigation
import PostActions

/// Where a timeline leads.
@MainActor
struct TimelineRouter {
  let posts: PostNavigation
  private let navigator: any Navigator<Route>

  init(navigator: any Navigator<Route>) {
    self.navigator = navigator
    posts = PostNavigation(navigator: navigator)
  }

  func write() throws(AppError) { try navigator.open(.compose(commentOn: nil)) }
  func findPeople() throws(AppError) { try navigator.open(.suggestedPeople) }
  /// Opens another timeline in place of this one, so that going back leaves them all.
  func read(_ kind: TimelineKind) throws(AppError) {
    guard navigator.has(kind.route.kind) else { throw .unsupported }
    navigator.replace(with: kind.route)
  }
  func read(_ selection: HashtagSelection) throws(AppError) {
    try navigator.open(TimelineKind.hashtag(selection).route)
  }
  func openMembers(of list: ID<UserList>) throws(AppError) { try navigator.open(.listMembers(list)) }
}
