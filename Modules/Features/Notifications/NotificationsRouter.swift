import AppScreens
import AppValues
import Entities
import Navigation

/// Opens the places that notifications lead to. A place that the app doesn't have throws `unsupported`.
@MainActor
struct NotificationsRouter {
  let navigator: any Navigator<Route>

  /// The kinds of places that the app has at present.
  var places: Set<Route.Kind> { navigator.availablePlaces }

  /// Opens the subject of a notification: its post, the follow requests, the scheduled posts, or else the people who did
  /// it. If the app has no such place, opens the person's profile, which can answer a request too.
  func open(_ notice: Notice) throws(AppError) {
    if let post = notice.post {
      try navigator.open(.post(post.id))
      return
    }
    if let place = notice.place, navigator.has(place.kind) {
      try navigator.open(place)
    } else {
      try openPerson(notice)
    }
  }

  /// Opens the profile of the person who did it.
  func openPerson(_ notice: Notice) throws(AppError) {
    try openPerson(notice.from)
  }

  /// Opens someone's profile.
  func openPerson(_ person: Author) throws(AppError) {
    try navigator.open(.profile(person.id))
  }

  /// Opens the profile of someone by the handle that a text mentions.
  func openPerson(handle: String) throws(AppError) {
    try navigator.open(.person(handle: handle))
  }

  /// Opens the posts with a hashtag.
  func openHashtag(_ name: String) throws(AppError) {
    try navigator.open(.hashtag(name))
  }

  /// Opens the requests of people whose notifications wait.
  func requests() throws(AppError) {
    try navigator.open(.notificationRequests)
  }

  /// Opens the editor for a comment on the post of a notification; without a post, opens the person's profile.
  func comment(_ notice: Notice) throws(AppError) {
    if let post = notice.post {
      try navigator.open(.compose(commentOn: post.id))
    } else {
      try openPerson(notice)
    }
  }

  /// Opens the notification settings.
  func settings() throws(AppError) {
    try navigator.open(.notificationSettings)
  }

  /// Opens the sign-in.
  func signIn() throws(AppError) {
    try navigator.open(.signIn)
  }

  /// Opens creating an account.
  func signUp() throws(AppError) {
    try navigator.open(.signUp)
  }
}

extension Notice {
  /// The place for what it's about, if it isn't about a post or one person.
  var place: Route? {
    switch kind {
    case .followRequest: .followRequests
    case .unpublished: .scheduled
    default: others > 0 ? .newFollowers(id) : nil
    }
  }
}
