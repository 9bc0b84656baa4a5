public import AppValues
public import Authentication
public import Entities
import Notifications
public import Profile
public import SocialArchiving
public import SocialBackend
public import SocialCredentials
public import SocialDatabase
import SocialLocalStore
public import SocialMail
public import SocialMediaStorage

/// The whole network in a database, on this machine or on a server.
///
/// Decides what has to be true within one transaction: counters, notices, who can see what, and that a key
/// publishes only once. Every call checks its session again inside its transaction.
public struct LocalBackend: HostedNetwork, Administration {
  let database: any SQLDatabase
  /// The same database, without the guard against a wrong clock.
  private let opened: any SQLDatabase
  private let passwords: PasswordHasher
  let secrets: SecretBox?
  private let providers: (any SignInProviders)?
  let media: MediaStore?
  private let workshop: PhotoWorkshop
  private let films: FilmWorkshop?
  private let sender: MailSender?
  let clock: WallClock
  let present: WallClock
  let archives: ArchiveJournal?
  private let feed: ChangeFeed
  let counted = CountedStatistics()
  let work: DueWork
  private let suspended: LocalSuspensions
  private let changes: LocalContentChanges
  private let transactions: WorkTransactions
  private let store: Access.Store
  let say: @Sendable (String) -> Void

  /// A backend on a database that was opened with `migrations`.
  ///
  /// - Parameters:
  ///   - secrets: Seals the secrets that have to be read again, such as those of authenticator apps; nil to offer nothing
  ///     that needs one.
  ///   - providers: By whose accounts people sign in; nil to offer none.
  ///   - media: The store of photos; nil to accept none.
  ///   - mailer: Sends email; nil to send none.
  ///   - senderKey: Tells the database whether email is sent from here; nil for an embedded database, from which
  ///     any process sends it.
  ///   - archives: The journal of the backups that are being written; nil to make no backups.
  ///   - workshop: Makes photos from the files that people add.
  ///   - films: Makes films from them; nil to take none.
  ///   - clock: The time at which everything happens; nil for the database's own.
  ///   - present: The present, for background work, if `clock` shows a time in the past; nil for the time of
  ///     `clock`.
  ///   - say: Takes messages for the administrator about background work.
  public init(
    database: any SQLDatabase, passwords: PasswordHasher, secrets: SecretBox? = nil,
    providers: (any SignInProviders)? = nil, media: MediaStore? = nil, mailer: Mailer? = nil,
    senderKey: SenderKey? = nil,
    archives: ArchiveJournal? = nil,
    workshop: PhotoWorkshop = PhotoWorkshop(), films: FilmWorkshop? = nil, clock: WallClock? = nil,
    present: WallClock? = nil,
    say: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    opened = database
    self.passwords = passwords
    self.secrets = secrets
    self.providers = providers
    // What is embedded belongs to the one folder that it lies in.
    let media = database.dialect == .sqlite ? media?.alone : media
    self.media = media
    self.say = say
    self.workshop = workshop
    self.films = films
    let clock = clock ?? database.clock
    self.clock = clock
    let present = present ?? clock
    self.present = present
    // A database on a server has the server's time, not this machine's.
    let database: any SQLDatabase =
      database.dialect == .sqlite ? ClockGuardedDatabase(database, clock: present) : database
    self.database = database
    self.archives = archives
    sender = mailer.map { MailSender(database: database, mailer: $0, key: senderKey) }
    feed = ChangeFeed(database: database)
    suspended = LocalSuspensions(database: database)
    changes = LocalContentChanges(database: database)
    let mail = sender.map { MailQueue(sender: $0, clock: present) }
    let files = media.map { MediaRemovals(database: database, media: $0, clock: present) }
    let filmMaking = media.flatMap { media in
      films.map {
        FilmMaking(database: database, media: media, films: $0, photos: workshop, clock: present)
      }
    }
    let texts = StatementTexts()
    transactions = WorkTransactions(
      database: database, media: media, texts: texts, clock: clock, present: present)
    let consents = providers.flatMap { providers in
      secrets.map {
        ConsentRemovals(database: database, providers: providers, secrets: $0, clock: present, say: say)
      }
    }
    let workers: [(any Worker)?] = [
      mail, files, filmMaking, NoticeFanOut(transactions: transactions),
      PollEnd(transactions: transactions), ScheduledPublishing(transactions: transactions),
      PostRemovals(transactions: transactions), VoteRemovals(transactions: transactions),
      AccountRemovals(transactions: transactions), FactorResets(database: database, clock: present),
      RequestAcceptance(transactions: transactions), SessionEnds(database: database, clock: present),
      AnnouncementEnd(database: database, clock: present), consents,
    ]
    work = DueWork(workers.compactMap(\.self), database: database, clock: present, say: say)
    store = Access.Store(
      database: database, clock: clock, present: present, media: media, texts: texts, work: work)
  }

