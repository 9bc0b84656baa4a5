public import AppScreens

/// The progress of signing in by a provider.
public struct ProviderSignInState: ActingState, Equatable, Sendable {
  /// What someone is asked who has no account yet.
  public enum Question: Equatable, Sendable {
    case handle, name
    /// Only where the provider named no address that it had verified.
    case email
  }

  /// The providers, in the order in which they're offered.
  public var providers: [SignInProvider]
  /// Whether a browser can be opened on this device.
  public var opensPages: Bool
  /// The visit that is under way.
  public var visit: ProviderVisitState?
  /// Whom the provider has identified and who has no account yet.
  public var newcomer: ProviderNewcomer?
  /// The question that they're asked.
  public var question: Question
  /// Their answers so far.
  public var form: ProviderSignUpForm
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    providers: [SignInProvider] = [], opensPages: Bool = false, visit: ProviderVisitState? = nil,
    newcomer: ProviderNewcomer? = nil, question: Question = .handle,
    form: ProviderSignUpForm = ProviderSignUpForm(), action: ActionState<Never, Never> = ActionState()
  ) {
    self.providers = providers
    self.opensPages = opensPages
    self.visit = visit
    self.newcomer = newcomer
    self.question = question
    self.form = form
    self.action = action
  }
}
