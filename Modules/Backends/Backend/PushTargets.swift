public import AppValues
public import Entities
public import Notifications

/// Everyone's push subscriptions, for what sends the messages. Don't hand this to other people.
public protocol PushTargets: Sendable {
  /// Everyone's subscriptions, the oldest first, a page at a time; empty behind the last.
  ///
  /// - Parameter id: The last one of the page before; nil for the first page.
  func targets(after id: ID<PushSubscription>?, limit: Int) async throws(AppError) -> [PushTarget]
  /// A subscription as it is now; nil for one that has ended.
  func target(_ id: ID<PushSubscription>) async throws(AppError) -> PushTarget?
  /// The subscriptions of a person's sessions.
  func subscriptions(of person: ID<User>) async throws(AppError) -> [PushSubscription]
  /// Ends a subscription whose app is no longer reached. One that has ended already is no error.
  func end(_ id: ID<PushSubscription>) async throws(AppError)
}

/// A push subscription, and what messages to it are worded by.
public struct PushTarget: Hashable, Sendable {
  /// Where and what to push.
  public let subscription: PushSubscription
  /// The language of the person's account, a BCP 47 code.
  public let language: String

  /// A target as a source keeps it.
  public init(subscription: PushSubscription, language: String) {
    self.subscription = subscription
    self.language = language
  }
}
