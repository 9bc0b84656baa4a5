/// Which todos a list has.
public struct TodoFilter: Codable, Hashable, Sendable {
  /// Whether those that are done, or else those that are open.
  public var isDone: Bool
  /// What they belong to; nil for anything.
  public var category: TodoCategory?

  /// - Parameters:
  ///   - isDone: Whether those that are done, or else those that are open.
  ///   - category: What they belong to; nil for anything.
  public init(isDone: Bool = false, category: TodoCategory? = nil) {
    self.isDone = isDone
    self.category = category
  }

  /// Whether the todo `item` is one of them.
  public func includes(_ item: TodoItem) -> Bool {
    item.isDone == isDone && (category == nil || item.category == category)
  }
}
