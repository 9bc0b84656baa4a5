public import AppValues

/// A backend that has a whole network, with everyone's accounts, as a server needs it. Don't hand this to other people.
public protocol HostedNetwork: Backend {
  /// Suspended accounts.
  var suspensions: any Suspensions { get }
  /// Everyone's push subscriptions, for what sends the messages.
  var pushTargets: any PushTargets { get }
  /// What changes, by which a server knows how long an answer stays right.
  var contentChanges: any ContentChanges { get }
  /// Tells those who listen what happens.
  var newsListening: any NewsListening { get }
  /// What arrives at everyone's home.
  var homeArrivals: any HomeArrivals { get }
  /// Whether people can add films here, rather than just photos.
  var takesFilms: Bool { get }
  /// Where email is sent from.
  func mailOrigin() async throws(AppError) -> MailStatus.Sender
  /// The number of accounts, counted up to `limit`.
  func accountCount(upTo limit: Int) async throws(AppError) -> Int
  /// How large the network is. A large one isn't counted again for each call: for every thousand posts, the answer may
  /// be a second old.
  func statistics() async throws(AppError) -> NetworkStatistics
}
