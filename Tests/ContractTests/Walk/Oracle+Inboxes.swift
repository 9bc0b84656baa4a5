import AppValues
import Entities

/// Direct posts, by conversation and people.
extension Oracle {
  /// What an inbox shows.
  struct ListedInbox {
    let inbox: Inbox
    /// Its newest post that can be seen.
    let latest: Int
    let isUnread: Bool
  }

  /// Puts a direct post into the inboxes of those it's for, and takes it out of others. Who writes has read.
  mutating func file(_ post: Int) {
    guard posts[post].visibility == .direct else { return }
    for person in people(of: post) {
      let inbox = inbox(of: person, with: post)
      var marks = inboxes[inbox] ?? InboxMarks()
      if person == posts[post].author { marks.read = max(marks.read, post) }
      inboxes[inbox] = marks
    }
    forgetEmptyInboxes()
  }

  mutating func forgetEmptyInboxes() {
    inboxes = inboxes.filter { !posts(in: $0.key).isEmpty }
  }

  /// The inboxes of someone that have something to show, those with the newest posts first.
  func listedInboxes(_ viewer: Int) -> [ListedInbox] {
    inboxes.compactMap { inbox, marks in
      guard inbox.person == viewer else { return nil }
      let latest = posts(in: inbox).last { comesAcross(viewer, $0) && $0 > marks.removed }
      return latest.map { ListedInbox(inbox: inbox, latest: $0, isUnread: $0 > marks.read) }
    }.sorted { $0.latest > $1.latest }
  }

  /// The direct posts of someone, the newest first.
  func directPosts(_ viewer: Int) -> [Int] {
    posts.indices.reversed().filter { isDirect($0, of: viewer) && comesAcross(viewer, $0) }
  }

  /// Reads an inbox, also what can't be seen of it now; or makes it unread from its newest post on.
  mutating func setRead(_ isRead: Bool, _ listed: ListedInbox) {
    var marks = inboxes[listed.inbox] ?? InboxMarks()
    marks.read = isRead ? max(marks.read, posts(in: listed.inbox).last ?? -1) : listed.latest - 1
    inboxes[listed.inbox] = marks
  }

  mutating func remove(_ listed: ListedInbox) {
    setRead(true, listed)
    let last = posts(in: listed.inbox).last ?? -1
    inboxes[listed.inbox]?.removed = last
  }

  private func posts(in inbox: Inbox) -> [Int] {
    posts.indices.filter { isDirect($0, of: inbox.person) && self.inbox(of: inbox.person, with: $0) == inbox }
  }

  private func inbox(of person: Int, with post: Int) -> Inbox {
    Inbox(
      person: person, beginning: beginning(of: post), people: people(of: post).filter { $0 != person })
  }

  private func isDirect(_ post: Int, of person: Int) -> Bool {
    posts[post].visibility == .direct && !posts[post].isDeleted && people(of: post).contains(person)
  }

  /// Those whom a direct post is for.
  private func people(of post: Int) -> [Int] { Set(posts[post].mentions + [posts[post].author]).sorted() }

  private func comesAcross(_ viewer: Int, _ post: Int) -> Bool {
    sees(viewer, post) && !mutes(viewer, posts[post].author)
  }
}
