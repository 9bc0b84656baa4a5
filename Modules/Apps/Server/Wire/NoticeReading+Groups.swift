import AppValues
import Entities
import MastodonAPI

extension NoticeReading {
  /// A page of groups.
  ///
  /// - Parameter isBrief: Whether only parts are told of all but the latest account of each group.
  func groups(_ page: Page<Notice>, isBrief: Bool) async throws(AppError) -> MastodonGroupedNotifications {
    var answer = try await groups(page.items, isBrief: isBrief)
    for (index, notice) in page.items.enumerated() {
      // Where the latest of a group was taken back, the page begins or ends there nevertheless.
      let newer = index == 0 ? page.newer?.rawValue : nil
      let older = index == page.items.count - 1 ? page.older?.rawValue : nil
      answer.groups[index].position = .init(
        minID: older ?? notice.id.rawValue, maxID: newer ?? notice.id.rawValue, latestAt: notice.at)
    }
    return answer
  }

  /// Groups outside of a page.
  func groups(
    _ notices: [Notice], isBrief: Bool = false
  ) async throws(AppError) -> MastodonGroupedNotifications {
    let known = try await self.accounts(of: notices)
    let authors = notices.compactMap(\.post?.author)
    let inFull = notices.map(\.from) + authors + (isBrief ? [] : notices.flatMap(\.also))
    var told: Set<ID<User>> = []
    func accounts(_ people: [Author]) -> [MastodonAccount] {
      people.filter { told.insert($0.id).inserted }.map { mapping.account($0, known) }
    }
    var posts: Set<ID<Post>> = []
    return MastodonGroupedNotifications(
      accounts: accounts(inFull),
      partialAccounts: isBrief ? accounts(notices.flatMap(\.also)).map(MastodonPartialAccount.init) : nil,
      statuses: notices.compactMap(\.post).filter { posts.insert($0.id).inserted }
        .map { mapping.status($0, known, for: viewer) },
      groups: notices.compactMap(MastodonNotificationGroup.init))
  }

  /// The accounts of the people who did what is told, each once.
  func accounts(_ notices: [Notice]) async throws(AppError) -> [MastodonAccount] {
    let known = try await accounts(of: notices)
    return notices.map { mapping.account($0.from, known) }
  }
}

extension MastodonNotificationGroup {
  /// Nil for a kind that apps aren't told of.
  fileprivate init?(_ notice: Notice) {
    guard let type = MastodonNotificationType(notice.kind) else { return nil }
    self.init(
      groupKey: NotificationKey(notice).description, count: notice.others + 1,
      type: type, mostRecentID: notice.id.rawValue,
      sampleAccountIDs: ([notice.from] + notice.also).map(\.id.rawValue), statusID: notice.post?.id.rawValue)
  }
}
