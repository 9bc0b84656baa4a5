import AppValues

/// A page that is longer than those of a source: several of them, one below the other.
struct LongPage {
  private let limit: Int

  /// - Parameter limit: The most items.
  init(_ limit: Int) {
    self.limit = limit
  }

  /// Reads as many pages as it takes. What is just above a place is one page of the source.
  func read<Item: Sendable>(
    _ request: PageRequest, _ source: (PageRequest) async throws(AppError) -> Page<Item>
  ) async throws(AppError) -> Page<Item> {
    var page = try await source(request)
    if case .justAbove = request.position { return page }
    while page.items.count < limit, let older = page.older {
      let rest = PageRequest(.before(older), until: request.end, limit: limit - page.items.count)
      let next = try await source(rest)
      page = Page(items: page.items + next.items, older: next.older, newer: page.newer ?? next.newer)
      if next.items.isEmpty { break }
    }
    return page
  }
}
