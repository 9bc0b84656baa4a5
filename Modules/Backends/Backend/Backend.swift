public import AppValues
public import Archive
public import Authentication
public import Entities
public import Hashtags
public import Lists
public import Notifications
public import Post
public import PostActions
public import Profile
public import Search
public import Timeline

/// A source of all the data that the features need: a database on this device, or a server.
public protocol Backend: Sendable {
  /// The repositories for a viewer. None of their methods takes the viewer's id, so no one can act as someone else.
  func repositories(for viewer: Viewer) -> Repositories
  /// The reports, for the administrator. Don't hand this to other people.
  var reports: any ReportsRepository { get }
  /// What decides about accounts, for the administrator; nil where that is decided elsewhere.
  var accountModeration: (any AccountModeration)? { get }
  /// Suspended accounts; nil where that is decided elsewhere.
  var suspensions: (any Suspensions)? { get }
  /// Everyone's push subscriptions, for what sends the messages; nil where that is done elsewhere.
  var pushTargets: (any PushTargets)? { get }
  /// Where email is sent from, for the administrator; nil where that is decided elsewhere.
  var mailSending: (any MailSending)? { get }
  /// The number of accounts, counted up to `limit`.
  ///
  /// Throws `unsupported` if it isn't known.
  func accountCount(upTo limit: Int) async throws(AppError) -> Int
  /// How large the network is. A large one isn't counted again for each call: for every thousand posts, the answer may
  /// be a second old.
  ///
  /// Throws `unsupported` if it isn't known.
  func statistics() async throws(AppError) -> NetworkStatistics
  /// Verifies the stored data.
  ///
  /// - Parameter soFar: Called now and then with the progress.
  /// - Returns: What is wrong; empty if all is well.
  ///
  /// Throws `unsupported` if the data isn't the backend's own.
  func check(soFar: @escaping CheckReport) async throws(AppError) -> [CheckFinding]
  /// The number of photos that are kept on other machines and can't be reached from here: `check` doesn't verify them,
  /// and a backup made here doesn't contain them.
  ///
  /// Throws `unsupported` if the data isn't the backend's own.
  func photosElsewhere() async throws(AppError) -> Int
  /// Rebuilds what can be derived from other data, then verifies everything. It never changes what people have written.
  /// Others can keep working between its small steps. They wait only for a search index that can't be repaired row by
  /// row: SQLite's is rebuilt as a whole, which takes minutes for a million posts.
  ///
  /// Throws `unsupported` if the data isn't the backend's own.
  func repair(soFar: @escaping CheckReport) async throws(AppError) -> RepairOutcome
  /// Accepts this machine's clock as right, however long ago the last write was.
  ///
  /// Throws `wrongClock` if it shows a time that can't be right; `unsupported` if the backend doesn't use this clock.
  func acceptClock() async throws(AppError)
  /// Writes all the data to one file that only its owner can read: as it was at one moment, without sessions, codes and
  /// unsent email. Others can keep working while it runs.
  ///
  /// - Parameters:
  ///   - path: The file. It is complete when this returns, and doesn't exist when it throws.
  ///   - replacing: Whether to replace a backup with that name.
  ///
  /// Throws `invalid(.file, …)`: `missing` if the folder doesn't exist, `taken` if something else has that name,
  /// `toolMissing`; `storage`; `unsupported` if the data isn't the backend's own.
  func backUp(
    to path: String, replacing: Bool, progress: @escaping BackupProgressReport
  ) async throws(AppError) -> BackupReport
}

extension Backend {
  /// Verifies the stored data, without telling the progress.
  public func check() async throws(AppError) -> [CheckFinding] {
    try await check { _ in }
  }
}

