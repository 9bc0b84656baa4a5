import AppValues
import Entities
import Notifications
import SocialBackend

extension RandomWalk {
  /// Reads or dismisses notices, on one device or another.
  mutating func attend(_ actor: Int) async throws {
    let notices = devices[actor][pick(devices[actor].indices)].can.notifications
    let list = try await notices.list.page(.all, PageRequest(limit: 80)).items
    let told = oracle.told(actor)
    switch pick(0..<14) {
    case 8..<10:
      let treatment = NoticeTreatment.allCases[pick(NoticeTreatment.allCases.indices)]
      try await act("\(actor) lets \(treatment) those whom they don't follow", expecting: nil) {
        _ = try await notices.requests.orUnsupported().change([.notFollowing: treatment])
      }
      oracle.policies[actor] = treatment
    case 10..<14: try await answer(actor, try notices.requests.orUnsupported())
    case 0:
      try await act("\(actor) reads all notices", expecting: nil) {
        try await notices.marks.orUnsupported().markAllRead()
      }
      oracle.readAll(actor)
    case 1:
      try await act("\(actor) dismisses all notices", expecting: nil) {
        try await notices.marks.orUnsupported().dismissAll()
      }
      oracle.dismissAll(actor)
    case ..<5 where !list.isEmpty:
      let index = pick(list.indices)
      try await act("\(actor) reads notice \(index)", expecting: nil) {
        try await notices.marks.orUnsupported().markRead([list[index].id, list[index].id])
      }
      oracle.read(told[index], actor)
    case 5 where !list.isEmpty:
      let index = pick(list.indices)
      try await act("\(actor) dismisses the group of notice \(index)", expecting: nil) {
        if let group = list[index].group {
          try await notices.groups.orUnsupported().dismiss(group: group)
        } else {
          try await notices.single.orUnsupported().dismissAlone(list[index].id)
        }
      }
      oracle.dismissGroup(of: told[index], actor)
    case _ where !list.isEmpty:
      let index = pick(list.indices)
      try await act("\(actor) dismisses notice \(index)", expecting: nil) {
        try await notices.marks.orUnsupported().dismiss([list[index].id])
      }
      oracle.dismiss(told[index], actor)
    default: break
    }
  }

  /// Accepts or dismisses what waits from someone.
  private mutating func answer(_ actor: Int, _ requests: any NoticeRequests) async throws {
    let waiting = oracle.waiting(actor)
    if waiting.isEmpty { return }
    let (other, accepts) = (waiting[pick(waiting.indices)].actor, pick(0..<2) == 0)
    let page = try await requests.requests(PageRequest(limit: 80))
    let ids = page.items.filter { $0.from.handle == Oracle.handle(other) }.map(\.id)
    try await act("\(actor) \(accepts ? "accepts" : "dismisses") what waits from \(other)", expecting: nil) {
      if accepts { try await requests.accept(ids) } else { try await requests.dismiss(ids) }
    }
    if accepts { oracle.accept(other, actor) } else { oracle.dismissWaiting(other, actor) }
  }

  /// Compares what each device of someone shows of their notices.
  func compareNotices(_ viewer: Int, limit: Int) async throws {
    for (door, device) in zip(doors, devices[viewer]) {
      guard let notices = door.notices else { continue }
      try compare(
        "notifications of \(viewer)", try await notices(device.session),
        oracle.toldOneByOne(viewer).map { ServedNotice($0, oracle) }.filter { $0.type != nil })
    }
    let expected = oracle.told(viewer)
    for device in devices[viewer] {
      let notices = device.can.notifications
      let seen = try await everything(limit: limit) { try await notices.list.page(.all, $0) }
      try compare(
        "notices of \(viewer)", seen.map(SeenNotice.init), expected.map { SeenNotice($0, oracle) })
      let unread = try await everything(limit: limit) { try await notices.list.page(.unread, $0) }
      try compare("unread of \(viewer)", unread, seen.filter { !$0.isRead })
      try compare(
        "unread count of \(viewer)", try await notices.marks.orUnsupported().unreadCount(),
        expected.count { !$0.isRead })
      try await compareGroups(try notices.groups.orUnsupported(), viewer, seen, limit: limit)
      let requests = try notices.requests.orUnsupported()
      let waiting = try await everything(limit: limit) { try await requests.requests($0) }
      let expectedToWait = oracle.waiting(viewer)
      try compare(
        "requests of \(viewer)", waiting.map { "\($0.from.handle) \($0.count)" },
        expectedToWait.map { "\(Oracle.handle($0.actor)) \($0.count)" })
      try compare(
        "what waits for \(viewer)", try await requests.policy().notices,
        expectedToWait.reduce(0) { $0 + $1.count })
    }
  }

  /// Compares groups by themselves with the list, and what comes where some kinds or all aren't grouped.
  private func compareGroups(
    _ groups: any NoticeGroups, _ viewer: Int, _ list: [Notice], limit: Int
  ) async throws {
    for notice in list {
      guard let group = notice.group else { continue }
      try compare("group \(group) of \(viewer)", try await groups.group(group), notice)
      let told = try await everything(limit: limit) { try await groups.notices(in: group, $0) }
      try compare("size of \(group) of \(viewer)", told.count, notice.others + 1)
    }
    for kinds: Set<NoticeKind> in [[.like, .mention], Set(NoticeKind.allCases)] {
      let expected = oracle.told(viewer, singly: kinds)
      let seen = try await everything(limit: limit) { try await groups.page(.all, singly: kinds, $0) }
      try compare(
        "partly grouped of \(viewer)", seen.map(SeenNotice.init), expected.map { SeenNotice($0, oracle) })
      try compare(
        "count of partly grouped of \(viewer)",
        try await groups.unreadCount(.all, singly: kinds, upTo: 1000), expected.count { !$0.isRead })
    }
  }
}

/// What a reader sees of a notice.
struct SeenNotice: Equatable {
  let kind: NoticeKind
  /// The first few, and how many there are in all.
  let people: [String]
  let count: Int
  let post: ID<Post>?
  let isRead: Bool

  init(_ notice: Notice) {
    (kind, post, isRead) = (notice.kind, notice.post?.id, notice.isRead)
    people = ([notice.from] + notice.also).map(\.handle)
    count = notice.others + 1
  }

  init(_ told: Oracle.Told, _ oracle: Oracle) {
    let last = told.notices[0]
    (kind, isRead) = (last.kind, told.isRead)
    people = told.notices.prefix(3).map { Oracle.handle($0.actor) }
    count = told.notices.count
    post = last.post.map { oracle.posts[$0].id }
  }
}
