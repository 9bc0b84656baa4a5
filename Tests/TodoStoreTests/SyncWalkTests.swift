import AppValues
import Foundation
import SocialFiles
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// Three devices that add, edit, delete, undo and get in step, as their clocks are wrong, their folder goes and comes,
/// they are killed, and programs damage, copy, remove and bring back files.
struct SyncWalkTests {
  @Test(arguments: StoreKind.allCases, 1...4 as ClosedRange<UInt64>)
  func threeDevicesEndWithEqualLists(_ kind: StoreKind, _ seed: UInt64) async throws {
    let walk = try await SyncWalk(kind, seed: seed)
    for _ in Effort.rounds(150, full: 5000) { try await walk.step() }
    try await walk.end()
  }
}

/// One such walk.
private final class SyncWalk {
  private static let todos = (0..<6).map { ID<TodoItem>("todo\($0)") }
  private static let day: Int64 = 24 * 60 * 60 * 1000

  private let world: SyncWorld
  private let devices: [Device]
  private let seed: UInt64
  private var generator: SeededGenerator
  private var oracle = Oracle()
  private var journal: [String] = []
  /// Files as they were once, by name.
  private var past: [String: [UInt8]] = [:]
  private var damages = 0

  /// A device with a clock and a way to the folder of its own.
  private struct Device {
    let id: DeviceID
    let time: SetTime
    let faults: Faults
    let store: any TestedStore
    let engine: SyncEngine
    /// Leads to the folder, or nowhere.
    let link: String
  }

  init(_ kind: StoreKind, seed: UInt64) async throws {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    world = try SyncWorld()
    var devices: [Device] = []
    for digit in ["1", "2", "3"] as [Character] {
      let (id, time, faults) = (try DeviceID.sample(digit), SetTime(), Faults())
      let store = try await kind.make(id, clock: time.clock)
      let engine = SyncEngine(
        store: FaultyStore(store: store, faults: faults), lock: FileLock(world.lock(id)), clock: time.clock,
        limits: SyncLimits(batch: 5, slack: 25),
        open: FaultyFolder.opening(faults))
      let device = Device(
        id: id, time: time, faults: faults, store: store, engine: engine, link: world.home.path("\(digit)"))
      devices.append(device)
      try FileManager.default.createSymbolicLink(atPath: device.link, withDestinationPath: world.path)
      #expect(await engine.join(device.link).fault == nil)
    }
    self.devices = devices
  }

  func step() async throws {
    let device = devices[Int.random(in: 0..<3, using: &generator)]
    for device in devices { device.time.milliseconds += .random(in: 0...2, using: &generator) }
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<45: try await change(device)
    case 45..<70: await round(device, .none)
    case 70..<84: await round(device, kill())
    case 84..<88: try partition(device)
    case 88..<92: turnClock(of: device)
    default: try damage()
    }
  }

  /// All is well again, and some rounds later all have the same.
  func end() async throws {
    for device in devices { try connect(device) }
    for _ in 0..<3 {
      for device in devices {
        device.faults.plan(.none)
        // Its marker may be gone, too.
        let report = await device.engine.join(device.link)
        #expect(report.fault == nil, "\(seed)")
      }
    }
    for device in devices {
      let records = try await device.store.records
      #expect(records == oracle.records, "seed \(seed): \(journal.suffix(60).joined(separator: "\n"))")
      let report = await device.engine.round()
      #expect(report.sent + report.received == 0 && report.fault == nil, "\(seed)")
      try await device.store.end()
    }
    let four = try await world.device("4")
    #expect(await four.engine.join(world.path).fault == nil)
    #expect(await four.store.records == oracle.records, "\(seed)")
  }

  private func change(_ device: Device) async throws {
    let todo = Self.todos.randomElement(using: &generator) ?? "todo"
    let fields: [(TodoField, FieldValue)] = [
      (.description, FieldValue("Description \(journal.count)")),
      (.notes, FieldValue("Notes\n\(journal.count)")),
      (.done, FieldValue(Bool.random(using: &generator))),
      (.deleted, FieldValue(Bool.random(using: &generator))),
      (.due, .none), (.category, FieldValue("Category \(journal.count)")),
    ]
    let chosen = fields.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
    oracle.add(try await device.store.set(todo, Dictionary(uniqueKeysWithValues: Array(chosen))))
    journal.append("\(device.id): \(todo) \(chosen.map(\.0))")
  }

  private func round(_ device: Device, _ plan: Faults.Plan) async {
    device.faults.plan(plan)
    // Someone names the folder again now and then, which brings its marker back.
    let isJoin = Int.random(in: 0..<10, using: &generator) == 0
    let report = isJoin ? await device.engine.join(device.link) : await device.engine.round()
    journal.append("\(device.id): \(plan) \(report)")
    device.faults.plan(.none)
  }

  private func kill() -> Faults.Plan {
    let step = Int.random(in: 1...60, using: &generator)
    return Bool.random(using: &generator) ? .kill(at: step) : .powerCut(at: step)
  }

  private func partition(_ device: Device) throws {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: try connect(device)
    case 1: try disconnect(device)
    default:
      try disconnect(device)
      try FileManager.default.createDirectory(atPath: device.link, withIntermediateDirectories: false)
    }
    journal.append("\(device.id): folder")
  }

  private func connect(_ device: Device) throws {
    try disconnect(device)
    try FileManager.default.createSymbolicLink(atPath: device.link, withDestinationPath: world.path)
  }

  private func disconnect(_ device: Device) throws {
    var status = stat()
    if lstat(device.link, &status) == 0 { try FileManager.default.removeItem(atPath: device.link) }
  }

  private func turnClock(of device: Device) {
    let days: Int64 = [-3, 0, 0, 5].randomElement(using: &generator) ?? 0
    device.time.milliseconds = 1_750_000_000_000 + days * Self.day
    journal.append("\(device.id): clock \(days)")
  }

  private func damage() throws {
    guard let name = try world.folder.names.randomElement(using: &generator) else { return }
    // Without its marker, nothing happens in the folder for long.
    if name == FolderMarker.name, Int.random(in: 0..<4, using: &generator) > 0 { return }
    let url = world.folder.url.appending(path: name)
    var bytes = [UInt8](try Data(contentsOf: url))
    // Copies hide losses, so that there are some in every other walk only.
    let kind = Int.random(in: 0..<(seed % 2 == 0 ? 8 : 7), using: &generator)
    journal.append("damage \(kind) to \(name) of \(bytes.count)")
    switch kind {
    case 0: return try FileManager.default.removeItem(at: url)
    case 1: bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
    case 2:
      guard let index = bytes.indices.randomElement(using: &generator) else { return }
      bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 3: bytes += Array("garbage\n".utf8)
    case 4: bytes += [UInt8](repeating: 0, count: 100)
    case 5:
      past[name] = bytes
      return
    case 6: bytes = past[name] ?? bytes
    default: return try write(bytes, "\(name.prefix(16)).sync-conflict-\(damages).todo")
    }
    try write(bytes, name)
  }

  /// As a program does that keeps folders in step: the file's time is never that of before.
  private func write(_ bytes: [UInt8], _ name: String) throws {
    let url = world.folder.url.appending(path: name)
    damages += 1
    try Data(bytes).write(to: url)
    let time = Date(timeIntervalSince1970: 1_000_000_000 + Double(damages))
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: url.path)
  }
}
