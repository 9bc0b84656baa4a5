// An empty page is not the end of a list: all that it held may be known, or gone. One that leads back to a page that was
// read before would be asked for without end.
extension PagedList {
  /// Reads on below. Pass the result to `append(_:below:)`.
  ///
  /// - Parameters:
  ///   - count: How many items are wanted that aren't in the list: as many pages are read as that takes.
  ///   - limit: The maximum number of items in a page; nil for as many as are still wanted.
  ///   - read: Reads a page.
  /// - Returns: Everything that was read, as one page; nil at the end of the list.
  nonisolated(nonsending) public func more(
    atLeast count: Int = 1, limit: Int? = 20, _ read: Read
  ) async throws(AppError) -> Page<Item>? {
    guard let older else { return nil }
    return try await gather(.before(older), atLeast: count, limit: limit, read)
  }

  /// Reads the newest items.
  ///
  /// - Parameters:
  ///   - count: How many items are wanted: as many pages are read as that takes.
  ///   - limit: The maximum number of items in a page; nil for as many as are still wanted.
  ///   - read: Reads a page.
  nonisolated(nonsending) public static func first(
    atLeast count: Int = 1, limit: Int? = 20, _ read: Read
  ) async throws(AppError) -> PagedList {
    PagedList(try await PagedList().gather(.first, atLeast: count, limit: limit, read))
  }

  nonisolated(nonsending) private func gather(
    _ start: PageRequest.Position, atLeast count: Int, limit: Int?, _ read: Read
  ) async throws(AppError) -> Page<Item> {
    var (position, found, items) = (start, 0, [Item]())
    var known = Set(self.items.map(\.pageKey))
    var asked: Set<PageRequest.Position> = [start]
    var (newer, readAt): (Cursor?, Timestamp?) = (nil, nil)
    while true {
      let page = try await read(PageRequest(position, limit: limit ?? count - found))
      items += page.items
      newer = newer ?? page.newer
      readAt = readAt ?? page.readAt
      found += page.items.count { known.insert($0.pageKey).inserted }
      guard let older = page.older, asked.insert(.before(older)).inserted else {
        return Page(items: items, older: nil, newer: newer, readAt: readAt)
      }
      if found >= count { return Page(items: items, older: older, newer: newer, readAt: readAt) }
      position = .before(older)
    }
  }
}
