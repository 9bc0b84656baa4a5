import AppValues
import Todo

/// What keeping in step needs of the store of todos. Each call is one transaction: all of it is done, or
/// none, and what was done survives a crash. Other processes may add, edit and delete in between.
///
/// The store has, beside each field of each todo, its time and whether it is *shared*: known to be in a file of the
/// folder. A change that is made on this device is not shared.
protocol SyncStore: Sendable {
  /// What is remembered of keeping in step.
  func memory() async throws(AppError) -> SyncMemory

  /// The folder alone; nil where none was ever joined.
  func folder() async throws(AppError) -> KnownFolder?

  /// Remembers a folder, and forgets how far its files were read and what of them is shared: what they have is found
  /// by reading them all, and what they lack is then written.
  func startOver(in folder: KnownFolder) async throws(AppError)

  /// Takes in what a file has (`TodoRecord.apply`). Of each change that is known by the end, as it was or since it was
  /// taken in, the field is shared then. The clock moves on to the latest of their times
  /// (`HybridLogicalClock.receive`). How far the file was read, and who is ahead, is remembered.
  ///
  /// - Returns: What was later than what was known.
  func receive(_ batch: ReceivedBatch) async throws(AppError) -> Received

  /// Changes that make what is known, of fields that are not shared, in any order.
  ///
  /// - Parameter limit: The most of them.
  func unshared(atMost limit: Int) async throws(AppError) -> [FieldChange]

  /// Remembers how far this device's own file was written, and that fields are shared, where they have not been changed
  /// again since.
  func sent(_ changes: [FieldChange], _ reading: FileReading) async throws(AppError)

  /// Those of the changes that are what is known of their fields, in the same order.
  func current(among changes: [FieldChange]) async throws(AppError) -> [FieldChange]

  /// Remembers when a round was done to its end.
  func finished(at time: Timestamp) async throws(AppError)
}

/// What a store remembers of keeping in step.
struct SyncMemory: Hashable, Sendable {
  /// This device; made once, with the database.
  let device: DeviceID
  /// The folder; nil where none was ever joined.
  var folder: KnownFolder?
  /// How far each file was read, by name.
  var readings: [String: FileReading] = [:]
  /// Devices of which it was said that their clock is ahead.
  var devicesAhead: Set<DeviceID> = []
  /// When a round was done to its end last; nil for never. Not changed by `startOver`.
  var inStepAt: Timestamp?

  init(device: DeviceID, folder: KnownFolder? = nil) {
    self.device = device
    self.folder = folder
  }
}

/// A folder that was joined.
struct KnownFolder: Hashable, Codable, Sendable {
  /// Where it is.
  let path: String
  /// What its marker says.
  let marker: String
}

/// What was read of a file at once.
struct ReceivedBatch: Sendable {
  /// The changes, in the file's order.
  let changes: [FieldChange]
  /// How far the file was read with these.
  let reading: FileReading
  /// Devices whose clock was found to be ahead, and of which that is said now.
  let devicesAhead: Set<DeviceID>
}

/// What taking in a batch did.
struct Received: Sendable {
  /// The todos of which something was later than what was known.
  var todos: Set<ID<TodoItem>> = []
  /// The edits that a deletion won over.
  var overruled: [OverruledEdit] = []

  /// Nothing.
  init() {}

  /// - Parameters:
  ///   - taken: What was later.
  ///   - device: Which device this is.
  init(_ taken: [AppliedChanges], on device: DeviceID) {
    todos = Set(taken.map(\.before.id))
    overruled = taken.compactMap { OverruledEdit($0, on: device) }
  }
}

extension OverruledEdit {
  /// - Parameters:
  ///   - taken: What came from other devices.
  ///   - device: Which device this is.
  /// - Returns: Nil where no deletion won over a later edit, or it's for two other devices to say.
  fileprivate init?(_ taken: AppliedChanges, on device: DeviceID) {
    let after = taken.after
    guard after.isDeleted, let deletion = after.fields[.deleted]?.time, let item = after.content else {
      return nil
    }
    if !taken.before.isDeleted, deletion.device != device {
      guard after.edits(after: deletion).contains(where: { $0.device == device }) else { return nil }
      self.init(id: item.id, description: item.description, isDeletedHere: false)
    } else if taken.before.isDeleted, deletion.device == device {
      let isEdited = taken.changes.contains { change in
        change.field != .deleted && change.entry.time.device != device && deletion < change.entry.time
      }
      guard isEdited else { return nil }
      self.init(id: item.id, description: item.description, isDeletedHere: true)
    } else {
      return nil
    }
  }
}
