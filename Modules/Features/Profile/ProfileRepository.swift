public import AppValues
public import Entities

/// Where people are read. This is all that a host needs to show a person.
public protocol ProfileRepository: Sendable {
  /// The person of an id.
  ///
  /// Throws `notFound`, `gone` when they deleted their account.
  func user(_ id: ID<User>) async throws(AppError) -> User
  /// The person of a handle, in whatever case, without the `@`.
  ///
  /// Throws `notFound`, `gone` when they deleted their account.
  func user(handle: String) async throws(AppError) -> User
  /// Signals when a person may have other counts or relations now, until cancelled; nil where there is no news of
  /// people, and screens show them as they were when read.
  ///
  /// Each call answers a fresh stream: an `AsyncStream` has one listener, and several screens listen at once.
  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>?
}
