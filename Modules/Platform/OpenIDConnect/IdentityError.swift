public import AppValues

/// Why a provider's identity isn't known or isn't believed. Each case says exactly what was wrong, for the log;
/// ``appError`` is what people get, which doesn't.
public enum IdentityError: Error, Hashable, Sendable {
  // The way to the provider.

  /// There's no connection; with the reason.
  case unreachable(String)
  /// There was no answer in time.
  case timedOut
  /// It answered with a status that promises nothing, such as 503.
  case unavailable(status: Int)
  /// It answered more than there can be.
  case tooLarge
  /// It redirected elsewhere.
  case redirected
  /// No one waits for it any longer.
  case cancelled

  // What it says of itself.

  /// What it publishes about itself is another issuer's.
  case wrongDocument(issuer: String)
  /// It doesn't do that, or we're not registered for it.
  case unsupported(String)

  // What it answers.

  /// It refused; with an error code of OAuth, and what it says about it.
  case refused(code: String, description: String)
  /// The person refused, or went back.
  case denied
  /// The answer came too late: the person took longer than the time there is.
  case authorizationExpired
  /// The device's code wasn't entered in time.
  case deviceCodeExpired
  /// The answer is to another question.
  case wrongState
  /// The answer, or what it's an answer to, is another issuer's (RFC 9207).
  case mixedUp(issuer: String?)
  /// A parameter of the answer is there more than once.
  case repeated(String)
  /// Something is missing.
  case missing(String)
  /// Something isn't what it should be.
  case malformed(String)

  // Identity tokens.

  /// It's signed in a way that isn't allowed, or not at all.
  case wrongAlgorithm(String)
  /// It says that it needs to be understood in ways that we don't.
  case critical
  /// Its key isn't among the provider's; with the key's ID.
  case unknownKey(String?)
  /// Its signature isn't that of its key.
  case wrongSignature
  /// It's from another issuer.
  case wrongIssuer(String)
  /// It's for someone else.
  case wrongAudience([String])
  /// It was given to someone else.
  case wrongParty(String?)
  /// It's no longer valid.
  case expired(at: Timestamp)
  /// It's from the future.
  case issuedInFuture(at: Timestamp)
  /// It's an answer to another question.
  case wrongNonce
  /// The access token beside it is another one's.
  case wrongAccessToken
  /// The person signed in there too long ago.
  case authenticatedTooLongAgo(at: Timestamp)
  /// It's about someone else.
  case wrongSubject
}

extension IdentityError {
  /// Whether the provider, or the way to it, has a fault that may pass.
  public var isOutage: Bool {
    switch self {
    case .unreachable, .timedOut, .unavailable, .tooLarge, .redirected: true
    default: false
    }
  }

  /// What people get: whether it's worth another try, but not what was wrong.
  public var appError: AppError {
    switch self {
    case .unreachable, .timedOut, .unavailable, .tooLarge, .redirected, .wrongDocument: .unavailable
    case .refused(let code, _): code == "invalid_grant" ? Self.wrong : .unavailable
    case .unsupported: .unsupported
    case .cancelled, .denied: .cancelled
    case .authorizationExpired, .deviceCodeExpired: .gone
    default: Self.wrong
    }
  }

  private static let wrong = AppError.invalid(InputField("provider"), .wrong)
}

extension IdentityError: CustomStringConvertible {
  /// One line for the log, without secrets.
  public var description: String {
    switch self {
    case .unreachable(let reason): "can't be reached: \(Self.line(reason))"
    case .timedOut: "didn't answer in time"
    case .unavailable(let status): "answered with status \(status)"
    case .tooLarge: "answered too much"
    case .redirected: "redirected elsewhere"
    case .cancelled: "cancelled"
    case .wrongDocument(let issuer): "the discovery document is that of \(Self.line(issuer))"
    case .unsupported(let what): "unsupported: \(what)"
    case .refused(let code, let text): "refused: \(Self.line(code)) \(Self.line(text))"
    case .denied: "the person refused"
    case .authorizationExpired: "the answer came too late"
    case .deviceCodeExpired: "the device's code wasn't entered in time"
    case .wrongState: "the answer has another state"
    case .mixedUp(let issuer): "the answer is that of another issuer: \(Self.line(issuer ?? "none named"))"
    case .repeated(let name): "repeated: \(Self.line(name))"
    case .missing(let what): "missing: \(what)"
    case .malformed(let what): "malformed: \(Self.line(what))"
    default: "identity token: \(tokenFault)"
    }
  }

  private var tokenFault: String {
    switch self {
    case .wrongAlgorithm(let name): "signed by \(Self.line(name)), which isn't allowed"
    case .critical: "has critical headers"
    case .unknownKey(let key): "signed with an unknown key, \(Self.line(key ?? "which it doesn't name"))"
    case .wrongSignature: "the signature is wrong"
    case .wrongIssuer(let issuer): "issued by \(Self.line(issuer))"
    case .wrongAudience(let audience): "for \(Self.line(audience.joined(separator: ", ")))"
    case .wrongParty(let party): "given to \(Self.line(party ?? "several, and doesn't say whom"))"
    case .expired(let end): "expired at \(end.milliseconds / 1000)"
    case .issuedInFuture(let time): "issued at \(time.milliseconds / 1000), which is to come"
    case .wrongNonce: "the nonce is wrong"
    case .wrongAccessToken: "at_hash isn't that of the access token"
    case .authenticatedTooLongAgo(let time): "signed in at \(time.milliseconds / 1000), too long ago"
    case .wrongSubject: "the subject is another one"
    default: "wrong"
    }
  }

  /// What others wrote, fit for a line of a log.
  private static func line(_ text: String) -> String {
    Printable.stripped(String(text.prefix(200)))
  }
}
