import AppValues
import Entities
import MastodonAPI
import Notifications
import Profile
import SocialBackend
import Synchronization
import Timeline

/// Prepares posts for the wire. It reads the people shown with them once for all of them.
struct PostReading {
  private let ports: SharedRepositories
  private let viewer: ID<User>?
  private let mapping: MastodonMapping
  private let caller: Caller
  private let note: AnswerNote?

  init<Parameters>(_ call: Call<Parameters>, _ mapping: MastodonMapping) {
    ports = call.ports
    viewer = call.viewer
    self.mapping = mapping
    caller = call.caller
    note = call.note
  }

  /// For a listener, without a request.
  init(_ member: Caller.Member, _ mapping: MastodonMapping) {
    ports = member.ports
    viewer = member.session.user
    self.mapping = mapping
    caller = .member(member)
    note = nil
  }

  func statuses(_ posts: [Post]) async throws(AppError) -> [MastodonStatus] {
    let accounts = try await accounts(posts.map(\.author.id))
    return posts.map { mapping.status($0, accounts, for: viewer) }
  }

  func status(_ post: Post) async throws(AppError) -> MastodonStatus {
    mapping.status(post, try await accounts([post.author.id]), for: viewer)
  }

  /// A post that was read together with the people on it.
  func status(_ post: Post, _ people: [User]) -> MastodonStatus {
    mapping.status(post, mapping.accounts(people), for: viewer)
  }

  func statuses(_ items: [TimelineItem]) async throws(AppError) -> [MastodonStatus] {
    let accounts = try await accounts(
      items.flatMap { [$0.post.author.id] + ($0.sharedBy.map { [$0.id] } ?? []) })
    return items.map { mapping.status($0, accounts, for: viewer) }
  }

  func status(_ item: TimelineItem) async throws(AppError) -> MastodonStatus {
    let ids = [item.post.author.id] + (item.sharedBy.map { [$0.id] } ?? [])
    return mapping.status(item, try await accounts(ids), for: viewer)
  }

  func conversations(_ conversations: [Conversation]) async throws(AppError) -> [MastodonConversation] {
    let shown = conversations.flatMap { $0.people.map(\.id) + [$0.lastPost.author.id] }
    let accounts = try await accounts(shown + (viewer.map { [$0] } ?? []))
    return conversations.map { mapping.conversation($0, accounts, for: viewer) }
  }

  /// A page of a timeline, read together with the people on it.
  func page(
    of kind: TimelineKind, _ wanted: PageRequest
  ) async throws(AppError) -> (page: Page<ListedStatus>, statuses: [ShownStatus]) {
    let subject = subject(of: kind)
    if let subject { note?.watch(subject) }
    let page = try await TimelineInteractor.page(kind) { () async throws(AppError) in
      try await listed(kind, wanted, subject)
    }
    return (page, page.items.map(\.status))
  }

  /// A page as it is, on which a post may be twice.
  ///
  /// - Parameter subject: Which posts it's about, where answers are kept; nil where they aren't.
  func listed(
    _ kind: TimelineKind, _ wanted: PageRequest, _ subject: AnswerSubject? = nil
  ) async throws(AppError) -> Page<ListedStatus> {
    let known = partsAtHand
    let shown = try await ports.all.shownPosts.orUnsupported().page(of: kind, wanted, knowing: known)
    if let subject { keep([subject], shown.content.items, until: shown.until) }
    let (page, accounts) = (shown.content, mapping.accounts(shown.people))
    // All of them, since what a page leaves out for having it twice is to be known the next time, too.
    let listed = page.items.compactMap { item in
      status(item, accounts, known).map { ListedStatus(pageKey: item.pageKey, status: $0) }
    }
    return Page(items: listed, older: page.older, newer: page.newer)
  }

  /// A page of those posts of a timeline that have photos, read together with the people on it.
  func pageWithPhotos(
    of kind: TimelineKind, _ wanted: PageRequest
  ) async throws(AppError) -> (page: Page<TimelineItem>, statuses: [MastodonStatus]) {
    let source = ShownTimeline(posts: try ports.all.shownPosts.orUnsupported())
    let timelines = TimelineInteractor(repository: source, readingPositions: nil)
    let page = try await Page.filled(wanted) {
      !$0.post.photos.isEmpty
    } from: { (request) async throws(AppError) in
      try await timelines.page(kind, request)
    }
    let accounts = mapping.accounts(source.people)
    return (page, page.items.map { mapping.status($0, accounts, for: viewer) })
  }

  /// A page of a person's posts and shares, read together with the people on it.
  func page(
    by person: ID<User>, _ choice: PersonItems, _ wanted: PageRequest
  ) async throws(AppError) -> (page: Page<ShownItem>, statuses: [ShownStatus]) {
    let known = partsAtHand
    let shown = try await ports.all.shownPosts.orUnsupported()
      .items(by: person, choice, wanted, knowing: known)
    if let number = Int64(person.rawValue) {
      keep([.posts(by: number), .person(number)], shown.content.items, until: shown.until)
    }
    return (shown.content, statuses(shown.content.items, shown.people, known))
  }

