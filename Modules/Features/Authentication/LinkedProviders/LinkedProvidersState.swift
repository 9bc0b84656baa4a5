public import AppScreens

/// The providers' accounts by which someone signs in.
public struct LinkedProvidersState: ActingState, Equatable, Sendable {
  /// All of them; nil until they are known.
  public var linked: [LinkedProvider]?
  /// The page of the server on which others are linked; nil where there's none.
  public var page: String?
  /// The one that is to be unlinked once its owner has proven who they are.
  public var unlinking: LinkedProvider?
  /// What is asked for that; nil while nothing is.
  public var proof: ProofState?
  /// The outcome of the last action: the name of the provider that was unlinked.
  public var action: ActionState<String, Never>

  /// A state to preview, or to draw in a test.
  public init(
    linked: [LinkedProvider]? = nil, page: String? = nil, unlinking: LinkedProvider? = nil,
    proof: ProofState? = nil, action: ActionState<String, Never> = ActionState()
  ) {
    self.linked = linked
    self.page = page
    self.unlinking = unlinking
    self.proof = proof
    self.action = action
  }
}
