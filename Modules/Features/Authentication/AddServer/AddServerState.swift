public import AppScreens

/// The progress of signing in at a server.
public struct AddServerState: ActingState, Equatable, Sendable {
  /// What is asked, or waited for.
  public enum Step: Equatable, Sendable {
    /// The server.
    case server
    /// By what to sign in there: a password, or a provider.
    case way
    /// The address of an account there, its password, then a code where it has two factors.
    case email, password, signInCode
    /// The code that the server's page shows.
    case code
  }

  /// The current question.
  public var step: Step
  /// The server as it was typed; kept if it's refused.
  public var typed: String
  /// The name of the server, once it's found.
  public var server: String
  /// The providers that its page offers beside a password.
  public var providers: [SignInProvider]
  /// The email address as it was typed; kept if it's refused.
  public var email: String
  /// The address of the server's page, once it's used.
  public var page: String?
  /// Whether the browser was opened, and is waited for.
  public var isInBrowser: Bool
  /// The seconds until it's tried again, while that is waited for.
  public var wait: Int?
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    step: Step = .server, typed: String = "", server: String = "",
    providers: [SignInProvider] = [], email: String = "", page: String? = nil,
    isInBrowser: Bool = false, wait: Int? = nil, action: ActionState<Never, Never> = ActionState()
  ) {
    self.step = step
    self.typed = typed
    self.server = server
    self.providers = providers
    self.email = email
    self.page = page
    self.isInBrowser = isInBrowser
    self.wait = wait
    self.action = action
  }
}
