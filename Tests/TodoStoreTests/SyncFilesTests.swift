import AppValues
import Foundation
import SocialFiles
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

/// Files that are damaged, copied, replaced, or none of ours.
struct SyncFilesTests {
  private let world: SyncWorld
  private let one: SyncWorld.Device
  private let two: SyncWorld.Device
  private let puts = Shared(0)

  /// Two devices that are in step: one wrote a todo, two read it.
  init() async throws {
    world = try SyncWorld()
    one = try await world.device("1")
    two = try await world.device("2")
    try await one.store.add(.sample("a", "Buy milk"))
    #expect(await one.engine.join(world.path).fault == nil)
    #expect(await two.engine.join(world.path).fault == nil)
  }

  private func url(_ name: String) -> URL { world.folder.url.appending(path: name) }
  private func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(name))) }
  private func put(_ bytes: some Sequence<UInt8>, _ name: String) throws {
    try Data(bytes).write(to: url(name))
  }

  private func nextPut() -> Int {
    puts.with { count in
      count += 1
      return count
    }
  }

  /// Lets the first write a change, and answers what its file was before.
  private func change(_ notes: String) async throws -> [UInt8] {
    let before = try bytes(one.file)
    try await one.store.set("a", [.notes: FieldValue(notes)])
    #expect(await one.engine.round().fault == nil)
    return before
  }

  /// Rounds of both until they are in step.
  private func settle() async {
    for device in [one, two, one, two] { #expect(await device.engine.round().fault == nil) }
    #expect(await one.store.records == two.store.records)
  }

  @Test func aLineThatIsHalfThereWaits() async throws {
    let before = try await change("Two litres")
    let after = try bytes(one.file)
    for count in [before.count + 1, after.count - 1] {
      try put(after.prefix(count), one.file)
      #expect(await two.engine.round() == .of())
    }
    try put(after, one.file)
    #expect(await two.engine.round() == .of(received: 1))
  }

  @Test func aDamagedLineIsToldAndTheOthersAreRead() async throws {
    let before = try await change("Two litres")
    _ = try await change("Three litres")
    var after = try bytes(one.file)
    after[before.count + 20] ^= 4
    try put(after, one.file)
    // Behind the header and six fields.
    let problem = SyncProblem.damagedLines(file: one.file, first: 8, count: 1)
    #expect(await two.engine.round() == .of(received: 1, problems: [problem]))
    #expect(await two.engine.round() == .of())
    await settle()
    // Its device has written the file again, so that no one finds it damaged any more.
    let three = try await world.device("3")
    #expect(await three.engine.join(world.path).problems.isEmpty)
  }

  @Test func whatIsDamagedInThePastOfItsOwnFileIsWrittenAgain() async throws {
    var damaged = try bytes(one.file)
    damaged[damaged.count / 2] ^= 4
    try put(damaged, one.file)
    let three = try await world.device("3")
    _ = await three.engine.join(world.path)
    #expect(await one.engine.round().sent == 1)
    _ = await three.engine.round()
    #expect(await three.store.records == one.store.records)
  }

  @Test(arguments: [0, 1, 30, 200]) func aFileThatIsCutIsWrittenAgain(_ count: Int) async throws {
    try put(try bytes(one.file).prefix(count), one.file)
    #expect(await one.engine.round().fault == nil)
    let three = try await world.device("3")
    _ = await three.engine.join(world.path)
    #expect(await three.store.records == one.store.records)
  }

  @Test(arguments: [0, 30, 200]) func thatAnothersFileWasCutIsSaidOnce(_ count: Int) async throws {
    try put(try bytes(one.file).prefix(count), one.file)
    let problem = SyncProblem.fileCutOff(file: one.file)
    #expect(await two.engine.round() == .of(sent: 1, problems: [problem]))
    #expect(await two.engine.round() == .of())
    let three = try await world.device("3")
    _ = await three.engine.join(world.path)
    #expect(await three.store.records == two.store.records)
  }

  @Test func aFileThatIsGoneIsWrittenByThoseWhoReadIt() async throws {
    try FileManager.default.removeItem(at: url(one.file))
    #expect(await two.engine.round() == .of(sent: 1, problems: [.fileGone(file: one.file)]))
    let three = try await world.device("3")
    #expect(await three.engine.join(world.path).received == 1)
    #expect(await one.engine.round().problems == [.fileGone(file: one.file)])
    await settle()
  }

  @Test func aFileThatWasReplacedByAnOlderOneIsReadWhole() async throws {
    let before = try await change("Two litres")
    #expect(await two.engine.round() == .of(received: 1))
    try put(before, one.file)
    // It can't be told from one that was cut.
    #expect(await two.engine.round() == .of(sent: 1, problems: [.fileCutOff(file: one.file)]))
    await settle()
  }

  /// As when the data folder was copied to another machine, whose file a program puts in the place of ours.
  @Test func aNewFileOfItsOwnThatItDidNotWriteIsNoneOfItsOwn() async throws {
    let line = ChangeLine.bytes(
      FieldChange("b", .description, FieldValue("Brought"), at: HybridTime(milliseconds: 1, device: one.id)))
    try put(ChangeFileHeader(device: one.id, generation: 9).bytes + line, one.file)
    #expect(await one.engine.round() == .of(sent: 1, received: 1))
    await settle()
    #expect(await two.store.items.map(\.description).sorted() == ["Brought", "Buy milk"])
  }

  @Test func anothersFileUnderItsOwnNameIsReadAndReplaced() async throws {
    try await two.store.set("a", [.done: FieldValue(true)])
    #expect(await two.engine.round() == .of(sent: 1))
    try put(try bytes(one.file), two.file)
    let problem = SyncProblem.conflictingCopy(file: two.file, device: one.id.rawValue)
    #expect(await two.engine.round() == .of(sent: 1, problems: [problem]))
    guard case .header(let header) = ChangeFileHeader.read(try bytes(two.file)) else {
      Issue.record("There is no header.")
      return
    }
    #expect(header.device == two.id)
    await settle()
  }

  @Test func aDamagedHeaderIsToldAndTheLinesAreRead() async throws {
    var damaged = try bytes(one.file)
    damaged[3] ^= 4
    try put(damaged, one.file)
    let three = try await world.device("3")
    #expect(
      await three.engine.join(world.path) == .of(received: 1, problems: [.damagedHeader(file: one.file)]))
    await settle()
    #expect(
      ChangeFileHeader.read(try bytes(one.file)) == .header(ChangeFileHeader(device: one.id, generation: 1)))
  }

  @Test func zerosThatACrashLeftAreSurvived() async throws {
    _ = try await change("Two litres")
    try put(try bytes(one.file) + [UInt8](repeating: 0, count: 5000), one.file)
    #expect(await two.engine.round() == .of(received: 1))
    _ = try await change("Three litres")
    #expect(await two.engine.round() == .of(received: 1))
  }

  @Test func aLineThatIsFarTooLongIsTold() async throws {
    let long = [UInt8](repeating: 0x61, count: LineReader.longest + 1) + [0x0A]
    let line = ChangeLine.bytes(
      FieldChange("b", .description, FieldValue("Behind"), at: HybridTime(milliseconds: 1, device: one.id)))
    try put(try bytes(one.file) + long + line, one.file)
    #expect(
      await two.engine.round() == .of(received: 1, problems: [.longLines(file: one.file, first: 8, count: 1)])
    )
    await settle()
  }

  @Test func aFileThatIsFarTooLongIsTold() async throws {
    let three = ChangeFile.name(of: try .sample("3"))
    try put([], three)
    try FileHandle(forWritingTo: url(three)).truncate(atOffset: UInt64(ChangeFile.longest) + 1)
    let problem = SyncProblem.longFile(file: three, bytes: ChangeFile.longest + 1)
    #expect(await two.engine.round() == .of(problems: [problem]))
  }

  @Test func aFileOfANewerVersionIsToldAndLeftAlone() async throws {
    let newer = CheckedLine.bytes(#"{"format":"todo-changes","version":2,"device":"3""#)
    try put(newer, "3333333333333333.todo")
    #expect(await two.engine.round() == .of(problems: [.newerVersion(file: "3333333333333333.todo")]))
    // Its own, too, where the app was replaced by an older one.
    try put(newer, two.file)
    try await two.store.set("a", [.done: FieldValue(true)])
    let report = await two.engine.round()
    #expect(report.fault == .storage(.newerVersion))
    #expect(try bytes(two.file) == newer)
  }

  @Test(arguments: [
    "1111111111111111 (conflicted copy 2026-11-23).todo",
    "1111111111111111.sync-conflict-20261123-101010-ABCDEFG.todo",
    "1111111111111111 (1).todo", "1111111111111111.todo.conflict", "1111111111111111-laptop",
    "Copy of todos.todo",
  ])
  func aCopyIsReadAndTold(_ name: String) async throws {
    let before = try await change("Two litres")
    try put(try bytes(one.file), name)
    try put(before, one.file)
    let problem = SyncProblem.conflictingCopy(file: name, device: one.id.rawValue)
    #expect(await two.engine.round() == .of(received: 1, problems: [problem]))
    #expect(await two.engine.round() == .of())
    try FileManager.default.removeItem(at: url(name))
    #expect(await two.engine.round().problems.isEmpty)
    await settle()
  }

  @Test func whatIsNotOursIsIgnored() async throws {
    let stranger = ChangeFileHeader(device: try .sample("9"), generation: 1).bytes
    try put(stranger, "someone else's.todo")
    try put(Array("x Buy milk\n".utf8), "todo.txt")
    try put(Array("x Buy milk\n".utf8), "list.todo")
    try put([], "empty.todo")
    try put([], "3333333333333333.todo")
    try put(try bytes(one.file), ".\(one.file).hidden")
    try put(try bytes(one.file), "~\(one.file).tmp")
    try FileManager.default.createDirectory(at: url("photos"), withIntermediateDirectories: false)
    let names = try world.folder.names
    #expect(await two.engine.round() == .of())
    #expect(try world.folder.names == names)
  }

  @Test(.timeLimit(.minutes(1))) func whatIsNoFileIsToldAndNeitherFollowedNorWaitedFor() async throws {
    let (pipe, link, folder) = ("3333333333333333.todo", "4444444444444444.todo", "5555555555555555.todo")
    #expect(mkfifo(url(pipe).path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: url(link).path, withDestinationPath: url(one.file).path)
    try FileManager.default.createDirectory(at: url(folder), withIntermediateDirectories: false)
    let problems = [pipe, link, folder].map(SyncProblem.notAFile)
    #expect(await two.engine.round() == .of(problems: problems))
    // In place of one that was read, too: what that held is written again.
    try FileManager.default.removeItem(at: url(one.file))
    #expect(mkfifo(url(one.file).path, 0o600) == 0)
    #expect(await two.engine.round() == .of(sent: 1, problems: [.notAFile(file: one.file)] + problems))
    // Nothing is put in place of one's own.
    #expect(await one.engine.round().fault == .storage(.notAFile))
  }

  @Test func aFileThatCannotBeReadIsTold() async throws {
    _ = try await change("Two litres")
    try await two.store.set("a", [.done: FieldValue(true)])
    two.faults.plan(.failAlways("read \(one.file)", .storage(.diskFault)))
    let problem = SyncProblem.unreadable(file: one.file, .storage(.diskFault))
    #expect(await two.engine.round() == .of(sent: 1, problems: [problem]))
    two.faults.plan(.none)
    #expect(await two.engine.round() == .of(received: 1))
    // Its own is not written over, then.
    two.faults.plan(.failAlways("open \(two.file) for reading", .storage(.diskFault)))
    try put(try bytes(two.file) + [0x0A], two.file)
    #expect(await two.engine.round().fault == .storage(.diskFault))
  }

  /// As when a program that keeps folders in step brings what a copy of this device wrote, just then.
  @Test(arguments: ["open 1111111111111111.todo for appending", "open .1111111111111111.todo"])
  func whatIsWrittenToItsOwnFileByOthersAsItWritesIsNotLost(_ operation: String) async throws {
    let compacts = operation.hasPrefix("open .")
    let limits = SyncLimits(batch: 2000, slack: compacts ? 0 : 2000)
    let engine = SyncEngine(
      store: one.store, lock: FileLock(world.lock(one.id)), clock: world.time.clock, limits: limits,
      open: FaultyFolder.opening(one.faults))
    for number in 0..<20 { _ = try await change("Version \(number)") }
    try await one.store.set("a", [.notes: FieldValue("Two litres")])
    let line = ChangeLine.bytes(
      FieldChange("b", .description, FieldValue("Brought"), at: HybridTime(milliseconds: 1, device: one.id)))
    let (url, brought) = (url(one.file), try bytes(one.file) + line)
    one.faults.plan(
      .act(operation) { _ = FileManager.default.createFile(atPath: url.path, contents: Data(brought)) })
    #expect(await engine.round() == .of(fault: .storage(.locked)))
    #expect(await engine.round() == .of(sent: 1, received: 1))
    await settle()
    #expect(await two.store.items.map(\.description).sorted() == ["Brought", "Buy milk"])
  }
}
