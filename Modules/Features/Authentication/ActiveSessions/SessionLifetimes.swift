/// How long sessions of a network last, whichever program asks with them.
public struct SessionLifetimes: Hashable, Sendable {
  /// The most days that can be set.
  public static let mostDays = 3650

  /// After how many days a session ends, used or not; 0 for never, and nil for what was set before.
  public var days: Int?
  /// After how many days without use it ends; 0 for never, and nil for what was set before.
  public var idleDays: Int?

  /// Lifetimes; by default those that were set before.
  public init(days: Int? = nil, idleDays: Int? = nil) {
    self.days = days
    self.idleDays = idleDays
  }
}
