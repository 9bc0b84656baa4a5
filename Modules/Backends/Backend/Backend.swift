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
  public let authentication: any AuthenticationRepository
  public let account: any AccountRepository
  public let passwordReset: any PasswordResetRepository
  public let timeline: any TimelineRepository
  public let hashtags: any HashtagsRepository
  public let lists: any ListsRepository
  public let post: any PostRepository
  public let postActions: any PostActionsRepository
  public let profile: any ProfileRepository
  public let notifications: any NotificationsRepository
  public let search: any SearchRepository
  public let archive: any ArchiveRepository

  public init(
    authentication: any AuthenticationRepository, account: any AccountRepository,
    passwordReset: any PasswordResetRepository,
    timeline: any TimelineRepository, hashtags: any HashtagsRepository, lists: any ListsRepository,
    post: any PostRepository,
    postActions: any PostActionsRepository, profile: any ProfileRepository,
    notifications: any NotificationsRepository, search: any SearchRepository,
    archive: any ArchiveRepository
  ) {
    self.authentication = authentication
    self.account = account
    self.passwordReset = passwordReset
    self.timeline = timeline
    self.hashtags = hashtags
    self.lists = lists
    self.post = post
    self.postActions = postActions
    self.profile = profile
    self.notifications = notifications
    self.search = search
    self.archive = archive
  }
}
