import AppValues
import Authentication
import SocialDatabase

/// An account about to be made, everything costly done.
struct NewAccount: Sendable {
  private let registration: Registration
  private let passwordHash: String
  private let tokens: [String]

  init(_ registration: Registration, passwordHash: String) {
    self.registration = registration
    self.passwordHash = passwordHash
    tokens = Self.tokens(handle: registration.handle, name: registration.name)
  }

  /// What a person is found by.
  static func tokens(handle: String, name: String) -> [String] {
    Set(SearchText.tokens(handle) + SearchText.tokens(name)).sorted()
  }

  /// Makes the account; answers the person's id.
  ///
  /// Throws `invalid(.email, .taken)`, `invalid(.handle, .taken)`.
  func insert(_ connection: any SQLConnection, _ now: Timestamp) throws(AppError) -> Int64 {
    // The id comes first: it lets one sign-up in at a time.
    let id = try connection.nextID(now)
    let (email, handle) = (Folded.email(registration.email), Folded.handle(registration.handle))
    try connection.ensureAvailable(email: email)
    try connection.ensureAvailable(handle: handle)
    try connection.execute(
      """
      INSERT INTO person (
        id, handle, handle_folded, name, name_folded, bio, is_locked, created_at, post_count, follower_count,
        following_count)
      VALUES (
        \(id), \(registration.handle), \(handle), \(registration.name),
        \(SearchText.folded(registration.name)), \(registration.bio), 0, \(now.milliseconds), 0, 0, 0)
      """)
    try connection.execute(
      """
      INSERT INTO account (person_id, email, email_folded, password_hash, birthday, language)
      VALUES (
        \(id), \(registration.email), \(email), \(passwordHash), \(registration.birthday?.description),
        \(registration.language))
      """)
    try SearchIndex.people.insert(id, tokens, connection)
    return id
  }
}
