import AppValues
import Entities

/// The last posts that something happened to. How many is bounded, however long one listens.
struct RecentPostIDs {
  private static let capacity = 500
  private var known: Set<ID<Post>> = []
  private var order: [ID<Post>] = []

  func contains(_ id: ID<Post>) -> Bool { known.contains(id) }

  mutating func insert(_ id: ID<Post>) {
    guard known.insert(id).inserted else { return }
    order.append(id)
    if order.count > 2 * Self.capacity {
      known.subtract(order.prefix(Self.capacity))
      order.removeFirst(Self.capacity)
    }
  }
}