  /// The post or the share with an id, read together with its people.
  ///
  /// Throws `notFound`.
  func status(_ id: ID<TimelineItem>) async throws(AppError) -> ShownStatus {
    let known = partsAtHand
    let shown = try await ports.all.shownPosts.orUnsupported().item(id, knowing: known)
    keep([], [shown.content], until: shown.until)
    guard let status = status(shown.content, mapping.accounts(shown.people), known) else { throw .notFound }
    return status
  }

  /// A page of the viewer's notices, each by itself, read together with their posts and people.
  func notifications(
    _ filter: NoticeFilter, _ wanted: PageRequest
  ) async throws(AppError) -> (page: Page<ShownNotice>, notifications: [ShownNotification]) {
    let known = partsAtHand
    let shown = try await ports.all.shownPosts.orUnsupported().notices(filter, wanted, knowing: known)
    if let number = viewer.flatMap({ Int64($0.rawValue) }) {
      let people = shown.content.items.compactMap { Int64($0.notice.from.id.rawValue) }
      keep(
        [.notices(of: number), .watching] + people.map { .person($0) },
        shown.content.items.compactMap(\.item), until: shown.until)
    }
    let accounts = mapping.accounts(shown.people)
    return (shown.content, shown.content.items.compactMap { notification($0, accounts, known) })
  }

  /// A notification; nil for one of a kind that apps aren't told of.
  private func notification(
    _ shown: ShownNotice, _ accounts: KnownAccounts, _ known: PartsAtHand?
  ) -> ShownNotification? {
    let notice = shown.notice
    return MastodonNotificationType(notice.kind).map { type in
      ShownNotification(
        id: notice.id.rawValue, type: type, createdAt: notice.at,
        groupKey: NotificationKey(notice).description,
        account: account(of: notice.from, shown.from, accounts, known),
        status: shown.item.flatMap { status($0, accounts, known) })
    }
  }

  private func account(
    of author: Author, _ outline: ItemOutline.Person?, _ accounts: KnownAccounts, _ known: PartsAtHand?
  ) -> ShownAccount {
    guard let outline, let known else { return .whole(mapping.account(author, accounts)) }
    if let parts = known[outline] { return .ready(mapping.account(outline, parts)) }
    let account = mapping.account(author, accounts)
    return .ready(mapping.account(outline, known.keep(outline, as: account)))
  }

  /// Notes what the answer shows, which makes it one that is kept.
  private func keep(_ subjects: [AnswerSubject], _ items: [ShownItem], until: Timestamp?) {
    guard let note else { return }
    let ends = items.compactMap(\.changesAt) + [until].compactMap(\.self)
    note.keep(for: caller, subjects + items.flatMap(\.subjects), until: ends.min())
  }

  /// Which posts a timeline is about, where a change tells whether it concerns that.
  private func subject(of kind: TimelineKind) -> AnswerSubject? {
    switch kind {
    case .home: viewer.flatMap { Int64($0.rawValue) }.map { .home($0) }
    case .list(let id): Int64(id.rawValue).map { .list($0) }
    case .everyone, .hashtag: .everyone
    case .user(let id, _): Int64(id.rawValue).map { .posts(by: $0) }
    case .popular, .bookmarks, .likes: nil
    }
  }

  private var partsAtHand: PartsAtHand? { mapping.ready.map(PartsAtHand.init) }

  private func statuses(_ items: [ShownItem], _ people: [User], _ known: PartsAtHand?) -> [ShownStatus] {
    let accounts = mapping.accounts(people)
    return items.compactMap { status($0, accounts, known) }
  }

  private func status(_ item: ShownItem, _ accounts: KnownAccounts, _ known: PartsAtHand?) -> ShownStatus? {
    mapping.status(item, accounts, known, for: viewer)
  }

  /// The accounts of the people with these ids.
  func accounts(_ ids: [ID<User>]) async throws(AppError) -> KnownAccounts {
    if ids.isEmpty { return [:] }
    return mapping.accounts(try await ports.all.shownPosts.orUnsupported().profiles(Self.unique(ids)))
  }

  /// The people with these ids, by them, with what is between them and the viewer.
  func people(_ ids: [ID<User>]) async throws(AppError) -> [ID<User>: User] {
    guard !ids.isEmpty, let reader = ports.all.people else { return [:] }
    let users = try await reader.users(Self.unique(ids))
    return Dictionary(users.map { ($0.id, $0) }) { first, _ in first }
  }

  private static func unique(_ ids: [ID<User>]) -> [ID<User>] {
    var seen: Set<ID<User>> = []
    return ids.filter { seen.insert($0).inserted }
  }
}

/// A status of a timeline, which has each post once.
struct ListedStatus: PagedItem {
  /// The source's number of the post.
  let pageKey: Int64
  let status: ShownStatus
}

/// A timeline that keeps the people who are shown on the pages read from it.
private final class ShownTimeline: TimelineRepository {
  private let posts: any ShownPosts
  private let shown = Mutex<[User]>([])

  init(posts: any ShownPosts) {
    self.posts = posts
  }

  /// The people on the pages read so far.
  var people: [User] { shown.withLock { $0 } }

  var timelineCapabilities: TimelineCapabilities { .all }

  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    let page = try await posts.page(of: kind, request, knowing: nil)
    shown.withLock { $0 += page.people }
    let items = page.content.items.compactMap { item -> TimelineItem? in
      if case .read(let whole, _) = item.content { whole } else { nil }
    }
    return Page(items: items, older: page.content.older, newer: page.content.newer)
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { nil }
}
