import AppValues
import Post
import SocialNetworking

/// Why something from the outbox wasn't sent, or may not have been.
enum OutboxStop: Error {
  /// The network, or the server for now.
  case network(NetworkError)
  /// Something else that passes, before it was sent.
  case passing(AppError)
  /// It was changed or dropped before it was sent.
  case changed
  /// The server refused it for good.
  case refused(OutboxFailure, AppError)
  /// This device's disk.
  case storage(AppError)

  /// An error with a photo.
  init(photo error: AppError) {
    if error.isPassing || [.cancelled, .unauthenticated].contains(error) {
      self = .passing(error)
    } else {
      self = .refused(OutboxFailure(error == .tooLarge ? .tooLarge : .photo), error)
    }
  }

  /// Calls a server.
  static func network<Value: Sendable>(
    _ call: () async throws(NetworkError) -> Value
  ) async throws(OutboxStop) -> Value {
    do throws(NetworkError) {
      return try await call()
    } catch {
      throw OutboxFailure(error).map { OutboxStop.refused($0, AppError(error)) } ?? OutboxStop.network(error)
    }
  }

  /// Reads or writes what this device keeps.
  static func storage<Value: Sendable>(
    _ call: () async throws(AppError) -> Value
  ) async throws(OutboxStop) -> Value {
    do throws(AppError) {
      return try await call()
    } catch {
      throw .storage(error)
    }
  }
}
