public import AppValues

/// Goes to providers for someone on this device, where the network is on it as well: they sign in there in a browser.
public protocol ProviderVisits: Sendable {
  /// The providers, in the order in which they're offered.
  var all: [SignInProvider] { get }
  /// Begins a visit.
  ///
  /// Throws `invalid(.provider, .missing)` for none of them; `unsupported` where the provider has no such way; `unavailable`.
  func begin(at provider: SignInProvider.ID, _ way: ProviderVisitWay) async throws(AppError)
    -> any StartedProviderVisit
}

/// How someone signs in at a provider.
public enum ProviderVisitWay: Sendable {
  /// In a browser of this device, which comes back by itself (RFC 8252) and then shows one of the pages.
  case browser(BrowserPages)
  /// In a browser of any device, where they enter a code (RFC 8628).
  case code
}

/// A visit that has begun.
public protocol StartedProviderVisit: Sendable {
  /// The address of the provider's page.
  var page: String { get }
  /// The code to enter there; nil where there's none to enter.
  var code: String? { get }
  /// Waits until they have signed in there.
  ///
  /// Throws `invalid(.provider, …)`; `cancelled` if they refused or this task ended, `timeout` or `gone` if it took too long;
  /// `unavailable`.
  func identity() async throws(AppError) -> ProviderIdentity
  /// Gives up waiting.
  func end() async
}
