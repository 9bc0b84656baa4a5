public import AppValues
public import Entities
public import Notifications

/// Everyone's push subscriptions, for what sends the messages. Don't hand this to other people.
public protocol PushTargets: Sendable {
  /// The subscriptions of a person's sessions.
  func subscriptions(of person: ID<User>) async throws(AppError) -> [PushSubscription]
  /// Ends a subscription whose app is no longer reached. One that has ended already is no error.
  func end(_ id: ID<PushSubscription>) async throws(AppError)
}
