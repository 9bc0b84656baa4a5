public import Backend
public import Credentials
public import Database
public import Entities

/// The whole network in a database of this machine's own, or of a server's.
///
/// What must be true in one transaction is decided here: counters, notices, who may see what, that a key
/// publishes once. Every call checks its session anew inside its transaction.
public struct LocalBackend: Backend {
  private let database: any SQLDatabase
  private let passwords: PasswordHasher
  private let clock: WallClock
  private let feed: ChangeFeed
  private let texts = StatementTexts()

  /// A backend on a database that was opened with `migrations`.
  public init(database: any SQLDatabase, passwords: PasswordHasher, clock: WallClock = .system) {
    self.database = database
    self.passwords = passwords
    self.clock = clock
    feed = ChangeFeed(database: database)
  }

  public func repositories(for viewer: Viewer) -> Repositories {
    let access = Access(database: database, clock: clock, texts: texts, viewer: viewer)
    return Repositories(
      authentication: LocalAuthentication(database: database, passwords: passwords, clock: clock),
      timeline: LocalTimeline(access: access, feed: feed),
      hashtags: LocalHashtags(access: access), lists: LocalLists(access: access),
      post: LocalPosts(access: access),
      postActions: LocalPostActions(access: access, feed: feed),
      profile: LocalProfile(access: access, feed: feed),
      notifications: LocalNotifications(access: access, feed: feed),
      search: LocalSearch(access: access))
  }

  public func check() async throws(SocialError) -> [CheckFinding] {
    let damage = try await database.integrityFaults().map { CheckFinding(.damaged, $0) }
    return try await damage
      + database.read { connection throws(SocialError) in
        try ConsistencyCheck(connection).findings()
      }
  }
}
