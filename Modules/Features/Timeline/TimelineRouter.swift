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

  func write() { navigator.show(.compose(commentOn: nil)) }
  func findPeople() { navigator.show(.suggestedPeople) }
  /// Timelines that one goes to and fro between take each other's place: going back leaves them all.
  func read(_ kind: TimelineKind) { navigator.replace(with: kind.route) }
  func read(_ selection: HashtagSelection) { navigator.show(TimelineKind.hashtag(selection).route) }
  func openMembers(of list: ID<UserList>) { navigator.show(.listMembers(list)) }
}
