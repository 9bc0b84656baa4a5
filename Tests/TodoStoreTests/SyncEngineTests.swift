import AppValues
import Foundation
import SocialFiles
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

struct SyncEngineTests {
  private let world: SyncWorld

  init() throws {
    world = try SyncWorld()
  }

  @Test func twoDevicesGetInStep() async throws {
    let (one, two) = (try await world.device("1"), try await world.device("2"))
    try await one.store.add(.sample("a", "Buy milk"))
    #expect(await one.engine.join(world.path) == .of(sent: 1))
    #expect(await two.engine.join(world.path) == .of(received: 1))
    #expect(await two.store.items.map(\.description) == ["Buy milk"])

    try await two.store.set("a", [.done: FieldValue(true)])
    try await one.store.set("a", [.description: FieldValue("Buy oat milk")])
    #expect(await two.engine.round() == .of(sent: 1))
    #expect(await one.engine.round() == .of(sent: 1, received: 1))
    #expect(await two.engine.round() == .of(received: 1))
    let item = try #require(await one.store.items.first)
    #expect(item.isDone && item.description == "Buy oat milk")
    #expect(await one.store.records == two.store.records)
    #expect(await one.engine.round() == .of())
    #expect(await one.store.present.inStepAt == Timestamp(milliseconds: world.time.milliseconds))
  }

