public import AppValues
public import Entities

/// Reads people. This is the only port that a host needs to show a profile.
public protocol ProfileRepository: Sendable {
  /// The person with an id.
  ///
  /// Throws `notFound`, `gone` if the account is deleted.
  func user(_ id: ID<User>) async throws(AppError) -> User
  /// The person with a handle, in any case, without the `@`.
  ///
  /// Throws `notFound`, `gone` if the account is deleted.
  func user(handle: String) async throws(AppError) -> User
  /// Signals when a person's counts or relationship may have changed, until cancelled; nil if the source doesn't follow
  /// changes to people, and screens show them as they were when read.
  ///
  /// Each call returns a new stream: an `AsyncStream` has one listener, and several screens listen at once.
  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>?
}
