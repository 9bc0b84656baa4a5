public import AppValues
import Authentication
public import Entities
import MastodonAPI
import Notifications
public import SocialBackend
public import SocialFiles
public import SocialNetworking
public import SocialOfflineStore

/// A network on a server that speaks Mastodon's client API.
///
/// What people see is what the server says: ids are opaque, pages go on where its links say, and what it doesn't have
/// isn't offered. Ask it once by `learn()` what it can do, before its repositories are made.
public struct RemoteBackend: Backend {
  let server: ServerAddress
  private let certificateAuthority: LocalFile?
  private let transport: any Transport
  private let options: ClientOptions
  private let clock: WallClock
  private let downloads: PrivateFolder?
  private let offline: @Sendable (Session) -> OfflineStore?
  let knowledge: ServerKnowledge
  let tokens = KeptTokens()
  private let feeds = LiveFeeds()
  private let reach: ServerReach

  /// - Parameters:
  ///   - server: The server.
  ///   - transport: Carries the requests.
  ///   - options: How the server is called.
  ///   - downloads: A folder of the backend's own for the pictures of an archive; nil for those of the accounts, so that
  ///     one that needs the server makes no archives.
  ///   - facts: What is known of the server from earlier.
  ///   - certificateAuthority: The file of authorities that the transport trusts for it; noted in new sessions.
  ///   - offline: What an account needs while the server can't be reached; nil for one that needs the server.
  public init(
    _ server: ServerAddress, over transport: any Transport, options: ClientOptions = ClientOptions(),
    downloads: PrivateFolder? = nil, facts: ServerFacts = ServerFacts(),
    certificateAuthority: LocalFile? = nil,
    offline: @escaping @Sendable (Session) -> OfflineStore? = { _ in nil }
  ) {
    self.server = server
    self.certificateAuthority = certificateAuthority
    self.transport = transport
    self.options = options
    self.offline = offline
    clock = options.time.clock
    reach = ServerReach(time: options.time)
    self.downloads = downloads
    knowledge = ServerKnowledge(facts, clock: clock)
  }

  /// What is known of the server, to be kept until the next start.
  public var facts: ServerFacts { knowledge.facts }

  public func repositories(for viewer: Viewer) -> Repositories {
    let session = viewer.session
    let store = session.flatMap(offline)
    // What was read can be shown, and what is written waits: no one has to wait for a server that isn't there.
    let patient = caller(viewer, retriesRefused: store == nil)
    let feed = feeds.feed(of: viewer, source(viewer, retriesRefused: store == nil))
    let caller = store == nil ? patient : hasty(patient, feed)
    let wire = reader(viewer, noting: store?.cache.seen)
    let people = PeopleReader(caller: caller, wire: wire)
    // Where nothing is kept, the server is asked however it was a moment ago.
    let foundPeople = PeopleReader(caller: patient, wire: wire)
    let posts = RemotePosts(caller: caller, reader: wire, recent: RecentConversation(clock: clock))
    let photos = RemotePhotos(caller: patient, reader: wire)
    let actions = RemotePostActions(caller: caller, reader: wire, feed: feed)
    let timeline = RemoteTimeline(caller: caller, reader: wire, feed: feed)
    let hashtags = knowledge.lacks(.hashtags) ? nil : RemoteHashtags(caller: caller, reader: wire)
    let lists = knowledge.lacks(.lists) ? nil : RemoteLists(caller: caller, reader: people)
    let remote = Repositories(
      authentication: authentication, account: account(patient),
      timeline: timeline, timelineItems: nil,
      readingPositions: knowledge.lacks(.markers) ? nil : RemoteReadingPositions(caller: caller),
      readingMarks: nil, hashtags: hashtags, lists: lists,
      post: posts, postContexts: posts,
      postWriting: RemoteWriting(caller: caller, reader: wire, library: photos),
      scheduledPosts: knowledge.lacks(.scheduled) ? nil : RemoteScheduledPosts(caller: caller, reader: wire),
      photoLibrary: photos,
      postHistory: posts, postReactions: posts, postActions: actions, postLookup: actions,
      conversations: knowledge.lacks(.conversations)
        ? nil : RemoteConversations(caller: caller, reader: wire, feed: feed),
      profile: RemoteProfile(caller: caller, people: people, recent: RecentAccount(clock: clock)),
      relations: RemoteRelations(caller: caller, reader: wire, clock: clock),
      people: RemotePeople(caller: caller, reader: people),
      profileEditing: RemoteProfileEditing(caller: patient, reader: wire, cache: store?.cache),
      featured: RemoteFeatured(caller: caller, reader: people),
      reportSending: RemoteReports(caller: patient, reader: wire),
      notifications: notifications(caller, wire, feed),
      search: RemoteSearch(caller: patient, reader: foundPeople),
      archive: archive(patient, foundPeople, downloads ?? store?.downloads), archiveImports: nil,
      filters: knowledge.lacks(.filters)
        ? nil : RemoteFilters(caller: caller, reader: wire, feed: feed, clock: clock))
    guard let session, let store else { return remote }
    let sender = OutboxSender(parts: OutboxParts(caller: patient, reader: wire, photos: photos, store: store))
    return OfflinePorts(
      sender: sender, viewer: session, people: people, posts: posts, timeline: timeline, actions: actions,
      notices: RemoteNotifications(caller: caller, reader: wire, feed: feed), reach: reach
    ).around(remote)
  }

  private func archive(
    _ caller: RemoteCaller, _ people: PeopleReader, _ folder: PrivateFolder?
  ) -> RemoteArchive? {
    folder.map { folder in
      RemoteArchive(
        caller: caller, people: people, downloads: ArchiveDownloads(client: caller.client, folder: folder),
        statuses: OwnStatuses(caller: caller))
    }
  }

