public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// The accounts signed in on this device.
public struct AccountsState: ActingState, Equatable, Sendable {
  /// One of them, without what proves it.
  public struct Account: Equatable, Sendable, Identifiable {
    /// The id of the session, which `AccountsPresenter.Action.use(_:)` takes.
    public var id: AppValues.ID<Session>
    /// The person signed in, as the session names them: without a picture.
    public var person: Author
    /// Whether it is the current one in this window.
    public var isInUse: Bool

    /// An account to preview, or to draw in a test.
    public init(id: Account.ID, person: Author, isInUse: Bool = false) {
      self.id = id
      self.person = person
      self.isInUse = isInUse
    }
  }

  /// What someone should know before they sign out.
  public enum SignOutQuestion: Equatable, Sendable {
    /// The server can't be reached, so it still knows the session.
    case unreachable
    /// The session's token can't be had, so the server still knows the session.
    case tokenMissing
    /// So much of what they wrote hasn't been sent to the server yet, and goes.
    case unsent(Int)
    /// It isn't known whether something hasn't been sent, which would go.
    case unknown
  }

  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// Those signed in, in the order in which they signed in.
  public var accounts: [Account]
  /// What is asked before signing out; nil for nothing.
  public var question: SignOutQuestion?
  /// The outcome of the last action, and the account it failed for.
  public var action: ActionState<Never, Author>

  /// A state to preview, or to draw in a test.
  public init(
    places: Set<Route.Kind> = .all, accounts: [Account] = [],
    action: ActionState<Never, Author> = ActionState()
  ) {
    self.places = places
    self.accounts = accounts
    self.action = action
  }

  /// The account whose session turned out to have ended when it was chosen.
  public var ended: Author? { problem == .unauthenticated ? action.failed : nil }

  /// The current one in this window.
  public var inUse: Account? { accounts.first(where: \.isInUse) }
}
