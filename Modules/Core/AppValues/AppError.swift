/// All that can go wrong, in the terms of the people it happens to. It crosses every port; each boundary
/// translates what it knows into one of these at once, and `Words.explain(_:)` puts it into words.
public enum AppError: Error, Hashable, Sendable {
  /// A value is not acceptable: which, and the rule it breaks.
  case invalid(InputField, InputRule)
  /// No one is signed in, or the session has ended.
  case unauthenticated
  /// The person doesn't have permission to do this.
  case forbidden
  /// It doesn't exist, or the person doesn't have access to it.
  case notFound
  /// It was there and has been deleted.
  case gone
  /// The same thing was changed elsewhere since.
  case conflict
  /// Too many attempts; seconds to wait before the next.
  case rateLimited(retryAfter: Int)
  /// It is larger than allowed.
  case tooLarge
  /// This backend cannot do that.
  case unsupported
  /// The server cannot be reached.
  case offline
  /// There was no answer in time.
  case timeout
  /// The server or the database is not there at the moment.
  case unavailable
  /// Too many others wait for the same already; seconds until there should be room.
  case busy(retryAfter: Int)
  /// The connection broke as something was stored, and it is not known whether it was.
  case unconfirmed
  /// Nothing was written, since the device's clock cannot be right. Where it is only too far ahead of the last write,
  /// `lastWritten` is the time of that.
  case wrongClock(shows: Timestamp, lastWritten: Timestamp?)
  /// The place where data is kept has a fault.
  case storage(StorageFault)
  /// The person, or a later action, cancelled it.
  case cancelled
  /// A fault in the program; the log has the reference with the details.
  case unexpected(reference: String)
}

extension AppError {
  /// Whether the place where data is kept could not be reached, did not answer, or had no time.
  public var isOutOfReach: Bool {
    switch self {
    case .offline, .timeout, .unavailable, .busy, .unconfirmed, .storage(.connectionsExhausted): true
    default: false
    }
  }

  /// Whether asking again a moment later can succeed.
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
  /// The name in logs and machine-readable output; fields with the same name are the same.
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
  /// How many items a page of a list can have.
  public static let limit = InputField("limit")
  /// A file to write or read.
  public static let file = InputField("file")
  /// The address of a database.
  public static let database = InputField("database")
  /// The sending of email.
  public static let mail = InputField("mail")
}

/// The rule that an entered value breaks.
@nonexhaustive
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
  /// Someone else has it, or something else.
  case taken
  /// Reserved for the people who run the place.
  case reserved
  /// Has several lines where there can be only one.
  case severalLines
  /// Contains control characters, escape sequences or bidirectional overrides.
  case unprintable
  /// Does not match what is on record.
  case wrong
  /// The same as before.
  case unchanged
  /// Outside what is possible (a birthday in the future).
  case outOfRange
  /// Names a file that is not there.
  case missing
  /// Names a file that can't be read, or something that isn't a file.
  case unreadable
  /// Of an unsupported type.
  case unsupported
  /// More bytes than so many megabytes.
  case tooManyBytes(megabytes: Int)
  /// More pixels than so many megapixels.
  case tooManyPixels(megapixels: Int)
  /// Needs a program that is not installed on this device; the package that has it.
  case toolMissing(package: String)
  /// Waits until the administrator approves it.
  case pending
  /// Was suspended by the administrator.
  case suspended
  /// Waits until its owner confirms the email address.
  case unconfirmed
  /// Would write outside its own folder when unpacked, or contains something other than files.
  case unsafe
}

/// What is wrong with the place where data is kept.
public enum StorageFault: String, Hashable, Sendable, CaseIterable {
  /// The disk is full in the middle of something of which a part is done and stays.
  case partlyFull
  /// No room, no permission to write, in use by another process, not a database of this app, or from a newer version.
  case full, readOnly, locked, notADatabase, newerVersion
  /// From a version so early that another one has to open it before this one can.
  case earlierVersion
  /// Restoring a backup was interrupted, so that there is nothing to use yet.
  case restoreUnfinished
  /// The disk cannot be read or written, though it is there.
  case diskFault
  /// The program, or the whole system, may open no more files.
  case tooManyFiles
  /// The file system cannot keep processes from writing at the same time.
  case noLocks
  /// The database's server has no connection left.
  case connectionsExhausted
  /// Something other than a folder is where the data folder should be.
  case notAFolder
  /// Where a file should be, there is a folder, a pipe or a device.
  case notAFile
  /// It was done, but the result couldn't be printed.
  case output
  /// It was done, but this device could not save the resulting session.
  case notRemembered
  /// The stored data is inconsistent; `check` says where.
  case damaged
}