  /// Calls the server for a viewer.
  ///
  /// - Parameter retriesRefused: Whether to call again where nothing answers.
  func caller(_ viewer: Viewer, retriesRefused: Bool = true) -> RemoteCaller {
    caller(viewer, retriesRefused: retriesRefused, over: transport(for: viewer.session))
  }

  private func caller(
    _ viewer: Viewer, retriesRefused: Bool, over transport: any Transport
  ) -> RemoteCaller {
    let token = viewer.session.map { AccessToken($0.token, for: server) }
    var options = options
    options.retriesRefused = retriesRefused
    return RemoteCaller(
      client: APIClient(server, token: token, over: transport, options: options), viewer: viewer,
      knowledge: knowledge)
  }

  /// Calls the server for who can do without it.
  private func hasty(_ caller: RemoteCaller, _ feed: LiveFeed) -> RemoteCaller {
    let transport = HastyTransport(
      transport: transport(for: caller.viewer.session), server: server, reach: reach, feed: feed)
    return self.caller(caller.viewer, retriesRefused: false, over: transport)
  }

  /// What a viewer listens by, for which no person waits.
  private func source(_ viewer: Viewer, retriesRefused: Bool) -> LiveSource {
    let transport = transport(for: viewer.session, asksAgain: false)
    return LiveSource(
      caller: caller(viewer, retriesRefused: retriesRefused, over: transport), transport: transport)
  }

  /// Carries the requests of a session, wherever its token is kept.
  ///
  /// - Parameter asksAgain: Whether to ask for the token again where that failed the last time.
  private func transport(for session: Session?, asksAgain: Bool = true) -> any Transport {
    let watched = WatchedTransport(transport: transport, server: server, reach: reach)
    guard let token = session.flatMap({ tokens.token(of: $0) }) else { return watched }
    return KeptTokenTransport(transport: watched, token: token, asksAgain: asksAgain)
  }

  /// Calls another part of the server's, by its address, for no one.
  func client(at address: ServerAddress) -> APIClient {
    APIClient(address, over: transport, options: options)
  }

  /// - Parameter seen: Takes those who come along with posts.
  private func reader(_ viewer: Viewer, noting seen: SeenPeople? = nil) -> WireReader {
    WireReader(hosts: [server.name, server.host], viewer: viewer.session?.user, seen: seen)
  }

  /// By a password, people sign in at SocialConnect servers only. What other servers have is a page in a browser.
  private var authentication: AuthenticationPorts {
    let sessions = sessions
    return AuthenticationPorts(
      sessions: sessions, passwords: knowledge.has(.passwordSignIn) ? sessions : nil, signUps: nil,
      checks: nil,
      resets: knowledge.has(.passwordReset) ? sessions : nil,
      providers: knowledge.has(.providers)
        ? ProviderPorts(offered: offeredProviders, tokens: sessions, signUps: sessions) : nil)
  }

  /// The providers by whose accounts people sign in at the server.
  var offeredProviders: [SignInProvider] {
    (knowledge.facts.providers ?? []).map { SignInProvider(id: $0.id, name: $0.name) }
  }

  /// Sessions at the server.
  var sessions: RemoteSessions { sessions(keptBy: nil) }

  /// Sessions at the server.
  ///
  /// - Parameters:
  ///   - keeper: Keeps the tokens of new ones; nil if they're kept with the sessions.
  ///   - earlier: Those that new ones may take the place of.
  func sessions(keptBy keeper: TokenKeeper?, replacing earlier: [Session] = []) -> RemoteSessions {
    RemoteSessions(
      // Who is known here doesn't wait for a server that isn't there.
      caller: { session in
        caller(
          session.map { Viewer.signedIn($0) } ?? .anonymous, retriesRefused: session.flatMap(offline) == nil)
      },
      reader: reader(.anonymous),
      server: HomeServer(
        address: server.origin, name: server.name, certificateAuthority: certificateAuthority,
        keeper: keeper),
      tokens: tokens, earlier: earlier, offline: offline)
  }

  private func account(_ caller: RemoteCaller) -> AccountPorts {
    let account = RemoteAccount(caller: caller)
    return AccountPorts(
      proofs: knowledge.has(.proofs) ? account : nil,
      passwords: knowledge.has(.passwordChange) ? account : nil,
      emails: knowledge.has(.emailChange) ? account : nil,
      activeSessions: knowledge.has(.signIns) ? account : nil,
      deletion: knowledge.has(.accountDeletion) ? account : nil,
      providers: knowledge.has(.providers) ? account : nil,
      birthdays: knowledge.has(.birthday) ? account : nil,
      twoFactor: knowledge.has(.twoFactor) ? account : nil,
      log: knowledge.has(.accountLog) ? RemoteAccountLog(caller: caller) : nil,
      passkeys: knowledge.has(.passkeys) ? RemotePasskeys(caller: caller, origin: server.origin) : nil)
  }

  private func notifications(
    _ caller: RemoteCaller, _ reader: WireReader, _ feed: LiveFeed
  ) -> NotificationPorts {
    let notices = RemoteNotifications(caller: caller, reader: reader, feed: feed)
    let settings = knowledge.has(.notificationPolicy) ? RemoteNoticeSettings(caller: caller) : nil
    return NotificationPorts(
      list: notices, arrivals: notices, marks: notices, settings: settings,
      requests: RemoteNoticeRequests(caller: caller, reader: reader, feed: feed),
      announcements: knowledge.lacks(.announcements)
        ? nil : RemoteAnnouncements(caller: caller, reader: reader, feed: feed))
  }
}
