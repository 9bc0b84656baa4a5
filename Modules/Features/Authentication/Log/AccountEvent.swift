public import AppValues

/// Something that happened to an account: someone signed in, or what they sign in with changed. Its owner and the
/// administrator can read it.
public struct AccountEvent: Hashable, Sendable, Identifiable {
  /// How long events are kept, in days.
  public static let daysKept = 90

  /// What happened. The raw values are stored and printed, so they never change.
  public enum Kind: String, CaseIterable, Sendable {
    /// The account was created.
    case signedUp
    /// Someone signed in; the detail names the app, the passkey or the provider by which they did, if there was one.
    case signedIn
    /// Someone tried to, with a wrong password or a wrong code.
    case signInFailed
    /// Someone who is signed in tried to prove who they are, with a wrong password or a wrong code.
    case proofFailed
    case passwordChanged
    /// Someone who forgot the password chose another with a code that was sent by email, and signed in.
    case passwordReset
    /// The detail is the new address; so it is for `emailRestored`.
    case emailChanged
    /// A change of the address was undone from the one before.
    case emailRestored
    case authenticatorAdded, authenticatorRemoved
    case recoveryCodesMade, recoveryCodeUsed
    /// The detail names the passkey.
    case passkeyAdded, passkeyRemoved
    /// The detail names the provider.
    case providerLinked, providerUnlinked
    /// The administrator removed all that beside the password is needed to sign in.
    case factorsReset
    /// The detail names the app.
    case appConnected, appDisconnected
    /// One sign-in was ended from another; the detail names its device or its app.
    case sessionEnded
    /// All sign-ins but the one that did it were ended.
    case sessionsEnded
    case exported
    case deletionBegun
    /// The administrator suspended the account, or lifted that.
    case suspended, reinstated
  }

  /// The position in the log.
  public let id: AppValues.ID<AccountEvent>
  public let kind: Kind
  public let at: Timestamp
  /// What the device or browser calls itself; empty where that isn't known.
  public let device: String
  /// The address that it called from; empty where that isn't known.
  public let address: String
  /// A name or an address, by the kind; mostly empty.
  public let detail: String

  /// An event as the source has it.
  public init(
    id: AccountEvent.ID, kind: Kind, at: Timestamp, device: String = "", address: String = "",
    detail: String = ""
  ) {
    self.id = id
    self.kind = kind
    self.at = at
    self.device = device
    self.address = address
    self.detail = detail
  }
}

extension AccountEvent: PagedItem {}
