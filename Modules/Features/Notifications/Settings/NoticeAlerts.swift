public import AppValues

/// A way to be told of notices while looking elsewhere.
public enum AlertWay: String, Hashable, Sendable, CaseIterable {
  /// The terminal's own notification.
  case terminal
  /// A notification on the desktop.
  case desktop
  /// A sound of the terminal's.
  case bell
}

/// How somebody wants to be told of notices on the machine they sit at; in none of the ways where they chose none.
public struct NoticeAlerts: Hashable, Sendable {
  public var ways: Set<AlertWay>

  public init(_ ways: Set<AlertWay> = []) {
    self.ways = ways
  }
}

/// Where a machine keeps how its person wants to be told of notices.
public protocol AlertStore: Sendable {
  /// The ways that do not work here as things stand: what they need is not installed.
  var missing: Set<AlertWay> { get }
  /// As they are kept.
  ///
  /// Throws `storage`.
  func load() async throws(AppError) -> NoticeAlerts
  /// Switches ways on and off, and leaves the others as they are; answers all as they then are.
  ///
  /// Throws `storage`.
  func change(_ ways: [AlertWay: Bool]) async throws(AppError) -> NoticeAlerts
}
