public import AppValues

/// Keeps the push subscription of the viewer's session, of which there is at most one. It goes when the session ends.
///
/// Each function throws `unauthenticated`.
public protocol PushSubscriptions: Sendable {
  /// The session's subscription; nil if there is none.
  func subscription() async throws(AppError) -> PushSubscription?
  /// Subscribes, in place of what there was before.
  func subscribe(_ request: PushRequest, _ choice: PushChoice) async throws(AppError) -> PushSubscription
  /// Changes what is pushed.
  ///
  /// Throws `notFound` if there is no subscription.
  func change(_ choice: PushChoice) async throws(AppError) -> PushSubscription
  /// Ends the subscription. Without one it has no effect.
  func unsubscribe() async throws(AppError)
}
