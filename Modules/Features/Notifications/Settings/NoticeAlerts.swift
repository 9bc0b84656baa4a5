public import AppValues

/// A way to alert a person who is looking elsewhere.
public enum AlertWay: String, Hashable, Sendable, CaseIterable {
  /// The terminal's own notification.
  case terminal
  /// A notification on the desktop.
  case desktop
  /// A sound of the terminal's.
  case bell
}

/// How a person is alerted to notices on this machine; not at all by default.
public struct NoticeAlerts: Hashable, Sendable {
  /// Those switched on; empty for no alerts.
  public var ways: Set<AlertWay>

  /// Alerts in these ways, and no others.
  public init(_ ways: Set<AlertWay> = []) {
    self.ways = ways
  }
}

/// Where a machine keeps the alert settings of its person.
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
