public import AppValues
public import Entities

/// What an app asks someone for in their browser, as it came (RFC 6749, section 4.1.1).
public struct AuthorizationForm: Hashable, Sendable {
  /// The name that the app was given.
  public var clientID: String
  /// Where the person is sent afterwards.
  public var redirectAddress: String
  /// The names of scopes, separated by space. Empty means `read`.
  public var scopes: String
  /// What the app shows of its verifier; empty where it uses none.
  public var challenge: String
  /// How the challenge was made. Only `S256` is taken.
  public var challengeMethod: String

  /// A form as it came; nothing is checked yet.
  public init(
    clientID: String, redirectAddress: String, scopes: String = "", challenge: String = "",
    challengeMethod: String = ""
  ) {
    self.clientID = clientID
    self.redirectAddress = redirectAddress
    self.scopes = scopes
    self.challenge = challenge
    self.challengeMethod = challengeMethod
  }
}

/// What an app asks someone for, checked. Once they agree, `AppAuthorizations` makes a code of it.
public struct AuthorizationRequest: Hashable, Sendable {
  /// The app that asks.
  public let app: RegisteredApp
  /// Where the person is sent afterwards: one of the app's addresses.
  public let redirectAddress: String
  /// What the app is to be allowed; never more than it was registered for.
  public let scopes: AccessScopes
  /// The SHA-256 of the app's verifier in base64url; nil where it uses none (RFC 7636).
  public let challenge: String?

  /// Whether the code is to be shown to the person, who takes it to the app themselves.
  public var isOutOfBand: Bool { redirectAddress == RedirectRule.outOfBand }

  /// Values that have been checked: `AppsInteractor.authorization(for:)` makes them from a form.
  public init(app: RegisteredApp, redirectAddress: String, scopes: AccessScopes, challenge: String?) {
    self.app = app
    self.redirectAddress = redirectAddress
    self.scopes = scopes
    self.challenge = challenge
  }
}

/// What an app shows to get a token for a code (RFC 6749, section 4.1.3).
public struct CodeExchange: Hashable, Sendable {
  /// The code that the person's browser brought.
  public let code: Secret
  /// The address that the code was asked for with.
  public let redirectAddress: String
  /// What the challenge was made of; nil where the app uses none.
  public let verifier: Secret?

  /// What an app showed; nothing is checked yet.
  ///
  /// - Parameters:
  ///   - code: The code that the browser brought.
  ///   - redirectAddress: The address that the code was asked for with.
  ///   - verifier: An empty one is none.
  public init(code: String, redirectAddress: String, verifier: String? = nil) {
    self.code = Secret(code)
    self.redirectAddress = redirectAddress
    self.verifier = verifier?.isEmpty == true ? nil : verifier.map { Secret($0) }
  }
}
