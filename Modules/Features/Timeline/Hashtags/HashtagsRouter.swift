import AppScreens
import Navigation

/// Where the hashtags that a viewer follows lead.
@MainActor
struct HashtagsRouter {
  let navigator: any Navigator<Route>

  func open(_ hashtag: String) { navigator.show(.hashtag(hashtag)) }
  func signIn() { navigator.show(.signIn) }
}
