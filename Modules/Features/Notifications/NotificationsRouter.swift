import AppScreens
import AppValues
import Entities
import Navigation

/// Where notices lead. What the app does not have throws `unsupported`.
@MainActor
struct NotificationsRouter {
  let navigator: any Navigator<Route>

  /// Which of these the app has.
  var places: NotificationsPlaces {
    NotificationsPlaces(
      profile: navigator.has(.profile(ID(""))), comment: navigator.has(.compose(commentOn: ID(""))),
      settings: navigator.has(.notificationSettings), signIn: navigator.has(.signIn),
      signUp: navigator.has(.signUp))
  }

  /// Opens what a notice is about: its post, the requests to be answered, or else those who did it. Where the app has
  /// no place for the requests, or for a group, that is the person, on whose profile a request is answered too.
  func open(_ notice: Notice) throws(AppError) {
    if let post = notice.post {
      try navigator.open(.post(post.id))
      return
    }
    var place: Route?
    if notice.others > 0 { place = .newFollowers(notice.id) }
    if notice.kind == .followRequest { place = .followRequests }
    if let place, navigator.has(place) { try navigator.open(place) } else { try openPerson(notice) }
  }

  /// Opens the profile of who did it.
  func openPerson(_ notice: Notice) throws(AppError) {
    try navigator.open(.profile(notice.from.id))
  }

  /// Begins a comment on the post of a notice; for one without, opens the person.
  func comment(_ notice: Notice) throws(AppError) {
    if let post = notice.post {
      try navigator.open(.compose(commentOn: post.id))
    } else {
      try openPerson(notice)
    }
  }

  /// Opens the choice of what is told.
  func settings() throws(AppError) {
    try navigator.open(.notificationSettings)
  }

  /// Opens the sign-in.
  func signIn() throws(AppError) {
    try navigator.open(.signIn)
  }

  /// Opens the making of an account.
  func signUp() throws(AppError) {
    try navigator.open(.signUp)
  }
}
