public import AppValues

/// Why a request has no answer, or none that can be used.
public enum NetworkError: Error, Hashable, Sendable {
  /// This device isn't connected, or there's no way to the server.
  case offline
  /// There's no server by that name.
  case nameNotFound
  /// Nothing answers at that address.
  case refused
  /// It took too long, either to connect or to answer.
  case timedOut(NetworkStage)
  /// The connection can't be made secure.
  case tls(TLSFault)
  /// The proxy doesn't lead to the server.
  case proxy(ProxyFault)
  /// The connection was closed before the whole answer was there.
  case interrupted
  /// The server refused, or failed.
  case status(ServerRefusal)
  /// The server named another address instead, which isn't followed.
  case redirected(to: String)
  /// The answer isn't what was asked for.
  case undecodable(UndecodableAnswer)
  /// The answer has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The address isn't encrypted.
  case insecure
  /// A file that should be sent can't be read, or has changed since.
  case unreadable(LocalFile)
  /// The token can't be had that the request is to be sent with; why, as people are told.
  case tokenMissing(AppError)
  /// The task was cancelled.
  case cancelled
  /// Something else, in the words of a library, for logs.
  case failed(String)
}

/// How far a request has come.
public enum NetworkStage: Hashable, Sendable {
  /// Nothing was sent yet.
  case connecting
  /// It was sent at least in part.
  case answering
}

/// Why a connection can't be made secure.
public enum TLSFault: Hashable, Sendable {
  /// No trusted authority vouches for the server, or its certificate has expired.
  case untrusted
  /// The server has proved to be another one than this host.
  case wrongName(host: String)
  /// The two ends don't understand each other.
  case failed
}

/// Why a proxy doesn't lead to a server.
public enum ProxyFault: Hashable, Sendable {
  /// The proxy itself can't be reached.
  case unreachable
  /// The proxy asks for a name and a password.
  case unauthorized
  /// The proxy refuses, or can't reach the server.
  case refused
}

/// What is wrong with an answer.
public enum UndecodableAnswer: Hashable, Sendable {
  /// It's a web page: probably one of the network that this device is in, which asks to sign in there.
  case webPage
  /// It isn't JSON, or lacks a value; where, for logs.
  case malformed(String)
}

extension NetworkError {
  /// Whether the server may have carried out the request, though it isn't known.
  public var isOutcomeUnknown: Bool {
    switch self {
    case .timedOut(let stage): stage == .answering
    case .interrupted, .undecodable, .tooLarge, .cancelled, .failed: true
    // Those behind which others stand answer for them, and they may go on.
    case .status(let refusal): refusal.status >= 500 && refusal.status != 501 && refusal.status != 503
    case .offline, .nameNotFound, .refused, .tls, .proxy, .redirected, .insecure, .unreadable, .tokenMissing:
      false
    }
  }

  /// Whether trying again a moment later can succeed.
  public var isPassing: Bool {
    switch self {
    case .offline, .nameNotFound, .refused, .timedOut, .interrupted: true
    case .proxy(let fault): fault != .unauthorized
    case .undecodable(let answer): answer == .webPage
    case .status(let refusal): refusal.isPassing
    case .tls, .redirected, .tooLarge, .insecure, .unreadable, .tokenMissing, .cancelled, .failed: false
    }
  }
}
