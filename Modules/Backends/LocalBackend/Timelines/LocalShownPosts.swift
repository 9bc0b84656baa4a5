import AppValues
import Entities
import Notifications
import Post
import SocialBackend
import SocialDatabase
import SocialLocalStore
import Synchronization
import Timeline

/// Posts with the people who are shown with them, in the database.
struct LocalShownPosts: ShownPosts {
  let access: Access
  let timeline: LocalTimeline

  func page(
    of kind: TimelineKind, _ request: PageRequest, knowing known: (any KnownItems)?
  ) async throws(AppError) -> Shown<Page<ShownItem>> {
    try await timeline.read(kind, request) { range, transaction throws(AppError) in
      if let known = transaction.usable(known),
        let page: Page<OutlineRow> = try transaction.selected(kind, range)
      {
        return try transaction.shown(page, knowing: known)
      }
      return try transaction.shown(try transaction.page(of: kind, range))
    }
  }

  func items(
    by person: ID<User>, _ choice: PersonItems, _ request: PageRequest, knowing known: (any KnownItems)?
  ) async throws(AppError) -> Shown<Page<ShownItem>> {
    let (person, range) = (try person.number(), try KeyRange(request))
    return try await access.read { transaction throws(AppError) in
      if let known = transaction.usable(known) {
        return try transaction.shown(try transaction.page(range, by: person, choice), knowing: known)
      }
      let page: Page<ItemRow> = try transaction.page(range, by: person, choice)
      return try transaction.shown(page.map(\.item))
    }
  }

  func item(
    _ id: ID<TimelineItem>, knowing known: (any KnownItems)?
  ) async throws(AppError) -> Shown<ShownItem> {
    guard let number = id.numberOrNil else { throw .notFound }
    return try await access.read { transaction throws(AppError) in
      let shown: Shown<[ShownItem]> =
        if let known = transaction.usable(known) {
          try transaction.shown(try transaction.items([number]), knowing: known)
        } else {
          try transaction.shown(try transaction.orderedItems([number]))
        }
      guard let item = shown.content.first else { throw .notFound }
      return Shown(item, people: shown.people, until: shown.until)
    }
  }

  func notices(
    _ filter: NoticeFilter, _ request: PageRequest, knowing known: (any KnownItems)?
  ) async throws(AppError) -> Shown<Page<ShownNotice>> {
    let (range, filter) = (try KeyRange(request), try NoticeConditions(filter))
    return try await access.readAsMember { transaction throws(AppError) in
      try transaction.shown(try transaction.noticeRows(range, filter), knowing: transaction.usable(known))
    }
  }

  func publish(
    key: PublishKey, _ post: @escaping @Sendable (WritingDefaults) throws(AppError) -> NewPost
  ) async throws(AppError) -> Shown<Post> {
    let author = FoundAuthor()
    let published = try await Publishing.publish(
      key: key, on: access, showing: { transaction throws(AppError) in try author.ask(transaction) }, post)
    return Shown(published, people: author.people)
  }

  func profiles(_ ids: [ID<User>]) async throws(AppError) -> [User] {
    let numbers = ids.compactMap(\.numberOrNil)
    return try await access.read { transaction throws(AppError) in
      let found = try transaction.profiles(numbers)
      return numbers.compactMap { found[$0] }
    }
  }
}

/// The author of a new post, whose profile no one waits for before the post is stored.
private final class FoundAuthor: Sendable {
  private let found = Mutex<User?>(nil)

  /// The author, once the transaction that asked is committed.
  var people: [User] { found.withLock { $0.map { [$0] } ?? [] } }

  func ask(_ transaction: Transaction) throws(AppError) {
    try transaction.askForOwnProfile { [self] user in found.withLock { $0 = user } }
  }
}

extension Transaction {
  /// What is known, if the viewer is shown it as everyone is: filters look at all that a post says.
  fileprivate func usable(_ known: (any KnownItems)?) -> (any KnownItems)? { filters == 0 ? known : nil }

  fileprivate func shown(_ page: Page<TimelineItem>) throws(AppError) -> Shown<Page<ShownItem>> {
    let shown = try shown(page.items)
    return Shown(page.with(shown.content), people: shown.people, until: shown.until)
  }

