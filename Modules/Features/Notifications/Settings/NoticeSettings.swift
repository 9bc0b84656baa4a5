public import AppValues
public import Entities

/// Which activity notifies a person, and their quiet hours.
public struct NoticeSettings: Hashable, Sendable {
  /// Whose activity of each kind notifies the person; anyone's by default.
  public var audiences: [NoticeKind: NoticeAudience]
  /// When nothing rings; nil for never. Notices of that time are in the list all the same.
  public var quiet: QuietHours?

  /// Settings as a source keeps them; of kinds that are not named, the activity of anyone notifies.
  public init(audiences: [NoticeKind: NoticeAudience] = [:], quiet: QuietHours? = nil) {
    self.audiences = audiences
    self.quiet = quiet
  }

  /// Whose activity of a kind notifies the person.
  public func audience(for kind: NoticeKind) -> NoticeAudience { audiences[kind] ?? .anyone }
}

/// Whose activity notifies a person.
public enum NoticeAudience: String, Hashable, Sendable, CaseIterable {
  /// Of everyone, whether followed or not.
  case anyone
  /// Only of those whom they follow.
  case following
  /// Only of those who follow them.
  case followers
  /// Of no one: such activity never notifies.
  case nobody
}

/// What to change of the settings; the rest stays as it is.
public struct NoticeSettingsChange: Hashable, Sendable {
  /// What becomes of the hours in which nothing rings.
  public enum Quiet: Hashable, Sendable {
    /// They stay as they are; there are none from now on.
    case keep, off
    /// These are the hours, in place of those before.
    case hours(QuietHours)

    /// Reads hours from a `text`, or that there are none: `off`, or an empty one.
    ///
    /// Throws `invalid(.hours, .malformed)`.
    public init(_ text: String) throws(AppError) {
      let word = text.filter { !$0.isWhitespace }.lowercased()
      self = ["", "off", "ｏｆｆ"].contains(word) ? .off : .hours(try QuietHours(word))
    }
  }

  /// The new audiences; kinds without one stay as they are.
  public var audiences: [NoticeKind: NoticeAudience]
  /// What becomes of the quiet hours.
  public var quiet: Quiet

  /// A change to what is named, and to nothing else.
  public init(audiences: [NoticeKind: NoticeAudience] = [:], quiet: Quiet = .keep) {
    self.audiences = audiences
    self.quiet = quiet
  }

  /// Whether it leaves everything as it is.
  public var isEmpty: Bool { audiences.isEmpty && quiet == .keep }
}

/// A part of each day in the person's local time; it may continue past midnight.
public struct QuietHours: Hashable, Sendable, CustomStringConvertible {
  private static let day = 24 * 60

  /// The first minute of it, counted from midnight.
  public let begin: Int
  /// The first minute behind it.
  public let end: Int

  /// Nil for minutes that no day has, and where it would begin when it ends.
  public init?(begin: Int, end: Int) {
    guard (0..<Self.day).contains(begin), (0..<Self.day).contains(end), begin != end else { return nil }
    self.begin = begin
    self.end = end
  }

  /// Reads a `text` such as `22:00-07:00`, in whatever width of characters.
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

  /// As `22:00-07:00`, with two digits each, which `init(_:)` reads back.
  public var description: String { "\(Self.clock(begin))-\(Self.clock(end))" }

  private static func clock(_ minute: Int) -> String {
    [minute / 60, minute % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
  }
}
