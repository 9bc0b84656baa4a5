/// What someone is asked for to prove who they are.
public struct ProofState: Equatable, Sendable {
  /// What they can be asked for, the best first.
  public var proofs: [WaysIn.Proof]
  /// What they are asked for; nil while they choose.
  public var asked: WaysIn.Proof?
  /// Whether a code goes to the address that the account had before.
  public var toFormerAddress: Bool
  /// Where the code went, once one has been sent.
  public var destination: MailDestination?

  /// A state to preview, or to draw in a test.
  public init(
    _ proofs: [WaysIn.Proof], asked: WaysIn.Proof? = nil, toFormerAddress: Bool = false,
    destination: MailDestination? = nil
  ) {
    self.proofs = proofs
    self.asked = asked
    self.toFormerAddress = toFormerAddress
    self.destination = destination
  }
}
