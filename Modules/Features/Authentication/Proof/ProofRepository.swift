public import AppValues

/// Where a signed-in person proves once more who they are, before what a stolen session alone must not do: changing the
/// password, the address, and other ways to sign in, and deleting the account. A session is proven for ten minutes:
/// since it signed in, or since the last proof.
///
/// What asks for a proof throws `invalid(.proof, .missing)` without one, and `invalid(.proof, .unconfirmed)` where a password
/// alone doesn't do.
public protocol ProofRepository: Sendable {
  /// How the account can be signed in to, and whether the session is proven.
  func standing() async throws(AppError) -> AccountStanding
  /// Sends a code to the account's address, in place of one sent before; to the address before for as long as its change can
  /// be undone.
  ///
  /// Throws `rateLimited`; `unsupported` where there are better proofs, or no email can be sent; `invalid(.mail, .missing)`.
  func requestCode() async throws(AppError) -> MailDestination
  /// Proves that the session is in its owner's hands.
  ///
  /// Throws `invalid(.password, .wrong)`, `invalid(.signInCode, .wrong)`, `invalid(.code, .wrong)`,
  /// `invalid(.passkey, .wrong)`; `rateLimited`; `unsupported` for a passkey where no browser is spoken with.
  func prove(_ proof: AccountProof) async throws(AppError)
}

/// By what someone proves that a session is in their hands.
public enum AccountProof: Hashable, Sendable {
  /// The account's password.
  case password(Secret)
  /// A code of the account's authenticator app, or a recovery code.
  case code(Secret)
  /// The six digits that were sent to the account's address.
  case mailedCode(Secret)
  /// One of the account's passkeys, as a browser answered what ``PasskeyAddition/proofOptions(at:)`` asks.
  case passkey(PasskeyAnswer)
}

/// How an account can be signed in to, and whether the session that asks is proven.
public struct AccountStanding: Hashable, Sendable {
  /// How the account can be signed in to.
  public var waysIn: WaysIn
  /// Whether its owner has signed in, or proven who they are, within ten minutes.
  public var isProven: Bool
  /// Whether they did so by more than a password: a second factor, a passkey, or the email of the address before.
  public var isProvenBeyondPassword: Bool
  /// Whether the address was changed so lately that this can be undone. For seven days, a password alone doesn't do for
  /// ``ProofNeed/removal``.
  public var hasNewAddress: Bool
  /// Whether a factor or a passkey was added then, or in the week before: it may be a thief's, and proves nothing more than a
  /// password.
  public var hasNewFactors: Bool

  /// A standing; not proven by default.
  public init(
    waysIn: WaysIn, isProven: Bool = false, isProvenBeyondPassword: Bool = false, hasNewAddress: Bool = false,
    hasNewFactors: Bool = false
  ) {
    self.waysIn = waysIn
    self.isProven = isProven
    self.isProvenBeyondPassword = isProvenBeyondPassword
    self.hasNewAddress = hasNewAddress
    self.hasNewFactors = hasNewFactors
  }

  /// Whether nothing more has to be proven.
  public func isProven(for need: ProofNeed) -> Bool {
    isProven && (need == .change || !hasNewAddress || isProvenBeyondPassword)
  }

  /// What proves who someone is, the best first.
  public func proofs(for need: ProofNeed) -> [WaysIn.Proof] {
    let usual = waysIn.proofs.filter { $0 != .mailedCode }
    guard hasNewAddress else { return waysIn.proofs }
    // Codes go to the address before.
    guard need == .removal else { return usual.isEmpty ? [.mailedCode] : usual }
    return (hasNewFactors ? [] : usual.filter { $0 != .password }) + [.mailedCode]
  }
}

/// What a proof is needed for.
public enum ProofNeed: Hashable, Sendable {
  /// Changing the password or the address.
  case change
  /// Taking something away for good: the account, its data, or a factor; and adding a factor, with which that could be done.
  case removal
}

/// How an account can be signed in to.
public struct WaysIn: Hashable, Sendable {
  /// What can be entered to prove who someone is. Passkeys can't: browsers ask for them.
  public enum Proof: Hashable, Sendable, CaseIterable {
    /// The account's password.
    case password
    /// A code of its authenticator app, or a recovery code.
    case code
    /// A code that is sent to the account's address.
    case mailedCode
  }

  /// Whether the account has a password.
  public var hasPassword: Bool
  /// How many passkeys it has.
  public var passkeys: Int
  /// Whether a code of an authenticator app is asked for beside the password.
  public var hasAuthenticator: Bool
  /// How many recovery codes haven't been used.
  public var recoveryCodesLeft: Int
  /// How many providers' accounts it's bound to.
  public var providers: Int

  /// Ways to sign in; by default a password alone.
  public init(
    hasPassword: Bool = true, passkeys: Int = 0, hasAuthenticator: Bool = false, recoveryCodesLeft: Int = 0,
    providers: Int = 0
  ) {
    self.hasPassword = hasPassword
    self.passkeys = passkeys
    self.hasAuthenticator = hasAuthenticator
    self.recoveryCodesLeft = recoveryCodesLeft
    self.providers = providers
  }

  /// Whether no one could sign in.
  public var isEmpty: Bool { !hasPassword && passkeys == 0 && providers == 0 }

  /// What proves who someone is, the best first. Anyone who reads the account's email proves nothing by that alone, unless
  /// there's nothing else.
  public var proofs: [Proof] {
    let proofs: [Proof] = (hasPassword ? [.password] : []) + (hasAuthenticator ? [.code] : [])
    return proofs.isEmpty && passkeys == 0 ? [.mailedCode] : proofs
  }
}