  fileprivate func shown(_ items: [TimelineItem]) throws(AppError) -> Shown<[ShownItem]> {
    let shown = items.map { ShownItem(ofPost: $0.post.id.numberOrNil ?? 0, .read($0, nil)) }
    return Shown(shown, people: try people(of: items), until: try until())
  }

  fileprivate func shown(
    _ page: Page<OutlineRow>, knowing known: any KnownItems
  ) throws(AppError) -> Shown<Page<ShownItem>> {
    let shown = try shown(page.items, knowing: known)
    return Shown(page.with(shown.content), people: shown.people, until: shown.until)
  }

  fileprivate func shown(
    _ rows: [OutlineRow], knowing known: any KnownItems
  ) throws(AppError) -> Shown<[ShownItem]> {
    let (shown, read) = try items(rows, knowing: known)
    return Shown(shown, people: try people(of: read), until: try until())
  }

  /// Reads what isn't known of items. Also returns those that were read.
  private func items(
    _ rows: [OutlineRow], knowing known: any KnownItems
  ) throws(AppError) -> (shown: [ShownItem], read: [TimelineItem]) {
    var (read, missing): ([Int64: TimelineItem], [Int64]) = ([:], [])
    for row in rows where !row.isWhole || !known.includes(row.outline) { missing.append(row.id) }
    if !missing.isEmpty {
      let found: [ItemRow] = try items(missing)
      read = Dictionary(found.map { ($0.id, $0.item) }) { first, _ in first }
    }
    let shown = rows.map { row in
      let outline = row.outline
      guard let item = read[row.id] else { return ShownItem(ofPost: outline.post, .known(outline)) }
      return ShownItem(ofPost: outline.post, .read(item, row.isWhole ? outline : nil))
    }
    return (shown, Array(read.values))
  }

  /// Reads the posts of notices, and the people who aren't known.
  fileprivate func shown(
    _ page: Page<SingleNotice>, knowing known: (any KnownItems)?
  ) throws(AppError) -> Shown<Page<ShownNotice>> {
    // A post has an item of its own number.
    let posts = page.items.map(\.post).filter { $0 != 0 }
    var (shown, read): ([ShownItem], [TimelineItem]) = ([], [])
    if let known {
      (shown, read) = try items(posts.isEmpty ? [] : items(posts), knowing: known)
    } else if !posts.isEmpty {
      let found: [ItemRow] = try items(posts)
      read = found.map(\.item)
      shown = found.map { ShownItem(ofPost: $0.id, .read($0.item, nil)) }
    }
    let items = Dictionary(shown.map { ($0.pageKey, $0) }) { first, _ in first }
    let notices = page.items.map { row in
      ShownNotice(row.notice(nil), from: known == nil ? nil : row.outline, item: items[row.post])
    }
    let strangers = page.items.filter { row in
      known.map { known in row.outline.map { !known.includes($0) } ?? true } ?? true
    }.compactMap(\.from.id.numberOrNil)
    return Shown(page.with(notices), people: try people(of: read, and: strangers), until: try until())
  }

  /// When the next of the viewer's mutes or filters ends, or the session; nil where none does.
  private func until() throws(AppError) -> Timestamp? {
    var ends = [sessionEnds]
    if limits.mutes || filters != 0 {
      let next: SQL = """
        SELECT MIN(ends) FROM (
          SELECT ends_at AS ends FROM mute WHERE muter_id = \(viewer) AND ends_at > \(now.milliseconds)
          UNION ALL
          SELECT expires_at FROM post_filter WHERE person_id = \(viewer) AND expires_at > \(now.milliseconds)
        ) AS all_ends
        """
      ends += try connection.rows(next.plannedOnce) { row throws(AppError) in row.optionalInteger(0) }
    }
    return ends.compactMap(\.self).min().map { Timestamp(milliseconds: $0) }
  }

  /// The profiles of the people who are shown with items.
  func people(of items: [TimelineItem], and others: [Int64] = []) throws(AppError) -> [User] {
    var people = Set(others)
    for item in items {
      if let author = item.post.author.id.numberOrNil { people.insert(author) }
      if let sharer = item.sharedBy?.id.numberOrNil { people.insert(sharer) }
    }
    return Array(try profiles(people.sorted()).values)
  }
}

extension Page {
  /// The same page with other items.
  fileprivate func with<Other>(_ items: [Other]) -> Page<Other> {
    Page<Other>(items: items, older: older, newer: newer, readAt: readAt)
  }
}
