import Entities
import Notifications

/// What people are told, and what they make of it.
extension Oracle {
  /// What stands in a list of notices: those of a group are one, the latest first.
  struct Told: Equatable {
    let notices: [Notice]

    var isRead: Bool { notices.allSatisfy(\.isRead) }
  }

  mutating func tell(_ recipient: Int, _ kind: NoticeKind, by actor: Int, _ post: Int? = nil) {
    guard recipient != actor, hears(recipient, of: actor), post.map({ wants(recipient, $0) }) ?? true,
      post.map({ !hidesNotices(of: $0, from: recipient) }) ?? true
    else { return }
    let treatment = treatment(of: actor, kind, by: recipient)
    if treatment == .drop { return }
    if let known = notice(recipient, kind, by: actor, post) {
      notices[known].isStanding = true
      return
    }
    let group = treatment == .filter ? nil : nextGroup(recipient, kind, post)
    notices.append(Notice(recipient: recipient, kind: kind, actor: actor, post: post, group: group))
  }

  /// Tells those who voted and, once, the author.
  mutating func tellOfEnd(of post: Int) {
    posts[post].isEndTold = true
    let author = posts[post].author
    if notice(author, .poll, by: author, post) == nil {
      let group = nextGroup(author, .poll, post)
      notices.append(Notice(recipient: author, kind: .poll, actor: author, post: post, group: group))
    }
    for voter in posts[post].votes.keys.sorted() { tell(voter, .poll, by: author, post) }
  }

  /// Tells someone that a post of theirs couldn't be published, in place of what they were told of such posts before.
  mutating func tellOfFailure(_ author: Int) {
    notices.removeAll { $0.recipient == author && $0.kind == .unpublished }
    let group = nextGroup(author, .unpublished, nil)
    notices.append(Notice(recipient: author, kind: .unpublished, actor: author, post: nil, group: group))
  }

  private func treatment(of actor: Int, _ kind: NoticeKind, by person: Int) -> NoticeTreatment {
    let pair = Pair(one: person, other: actor)
    if [.post, .edit, .poll, .unpublished].contains(kind) || follows.contains(pair)
      || permissions.contains(pair)
    {
      return .accept
    }
    return policies[person] ?? .accept
  }

  private mutating func nextGroup(_ recipient: Int, _ kind: NoticeKind, _ post: Int?) -> Int {
    noticeGroups += 1
    return openGroup(recipient, kind, post) ?? noticeGroups
  }

  mutating func takeBack(_ recipient: Int, _ kind: NoticeKind, by actor: Int, _ post: Int? = nil) {
    guard let known = notice(recipient, kind, by: actor, post) else { return }
    if notices[known].isWaiting { notices.remove(at: known) } else { notices[known].isStanding = false }
  }

  /// A walk is over within a day: all who began to follow are told together.
  private func openGroup(_ recipient: Int, _ kind: NoticeKind, _ post: Int?) -> Int? {
    guard [.like, .share, .follow].contains(kind) else { return nil }
    return notices.last {
      $0.recipient == recipient && $0.kind == kind && $0.post == post && $0.group != nil
    }?.group
  }

  private func notice(_ recipient: Int, _ kind: NoticeKind, by actor: Int, _ post: Int?) -> Int? {
    notices.firstIndex {
      $0.recipient == recipient && $0.kind == kind && $0.actor == actor && $0.post == post
    }
  }

  // MARK: Reading

  /// The list of someone's notices, those of some kinds each by itself. A group stands where its latest one was made, be
  /// that to be seen or not.
  func told(_ person: Int, singly kinds: Set<NoticeKind> = []) -> [Told] {
    let visible = toldOneByOne(person)
    var groups: Set<Int> = []
    var told: [Told] = []
    for notice in notices.reversed() where notice.recipient == person {
      if kinds.contains(notice.kind) {
        told.append(Told(notices: isToSee(notice, person) ? [notice] : []))
      } else if let group = notice.group, groups.insert(group).inserted {
        told.append(Told(notices: visible.filter { $0.group == group }))
      }
    }
    return told.filter { !$0.notices.isEmpty }
  }

  /// The same, each by itself, the latest first.
  func toldOneByOne(_ person: Int) -> [Notice] {
    notices.reversed().filter { isToSee($0, person) }
  }

  private func isToSee(_ notice: Notice, _ person: Int) -> Bool {
    notice.group != nil && mayBeSeen(notice, person)
  }

  private func mayBeSeen(_ notice: Notice, _ person: Int) -> Bool {
    notice.recipient == person && notice.isStanding && !notice.isDismissed && hears(person, of: notice.actor)
      && notice.post.map { sees(person, $0) } ?? true
  }

  /// From whom something waits, the latest first, and how much.
  func waiting(_ person: Int) -> [(actor: Int, count: Int)] {
    let held = notices.reversed().filter { $0.isWaiting && mayBeSeen($0, person) }
    var known: Set<Int> = []
    return held.map(\.actor).filter { known.insert($0).inserted }
      .map { actor in (actor, held.count { $0.actor == actor }) }
  }

  // MARK: Doing

  /// Lists what waits from someone, in the groups that it would have come to.
  mutating func accept(_ actor: Int, _ person: Int) {
    permissions.append(Pair(one: person, other: actor))
    for (index, notice) in notices.enumerated()
    where notice.isWaiting && notice.recipient == person && notice.actor == actor {
      notices[index].group = nextGroup(person, notice.kind, notice.post)
    }
  }

  mutating func dismissWaiting(_ actor: Int, _ person: Int) {
    for (index, notice) in notices.enumerated()
    where notice.isWaiting && notice.recipient == person && notice.actor == actor {
      notices[index].isDismissed = true
    }
  }

  mutating func readAll(_ person: Int) {
    change(person) { $0.isRead = true }
  }

  mutating func dismissAll(_ person: Int) {
    change(person) { $0.isDismissed = true }
  }

  mutating func read(_ told: Told, _ person: Int) {
    change(person, with: told) { $0.isRead = true }
  }

  mutating func dismiss(_ told: Told, _ person: Int) {
    change(person, with: told) { $0.isDismissed = true }
  }

  /// Dismisses what stands in a group, be it to be seen or not.
  mutating func dismissGroup(of told: Told, _ person: Int) {
    for (index, notice) in notices.enumerated()
    where notice.recipient == person && notice.isStanding && notice.group == told.notices[0].group {
      notices[index].isDismissed = true
    }
  }

  /// Changes what stands, or of that what was told together with the latest that was seen and not after it.
  private mutating func change(
    _ person: Int, with told: Told? = nil, _ change: (inout Notice) -> Void
  ) {
    let latest = told.map { told in
      notices.firstIndex { told.notices.first == $0 } ?? 0
    }
    for (index, notice) in notices.enumerated()
    where notice.recipient == person && notice.isStanding && !notice.isDismissed && notice.group != nil {
      if let told, let latest, index > latest || notice.group != told.notices.first?.group { continue }
      change(&notices[index])
    }
  }
}

extension Oracle.Notice {
  /// Whether it waits in a request.
  fileprivate var isWaiting: Bool { group == nil && !isDismissed }
}
