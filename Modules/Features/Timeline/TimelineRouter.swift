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
  /// The two timelines one goes to and fro between take each other's place: going back leaves both.
  func readHome() { navigator.replace(with: .home) }
  func readPublic() { navigator.replace(with: .publicTimeline) }
  func show(_ posts: PersonPosts, of person: ID<User>) {
    navigator.replace(with: .posts(of: person, posts))
  }
  func read(_ selection: HashtagSelection) { navigator.show(.hashtag(selection.single ?? selection.line)) }
  func open(_ list: ID<UserList>) { navigator.show(.list(list)) }
  /// Leaves every place of a list that was deleted.
  func remove(_ list: ID<UserList>) {
    navigator.remove(.listMembers(list))
    navigator.remove(.list(list))
  }
  func openMembers(of list: ID<UserList>) { navigator.show(.listMembers(list)) }
}
