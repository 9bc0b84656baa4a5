public import AppValues
public import Archive
public import Authentication
public import Entities
public import Notifications
public import Post
public import PostActions
public import Profile
public import Search
public import Timeline

/// A source of all the data that the features need: this machine's database, or a server.
public protocol Backend: Sendable {
  /// What the backend offers a viewer. Nothing in it takes the id of who asks, so no one can ask in
  /// another's name.
  func repositories(for viewer: Viewer) -> Repositories
  /// What people have reported, for the administrator: not to be handed to those who only use it.
  var reports: any ReportsRepository { get }
  /// From where mails are sent, for the person who runs the network; nil where that is decided elsewhere.
  var mailSending: (any MailSending)? { get }
  /// How many people have an account, counted no further than `limit`.
  ///
  /// Throws `unsupported` where that is not known.
  func accountCount(upTo limit: Int) async throws(AppError) -> Int
  /// Verifies what the backend keeps; answers what is not as it should be.
  ///
  /// - Parameter soFar: Told now and then how far it is.
  ///
  /// Throws `unsupported` where that is someone else's affair.
  func check(soFar: @escaping CheckReport) async throws(AppError) -> [CheckFinding]
  /// How many photos other machines keep, which no one can reach from here: `check` does not look at them, and no
  /// backup that is made here holds them.
  ///
  /// Throws `unsupported` where that is someone else's affair.
  func photosElsewhere() async throws(AppError) -> Int
  /// Makes anew what follows from other things, and verifies it all; touches nothing that people have written. Others
  /// go on between small steps. They wait only for a search index that cannot be mended row by row: SQLite's is made
  /// anew as a whole, which takes minutes for a million posts.
  ///
  /// Throws `unsupported` where that is someone else's affair.
  func repair(soFar: @escaping CheckReport) async throws(AppError) -> RepairOutcome
  /// Accepts this machine's clock as right, however long ago the last write was.
  ///
  /// Throws `wrongClock` where it shows a time that is never right; `unsupported` where the time is not this machine's.
  func acceptClock() async throws(AppError)
  /// Writes all that the backend keeps into one file that only its owner may read, while others go on: as it was at one
  /// moment, and without sign-ins, codes and mails that wait.
  ///
  /// - Parameters:
  ///   - path: The file. It is there when this returns, whole, and not at all when it throws.
  ///   - replacing: Whether a backup that has this name may go.
  ///
  /// Throws `invalid(.file, …)`: `missing` where there is no such folder, `taken` where something else has the name,
  /// `toolMissing`; `storage`; `unsupported` where that is someone else's affair.
  func backUp(
    to path: String, replacing: Bool, progress: @escaping BackupProgressReport
  ) async throws(AppError) -> BackupReport
}

extension Backend {
  public func check() async throws(AppError) -> [CheckFinding] {
    try await check { _ in }
  }
}

/// Every port of every feature, for one viewer.
public struct Repositories: Sendable {
  public var authentication: AuthenticationPorts
  public var account: AccountPorts
  public var timeline: any TimelineRepository
  public var readingPlaces: (any ReadingPlaces)?
  public var hashtags: (any HashtagsRepository)?
  public var lists: (any ListsRepository)?
  public var post: any PostRepository
  public var postWriting: (any PostWriting)?
  public var postHistory: (any PostHistory)?
  public var postReactions: (any PostReactions)?
  public var postActions: any PostActionsRepository
  public var postLookup: any PostLookup
  public var profile: any ProfileRepository
  public var relations: (any RelationsRepository)?
  public var people: (any PeopleRepository)?
  public var profileEditing: (any ProfileEditing)?
  public var reportSending: (any ReportSending)?
  public var notifications: NotificationPorts
  public var search: any SearchRepository
  public var archive: any ArchiveRepository
  /// Nil where archives cannot be imported.
  public var archiveImports: (any ArchiveImports)?

  public init(
    authentication: AuthenticationPorts, account: AccountPorts,
    timeline: any TimelineRepository, readingPlaces: (any ReadingPlaces)?,
    hashtags: (any HashtagsRepository)?, lists: (any ListsRepository)?,
    post: any PostRepository, postWriting: (any PostWriting)?, postHistory: (any PostHistory)?,
    postReactions: (any PostReactions)?,
    postActions: any PostActionsRepository, postLookup: any PostLookup, profile: any ProfileRepository,
    relations: (any RelationsRepository)?, people: (any PeopleRepository)?,
    profileEditing: (any ProfileEditing)?, reportSending: (any ReportSending)?,
    notifications: NotificationPorts, search: any SearchRepository,
    archive: any ArchiveRepository, archiveImports: (any ArchiveImports)?
  ) {
    self.authentication = authentication
    self.account = account
    self.timeline = timeline
    self.readingPlaces = readingPlaces
    self.hashtags = hashtags
    self.lists = lists
    self.post = post
    self.postWriting = postWriting
    self.postHistory = postHistory
    self.postReactions = postReactions
    self.postActions = postActions
    self.postLookup = postLookup
    self.profile = profile
    self.relations = relations
    self.people = people
    self.profileEditing = profileEditing
    self.reportSending = reportSending
    self.notifications = notifications
    self.search = search
    self.archive = archive
    self.archiveImports = archiveImports
  }
}
