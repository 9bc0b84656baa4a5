import AppValues
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// A process that is killed, or whose power fails, before each operation of a round in turn: nothing is lost, and the
/// next round does the rest.
struct SyncKillTests {
  @Test(arguments: [true, false]) func aRoundMayEndAnywhere(_ isPowerCut: Bool) async throws {
    var step = 1
    while try await endRound(at: step, isPowerCut: isPowerCut) { step += 1 }
  }

  @Test(arguments: [true, false]) func joiningMayEndAnywhere(_ isPowerCut: Bool) async throws {
    var end = 1
    while true {
      let world = try SyncWorld()
      let one = try await world.device("1")
      try await one.store.add(.sample("a", "Buy a"))
      one.faults.plan(isPowerCut ? .powerCut(at: end) : .kill(at: end))
      let isDone = await one.engine.join(world.path).fault == nil
      one.faults.plan(.none)
      #expect(await one.engine.join(world.path).fault == nil)
      #expect(try world.folder.names == [one.file, FolderMarker.name], "killed at \(end)")
      if isDone { return #expect(end > 5) }
      end += 1
    }
  }

  /// - Returns: Whether there was as much to do.
  private func endRound(at end: Int, isPowerCut: Bool) async throws -> Bool {
    let world = try SyncWorld()
    let limits = SyncLimits(batch: 4, slack: 4)
    let (one, two) = (
      try await world.device("1", limits: limits), try await world.device("2", limits: limits)
    )
    var oracle = Oracle()
    for (device, name) in [(one, "a"), (two, "b")] {
      oracle.add(try await device.store.add(.sample(name, "Buy \(name)")))
      #expect(await device.engine.join(world.path).fault == nil)
    }
    for name in ["c", "d", "e"] { oracle.add(try await one.store.add(.sample(name, "Buy \(name)"))) }
    #expect(await one.engine.round().fault == nil)
    // The file has more than three times the lines that it began with: it's compacted, without one that this makes
    // out of date.
    oracle.add(try await one.store.set("a", [.notes: FieldValue("Two litres"), .deleted: FieldValue(false)]))
    oracle.add(try await two.store.set("a", [.done: FieldValue(true)]))
    #expect(await two.engine.round().fault == nil)

    one.faults.plan(isPowerCut ? .powerCut(at: end) : .kill(at: end))
    let report = await one.engine.round()
    let operations = one.faults.operations
    one.faults.plan(.none)
    oracle.add(try await one.store.set("b", [.done: FieldValue(true)]))
    for device in [one, two, one, two] { #expect(await device.engine.round().fault == nil) }
    for device in [one, two] { #expect(await device.store.records == oracle.records, "killed at \(end)") }
    #expect(try world.folder.names == [one.file, two.file, FolderMarker.name])
    let three = try await world.device("3")
    #expect(await three.engine.join(world.path).problems.isEmpty)
    #expect(await three.store.records == oracle.records, "killed at \(end)")
    if report.fault != nil { return true }
    // One that was not killed has read, compacted and written.
    #expect(report == .of(sent: 1, received: 1))
    #expect(operations.contains("rename to \(one.file)") && operations.contains("append to \(one.file)"))
    return false
  }
}

/// All changes that were ever made, and what they must come to.
struct Oracle {
  private(set) var records: [ID<TodoItem>: TodoRecord] = [:]

  mutating func add(_ changes: [FieldChange]) {
    for change in changes { records[change.todo, default: TodoRecord(change.todo)].apply(change) }
  }
}
