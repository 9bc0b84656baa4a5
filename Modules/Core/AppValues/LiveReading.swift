/// Reads what is new in a list, each time from where it came to.
///
/// `LiveStream` reads on by itself when the source signals something. Use this where a call tells you of that.
public struct LiveReading<Item: Sendable>: Sendable {
  /// How far the list has been read.
  private enum Position: Hashable {
    case unknown
    /// The list was empty so far.
    case bottom
    case above(Cursor)
  }

  private let read: @Sendable (PageRequest) async throws(AppError) -> Page<Item>
  private var position: Position

  /// - Parameters:
  ///   - start: Where to begin; nil for items from now on.
  ///   - read: Reads a page of the list.
  public init(
    after start: Cursor? = nil, read: @escaping @Sendable (PageRequest) async throws(AppError) -> Page<Item>
  ) {
    self.read = read
    position = start.map { .above($0) } ?? .unknown
  }

  /// The cursor above which it reads on; nil if it has to find that first, or the list was empty so far.
  public var cursor: Cursor? {
    get { if case .above(let cursor) = position { cursor } else { nil } }
    set { if let newValue { position = .above(newValue) } }
  }

  /// Begins after the newest item at this time. If you don't call this, the first `next` does.
  ///
  /// Throws the source's errors, even if waiting may fix them.
  nonisolated(nonsending) public mutating func begin() async throws(AppError) {
    position = try await read(PageRequest(limit: 1)).newer.map { .above($0) } ?? .bottom
  }

  /// The next items, with the oldest first; nil if there are none by now.
  ///
  /// Throws the source's errors, even if waiting may fix them: the next call reads on from the same place.
  nonisolated(nonsending) public mutating func next() async throws(AppError) -> [Item]? {
    var passed: Set<Position> = [position]
    while let page = try await readOn() {
      if let newer = page.newer { position = .above(newer) }
      if !page.items.isEmpty { return page.items.reversed() }
      // A page whose items were all left out is not the end; one that leads back is.
      if !passed.insert(position).inserted { return nil }
    }
    return nil
  }

  /// The oldest page of new items; nil if the beginning had to be found first.
  nonisolated(nonsending) private mutating func readOn() async throws(AppError) -> Page<Item>? {
    switch position {
    case .unknown:
      try await begin()
      return nil
    case .bottom: return try await lowest()
    case .above(let cursor): return try await page(.justAbove(cursor))
    }
  }

  /// The lower end of a list that was empty, from which to read upward. An empty page isn't the end; a page that
  /// leads back is.
  nonisolated(nonsending) private func lowest() async throws(AppError) -> Page<Item> {
    var (position, lowest) = (PageRequest.Position.first, Page<Item>(items: [], older: nil, newer: nil))
    var asked: Set<PageRequest.Position> = []
    while true {
      let page = try await page(position)
      if !page.items.isEmpty { lowest = page }
      guard let older = page.older, asked.insert(.before(older)).inserted else { return lowest }
      position = .before(older)
    }
  }

  nonisolated(nonsending) private func page(
    _ position: PageRequest.Position
  ) async throws(AppError) -> Page<Item> {
    try await read(PageRequest(position, limit: PageRequest.limits.upperBound))
  }
}
