/// Finds things by the beginnings of their names.
public struct Index<Item: Sendable>: Sendable {
  private let entries: [(name: String, item: Item)]

  public init(_ items: [Item], by name: (Item) -> String) {
    entries = items.map { (name($0).lowercased(), $0) }
  }

  public func find(_ beginning: String) -> [Item] {
    entries.filter { $0.name.hasPrefix(beginning.lowercased()) }.map(\.item)
  }
}
