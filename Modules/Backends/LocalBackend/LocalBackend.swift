public import Archiving
public import Backend
public import Credentials
public import Database
public import Entities
public import Mail
public import MediaStorage
public import Profile

/// The whole network in a database of this machine's own, or of a server's.
///
/// What must be true in one transaction is decided here: counters, notices, who may see what, that a key
/// publishes once. Every call checks its session anew inside its transaction.
public struct LocalBackend: Backend {
  let database: any SQLDatabase
  private let passwords: PasswordHasher
  let media: MediaStore?
  private let workshop: PhotoWorkshop
  private let sender: MailSender?
  private let mail: MailQueue?
  let clock: WallClock
  let archives: ArchiveJournal?
  private let feed: ChangeFeed
  private let texts = StatementTexts()
  private let telling: Telling
  private let removing = BackgroundWork()

  /// A backend on a database that was opened with `migrations`.
  ///
  /// - Parameters:
  ///   - media: Where photos lie; nil to take none.
  ///   - mailer: What sends mails; nil to send none.
  ///   - senderKey: By what the database knows whether mails are sent from here; nil where it is embedded, so that
  ///     whatever opens it sends them.
  ///   - archives: Where notes are kept of the backups that are being written; nil to make none.
  ///   - workshop: What makes photos of the files that people hand over.
  public init(
    database: any SQLDatabase, passwords: PasswordHasher, media: MediaStore? = nil,
    mailer: Mailer? = nil, senderKey: SenderKey? = nil, archives: ArchiveJournal? = nil,
    workshop: PhotoWorkshop = PhotoWorkshop(),
    clock: WallClock = .system
  ) {
    self.database = database
    self.passwords = passwords
    self.media = media
    self.workshop = workshop
    self.clock = clock
    self.archives = archives
    sender = mailer.map { MailSender(database: database, mailer: $0, key: senderKey) }
    mail = sender.map { MailQueue($0, clock: clock) }
    feed = ChangeFeed(database: database)
    telling = Telling(database: database, media: media, texts: texts, clock: clock)
  }

  /// By which a database knows itself, however it is addressed.
  public static func id(of database: any SQLDatabase) async throws(SocialError) -> String {
    try await database.read { connection throws(SocialError) in
      guard let id = try connection.value(of: .databaseID) else { throw .storage(.damaged) }
      return id
    }
  }

  public func repositories(for viewer: Viewer) -> Repositories {
    let access = Access(database: database, clock: clock, media: media, texts: texts, viewer: viewer)
    let posts = LocalPosts(access: access, workshop: workshop, telling: telling)
    return Repositories(
      authentication: LocalAuthentication(database: database, passwords: passwords, clock: clock),
      account: LocalAccount(
        access: access, passwords: passwords, removals: accountRemovals, removing: removing, mail: mail),
      passwordReset: LocalPasswordReset(database: database, passwords: passwords, mail: mail, clock: clock),
      timeline: LocalTimeline(access: access, feed: feed),
      hashtags: LocalHashtags(access: access), lists: LocalLists(access: access),
      post: posts,
      postActions: LocalPostActions(access: access, feed: feed),
      profile: LocalProfile(access: access, feed: feed, workshop: workshop),
      notifications: LocalNotifications(access: access, feed: feed),
      search: LocalSearch(access: access),
      archive: LocalArchive(access: access, feed: feed, posts: posts))
  }

  /// Begins to send what mails wait, and to tell of posts whoever is left. Removes what is left of deleted
  /// accounts, what a crash has left of photos, and those that nobody published: to be called at the start. Answers
  /// whether nothing is left.
  ///
  /// - Parameter limit: When to leave the rest of deleted accounts for another time.
  ///
  /// Throws `storage`; what is left is removed next time.
  @discardableResult
  public func sweep(until limit: ContinuousClock.Instant? = nil) async throws(SocialError) -> Bool {
    mail?.start()
    telling.start()
    let isDone = try await accountRemovals.run(until: limit)
    if let media { try await MediaRemovals(database: database, media: media, clock: clock).run() }
    return isDone
  }

  /// Waits for what goes on behind what was answered and takes a moment: to be called at the end.
  public func finish() async {
    await telling.finish()
    await finishMails()
  }

  /// Waits until what accounts deleted here have left is gone, which may take minutes; else it goes on at the next
  /// start.
  public func finishRemovals() async {
    await removing.finish()
  }

  /// Waits until the mails that are under way have gone, or have been tried.
  public func finishMails() async {
    await mail?.finish()
  }

  /// Whoever has the database may read them.
  public var reports: any ReportsRepository { LocalReports(database: database, clock: clock) }

  public var mailSending: (any MailSending)? { sender }

  private var accountRemovals: AccountRemovals {
    AccountRemovals(database: database, media: media, texts: texts, clock: clock)
  }

  public func check() async throws(SocialError) -> [CheckFinding] {
    let damage = try await database.integrityFaults().map { CheckFinding(.damaged, $0) }
    let contradictions = try await database.read { connection throws(SocialError) in
      try ConsistencyCheck(connection).findings()
    }
    guard let media else { return damage + contradictions }
    return try await damage + contradictions + MediaCheck(database: database, media: media).findings()
  }
}