  /// The migrations that create the tables, or bring those of earlier versions up to date. Open the database with
  /// these.
  public static let migrations = Migrations.all

  /// The ID of a database, which is the same however the database is addressed.
  public static func id(of database: any SQLDatabase) async throws(AppError) -> String {
    try await database.read { connection throws(AppError) in
      guard let id = try connection.value(of: .databaseID) else { throw .storage(.damaged) }
      return id
    }
  }

  public func repositories(for viewer: Viewer) -> Repositories {
    let access = Access(store, viewer)
    let posts = LocalPosts(access: access, workshop: workshop, films: films)
    let archive = LocalArchive(access: access, feed: feed, posts: posts)
    let actions = LocalPostActions(access: access, feed: feed)
    let profile = LocalProfile(access: access, feed: feed, workshop: workshop)
    let positions = LocalReadingPositions(access: access)
    let timeline = LocalTimeline(access: access, feed: feed)
    return Repositories(
      authentication: authentication, account: account(access),
      timeline: timeline, timelineItems: LocalTimelineItems(access: access, timeline: timeline),
      readingPositions: positions, readingMarks: positions,
      hashtags: LocalHashtags(access: access), lists: LocalLists(access: access),
      post: posts, postContexts: posts, postWriting: posts,
      scheduledPosts: LocalScheduledPosts(access: access), photoLibrary: posts, postHistory: posts,
      postReactions: posts,
      postActions: actions, postLookup: actions,
      conversations: LocalConversations(access: access, feed: feed),
      profile: profile, relations: profile, people: profile, profileEditing: profile,
      featured: profile, reportSending: profile,
      notifications: notifications(access),
      search: LocalSearch(access: access),
      archive: archive, archiveImports: archive, filters: LocalFilters(access: access, feed: feed),
      ownAccounts: profile, shownPosts: LocalShownPosts(access: access, timeline: timeline))
  }

  private var authentication: AuthenticationPorts {
    let codes = CodeSignIns(database: database, factor: SecondFactor(secrets: secrets), clock: clock)
    let accounts = LocalAuthentication(
      database: database, passwords: passwords, sender: sender, work: work, codes: codes, clock: clock)
    let apps = LocalApps(database: database, accounts: accounts, clock: clock)
    let signIns = providers.map {
      LocalProviderSignIns(
        database: database, providers: $0, accounts: accounts, secrets: secrets, clock: clock,
        say: say)
    }
    let requests = CodeRequests(
      database: database, passwords: passwords, sender: sender, work: work, clock: clock)
    let passkeys = LocalPasskeySignIns(
      database: database, accounts: accounts, clock: clock, refusals: PasskeyRefusals(say: say))
    return AuthenticationPorts(
      sessions: accounts, passwords: accounts, signUps: accounts, checks: accounts,
      resets: LocalPasswordReset(
        database: database, passwords: passwords, requests: requests, codes: codes, clock: clock),
      confirmation: LocalEmailConfirmation(
        database: database, passwords: passwords, requests: requests, clock: clock),
      restoration: LocalEmailRestoration(database: database, work: work, clock: clock),
      providers: signIns.map {
        ProviderPorts(offered: $0.providers.all, tokens: $0, signUps: $0, identities: $0)
      },
      apps: AppPorts(registry: apps, tokens: apps, signIns: apps, providers: signIns), passkeys: passkeys,
      passkeySignUps: passkeys)
  }

  private func account(_ access: Access) -> AccountPorts {
    let account = LocalAccount(access: access, passwords: passwords, sender: sender)
    let linked = providers.map {
      LocalLinkedProviders(access: access, providers: $0, secrets: secrets)
    }
    let passkeys = LocalPasskeys(access: access, refusals: PasskeyRefusals(say: say))
    return AccountPorts(
      proofs: LocalProofs(
        access: access, passwords: passwords, sender: sender, passkeys: passkeys,
        factor: SecondFactor(secrets: secrets)),
      passwords: account, emails: account, activeSessions: account, deletion: account, providers: linked,
      providerLinking: linked, birthdays: account,
      authorizations: LocalAuthorizations(access: access),
      twoFactor: secrets.map { LocalTwoFactor(access: access, secrets: $0) },
      log: LocalAccountLog(access: access), passkeys: passkeys, passkeyAddition: passkeys)
  }

  private func notifications(_ access: Access) -> NotificationPorts {
    let notices = LocalNotifications(access: access, feed: feed)
    return NotificationPorts(
      list: notices, arrivals: notices, marks: notices, settings: notices, single: notices, groups: notices,
      requests: notices, push: LocalPushSubscriptions(access: access),
      announcements: LocalAnnouncements(access: access, feed: feed))
  }

