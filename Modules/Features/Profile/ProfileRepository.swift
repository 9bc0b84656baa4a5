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
  /// The id of the person with a handle, from a source that reads the person in two steps, of which this is the first;
  /// nil from one that reads the person at once. Unless a source implements it, it's nil.
  ///
  /// - Parameter handle: In any case, without the `@`.
  ///
  /// Throws the same as `user(handle:)`.
  func id(ofHandle handle: String) async throws(AppError) -> ID<User>?
  /// Signals when a person's counts or relationship may have changed, until cancelled; nil if the source doesn't follow
  /// changes to people, and screens show them as they were when read.
  ///
  /// Each call returns a new stream: an `AsyncStream` has one listener, and several screens listen at once.
  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>?
}

extension ProfileRepository {
  /// Nil: the person is read at once.
  ///
  /// - Parameter handle: In any case, without the `@`.
  public func id(ofHandle handle: String) async throws(AppError) -> ID<User>? { nil }
}
