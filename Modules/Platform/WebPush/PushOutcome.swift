/// The result of sending a message.
public enum PushOutcome: Hashable, Sendable {
  /// The push service accepted it.
  case taken
  /// The push service no longer accepts messages for the app; with the status of its response.
  case ended(status: Int)
  /// It wasn't accepted, and may be later; with the status and how long to wait, as far as the response says so.
  case failed(status: Int?, retryAfter: Duration?)
  /// It wasn't sent or accepted, and trying again doesn't help: the address isn't on the internet, or redirects
  /// elsewhere.
  case refused

  init(status: Int, retryAfter: String?) {
    switch status {
    case 200..<300: self = .taken
    case 408, 429, 500...:
      self = .failed(status: status, retryAfter: retryAfter.flatMap { Int($0) }.map { .seconds(max($0, 0)) })
    case 400..<500: self = .ended(status: status)
    default: self = .refused
    }
  }
}
