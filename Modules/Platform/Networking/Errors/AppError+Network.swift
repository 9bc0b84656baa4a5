public import AppValues

extension AppError {
  /// An error of the network, as it's told to people.
  ///
  /// - Parameters:
  ///   - error: The error of the network.
  ///   - isWriting: Whether something should have been stored, which may now be there or not.
  public init(_ error: NetworkError, writing isWriting: Bool = false) {
    if isWriting, error.isOutcomeUnknown, error != .cancelled {
      self = .unconfirmed
      return
    }
    self =
      switch error {
      // Neither has this device a way to the server, or the network it's in answers in its place.
      case .offline, .nameNotFound, .undecodable(.webPage): .offline
      case .timedOut: .timeout
      case .tls(.wrongName(let host)): .invalid(.server, .mismatched(name: host))
      case .tls: .invalid(.server, .unconfirmed)
      case .refused, .interrupted, .redirected, .proxy, .insecure, .undecodable: .unavailable
      case .status(let refusal): AppError(refusal)
      case .tooLarge: .tooLarge
      case .unreadable: .invalid(.file, .unreadable)
      case .tokenMissing(let reason): reason
      case .cancelled: .cancelled
      case .failed: .unavailable
      }
  }
}
