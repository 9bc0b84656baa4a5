import AppScreens
import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Presentation

extension ServerError {
  /// An error of ours as it is on the wire.
  init(_ error: AppError) {
    switch error {
    // Clients match these texts, too.
    case .invalid(.account, .unconfirmed):
      self.init(.forbidden, "Your login is missing a confirmed e-mail address")
    case .invalid(.account, .pending): self.init(.forbidden, "Your login is currently pending approval")
    case .invalid(.account, .suspended): self.init(.forbidden, "Your login is currently disabled")
    case .invalid(.photos, .tooLong(let maximum, _)):
      self.init(.unprocessableContent, "Cannot attach more than \(maximum) files")
    case .invalid(.film, .pending):
      self.init(
        .unprocessableContent,
        "Cannot attach files that have not finished processing. Try again in a moment!")
    case .invalid(.film, .taken):
      self.init(
        .unprocessableContent, "Cannot attach a video to a post that already contains images")
    case .invalid: self = .invalid(Self.words.explain(error))
    case .unauthenticated: self = .noToken
    case .forbidden: self = .notAllowed
    case .notFound, .gone: self = .notFound
    case .conflict: self.init(.conflict, "Conflict during update, please try again")
    case .rateLimited(let seconds): self = .tooMany(retryAfter: seconds)
    case .tooLarge: self = .tooLarge
    case .unsupported: self.init(.unprocessableContent, Self.words.explain(error))
    case .busy(let seconds): self.init(unavailable: error, retryAfter: seconds)
    case .offline, .timeout, .unavailable, .cancelled, .unconfirmed, .storage(.locked),
      .storage(.connectionsExhausted):
      self.init(unavailable: error, retryAfter: 5)
    // The server can't write until someone sets the clock or starts the version that updated the data.
    case .wrongClock, .storage(.newerVersion): self.init(unavailable: error, retryAfter: 60)
    case .storage(.full), .storage(.partlyFull):
      self.init(.init(code: 507), Self.words.explain(error))
    case .storage, .unexpected:
      self.init(.internalServerError, "Something went wrong on the server")
    }
  }

  private init(unavailable error: AppError, retryAfter seconds: Int) {
    self.init(
      .serviceUnavailable, MastodonError(error: Self.words.explain(error)),
      headers: [.retryAfter: "\(seconds)"])
  }

  /// Errors are in English: clients match them.
  private static let words = Words.social(.english, app: AppName(title: "SocialConnect"))
}
