public import AppValues
public import Entities

/// Finds the servers that people name, to sign in there.
public protocol ServerDirectory: Sendable {
  /// The server that a person named by its address, its name, or a handle there: `social.example`,
  /// `https://social.example/`, `@mia@social.example`.
  ///
  /// Throws `invalid(.server, …)`: `empty` and `malformed` for what names none; `unsafe` for an address that isn't
  /// encrypted; `missing` if there's no server of that name; `unconfirmed` if it can't prove to be that server;
  /// `unsupported` if it doesn't speak Mastodon's client API. Throws the other faults of the network.
  ///
  /// - Parameters:
  ///   - keeper: Keeps the token of a new session; nil for what this device is set to.
  ///   - sessions: Those on this device. A new session takes the place of the one of its account.
  func server(
    named text: String, keptBy keeper: TokenKeeper?, replacing sessions: [Session]
  ) async throws(AppError) -> FoundServer
}

extension ServerDirectory {
  /// The server that a person named, for an account that this device doesn't have yet.
  public func server(
    named text: String, keptBy keeper: TokenKeeper? = nil
  ) async throws(AppError) -> FoundServer {
    try await server(named: text, keptBy: keeper, replacing: [])
  }
}

/// A server, and the ways in which people sign in there.
public struct FoundServer: Sendable {
  /// The server.
  public let server: HomeServer
  /// Signs in with an email address and a password; nil if the server takes none from apps.
  public let passwords: (any PasswordSignIn)?
  /// Signs in on a page of the server.
  public let browser: any BrowserSignIns
  /// The providers that the server's page offers, too; none where that isn't known.
  public let providers: [SignInProvider]
  /// Signs in with a token that there is already, and in no other way; nil if there's none.
  public let token: (any TokenSignIn)?

  /// - Parameters:
  ///   - server: The server.
  ///   - passwords: Signs in with an email address and a password.
  ///   - browser: Signs in on a page of the server.
  ///   - providers: The providers that the server's page offers, too.
  ///   - token: Signs in with a token that there is already, and in no other way.
  public init(
    server: HomeServer, passwords: (any PasswordSignIn)?, browser: any BrowserSignIns,
    providers: [SignInProvider] = [], token: (any TokenSignIn)? = nil
  ) {
    self.server = server
    self.passwords = passwords
    self.browser = browser
    self.providers = providers
    self.token = token
  }
}

/// Signs in with a token that a command of the person's own prints.
public protocol TokenSignIn: Sendable {
  /// Signs in.
  ///
  /// Throws `invalid(.tokenCommand, …)`: `wrong` if the server doesn't take the token; what keeps the command from
  /// printing it.
  func session() async throws(AppError) -> Session
}

/// Signs in on a page of a server, in the person's browser (OAuth).
public protocol BrowserSignIns: Sendable {
  /// Begins: the server learns of this app, and of the way back from its page.
  func begin(_ way: BrowserReturn) async throws(AppError) -> any BrowserSignIn
}

/// How someone comes back from a server's page.
public enum BrowserReturn: Sendable {
  /// The browser comes back to this device by itself, and sees the last page.
  case toThisDevice(BrowserPages)
  /// The person types the code that the page shows.
  case byCode
}

/// What the browser shows once it has come back to this device.
public struct BrowserPages: Hashable, Sendable {
  /// The code of the language, for the page.
  public var language: String
  /// The title of the pages.
  public var title: String
  /// Everything is done in the browser.
  public var finished: String
  /// The address was opened by something else than the page of this sign-in.
  public var foreign: String

  /// - Parameters:
  ///   - language: The code of the language.
  ///   - title: The title of the pages.
  ///   - finished: Everything is done in the browser.
  ///   - foreign: The address was opened by something else.
  public init(language: String, title: String, finished: String, foreign: String) {
    self.language = language
    self.title = title
    self.finished = finished
    self.foreign = foreign
  }
}

/// A sign-in that has begun on a page of a server.
public protocol BrowserSignIn: Sendable {
  /// The address of the page.
  var page: String { get }
  /// Waits for the browser to come back, and signs in.
  ///
  /// Throws `invalid(.authorization, .missing)` if the person refused; `invalid(.authorization, .wrong)` if the server
  /// doesn't take its own code any more; `timeout` if no one comes back; `cancelled`.
  func session() async throws(AppError) -> Session
  /// Signs in with the code that the page showed.
  ///
  /// Throws `invalid(.authorization, .wrong)` for a wrong code, and one that has expired.
  func session(code: String) async throws(AppError) -> Session
  /// Gives up waiting for the browser.
  func end() async
}
