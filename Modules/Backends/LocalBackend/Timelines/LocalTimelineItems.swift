import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import Timeline

/// Timeline items by their ids.
struct LocalTimelineItems: TimelineItems {
  let access: Access
  let timeline: LocalTimeline

  func items(_ ids: [ID<TimelineItem>]) async throws(AppError) -> [TimelineItem] {
    let numbers = ids.compactMap(\.numberOrNil)
    if numbers.isEmpty { return [] }
    return try await access.read { transaction throws(AppError) in try transaction.orderedItems(numbers) }
  }

  func ownShare(of post: ID<Post>) async throws(AppError) -> TimelineItem? {
    guard let number = post.numberOrNil else { return nil }
    let newestFirst = try KeyRange(PageRequest()).shape
    return try await access.readAsMember { transaction throws(AppError) in
      let rows: [ItemRow] = try transaction.items(
        selectedBy: ("""
        SELECT i.id FROM item i
        WHERE i.post_id = \(number) AND i.actor_id = \(transaction.viewer) AND i.is_share = 1
          AND \(transaction.visible.item)
        """ as SQL).plannedOnce, newestFirst)
      return rows.first?.item
    }
  }

  func items(
    by person: ID<User>, _ choice: PersonItems, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    let (person, range) = (try person.number(), try KeyRange(request))
    return try await access.read { transaction throws(AppError) in
      let page: Page<ItemRow> = try transaction.page(range, by: person, choice)
      return page.map(\.item)
    }
  }

  func contains(_ post: ID<Post>, in kind: TimelineKind) async throws(AppError) -> Bool {
    let number = try post.number()
    let candidates = try await access.read { transaction throws(AppError) in
      try transaction.items(of: number, in: kind)
    }
    for item in candidates {
      // A page that has room for this item only.
      let request = PageRequest(.justAbove(Cursor(item - 1)), until: Cursor(item + 1), limit: 1)
      if try await !timeline.page(of: kind, request).items.isEmpty { return true }
    }
    return false
  }
}
