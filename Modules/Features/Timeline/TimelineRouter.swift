import AppValues
import Entities
public import Navigation
import PostActions

/// Where a timeline leads.
@MainActor
public struct TimelineRouter {
  let posts: PostNavigation
  // The navigator holds the screens, which hold this.
  private weak var navigator: (any Navigator)?

  /// Moves by means of `navigator`, without keeping it alive.
  public init(navigator: any Navigator) {
    self.navigator = navigator
    posts = PostNavigation(navigator: navigator)
  }

  func write() { navigator?.show(.compose(commentOn: nil)) }
  func findPeople() { navigator?.show(.suggestedPeople) }
  /// The two timelines one goes to and fro between take each other's place: going back leaves both.
  func readHome() { navigator?.replace(with: .home) }
  func readPublic() { navigator?.replace(with: .publicTimeline) }
  func show(_ posts: PersonPosts, of person: ID<User>) {
    navigator?.replace(with: .posts(of: person, posts))
  }
  func read(_ selection: HashtagSelection) { navigator?.show(.hashtag(selection.single ?? selection.line)) }
  func open(_ list: ID<UserList>) { navigator?.show(.list(list)) }
  /// Back past the posts of the list, which are no more.
  func leaveDeletedList() {
    navigator?.back()
    navigator?.back()
  }
  func openMembers(of list: ID<UserList>) { navigator?.show(.listMembers(list)) }
}
