import AppScreens
import AppValues
import Navigation

/// Where the hashtags that a viewer follows lead.
@MainActor
struct HashtagsRouter {
  let navigator: any Navigator<Route>

  /// The places that the followed hashtags can lead to.
  var places: FollowedHashtagsPlaces {
    FollowedHashtagsPlaces(
      hashtag: navigator.has(.hashtag("")), home: navigator.has(.home), signIn: navigator.has(.signIn))
  }

  func open(_ hashtag: String) throws(AppError) { try navigator.open(.hashtag(hashtag)) }
  func signIn() throws(AppError) { try navigator.open(.signIn) }
}
