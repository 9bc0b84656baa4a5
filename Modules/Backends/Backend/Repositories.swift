public import Archive
public import Authentication
public import Filters
public import Hashtags
public import Lists
public import Notifications
public import Post
public import PostActions
public import Profile
public import Search
public import Timeline

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
  /// Looks up and follows hashtags, also for their timelines; nil if the source doesn't.
  public var hashtags: (any HashtagsRepository & HashtagFollowing)?
  /// Keeps the viewer's lists of people, and names them for their timelines; nil if there are none.
  public var lists: (any ListsRepository & ListLookup)?
  /// Reads a post and its comments.
  public var post: any PostRepository
  /// Nil if what surrounds a post can't be read all at once.
  public var postContexts: (any PostContexts)?
  /// Publishes and edits posts; nil if the source is only read.
  public var postWriting: (any PostWriting)?
  /// Publishes posts later; nil if the source doesn't.
  public var scheduledPosts: (any ScheduledPostsRepository)?
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
  /// Keeps the viewer's inbox of direct posts; nil if the source doesn't.
  public var conversations: (any ConversationsRepository)?
  /// Reads people.
  public var profile: any ProfileRepository
  /// Follows, mutes and blocks people; nil if the source doesn't.
  public var relations: (any RelationsRepository)?
  /// Reads lists of people; nil if there are none.
  public var people: (any PeopleRepository)?
  /// Changes the viewer's own profile; nil if the source can't.
  public var profileEditing: (any ProfileEditing)?
  /// Reads the viewer's own account at once; nil if the source reads its parts.
  public var ownAccounts: (any OwnAccounts)?
  /// Reads posts with the people who are shown with them; nil if the source reads them one after the other.
  public var shownPosts: (any ShownPosts)?
  /// Keeps what people show on their profiles; nil if the source doesn't.
  public var featured: (any FeaturedRepository)?
  /// Sends reports to the administrator; nil if the source takes none.
  public var reportSending: (any ReportSending)?
  /// Notifications and their settings.
  public var notifications: NotificationPorts
  /// Finds people, hashtags and posts.
  public var search: any SearchRepository
  /// Exports the viewer's data; nil if it can't be exported.
  public var archive: (any ArchiveRepository)?
  /// Nil if archives can't be imported.
  public var archiveImports: (any ArchiveImports)?
  /// Keeps the viewer's filters; nil if the source doesn't.
  public var filters: (any FiltersRepository)?
  /// What was written here and waits for a server; nil if the source is always within reach.
  public var outbox: (any OutboxRepository)?

  /// The ports of a source; nil for those it doesn't have.
  public init(
    authentication: AuthenticationPorts, account: AccountPorts,
    timeline: any TimelineRepository, timelineItems: (any TimelineItems)?,
    readingPositions: (any ReadingPositions)?, readingMarks: (any ReadingMarks)?,
    hashtags: (any HashtagsRepository & HashtagFollowing)?, lists: (any ListsRepository & ListLookup)?,
    post: any PostRepository, postContexts: (any PostContexts)?, postWriting: (any PostWriting)?,
    scheduledPosts: (any ScheduledPostsRepository)?,
    photoLibrary: (any PhotoLibrary)?, postHistory: (any PostHistory)?, postReactions: (any PostReactions)?,
    postActions: any PostActionsRepository, postLookup: any PostLookup,
    conversations: (any ConversationsRepository)?, profile: any ProfileRepository,
    relations: (any RelationsRepository)?, people: (any PeopleRepository)?,
    profileEditing: (any ProfileEditing)?, featured: (any FeaturedRepository)?,
    reportSending: (any ReportSending)?,
    notifications: NotificationPorts, search: any SearchRepository,
    archive: (any ArchiveRepository)?, archiveImports: (any ArchiveImports)?,
    filters: (any FiltersRepository)?,
    ownAccounts: (any OwnAccounts)? = nil, shownPosts: (any ShownPosts)? = nil,
    outbox: (any OutboxRepository)? = nil
  ) {
    self.authentication = authentication
    self.account = account
    self.timeline = timeline
    self.timelineItems = timelineItems
    self.readingPositions = readingPositions
    self.readingMarks = readingMarks
    self.hashtags = hashtags
    self.lists = lists
    self.post = post
    self.postContexts = postContexts
    self.postWriting = postWriting
    self.scheduledPosts = scheduledPosts
    self.photoLibrary = photoLibrary
    self.postHistory = postHistory
    self.postReactions = postReactions
    self.postActions = postActions
    self.postLookup = postLookup
    self.conversations = conversations
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
    self.filters = filters
    self.ownAccounts = ownAccounts
    self.shownPosts = shownPosts
    self.outbox = outbox
  }
}
