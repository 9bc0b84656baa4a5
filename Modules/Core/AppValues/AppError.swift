/// Everything that can go wrong, from the point of view of the people it happens to. It crosses every port: each
/// boundary translates other errors at once, and `Words.explain(_:)` describes it in words.
public enum AppError: Error, Hashable, Sendable {
  /// A value isn't acceptable: the field, and the rule that its value breaks.
  case invalid(InputField, InputRule)
  /// No one is signed in, or the session has ended.
  case unauthenticated
  /// The person doesn't have permission to do this.
  case forbidden
  /// It doesn't exist, or the person doesn't have access to it.
  case notFound
  /// It existed and has been deleted.
  case gone
  /// The same thing has been changed elsewhere.
  case conflict
  /// There were too many attempts; with the seconds to wait before the next one.
  case rateLimited(retryAfter: Int)
  /// It's larger than allowed.
  case tooLarge
  /// This backend can't do that.
  case unsupported
  /// The server can't be reached.
  case offline
  /// There was no answer in time.
  case timeout
  /// The server or the database is currently unavailable.
  case unavailable
  /// Too many others are waiting for the same thing; with the seconds until there should be room.
  case busy(retryAfter: Int)
  /// The connection broke while something was being stored, and it isn't known whether it was.
  case unconfirmed
  /// Nothing was written, since the device's clock can't be right. If it's only too far ahead of the last write,
  /// `lastWritten` is the time of that.
  case wrongClock(shows: Timestamp, lastWritten: Timestamp?)
  /// There's a fault with the stored data or the disk.
  case storage(StorageFault)
  /// The person, or a later action, cancelled it.
  case cancelled
  /// A fault in the program; the log has the details under the reference.
  case unexpected(reference: String)
}

extension AppError {
  /// Whether the source of the data couldn't be reached, couldn't prove to be it, didn't answer, or was busy.
  public var isOutOfReach: Bool {
    switch self {
    case .offline, .timeout, .unavailable, .busy, .unconfirmed, .storage(.connectionsExhausted): true
    default: isUnproven
    }
  }

  /// Whether the server couldn't prove to be the one that was asked, so that it was sent nothing.
  public var isUnproven: Bool {
    switch self {
    case .invalid(.server, .unconfirmed), .invalid(.server, .mismatched): true
    default: false
    }
  }

  /// Whether trying again a moment later can succeed.
  public var isPassing: Bool {
    switch self {
    case .rateLimited, .storage(.locked): true
    default: isOutOfReach
    }
  }
}

/// A value that people enter. Apps add their own:
///
/// ```swift
/// extension InputField {
///   static let category = InputField("category")
/// }
/// ```
public struct InputField: Hashable, Sendable {
  /// The name in logs and machine-readable output; fields with the same name are the same.
  public let rawValue: String

  /// - Parameter rawValue: The name in logs and machine-readable output. Once published, it never changes.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name that other people see.
  public static let name = InputField("name")
  /// The main text of something written, such as a post.
  public static let text = InputField("text")
  /// The text to search for.
  public static let query = InputField("query")
  /// The code of a language.
  public static let language = InputField("language")
  /// A link to a place in the app.
  public static let link = InputField("link")
  /// The start of a page of a list.
  public static let cursor = InputField("cursor")
  /// The number of items in a page of a list.
  public static let limit = InputField("limit")
  /// A file to read or write.
  public static let file = InputField("file")
  /// The address of a database.
  public static let database = InputField("database")
  /// A server that a person named.
  public static let server = InputField("server")
  /// Sending email.
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
  /// Not in the format of the field.
  case malformed
  /// Too easy to guess.
  case common
  /// Already used, by someone or something else.
  case taken
  /// Reserved for the people who run the network.
  case reserved
  /// Has several lines, but only one is allowed.
  case severalLines
  /// Contains control characters, escape sequences or bidirectional overrides.
  case unprintable
  /// Doesn't match what is stored.
  case wrong
  /// The same as before.
  case unchanged
  /// Out of the possible range, such as a birthday in the future.
  case outOfRange
  /// Names a file that doesn't exist.
  case missing
  /// Names a file that can't be read, or something that isn't a file.
  case unreadable
  /// Of an unsupported type.
  case unsupported
  /// Has more bytes than the given number of megabytes.
  case tooManyBytes(megabytes: Int)
  /// Has more pixels than the given number of megapixels.
  case tooManyPixels(megapixels: Int)
  /// Needs a program that isn't installed on this device; with the package that contains it.
  case toolMissing(package: String)
  /// Is waiting for the administrator's approval.
  case pending
  /// Was suspended by the administrator.
  case suspended
  /// Is waiting for its owner to confirm the email address.
  case unconfirmed
  /// Has proved to be for something else than this name.
  case mismatched(name: String)
  /// Is a program that ended with this exit status, other than 0.
  case failed(status: Int)
  /// Would write outside its own folder when unpacked, or contains something other than files.
  case unsafe
}

/// A fault with the stored data, or with the disk it's on.
public enum StorageFault: String, Hashable, Sendable, CaseIterable {
  /// The disk became full in the middle of an operation, a part of which is done and stays.
  case partlyFull
  /// No room, no permission to write, in use by another process, not a database of this app, or from a newer version.
  case full, readOnly, locked, notADatabase, newerVersion
  /// From a version so early that a version in between has to open it first.
  case earlierVersion
  /// Restoring a backup was interrupted, so that there's nothing to use yet.
  case restoreUnfinished
  /// The disk can't be read or written, though it's there.
  case diskFault
  /// The program, or the whole system, can't open any more files.
  case tooManyFiles
  /// The file system can't keep processes from writing at the same time.
  case noLocks
  /// The database server has no connections left.
  case connectionsExhausted
  /// There's something other than a folder where the data folder should be.
  case notAFolder
  /// There's a folder, a pipe or a device where a file should be.
  case notAFile
  /// It was done, but the result couldn't be printed.
  case output
  /// It was done, but this device couldn't save the resulting session.
  case notRemembered
  /// The stored data is inconsistent; `check` says where.
  case damaged
}
