import AppValues
import MastodonAPI

extension ServerRefusal {
  /// The longest message that is kept.
  private static let messageLimit = 1000

  /// Reads what a server answered that refused a request.
  ///
  /// - Parameter now: The current time, for an answer without a date.
  init(_ answer: ReceivedAnswer, now: Timestamp) {
    // Some servers, and what stands before them, answer with something else.
    let error = try? answer.value(of: MastodonError.self)
    let words = error.map { $0.errorDescription ?? $0.error }
    self.init(
      status: answer.status, message: words.map { String($0.prefix(Self.messageLimit)) },
      details: error?.details ?? [:],
      retryAfter: WaitingTime(status: answer.status, headers: answer.headers, now: now).duration)
  }
}
