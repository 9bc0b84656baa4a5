public import AppValues
public import Entities

/// Where accounts are kept.
public protocol AuthenticationRepository: Sendable {
  /// Says early whether an address could have an account; the sign-up itself decides.
  ///
  /// Throws `invalid(.email, .taken)`.
  func ensureAvailable(email: String) async throws(AppError)
  /// Says early whether a handle is free.
  ///
  /// Throws `invalid(.handle, .taken)`.
  func ensureAvailable(handle: String) async throws(AppError)
  /// How many people have an account, counted no further than `limit`.
  func accountCount(upTo limit: Int) async throws(AppError) -> Int
  /// Creates an account and signs it in.
  ///
  /// Throws `invalid(.email, .taken)`, `invalid(.handle, .taken)`.
  func signUp(_ registration: Registration, from origin: SignInOrigin) async throws(AppError) -> Session
  /// Signs in. An unknown address and a wrong password get the same answer in the same time.
  ///
  /// Throws `invalid(.credentials, .wrong)`; `rateLimited` where too many were tried from this origin, or from all
  /// that the account has never been signed in from.
  func signIn(
    email: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session
  /// Ends a sign-in; one that has ended already is no error.
  func signOut(_ session: Session) async throws(AppError)
  /// The session as it now is (names change). That it is used is noted, at most once an hour.
  ///
  /// Throws `unauthenticated` when it has ended.
  func refresh(_ session: Session) async throws(AppError) -> Session
}

/// Where this machine remembers who is signed in.
public protocol SessionStore: Sendable {
  /// What is remembered.
  func load() async throws(AppError) -> SavedSessions
  /// Changes what is remembered in one step that no other process can come between.
  func update(_ change: @Sendable (inout SavedSessions) -> Void) async throws(AppError)
  /// What this machine is known by where accounts are kept: made when it is first asked for, and the same from
  /// then on.
  func origin() async throws(AppError) -> SignInOrigin
}
