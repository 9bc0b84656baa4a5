/// What became of sending a message.
public enum PushOutcome: Hashable, Sendable {
  /// The push service has it.
  case taken
  /// The push service takes no messages for the app, now or later; with the status it answered.
  case ended(status: Int)
  /// It wasn't taken, and may be later; with the status and how long to wait, as far as that was answered.
  case failed(status: Int?, retryAfter: Duration?)
  /// It wasn't sent, or not taken, and trying again doesn't help: the address isn't one of the whole internet, or leads
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
