public import AppValues

/// A way to alert a person who is looking elsewhere. An app adds its own, and words for them in
/// `NotificationSettingsStrings.way`.
public struct AlertWay: RawRepresentable, Hashable, Sendable {
  /// What it is kept by.
  public let rawValue: String

  /// - Parameter rawValue: What it is kept by, the same in every version of an app.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A notification on the desktop.
  public static let desktop = AlertWay(rawValue: "desktop")
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
  /// The ways that the app has, in the order in which they are shown.
  var ways: [AlertWay] { get }
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