/// Every port of every feature, for one viewer.
public struct Repositories: Sendable {
  /// Signing up and in.
  public var authentication: AuthenticationPorts
  /// The viewer's account: its password, address and sessions.
  public var account: AccountPorts
  /// Reads timelines.
  public var timeline: any TimelineRepository
  /// Nil if shares can't be read by their ids.
  public var timelineItems: (any TimelineItems)?
  /// Keeps how far the viewer has read; nil if the source doesn't.
  public var readingPositions: (any ReadingPositions)?
  /// The same reading positions, with their versions.
  public var readingMarks: (any ReadingMarks)?
  /// Looks up and follows hashtags; nil if the source doesn't.
  public var hashtags: (any HashtagsRepository)?
  /// The same, as timelines of hashtags need it.
  public var hashtagFollowing: (any HashtagFollowing)?
  /// Keeps the viewer's lists of people; nil if there are none.
  public var lists: (any ListsRepository)?
  /// The same lists, for their timelines.
  public var listLookup: (any ListLookup)?
  /// Reads a post and its comments.
  public var post: any PostRepository
  /// Nil if what surrounds a post can't be read all at once.
  public var postContexts: (any PostContexts)?
  /// Publishes and edits posts; nil if the source is only read.
  public var postWriting: (any PostWriting)?
  /// Nil if photos can't be changed or deleted apart from posts.
  public var photoLibrary: (any PhotoLibrary)?
  /// Reads earlier versions of posts; nil if none are kept.
  public var postHistory: (any PostHistory)?
  /// Reads who liked and shared a post; nil if that isn't told.
  public var postReactions: (any PostReactions)?
  /// Likes, shares, bookmarks and deletes posts.
  public var postActions: any PostActionsRepository
  /// Reads posts again, and says when they change.
  public var postLookup: any PostLookup
  /// Reads people.
  public var profile: any ProfileRepository
  /// Follows, mutes and blocks people; nil if the source doesn't.
  public var relations: (any RelationsRepository)?
  /// Reads lists of people; nil if there are none.
  public var people: (any PeopleRepository)?
  /// Changes the viewer's own profile; nil if the source can't.
  public var profileEditing: (any ProfileEditing)?
  /// Keeps what people show on their profiles; nil if the source doesn't.
  public var featured: (any FeaturedRepository)?
  /// Sends reports to the administrator; nil if the source takes none.
  public var reportSending: (any ReportSending)?
  /// Notifications and their settings.
  public var notifications: NotificationPorts
  /// Finds people, hashtags and posts.
  public var search: any SearchRepository
  /// Exports the viewer's data.
  public var archive: any ArchiveRepository
  /// Nil if archives can't be imported.
  public var archiveImports: (any ArchiveImports)?

  /// The ports of a source; nil for those it doesn't have.
  public init(
    authentication: AuthenticationPorts, account: AccountPorts,
    timeline: any TimelineRepository, timelineItems: (any TimelineItems)?,
    readingPositions: (any ReadingPositions)?, readingMarks: (any ReadingMarks)?,
    hashtags: (any HashtagsRepository)?, hashtagFollowing: (any HashtagFollowing)?,
    lists: (any ListsRepository)?, listLookup: (any ListLookup)?,
    post: any PostRepository, postContexts: (any PostContexts)?, postWriting: (any PostWriting)?,
    photoLibrary: (any PhotoLibrary)?, postHistory: (any PostHistory)?, postReactions: (any PostReactions)?,
    postActions: any PostActionsRepository, postLookup: any PostLookup, profile: any ProfileRepository,
    relations: (any RelationsRepository)?, people: (any PeopleRepository)?,
    profileEditing: (any ProfileEditing)?, featured: (any FeaturedRepository)?,
    reportSending: (any ReportSending)?,
    notifications: NotificationPorts, search: any SearchRepository,
    archive: any ArchiveRepository, archiveImports: (any ArchiveImports)?
  ) {
    self.authentication = authentication
    self.account = account
    self.timeline = timeline
    self.timelineItems = timelineItems
    self.readingPositions = readingPositions
    self.readingMarks = readingMarks
    self.hashtags = hashtags
    self.hashtagFollowing = hashtagFollowing
    self.lists = lists
    self.listLookup = listLookup
    self.post = post
    self.postContexts = postContexts
    self.postWriting = postWriting
    self.photoLibrary = photoLibrary
    self.postHistory = postHistory
    self.postReactions = postReactions
    self.postActions = postActions
    self.postLookup = postLookup
    self.profile = profile
    self.relations = relations
    self.people = people
    self.profileEditing = profileEditing
    self.featured = featured
    self.reportSending = reportSending
    self.notifications = notifications
    self.search = search
    self.archive = archive
    self.archiveImports = archiveImports
  }
}
