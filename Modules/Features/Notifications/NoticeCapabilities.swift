/// What can be marked on notices.
public struct NoticeMarkCapabilities: Equatable, Sendable {
  /// Whether single notices can be marked read; else only all of them.
  public var marksSingly: Bool
  /// Whether only the unread ones can be listed.
  public var filtersUnread: Bool

  /// Everything.
  public static let all = NoticeMarkCapabilities(marksSingly: true, filtersUnread: true)

  /// What a source says of its marks.
  public init(marksSingly: Bool, filtersUnread: Bool) {
    self.marksSingly = marksSingly
    self.filtersUnread = filtersUnread
  }
}

/// What can be set about notifications.
public struct NoticeSettingsCapabilities: Equatable, Sendable {
  /// Whether one chooses whose activity of each kind notifies one.
  public var audiences: Bool
  /// Whether there are hours in which nothing rings.
  public var quietHours: Bool

  /// Everything.
  public static let all = NoticeSettingsCapabilities(audiences: true, quietHours: true)
  /// Nothing.
  public static let none = NoticeSettingsCapabilities(audiences: false, quietHours: false)

  /// What a source says of its settings.
  public init(audiences: Bool, quietHours: Bool) {
    self.audiences = audiences
    self.quietHours = quietHours
  }
}
