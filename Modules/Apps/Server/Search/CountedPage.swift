import AppValues
import MastodonAPI

/// A page of a list, which apps request by the number of items before it.
struct CountedPage {
  /// The most items that can be before a page. To find what is further down, people have to search for something
  /// else.
  static let maximumOffset = 1000
  /// How many pages of a source are read at most, if many of its items aren't wanted.
  private static let maximumReads = 20

  let offset: Int
  let limit: Int

  /// - Parameters:
  ///   - usual: How many items it has if the request doesn't say.
  ///   - maximum: The most items it can have.
  init(limit: PageLimit?, offset: PageLimit? = nil, usual: Int, maximum: Int) {
    self.limit = limit?.clamped(usual: usual, maximum: maximum) ?? usual
    self.offset = max(offset?.value ?? 0, 0)
  }

  /// The items of the page.
  ///
  /// - Parameters:
  ///   - first: The items before those that are read.
  ///   - range: Where the list begins and ends.
  ///   - isWanted: Which items to include; nil for all.
  ///   - read: Reads a page of the source.
  func items<Item: PagedItem>(
    _ first: [Item] = [], within range: PageRequest = PageRequest(), where isWanted: ((Item) -> Bool)? = nil,
    _ read: (PageRequest) async throws(AppError) -> Page<Item>
  ) async throws(AppError) -> [Item] {
    // Nothing, rather than the same page again: apps continue until nothing comes.
    if offset > Self.maximumOffset { return [] }
    let end = offset + limit
    var (found, position) = (first, range.position)
    var known = Set(first.map(\.pageKey))
    for _ in 1...Self.maximumReads where found.count < end {
      let most = isWanted == nil ? end - found.count : PageRequest.limits.upperBound
      let page = try await read(PageRequest(position, until: range.end, limit: most))
      found += page.items.filter { (isWanted?($0) ?? true) && known.insert($0.pageKey).inserted }
      // The items just above a place end there.
      if case .justAbove = position { break }
      guard let older = page.older else { break }
      position = .before(older)
    }
    return Array(found.dropFirst(offset).prefix(limit))
  }
}
