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
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Shown<Page<TimelineItem>> {
    try await timeline.page(of: kind, request) { page, transaction throws(AppError) in
      Shown(page, people: try transaction.people(of: page.items))
    }
  }

  func items(
    by person: ID<User>, _ choice: PersonItems, _ request: PageRequest
  ) async throws(AppError) -> Shown<Page<TimelineItem>> {
    let (person, range) = (try person.number(), try KeyRange(request))
    return try await access.read { transaction throws(AppError) in
      let page = try transaction.page(range, by: person, choice)
      return Shown(page, people: try transaction.people(of: page.items))
    }
  }

  func items(_ ids: [ID<TimelineItem>]) async throws(AppError) -> Shown<[TimelineItem]> {
    let numbers = ids.compactMap(\.numberOrNil)
    if numbers.isEmpty { return Shown([], people: []) }
    return try await access.read { transaction throws(AppError) in
      let items = try transaction.orderedItems(numbers)
      return Shown(items, people: try transaction.people(of: items))
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
  /// The profiles of the people who are shown with items.
  fileprivate func people(of items: [TimelineItem]) throws(AppError) -> [User] {
    var people: Set<Int64> = []
    for item in items {
      if let author = item.post.author.id.numberOrNil { people.insert(author) }
      if let sharer = item.sharedBy?.id.numberOrNil { people.insert(sharer) }
    }
    return Array(try profiles(people.sorted()).values)
  }
}
