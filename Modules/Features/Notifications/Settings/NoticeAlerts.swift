public import AppValues

/// A way to alert a person who is doing something else. An app adds its own, with texts in
/// `NotificationSettingsStrings.way`.
public struct AlertWay: RawRepresentable, Hashable, Sendable {
  /// The name under which it is stored.
  public let rawValue: String

  /// - Parameter rawValue: The name under which it is stored; the same in every version of an app.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A desktop notification.
  public static let desktop = AlertWay(rawValue: "desktop")
}

/// How a person is alerted to notifications on this device; by default not at all.
public struct NoticeAlerts: Hashable, Sendable {
  /// The ways that are on; empty for no alerts.
  public var ways: Set<AlertWay>

  /// Alerts in these ways only.
  public init(_ ways: Set<AlertWay> = []) {
    self.ways = ways
  }
}

/// Stores the alert settings of this device.
public protocol AlertStore: Sendable {
  /// The ways that the app has, in display order.
  var ways: [AlertWay] { get }
  /// The ways that currently don't work because a program they need isn't installed.
  var missing: Set<AlertWay> { get }
  /// The stored settings.
  ///
  /// Throws `storage`.
  func load() async throws(AppError) -> NoticeAlerts
  /// Switches ways on and off, and leaves the others as they are; returns the updated settings.
  ///
  /// Throws `storage`.
  func change(_ ways: [AlertWay: Bool]) async throws(AppError) -> NoticeAlerts
}
