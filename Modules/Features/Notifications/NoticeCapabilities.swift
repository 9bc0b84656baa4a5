/// What a source can mark on notifications.
public struct NoticeMarkCapabilities: Equatable, Sendable {
  /// Whether it can mark single notifications read, rather than only all.
  public var marksSingly: Bool
  /// Whether it can list only unread notifications.
  public var filtersUnread: Bool

  /// All capabilities.
  public static let all = NoticeMarkCapabilities(marksSingly: true, filtersUnread: true)

  /// Capabilities of a source.
  public init(marksSingly: Bool, filtersUnread: Bool) {
    self.marksSingly = marksSingly
    self.filtersUnread = filtersUnread
  }
}

/// What a source can set about notifications.
public struct NoticeSettingsCapabilities: Equatable, Sendable {
  /// Whether it keeps whose activity of each kind notifies the viewer.
  public var audiences: Bool
  /// Whether it keeps quiet hours.
  public var quietHours: Bool

  /// All capabilities.
  public static let all = NoticeSettingsCapabilities(audiences: true, quietHours: true)
  /// No capabilities.
  public static let none = NoticeSettingsCapabilities(audiences: false, quietHours: false)

  /// Capabilities of a source.
  public init(audiences: Bool, quietHours: Bool) {
    self.audiences = audiences
    self.quietHours = quietHours
  }
}