  public func accountCount(upTo limit: Int) async throws(AppError) -> Int {
    try await database.read { connection throws(AppError) in
      try connection.first("SELECT COUNT(*) FROM (SELECT 1 FROM account LIMIT \(limit)) AS counted") {
        row throws(AppError) in
        Int(row.integer(0))
      } ?? 0
    }
  }

  public func acceptClock() async throws(AppError) {
    let now = present.now()
    try PlausibleTime.require(now)
    try await opened.write { connection throws(AppError) in _ = try connection.nextID(now) }
  }

  /// Adds a host, such as `social.example`, by which people are reached: from now on, `@name` and `@name@social.example`
  /// mean the same person to every program on the same data. Earlier hosts stay, since texts contain them.
  ///
  /// - Parameter site: The address of the server's pages, such as `https://social.example`, which mails name; nil for none.
  /// - Returns: All hosts that could be read.
  @discardableResult
  public func answer(to host: String, at site: String? = nil) async -> Set<String> {
    do throws(AppError) {
      try await keep(site: site)
      let known =
        try await opened.read { connection throws(AppError) in try connection.value(of: .hosts) } ?? ""
      if let added = OwnHosts.adding(host, to: known) {
        try await opened.write { connection throws(AppError) in
          guard let hosts = OwnHosts.adding(host, to: try connection.value(of: .hosts) ?? "") else { return }
          try connection.set(.hosts, to: hosts)
        }
        return OwnHosts(added).all
      }
      return OwnHosts(known).all
    } catch {
      say("Couldn't keep the server's name, will try again at the next start: \(error)")
      return [host]
    }
  }

  /// Keeps what a server is that is started, for every program on the same data.
  private func keep(site: String?) async throws(AppError) {
    guard let site else { return }
    let issuers = (providers?.issuers ?? []).joined(separator: "\n")
    for (setting, value) in [(Setting.site, site), (.providers, issuers)] {
      let known = try await opened.read { connection throws(AppError) in try connection.value(of: setting) }
      if known == value { continue }
      try await opened.write { connection throws(AppError) in try connection.set(setting, to: value) }
    }
  }

  /// Starts the background work that is due, and returns at once. Call this when the program starts. A process that
  /// keeps running also takes over work that others add or leave undone. If an earlier version left photos for a
  /// database on a server, the first call returns only once they have been examined.
  ///
  /// - Parameter limit: The time until which work that others added is done, even if the program could end sooner.
  public func begin(until limit: ContinuousClock.Instant) async {
    do throws(AppError) {
      try await mediaClaims?.runOnce()
    } catch {
      say("Couldn't claim photos, will try again at the next start: \(error)")
    }
    await work.begin(hearing: feed, until: limit)
  }

  /// Claims the photos that this machine has.
  var mediaClaims: MediaClaims? { media.map { MediaClaims(database: database, media: $0, clock: present) } }

  /// Waits until no background work is running or due.
  public func finish() async {
    await work.finish()
  }

  /// Ends the background work because the program is about to end. Call this last.
  ///
  /// - Parameter patience: How long to wait for work that was added here; nil for as long as it takes. Another
  ///   process does the rest, or this program after its next start.
  public func end(_ patience: Duration?) async {
    await work.end(patience)
  }

  /// Anyone who can read the database can read the reports.
  public var reports: any ReportsRepository { LocalReports(database: database, clock: clock, media: media) }

  /// Anyone who can write to the database can decide about accounts.
  public var accountModeration: any AccountModeration {
    LocalAccountModeration(
      database: database, passwords: passwords, sendsMail: sender != nil, work: work, clock: clock)
  }

  /// Anyone who can write to the database can announce something.
  public var announcing: any Announcing { LocalAnnouncing(database: database, clock: clock) }

  /// Anyone who can read the database can read what happened.
  public var audit: any AccountAudit { LocalAccountAudit(database: database, clock: clock) }

  public var takesFilms: Bool { films?.canMake ?? false }

  public var suspensions: any Suspensions { suspended }

  public var contentChanges: any ContentChanges { changes }

  public var newsListening: any NewsListening { LocalNewsListening(feed: feed) }

  public var homeArrivals: any HomeArrivals { LocalHomeArrivals(transactions: transactions, feed: feed) }

  public var pushTargets: any PushTargets { LocalPushTargets(database: database) }

  public var mailSending: (any MailSending)? {
    sender.map { LocalMailSending(sender: $0, work: work, clock: present) }
  }

  public func mailOrigin() async throws(AppError) -> MailStatus.Sender {
    try await mailSending?.origin() ?? .nobody
  }
}
