/// An item of a list that is read page by page.
public protocol PagedItem: Sendable {
  /// The type of the keys. Two items with equal keys are versions of the same item.
  associatedtype PageKey: Hashable & Sendable

  /// Identifies the item: a list has each key once.
  var pageKey: PageKey { get }
}

extension PagedItem where Self: Identifiable, ID: Sendable {
  /// Its id.
  public var pageKey: ID { id }
}

/// The part of a list that has been read: an unbroken stretch, newest first, with each item once.
///
/// Pages may overlap, since items come and go, and they may be requested concurrently: a page is added only
/// if it still joins the stretch.
public struct PagedList<Item: PagedItem>: Sendable {
  /// Reads a page.
  public typealias Read = @Sendable (PageRequest) async throws(AppError) -> Page<Item>

  /// The items read so far, newest first.
  public private(set) var items: [Item] = []
  /// Where the items below the stretch begin; nil if the list ends with it.
  public private(set) var older: Cursor?
  /// Where the items above the stretch begin; nil if nothing has been read.
  public private(set) var newer: Cursor?
  /// When it was read, if its source couldn't be reached last; nil for a list as it is now.
  public var readAt: Timestamp?

  /// Makes an empty list.
  public init() {}

  /// Makes a list of its first page.
  public init(_ page: Page<Item>) {
    items = Self.once(page.items)
    older = page.older
    newer = page.newer
    readAt = page.readAt
  }

  /// The item with a key.
  public subscript(key: Item.PageKey) -> Item? { items.first { $0.pageKey == key } }

  /// Those of the `candidates` that aren't in the list, each once: the last of those with the same key.
  public func fresh(_ candidates: [Item]) -> [Item] {
    let known = Set(items.map(\.pageKey))
    return Self.once(candidates.filter { !known.contains($0.pageKey) })
  }

  /// The items with each key once: the last of those with the same key.
  public static func once(_ items: [Item]) -> [Item] {
    var known: Set<Item.PageKey> = []
    let last = items.indices.reversed().filter { known.insert(items[$0].pageKey).inserted }
    // Items are large: they're copied only if there's one too many, and then once.
    return last.count == items.count ? items : last.reversed().map { items[$0] }
  }

  // MARK: Growing

  /// Adds a page below.
  ///
  /// - Parameter cursor: The value of `older` for which the page was requested.
  /// - Returns: Whether it was added: not if the stretch ends elsewhere by now.
  @discardableResult
  public mutating func append(_ page: Page<Item>, below cursor: Cursor?) -> Bool {
    guard older == cursor else { return false }
    items += fresh(page.items)
    // A page that leads to itself would be asked for without end.
    older = page.older == cursor ? nil : page.older
    newer = newer ?? page.newer
    readAt = page.readAt ?? readAt
    return true
  }

  /// Adds a page above.
  ///
  /// - Parameter cursor: The value of `newer` for which the page was requested.
  /// - Returns: Whether it was added: not if the stretch begins elsewhere by now.
  @discardableResult
  public mutating func prepend(_ page: Page<Item>, above cursor: Cursor?) -> Bool {
    guard newer == cursor else { return false }
    items = fresh(page.items) + items
    if newer == nil { older = page.older }
    newer = page.newer ?? newer
    readAt = page.readAt
    return true
  }

  // MARK: Changing

  /// Changes items: `change` is given each of them. Nothing changes its place.
  public mutating func changeItems(_ change: (inout Item) -> Void) {
    for index in items.indices { change(&items[index]) }
  }

  /// Shows an item as it is now, in its place.
  public mutating func update(_ item: Item) {
    if let index = items.firstIndex(where: { $0.pageKey == item.pageKey }) { items[index] = item }
  }

  /// Takes the items for which `isMeant` holds out of the list.
  public mutating func removeAll(where isMeant: (Item) -> Bool) {
    items.removeAll(where: isMeant)
  }
}

extension PagedList: Equatable where Item: Equatable {}
extension PagedList: Hashable where Item: Hashable {}
