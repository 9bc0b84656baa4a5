/// The texts that the screens of any app share, in one language. They're variables, so that a host can change them.
public struct SharedStrings: LocalizedStrings {
  public var back, more, refresh, retry: String
  /// Shown while the source of a screen is out of reach.
  public var connectionLost: String
  /// Shown if something was changed but couldn't be read again.
  public var notRefreshed: String
  /// Shown above a list as it was at a time, while its source can't be reached.
  public var asOf: @Sendable (_ time: String) -> String
  public var dates: Dates
  public var errors: Errors
  public var storage: Storage
  public var rules: Rules
  public var fields: Fields
  public var folder: Folder
  public var drafts: Drafts
}

extension SharedStrings {
  /// Dates, times and durations.
  public struct Dates: Sendable {
    public var justNow: String
    public var minutesAgo, hoursAgo, daysAgo: CountedText
    /// A calendar day ("21 Nov 2026"); the first month is 1.
    public var date: @Sendable (_ year: Int, _ month: Int, _ day: Int) -> String
    /// The days of the week as written next to a date, Monday first.
    public var weekdays: [String]
    /// A calendar day with its day of the week ("Sat 21 Nov 2026").
    public var dateAndWeekday: @Sendable (_ date: String, _ weekday: String) -> String
    /// A time of day ("14:05").
    public var time: @Sendable (_ hour: Int, _ minute: Int) -> String
    public var dateAndTime: @Sendable (_ date: String, _ time: String) -> String
    /// Durations to wait.
    public var seconds, aboutMinutes, aboutHours: CountedText
  }

  /// Descriptions of what went wrong, by the case of `AppError`.
  public struct Errors: Sendable {
    public var unauthenticated, forbidden, notFound, gone, conflict: String
    public var rateLimited: @Sendable (_ wait: String) -> String
    public var tooLarge, unsupported, offline, timeout: String
    public var unavailable, unconfirmed: String
    public var busy: @Sendable (_ app: String, _ wait: String) -> String
    public var wrongClock: @Sendable (_ shown: String) -> String
    /// The clock is too far ahead of the last change, and otherwise plausible.
    public var clockAhead: @Sendable (_ shown: String, _ lastChange: String) -> String
    public var cancelled: String
    public var unexpected: @Sendable (_ reference: String) -> String
  }

  /// Descriptions of what is wrong with the stored data, by the case of `StorageFault`.
  public struct Storage: Sendable {
    public var full, partlyFull, readOnly, locked, diskFault, tooManyFiles, noLocks,
      connectionsExhausted: String
    public var notADatabase: @Sendable (_ app: String) -> String
    public var output, notAFile, notRemembered, notAFolder, damaged, restoreUnfinished: String
    public var newerVersion: @Sendable (_ app: String) -> String
    /// - Parameter version: The version to open the data with first.
    public var earlierVersion: @Sendable (_ app: String, _ version: String) -> String
  }

  /// Descriptions of what is wrong with an entered value, by the case of `InputRule`. A name is one of the
  /// ``Fields``.
  public struct Rules: Sendable {
    public var empty: @Sendable (_ name: String) -> String
    public var tooShort: @Sendable (_ name: String, _ minimum: Int) -> String
    public var tooLong: @Sendable (_ name: String, _ maximum: Int, _ excess: Int) -> String
    public var tooLarge, malformed: @Sendable (_ name: String) -> String
    public var common: String
    public var taken, reserved: @Sendable (_ name: String) -> String
    public var severalLines, unprintable, wrong, unchanged, outOfRange: @Sendable (_ name: String) -> String
    public var missing, unreadable, unsupported: String
    public var tooManyBytes: @Sendable (_ name: String, _ megabytes: Int) -> String
    public var tooManyPixels: @Sendable (_ name: String, _ megapixels: Int) -> String
    public var toolMissing: @Sendable (_ package: String) -> String
    public var pending, suspended, unconfirmed, unsafe: @Sendable (_ name: String) -> String
    public var mismatched: @Sendable (_ name: String, _ expected: String) -> String
    public var failed: @Sendable (_ name: String, _ status: Int) -> String
    /// The number of items in a page is out of range.
    public var limitOutOfRange: @Sendable (_ limits: ClosedRange<Int>) -> String
  }

  /// The names of values, as they begin a sentence ("The name").
  public struct Fields: Sendable {
    public var name, text, query, link, cursor, limit, database, language, file, mail: String
    /// Any other field, for which the app has no name.
    public var other: String
  }

  /// The texts about drafts.
  public struct Drafts: Sendable {
    /// Says that leaving saves what was written.
    public var hint: String
    /// Offers to continue an earlier draft.
    public var begun: String
    public var resume, discard: String
    /// The heading of what a draft would replace.
    public var current: String
    public var saved, discarded: String
    /// Precedes the reason why a draft can't be saved.
    public var notSaved: String
    public var askDiscard, discardYes, discardNo: String
  }

  /// The texts about the data folder.
  public struct Folder: Sendable {
    public var crashReport: @Sendable (_ app: String, _ file: String) -> String
    public var accessRemoved: @Sendable (_ path: String) -> String
    public var accessRemains: @Sendable (_ app: String, _ path: String) -> String
    public var notAFile: @Sendable (_ path: String) -> String
    public var copying: @Sendable (_ percent: Int) -> String
    public var copied: @Sendable (_ file: String) -> String
    public var notCopied: String
    public var lacksRoom: @Sendable (_ neededMegabytes: Int, _ freeMegabytes: Int) -> String
    public var updating: @Sendable (_ percent: Int) -> String
    /// An update stopped midway: how far it came, and the copy from before it, if there is one.
    public var stopped: @Sendable (_ percent: Int, _ copy: String?) -> String
  }
}
