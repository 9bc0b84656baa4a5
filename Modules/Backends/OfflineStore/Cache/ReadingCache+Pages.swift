public import AppValues
import SocialDatabase

extension ReadingCache {
  /// Keeps a page of a list.
  ///
  /// - Parameters:
  ///   - page: The page; its items are rows that lead to what is in it.
  ///   - list: The list, by a name that's the same each time.
  ///   - request: The page that was asked for. Those that go up, or end before the list does, aren't kept.
  public func keep<Row: Codable & Sendable>(
    _ page: Page<Row>, of list: String, _ request: PageRequest
  ) async {
    guard let position = request.cachedPosition else { return }
    await attempt { () async throws(AppError) in try await keep(page, of: list, at: position) }
  }

  private func keep<Row: Codable & Sendable>(
    _ page: Page<Row>, of list: String, at position: String
  ) async throws(AppError) {
    let document = try StoredJSON.text(of: page)
    let (now, limit) = (clock.now().milliseconds, limits.pages)
    try await database.write { connection throws(AppError) in
      try connection.execute(
        """
        INSERT INTO cached_page (list, position, document, read_at)
        VALUES (\(list), \(position), \(document), \(now))
        ON CONFLICT (list, position) DO UPDATE SET document = excluded.document, read_at = excluded.read_at
        """)
      try connection.limitPages(to: limit)
    }
  }

  /// A page of a list as it was read last, with its age; nil if it wasn't read.
  public func page<Row: Codable & Sendable>(
    of list: String, _ request: PageRequest, rows: Row.Type
  ) async throws(AppError) -> Page<Row>? {
    guard let position = request.cachedPosition else { return nil }
    let kept = try await database.read { connection throws(AppError) in
      try connection.first(
        "SELECT document, read_at FROM cached_page WHERE list = \(list) AND position = \(position)"
      ) { row throws(AppError) in
        KeptDocument(text: row.text(0), readAt: Timestamp(milliseconds: row.integer(1)))
      }
    }
    guard let kept, let page = StoredJSON.copy(Page<Row>.self, of: kept.text) else { return nil }
    return Page(items: page.items, older: page.older, newer: page.newer, readAt: kept.readAt)
  }
}

extension PageRequest {
  /// The name of the page; nil for one that isn't kept.
  fileprivate var cachedPosition: String? {
    if end != nil { return nil }
    switch position {
    case .first: return ""
    case .before(let cursor): return cursor.rawValue
    case .justAbove: return nil
    }
  }
}
