public import AppValues

/// Someone's answer while they prove who they are.
public enum ProofAnswer: Hashable, Sendable {
  /// What they want to be asked for.
  case choose(WaysIn.Proof)
  /// The password, or a code.
  case enter(Secret)
}

/// Asks the owner of an account to prove who they are, on a screen that goes on once they have.
@MainActor
struct ProofDialogue {
  let account: AccountInteractor

  /// What to ask first; nil for a session that is proven.
  func begin(
    _ standing: AccountStanding, for need: ProofNeed = .change
  ) async throws(AppError) -> ProofState? {
    if standing.isProven(for: need) { return nil }
    let state = ProofState(standing.proofs(for: need), toFormerAddress: standing.hasNewAddress)
    guard state.proofs.count == 1, let only = state.proofs.first else { return state }
    return try await asking(only, state)
  }

  /// What to ask after an answer; nil once the session is proven.
  ///
  /// Throws what ``AccountInteractor/prove(_:)`` throws; what was asked stays then.
  func take(_ answer: ProofAnswer, _ state: ProofState) async throws(AppError) -> ProofState? {
    switch (state.asked, answer) {
    case (nil, .choose(let proof)): return try await asking(proof, state)
    case (.password, .enter(let password)): try await account.prove(.password(password))
    case (.code, .enter(let code)): try await account.prove(.code(code))
    case (.mailedCode, .enter(let code)): try await account.prove(.mailedCode(code))
    // It's the answer to another question, or has been answered before.
    case (_?, .choose), (nil, .enter): throw .cancelled
    }
    return nil
  }

  /// To the choice before; nil if there was none.
  func back(_ state: ProofState) -> ProofState? {
    state.asked != nil && state.proofs.count > 1
      ? ProofState(state.proofs, toFormerAddress: state.toFormerAddress) : nil
  }

  private func asking(_ proof: WaysIn.Proof, _ state: ProofState) async throws(AppError) -> ProofState {
    var state = state
    if proof == .mailedCode { state.destination = try await account.requestProofCode() }
    state.asked = proof
    return state
  }
}
