import AppScreens
import AppValues
import Entities
import Navigation

/// Where notices lead.
@MainActor
struct NotificationsRouter {
  let navigator: any Navigator<Route>

  /// Opens what a notice is about: its post, the requests to be answered, or else those who did it.
  func open(_ notice: Notice) {
    if let post = notice.post {
      navigator.show(.post(post.id))
    } else if notice.kind == .followRequest {
      navigator.show(.followRequests)
    } else if notice.others > 0 {
      navigator.show(.newFollowers(notice.id))
    } else {
      openPerson(notice.from.id)
    }
  }

  /// Opens a person's profile.
  func openPerson(_ person: ID<User>) {
    navigator.show(.profile(person))
  }

  /// Begins a comment on the post of a notice; for one without, opens the person.
  func comment(_ notice: Notice) {
    if let post = notice.post {
      navigator.show(.compose(commentOn: post.id))
    } else {
      openPerson(notice.from.id)
    }
  }

  /// Opens the choice of what is told.
  func settings() {
    navigator.show(.notificationSettings)
  }

  /// Opens the sign-in.
  func signIn() {
    navigator.show(.signIn)
  }

  /// Opens the making of an account.
  func signUp() {
    navigator.show(.signUp)
  }
}
