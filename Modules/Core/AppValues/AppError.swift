/// All that can go wrong, in the terms of the people it happens to. It crosses every port; each boundary
/// translates what it knows into one of these at once, and `Words.explain(_:)` puts it into words.
public enum AppError: Error, Hashable, Sendable {
  /// A value is not acceptable: which, and the rule it breaks.
  case invalid(InputField, InputRule)
  /// No one is signed in, or the sign-in has ended.
  case unauthenticated
  /// The person may not do this.
  case forbidden
  /// There is no such thing, or the person may not know of it.
  case notFound
  /// It was there and has been deleted.
  case gone
  /// Someone else has changed the same thing since.
  case conflict
  /// Too many attempts; seconds to wait before the next.
  case rateLimited(retryAfter: Int)
  /// It is larger than is allowed.
  case tooLarge
  /// This backend cannot do that.
  case unsupported
  /// The server cannot be reached.
  case offline
  /// There was no answer in time.
  case timeout
  /// The server or the database is not there at the moment.
  case unavailable
  /// The connection broke as something was stored, and it is not known whether it was.
  case unconfirmed
  /// Nothing was written, since the machine's clock cannot be right. Where it is only too far ahead of the last write,
  /// `lastWritten` is the time of that.
  case wrongClock(shows: Timestamp, lastWritten: Timestamp?)
  /// The place where data is kept has a fault.
  case storage(StorageFault)
  /// The person, or a later action, put an end to it.
  case cancelled
  /// A fault in the program; the reference stands in the log beside the details.
  case unexpected(reference: String)
}

extension AppError {
  /// Whether the place where data is kept could not be reached, or did not answer.
  public var isOutOfReach: Bool {
    switch self {
    case .offline, .timeout, .unavailable, .unconfirmed, .storage(.connectionsExhausted): true
    default: false
    }
  }

  /// Whether the same question may be answered a moment later.
  public var isPassing: Bool {
    switch self {
    case .rateLimited, .storage(.locked): true
    default: isOutOfReach
    }
  }
}

/// A value that people enter. An app adds those of its own:
///
/// ```swift
/// extension InputField {
///   static let category = InputField("category")
/// }
/// ```
public struct InputField: Hashable, Sendable {
  /// What logs and machine-readable output call it; two of the same name are the same field.
  public let rawValue: String

  /// - Parameter rawValue: The name in logs and machine-readable output; once published, it stays as it is.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name that people are shown.
  public static let name = InputField("name")
  /// The main text of what is written, such as a post.
  public static let text = InputField("text")
  /// What is searched for.
  public static let query = InputField("query")
  /// The code of a language.
  public static let language = InputField("language")
  /// A link to a place of the app.
  public static let link = InputField("link")
  /// Where a page of a list begins.
  public static let cursor = InputField("cursor")
  /// How many items a page of a list may hold.
  public static let limit = InputField("limit")
  /// A file to write or read.
  public static let file = InputField("file")
  /// The address of a database.
  public static let database = InputField("database")
  /// The sending of mail.
  public static let mail = InputField("mail")
}

/// The rule that an entered value breaks.
public enum InputRule: Hashable, Sendable {
  /// Nothing was entered.
  case empty
  /// Fewer characters than `minimum`.
  case tooShort(minimum: Int)
  /// More characters than `maximum`, by `excess`.
  case tooLong(maximum: Int, excess: Int)
  /// More bytes of UTF-8 than `maximum`, by `excess`.
  case tooLarge(maximum: Int, excess: Int)
  /// Not of the form that the field takes.
  case malformed
  /// Too easy to guess.
  case common
  /// Someone else has it.
  case taken
  /// Holds control characters, escape sequences or bidirectional overrides.
  case unprintable
  /// Does not match what is on record.
  case wrong
  /// Is what it was already.
  case unchanged
  /// Outside what is possible (a birthday in the future).
  case outOfRange
  /// Names a file that is not there.
  case missing
  /// Names a file that may not be read, or something that is no file.
  case unreadable
  /// Of a kind that is not taken.
  case unsupported
  /// More bytes than so many megabytes.
  case tooManyBytes(megabytes: Int)
  /// More pixels than so many megapixels.
  case tooManyPixels(megapixels: Int)
  /// Needs a program that is not installed on this machine; the package that has it.
  case toolMissing(package: String)
  /// Would write outside its own place when it is unpacked, or hides something else than files.
  case unsafe
}

/// What is wrong with the place where data is kept.
public enum StorageFault: String, Hashable, Sendable, CaseIterable {
  /// The disk is full in the middle of something of which a part is done and stays.
  case partlyFull
  /// No room, no permission to write, in use by another process, not a database of this app, or from a newer version.
  case full, readOnly, locked, notADatabase, newerVersion
  /// The disk cannot be read or written, though it is there.
  case diskFault
  /// The program, or the whole system, may open no more files.
  case tooManyFiles
  /// The file system cannot keep processes from writing at the same time.
  case noLocks
  /// The database's server has no connection left.
  case connectionsExhausted
  /// Where data should be kept, there is something else than a folder.
  case notAFolder
  /// Where a file should be, there is a folder, a pipe or a device.
  case notAFile
  /// What was done could not be printed.
  case output
  /// It was done, but this machine could not save the resulting sign-in.
  case notRemembered
  /// What is kept contradicts itself; `check` says where.
  case damaged
}
