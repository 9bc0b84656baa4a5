import Entities
public import Navigation

/// Where a timeline leads.
@MainActor
public struct TimelineRouter {
  // The navigator holds the scenes, which hold this.
  private weak var navigator: (any Navigator)?

  /// Moves by means of `navigator`, without keeping it alive.
  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  func open(_ post: Post) { navigator?.show(.post(post.id)) }
  func openProfile(of author: Author) { navigator?.show(.profile(author.id)) }
  func comment(on post: Post) { navigator?.show(.compose(commentOn: post.id)) }
  func write() { navigator?.show(.compose(commentOn: nil)) }
  func findPeople() { navigator?.show(.search("")) }
  func signIn() { navigator?.show(.signIn) }
  /// The two timelines one goes to and fro between take each other's place: going back leaves both.
  func readHome() { navigator?.replace(with: .home) }
  func readPublic() { navigator?.replace(with: .publicTimeline) }
}
