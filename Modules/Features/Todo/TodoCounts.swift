/// How many todos there are.
public struct TodoCounts: Codable, Hashable, Sendable {
  /// How many belong to one category.
  public struct Category: Codable, Hashable, Sendable {
    /// What they belong to.
    public let category: TodoCategory
    /// How many are to be done, among them those that are overdue.
    public let open: Int
    /// How many should have been done before today.
    public let overdue: Int
    /// How many are done.
    public let done: Int

    /// - Parameters:
    ///   - category: What they belong to.
    ///   - open: How many are to be done, among them those that are overdue.
    ///   - overdue: How many should have been done before today.
    ///   - done: How many are done.
    public init(_ category: TodoCategory, open: Int, overdue: Int = 0, done: Int = 0) {
      self.category = category
      self.open = open
      self.overdue = overdue
      self.done = done
    }
  }

  /// Those of each category that has any.
  public var categories: [Category]

  /// - Parameter categories: Those of each category that has any.
  public init(_ categories: [Category] = []) {
    self.categories = categories
  }

  /// How many are to be done.
  ///
  /// - Parameter category: What they belong to; nil for anything.
  public func open(in category: TodoCategory? = nil) -> Int { sum(\.open, category) }

  /// How many should have been done before today.
  ///
  /// - Parameter category: What they belong to; nil for anything.
  public func overdue(in category: TodoCategory? = nil) -> Int { sum(\.overdue, category) }

  /// How many are done.
  ///
  /// - Parameter category: What they belong to; nil for anything.
  public func done(in category: TodoCategory? = nil) -> Int { sum(\.done, category) }

  private func sum(_ count: KeyPath<Category, Int>, _ category: TodoCategory?) -> Int {
    categories.filter { category == nil || $0.category == category }.map { $0[keyPath: count] }.reduce(0, +)
  }
}
