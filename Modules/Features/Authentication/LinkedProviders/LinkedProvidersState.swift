public import AppScreens

/// The providers' accounts by which someone signs in, and what is done about them.
public struct LinkedProvidersState: ActingState, Equatable, Sendable {
  /// What is done about a provider.
  public enum Change: Equatable, Sendable {
    case link(SignInProvider, byCode: Bool)
    case unlink(LinkedProvider)

    /// The provider.
    public var provider: SignInProvider {
      switch self {
      case .link(let provider, byCode: _): provider
      case .unlink(let link): link.provider
      }
    }
  }

  /// All of them; nil until they are known.
  public var linked: [LinkedProvider]?
  /// The page of the server on which others are linked; nil where there's none.
  public var page: String?
  /// The providers that can be linked from here, and aren't yet.
  public var offered: [SignInProvider]
  /// The visit that is under way.
  public var visit: ProviderVisitState?
  /// What is to be done once its owner has proven who they are.
  public var pending: Change?
  /// What is asked for that; nil while nothing is.
  public var proof: ProofState?
  /// The outcome of the last action: what was done.
  public var action: ActionState<Change, Never>

  /// A state to preview, or to draw in a test.
  public init(
    linked: [LinkedProvider]? = nil, page: String? = nil, offered: [SignInProvider] = [],
    visit: ProviderVisitState? = nil, pending: Change? = nil, proof: ProofState? = nil,
    action: ActionState<Change, Never> = ActionState()
  ) {
    self.linked = linked
    self.page = page
    self.offered = offered
    self.visit = visit
    self.pending = pending
    self.proof = proof
    self.action = action
  }
}
