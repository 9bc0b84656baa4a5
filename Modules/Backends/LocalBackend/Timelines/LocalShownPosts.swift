import AppValues
import Entities
import SocialBackend
import SocialLocalStore
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
      return Shown(item, people: shown.people)
    }
  }

  func profiles(_ ids: [ID<User>]) async throws(AppError) -> [User] {
    let numbers = ids.compactMap(\.numberOrNil)
    return try await access.read { transaction throws(AppError) in
      let found = try transaction.profiles(numbers)
      return numbers.compactMap { found[$0] }
    }
  }
}

extension Transaction {
  /// What is known, if the viewer is shown it as everyone is: filters look at all that a post says.
  fileprivate func usable(_ known: (any KnownItems)?) -> (any KnownItems)? { filters == 0 ? known : nil }

  fileprivate func shown(_ page: Page<TimelineItem>) throws(AppError) -> Shown<Page<ShownItem>> {
    let shown = try shown(page.items)
    return Shown(page.with(shown.content), people: shown.people)
  }

  fileprivate func shown(_ items: [TimelineItem]) throws(AppError) -> Shown<[ShownItem]> {
    Shown(
      items.map { ShownItem(ofPost: $0.post.id.numberOrNil ?? 0, .read($0, nil)) },
      people: try people(of: items))
  }

  fileprivate func shown(
    _ page: Page<OutlineRow>, knowing known: any KnownItems
  ) throws(AppError) -> Shown<Page<ShownItem>> {
    let shown = try shown(page.items, knowing: known)
    return Shown(page.with(shown.content), people: shown.people)
  }

  /// Reads what isn't known of items.
  fileprivate func shown(
    _ rows: [OutlineRow], knowing known: any KnownItems
  ) throws(AppError) -> Shown<[ShownItem]> {
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
    return Shown(shown, people: try people(of: Array(read.values)))
  }

  /// The profiles of the people who are shown with items.
  private func people(of items: [TimelineItem]) throws(AppError) -> [User] {
    var people: Set<Int64> = []
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
