import AppValues
import SocialFiles
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// A shared folder, and devices that keep in step through it.
struct SyncWorld {
  /// The shared folder.
  let folder: TemporaryFolder
  /// Where devices have their locks.
  let home: TemporaryFolder
  /// What all clocks show.
  let time = SetTime()

  init() throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
  }

  /// Where the shared folder is.
  var path: String { folder.path }

  /// One device.
  struct Device: Sendable {
    let id: DeviceID
    let store: MemoryStore
    let faults: Faults
    let engine: SyncEngine
    /// The name of its file.
    var file: String { ChangeFile.name(of: id) }
  }

  /// - Parameters:
  ///   - digit: Of which its name is.
  ///   - ahead: By how many milliseconds its clock is ahead.
  func device(_ digit: Character, ahead: Int64 = 0, limits: SyncLimits = .init()) async throws -> Device {
    let time = time
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds + ahead) }
    let id = try DeviceID.sample(digit)
    let faults = Faults()
    let store = MemoryStore(id, clock: clock)
    let engine = SyncEngine(
      store: FaultyStore(store: store, faults: faults), lock: FileLock(lock(id), patience: .seconds(60)),
      clock: clock,
      limits: limits, open: FaultyFolder.opening(faults)
    )
    return Device(id: id, store: store, faults: faults, engine: engine)
  }

  /// Another process of a device, with a store of its own, or the same.
  func engine(_ store: MemoryStore, _ device: Device) -> SyncEngine {
    SyncEngine(store: store, lock: FileLock(lock(device.id), patience: .seconds(60)), clock: time.clock)
  }

  func lock(_ device: DeviceID) -> String { home.path("\(device).lock") }

  /// One writes, the other reads and writes, the first reads.
  func exchange(_ one: Device, _ other: Device) async throws {
    for device in [one, other, one] { #expect(await device.engine.round().fault == nil) }
  }

  /// The lines of a device's file.
  func lines(of device: Device) throws -> [Substring] {
    try folder.text(of: device.file).split(separator: "\n")
  }
}

extension SyncReport {
  static func of(
    sent: Int = 0, received: Int = 0, problems: [SyncProblem] = [], fault: AppError? = nil
  ) -> SyncReport {
    SyncReport(sent: sent, received: received, problems: problems, fault: fault)
  }
}
