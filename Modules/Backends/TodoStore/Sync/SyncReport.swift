public import AppValues
public import Todo

/// What one round of keeping in step did.
public struct SyncReport: Hashable, Sendable {
  /// Of how many todos something was written to the folder.
  public internal(set) var sent = 0
  /// Of how many todos something came from others.
  public internal(set) var received = 0
  /// Edits that show nowhere, since their todo was deleted before, on a device that they hadn't come to yet. Each is said
  /// once.
  public internal(set) var overruled: [OverruledEdit] = []
  /// What was not as it should be, and was survived. What stays so is said in each round, what happened once is
  /// said once.
  public internal(set) var problems: [SyncProblem] = []
  /// What kept the round from being done to its end; nil where it was. What was sent and received before stays.
  ///
  /// `unavailable` where the folder can't be reached, or is not the folder that was joined; `notFound` where none was
  /// joined yet; `storage(locked)` while another process is at it; `storage` for other faults of the folder or the
  /// database.
  public internal(set) var fault: AppError?

  /// What a round did; nothing, unless it's given.
  public init(
    sent: Int = 0, received: Int = 0, overruled: [OverruledEdit] = [], problems: [SyncProblem] = [],
    fault: AppError? = nil
  ) {
    self.sent = sent
    self.received = received
    self.overruled = overruled
    self.problems = problems
    self.fault = fault
  }
}

/// An edit that was made after its todo was deleted on another device. The deletion wins; the todo can be brought back
/// with the edit.
public struct OverruledEdit: Hashable, Sendable {
  /// Which todo.
  public let id: ID<TodoItem>
  /// What it says, the edit included.
  public let description: String
  /// Whether it was deleted on this device and edited on another, or the other way round.
  public let isDeletedHere: Bool

  /// - Parameters:
  ///   - id: Which todo.
  ///   - description: What it says, the edit included.
  ///   - isDeletedHere: Whether it was deleted on this device and edited on another, or the other way round.
  public init(id: ID<TodoItem>, description: String, isDeletedHere: Bool) {
    self.id = id
    self.description = description
    self.isDeletedHere = isDeletedHere
  }
}

/// Something about a file that was not as it should be.
public enum SyncProblem: Hashable, Sendable {
  /// Lines that were cut off or changed, and were left out: the number of the first, from 1, and how many there are.
  case damagedLines(file: String, first: Int, count: Int)
  /// Lines that are longer than any that is read.
  case longLines(file: String, first: Int, count: Int)
  /// The first line can't be read; the others were.
  case damagedHeader(file: String)
  /// It's longer than any file that is read.
  case longFile(file: String, bytes: Int64)
  /// It's of a newer version of the app, and was left alone.
  case newerVersion(file: String)
  /// A copy that a program made when two wrote the same file; it was read, too. Whose file it is.
  case conflictingCopy(file: String, device: String)
  /// It's a link, a folder, a pipe or a device, and was left alone.
  case notAFile(file: String)
  /// It can't be read, and why.
  case unreadable(file: String, AppError)
  /// A file that was there is not any more; what it held, as far as it was read, is written to one's own.
  case fileGone(file: String)
  /// A file was cut off: what it had and lost was read before, and is written to one's own.
  case fileCutOff(file: String)
  /// A device gave a time that is more than a day ahead of this one's clock: one of the two clocks is wrong.
  case clockAhead(device: String, time: Timestamp)
}