  @Test func aRoundThatFindsNothingNewWritesNothing() async throws {
    let one = try await world.device("1")
    try await one.store.add(.sample("a", "Buy milk"))
    _ = await one.engine.join(world.path)
    let text = try world.folder.text(of: one.file)
    one.faults.plan(.none)
    #expect(await one.engine.round() == .of())
    #expect(try world.folder.text(of: one.file) == text)
    #expect(
      one.faults.operations.filter { $0 != "store" } == [
        "folder", "open todo-sync.json for reading", "read todo-sync.json", "names", "status \(one.file)",
      ])
  }

  @Test func aDeletedTodoStaysDeletedAndUndoBringsItBack() async throws {
    let (one, two) = (try await world.device("1"), try await world.device("2"))
    try await one.store.add(.sample("a", "Buy milk"))
    _ = await one.engine.join(world.path)
    _ = await two.engine.join(world.path)
    try await one.store.set("a", [.deleted: FieldValue(true)])
    world.time.milliseconds += 1000
    try await two.store.set("a", [.notes: FieldValue("Two litres")])
    try await world.exchange(one, two)
    #expect(await one.store.items.isEmpty)
    #expect(await two.store.items.isEmpty)
    try await two.store.set("a", [.deleted: FieldValue(false)])
    try await world.exchange(two, one)
    #expect(await one.store.items.map(\.notes) == ["Two litres"])
  }

  /// By the device that edited and the one that deleted, and by no other.
  @Test func anEditThatADeletionWinsOverIsSaidOnce() async throws {
    let devices = [
      try await world.device("1"), try await world.device("2"), try await world.device("3"),
    ]
    try await devices[0].store.add(.sample("a", "Buy milk"))
    try await devices[0].store.add(.sample("b", "Buy tea"))
    for device in devices { _ = await device.engine.join(world.path) }
    // What was changed before is simply deleted.
    try await devices[1].store.set("b", [.notes: FieldValue("Green")])
    world.time.milliseconds += 1000
    for id in ["a", "b"] as [ID<TodoItem>] {
      try await devices[0].store.set(id, [.deleted: FieldValue(true)])
    }
    world.time.milliseconds += 1000
    try await devices[1].store.set("a", [.description: FieldValue("Buy oat milk")])
    #expect(await devices[0].engine.round().overruled == [])
    let edited = OverruledEdit(id: "a", description: "Buy oat milk", isDeletedHere: false)
    #expect(await devices[1].engine.round().overruled == [edited])
    #expect(await devices[2].engine.round().overruled == [])
    let deleted = OverruledEdit(id: "a", description: "Buy oat milk", isDeletedHere: true)
    #expect(await devices[0].engine.round().overruled == [deleted])
    for device in devices { #expect(await device.engine.round().overruled == []) }
  }

  @Test func aGlanceTellsWhetherThereIsAnythingNew() async throws {
    let (one, two) = (try await world.device("1"), try await world.device("2"))
    #expect(await one.engine.glance() == nil)
    for device in [one, two] { _ = await device.engine.join(world.path) }
    let before = await one.engine.glance()
    #expect(await one.engine.glance() == before && before != nil)
    try await two.store.add(.sample("a", "Buy milk"))
    _ = await two.engine.round()
    #expect(await one.engine.glance() != before)
    try FileManager.default.removeItem(at: world.folder.url)
    #expect(await one.engine.glance() == nil)
  }

  @Test func whatNewerVersionsAddIsPassedOn() async throws {
    let (one, two) = (try await world.device("1"), try await world.device("2"))
    let field = try #require(TodoField(rawValue: "priority"))
    try await one.store.set("a", [field: FieldValue(json: #"{"level":3}"#)])
    _ = await one.engine.join(world.path)
    _ = await two.engine.join(world.path)
    // Through another folder, from one that never wrote it to one that never saw the first.
    let other = try TemporaryFolder()
    let three = try await world.device("3")
    #expect(await two.engine.join(other.path) == .of(sent: 1))
    #expect(await three.engine.join(other.path) == .of(received: 1))
    #expect(await three.store.records["a"]?.fields[field]?.value.json == #"{"level":3}"#)
  }

  @Test func aDeviceWhoseClockIsDaysAheadIsSaidOnce() async throws {
    let (one, two) = (
      try await world.device("1"), try await world.device("2", ahead: 3 * HybridLogicalClock.tolerance)
    )
    _ = await one.engine.join(world.path)
    try await two.store.add(.sample("a", "Tomorrow"))
    _ = await two.engine.join(world.path)
    let ahead = Timestamp(milliseconds: world.time.milliseconds + 3 * HybridLogicalClock.tolerance)
    let report = await one.engine.round()
    #expect(report.problems == [.clockAhead(device: two.id.rawValue, time: ahead)])
    // It's taken all the same, and what is changed here afterwards is later.
    try await one.store.set("a", [.description: FieldValue("Today")])
    try await two.store.set("a", [.done: FieldValue(true)])
    #expect(await two.engine.round().problems.isEmpty)
    #expect(await one.engine.round().problems.isEmpty)
    #expect(await two.engine.round().problems == [])
    #expect(await two.store.items.map(\.description) == ["Today"])
  }

  @Test func manyChangesAreReadAndWrittenInParts() async throws {
    let limits = SyncLimits(batch: 7, slack: 2000)
    let (one, two) = (
      try await world.device("1", limits: limits), try await world.device("2", limits: limits)
    )
    for number in 0..<50 { try await one.store.add(.sample("\(number)", "Number \(number)")) }
    #expect(await one.engine.join(world.path) == .of(sent: 50))
    #expect(await two.engine.join(world.path) == .of(received: 50))
    #expect(await one.store.records == two.store.records)
  }

  @Test func theFileIsCompactedWithoutLosingWhatHolds() async throws {
    let limits = SyncLimits(batch: 5, slack: 20)
    let (one, two) = (try await world.device("1", limits: limits), try await world.device("2"))
    try await one.store.add(.sample("a", "Buy milk"))
    _ = await one.engine.join(world.path)
    for number in 0..<30 {
      try await one.store.set("a", [.notes: FieldValue("Version \(number)")])
      #expect(await one.engine.round() == .of(sent: 1))
      if number % 7 == 0 { #expect(await two.engine.join(world.path).fault == nil) }
    }
    _ = await one.engine.round()
    #expect(try world.lines(of: one).count < 30)
    #expect(try world.folder.names.filter { $0.hasPrefix(".") }.isEmpty)
    #expect(await two.engine.round().problems.isEmpty)
    #expect(await one.store.records == two.store.records)
    // Who comes later gets all from what is left.
    let three = try await world.device("3")
    _ = await three.engine.join(world.path)
    #expect(await one.store.records == three.store.records)
  }

  @Test func oneWhoReadsACompactedFileReadsNoOther() async throws {
    let (one, two) = (
      try await world.device("1", limits: SyncLimits(batch: 2000, slack: 0)), try await world.device("2")
    )
    let three = try await world.device("3")
    for device in [one, two, three] {
      try await device.store.add(.sample(device.id.rawValue, "Buy milk"))
      #expect(await device.engine.join(world.path).fault == nil)
    }
    for number in 0..<20 {
      try await one.store.set("1111111111111111", [.notes: FieldValue("Version \(number)")])
      #expect(await one.engine.round().fault == nil)
      if number == 1 { #expect(await two.engine.round().fault == nil) }
    }
    #expect(try world.lines(of: one).count < 20)
    two.faults.plan(.none)
    let report = await two.engine.round()
    // Those behind what was compacted last.
    #expect(report == .of(received: 1))
    #expect(!two.faults.operations.contains("read \(three.file)"))
  }

  @Test func aFileIsNotCompactedForWhatItBeganWith() async throws {
    let one = try await world.device("1", limits: SyncLimits(batch: 5, slack: 4))
    for number in 0..<5 { try await one.store.add(.sample("\(number)", "Number \(number)")) }
    _ = await one.engine.join(world.path)
    one.faults.plan(.none)
    try await one.store.set("0", [.done: FieldValue(true)])
    #expect(await one.engine.round() == .of(sent: 1))
    #expect(!one.faults.operations.contains { $0.hasPrefix("rename") })
  }

  @Test func aBackupGetsWhatItLacksFromItsOwnFile() async throws {
    let one = try await world.device("1")
    try await one.store.add(.sample("a", "Buy milk"))
    _ = await one.engine.join(world.path)
    let backup = await MemoryStore(copying: one.store)
    try await one.store.set("a", [.done: FieldValue(true)])
    #expect(await one.engine.round() == .of(sent: 1))
    #expect(await world.engine(backup, one).round() == .of(received: 1))
    #expect(await backup.items.map(\.isDone) == [true])
  }

  /// Two machines that believe to be the same device, since the data folder was copied.
  @Test func twoOfTheSameNameGetInStepAllTheSame() async throws {
    let one = try await world.device("1")
    try await one.store.add(.sample("a", "Buy milk"))
    _ = await one.engine.join(world.path)
    let copy = await MemoryStore(copying: one.store)
    // At the same time, so that even the times are the same.
    try await one.store.set("a", [.description: FieldValue("Buy oat milk")])
    try await copy.set("a", [.description: FieldValue("Buy soy milk")])
    let engine = world.engine(copy, one)
    for _ in 0..<3 {
      #expect(await one.engine.round().fault == nil)
      #expect(await engine.round().fault == nil)
    }
    #expect(await one.store.records == copy.records)
    #expect(await copy.items.map(\.description) == ["Buy soy milk"])
  }

  @Test func twoProcessesMayDoARoundAtOnce() async throws {
    let (one, two) = (
      try await world.device("1", limits: SyncLimits(batch: 3, slack: 10)), try await world.device("2")
    )
    _ = await one.engine.join(world.path)
    for number in 0..<20 {
      try await one.store.add(.sample("\(number)", "Number \(number)"))
      async let first = one.engine.round()
      async let second = world.engine(one.store, one).round()
      #expect(await (first.fault, second.fault) == (nil, nil))
    }
    #expect(await two.engine.join(world.path).problems.isEmpty)
    #expect(await one.store.records == two.store.records)
  }

  @Test func whileAnotherProcessIsAtItThatIsSaid() async throws {
    let one = try await world.device("1")
    _ = await one.engine.join(world.path)
    let held = try await FileLock(world.lock(one.id)).hold()
    defer { held.release() }
    let engine = SyncEngine(store: one.store, lock: FileLock(world.lock(one.id), patience: .zero))
    #expect(await engine.round() == .of(fault: .storage(.locked)))
  }
}
