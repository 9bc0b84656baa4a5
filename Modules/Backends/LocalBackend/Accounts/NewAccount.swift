import AppValues
import Authentication
import SocialDatabase
import SocialLocalStore

/// An account that is ready to be created, with all costly work done.
struct NewAccount: Sendable {
  private let registration: Registration
  private let passwordHash: String
  private let tokens: [String]

  init(_ registration: Registration, passwordHash: String) {
    self.registration = registration
    self.passwordHash = passwordHash
    tokens = SearchIndex.tokens(handle: registration.handle, name: registration.name)
  }

  private var conditions: SignUpConditions { registration.conditions }

  private var state: AccountState {
    if conditions.needsConfirmedEmail { return .unconfirmed }
    return conditions.needsApproval ? .pending : .active
  }

  /// Creates the account, and returns the person's ID.
  ///
  /// Throws `invalid(.email, .taken)`, `invalid(.handle, .taken)`.
  func insert(_ connection: any SQLConnection, _ now: Timestamp) throws(AppError) -> Int64 {
    // The ID comes first, since only one sign-up at a time can take one.
    let id = try connection.nextID(now)
    let (email, handle) = (
      IdentifierFolding.email(registration.email), IdentifierFolding.handle(registration.handle)
    )
    try connection.ensureAvailable(email: registration.email, now)
    try connection.ensureAvailable(handle: handle)
    try connection.execute(
      """
      INSERT INTO person (
        id, state, handle, handle_folded, name, name_folded, bio, is_locked, created_at, post_count, follower_count,
        following_count)
      VALUES (
        \(id), \(state.rawValue), \(registration.handle), \(handle), \(registration.name),
        \(SearchText.searchable(registration.name)), \(registration.bio), 0, \(now.milliseconds), 0, 0, 0)
      """)
    try connection.execute(
      """
      INSERT INTO account (
        person_id, email, email_folded, password_hash, birthday, language, confirmed_at, needs_approval, reason)
      VALUES (
        \(id), \(registration.email), \(email), \(passwordHash), \(registration.birthday?.description),
        \(registration.language), \(conditions.needsConfirmedEmail ? nil : now.milliseconds),
        \(conditions.needsApproval ? 1 : 0), \(registration.reason))
      """)
    try SearchIndex.people.insert(id, tokens, connection)
    return id
  }
}
