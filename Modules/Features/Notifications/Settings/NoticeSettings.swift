public import AppValues
public import Entities

/// Which activity notifies a person, and their quiet hours.
public struct NoticeSettings: Hashable, Sendable {
  /// Whose activity of each kind notifies the person; anyone's by default.
  public var audiences: [NoticeKind: NoticeAudience]
  /// When nothing alerts the person; nil for never. Notifications of that time still come to the list.
  public var quiet: QuietHours?

  /// Settings as a source stores them; kinds without an audience notify of anyone's activity.
  public init(audiences: [NoticeKind: NoticeAudience] = [:], quiet: QuietHours? = nil) {
    self.audiences = audiences
    self.quiet = quiet
  }

  /// Whose activity of a kind notifies the person.
  public func audience(for kind: NoticeKind) -> NoticeAudience { audiences[kind] ?? .anyone }
}

/// Whose activity notifies a person.
public enum NoticeAudience: String, Hashable, Sendable, CaseIterable {
  /// Anyone's activity.
  case anyone
  /// Only the activity of people they follow.
  case following
  /// Only the activity of their followers.
  case followers
  /// No one's activity.
  case nobody
}

/// A change of the settings; the rest stays as it is.
public struct NoticeSettingsChange: Hashable, Sendable {
  /// A change of the quiet hours.
  public enum Quiet: Hashable, Sendable {
    /// They stay as they are; they are removed.
    case keep, off
    /// They are replaced.
    case hours(QuietHours)

    /// Reads hours from a `text`; `off` or an empty text removes them.
    ///
    /// Throws `invalid(.hours, .malformed)`.
    public init(_ text: String) throws(AppError) {
      let word = text.filter { !$0.isWhitespace }.lowercased()
      self = ["", "off", "ｏｆｆ"].contains(word) ? .off : .hours(try QuietHours(word))
    }
  }

  /// The new audiences; kinds without one stay as they are.
  public var audiences: [NoticeKind: NoticeAudience]
  /// The change of the quiet hours.
  public var quiet: Quiet

  /// A change to the given values.
  public init(audiences: [NoticeKind: NoticeAudience] = [:], quiet: Quiet = .keep) {
    self.audiences = audiences
    self.quiet = quiet
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { audiences.isEmpty && quiet == .keep }
}

/// A part of each day in the person's local time; it may continue past midnight.
public struct QuietHours: Hashable, Sendable, CustomStringConvertible {
  private static let day = 24 * 60

  /// The first minute, counted from midnight.
  public let begin: Int
  /// The first minute after it, counted from midnight.
  public let end: Int

  /// nil for minutes outside a day, and if both are the same.
  public init?(begin: Int, end: Int) {
    guard (0..<Self.day).contains(begin), (0..<Self.day).contains(end), begin != end else { return nil }
    self.begin = begin
    self.end = end
  }

  /// Reads a `text` such as `22:00-07:00`, in half- or full-width characters.
  ///
  /// Throws `invalid(.hours, .malformed)`.
  public init(_ text: String) throws(AppError) {
    let times = text.filter { !$0.isWhitespace }.split(separator: /[-–－〜~～]/).map(Self.minute)
    guard times.count == 2, let begin = times[0], let end = times[1],
      let hours = QuietHours(begin: begin, end: end)
    else { throw .invalid(.hours, .malformed) }
    self = hours
  }

  private static func minute(_ text: Substring) -> Int? {
    guard let match = text.wholeMatch(of: /(\d{1,2})[:：](\d{2})/), let hour = number(match.1),
      let minute = number(match.2), hour < 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  /// A number in the digits of any script.
  private static func number(_ text: Substring) -> Int? {
    var number = 0
    for digit in text {
      guard let value = digit.wholeNumberValue else { return nil }
      number = number * 10 + value
    }
    return number
  }

  /// Whether a minute of the day, counted from midnight, is part of it.
  public func contains(_ minute: Int) -> Bool {
    begin < end ? (begin..<end).contains(minute) : minute >= begin || minute < end
  }

  /// A text like `22:00-07:00`, which `init(_:)` reads.
  public var description: String { "\(Self.clock(begin))-\(Self.clock(end))" }

  private static func clock(_ minute: Int) -> String {
    [minute / 60, minute % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
  }
}

extension NoticeKind {
  /// The kinds of which people choose whose activity notifies them: not what becomes of their own posts.
  public static var chosen: [NoticeKind] { allCases.filter { $0 != .unpublished } }
}
