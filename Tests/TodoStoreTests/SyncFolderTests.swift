import AppValues
import Foundation
import SocialTestSupport
import Testing

@testable import SocialTodoStore

/// A folder that vanishes, is not the right one, is full or may not be written to.
struct SyncFolderTests {
  private let world: SyncWorld

  init() throws {
    world = try SyncWorld()
  }

  private func joined(_ digit: Character = "1") async throws -> SyncWorld.Device {
    let device = try await world.device(digit)
    try await device.store.add(.sample("a\(digit)", "Buy milk"))
    #expect(await device.engine.join(world.path).fault == nil)
    try await device.store.set(ID("a\(digit)"), [.done: FieldValue(true)])
    return device
  }

  @Test func aFolderThatIsNotThereIsNeverMade() async throws {
    let one = try await joined()
    try FileManager.default.removeItem(at: world.folder.url)
    #expect(await one.engine.round() == .of(fault: .unavailable))
    #expect(await one.engine.join(world.path) == .of(fault: .unavailable))
    #expect(!FileManager.default.fileExists(atPath: world.path))
    #expect(await one.engine.join(world.home.path("none/none")) == .of(fault: .unavailable))
    #expect(await one.engine.join(try world.home.write("", to: "file")) == .of(fault: .storage(.notAFolder)))
  }

  @Test func anEmptyMountPointIsNotTakenForTheFolder() async throws {
    let one = try await joined()
    let away = world.home.path("away")
    try FileManager.default.moveItem(atPath: world.path, toPath: away)
    try FileManager.default.createDirectory(atPath: world.path, withIntermediateDirectories: false)
    #expect(await one.engine.round() == .of(fault: .unavailable))
    #expect(try world.folder.names == [])
    try FileManager.default.removeItem(atPath: world.path)
    try FileManager.default.moveItem(atPath: away, toPath: world.path)
    #expect(await one.engine.round() == .of(sent: 1))
  }

  @Test func someoneElsesFolderAtTheSamePathIsLeftAlone() async throws {
    let one = try await joined()
    try FileManager.default.moveItem(atPath: world.path, toPath: world.home.path("away"))
    try FileManager.default.createDirectory(atPath: world.path, withIntermediateDirectories: false)
    let two = try await world.device("2")
    try await two.store.add(.sample("b", "Theirs"))
    _ = await two.engine.join(world.path)
    #expect(await one.engine.round() == .of(fault: .unavailable))
    #expect(try world.folder.names == [two.file, FolderMarker.name])
    // Who names it joins it, and brings all that the folder before had.
    #expect(await one.engine.join(world.path) == .of(sent: 1, received: 1))
  }

  @Test func oneThatNeverJoinedSaysSo() async throws {
    let one = try await world.device("1")
    #expect(await one.engine.round() == .of(fault: .notFound))
  }

  /// Two devices joined a synced folder while they were apart: one of the two markers stays.
  @Test func anotherMarkerInItsOwnFolderIsTaken() async throws {
    let one = try await joined()
    let marker = FolderMarker.random()
    try marker.write(in: OpenFolder(world.path), by: .random())
    #expect(await one.engine.round() == .of(sent: 1))
    #expect(await one.store.present.folder?.marker == marker.folder)
    try world.folder.write("{", to: FolderMarker.name)
    #expect(await one.engine.round() == .of())
    #expect(await one.engine.join(world.path) == .of())
    #expect(await one.engine.round() == .of())
  }

  @Test func aFolderOfALaterVersionIsLeftAlone() async throws {
    let one = try await joined()
    let marker = String(
      decoding: CheckedLine.bytes(#"{"format":"todo-sync","version":2,"folder":{}"#), as: UTF8.self)
    try world.folder.write(marker, to: FolderMarker.name)
    #expect(await one.engine.round() == .of(fault: .storage(.newerVersion)))
    #expect(await one.engine.join(world.path) == .of(fault: .storage(.newerVersion)))
    #expect(try world.folder.text(of: FolderMarker.name) == marker)
  }

  @Test func whatIsReadIsTakenThoughNothingCanBeWritten() async throws {
    let (one, two) = (try await joined(), try await joined("2"))
    #expect(await two.engine.round().fault == nil)
    one.faults.plan(.failAlways("open \(one.file) for appending", .storage(.readOnly)))
    #expect(await one.engine.round() == .of(received: 1, fault: .storage(.readOnly)))
    #expect(await one.store.items.count == 2)
    one.faults.plan(.none)
    #expect(await one.engine.round() == .of(sent: 1))
  }

  @Test func aDeviceThatMayNotWriteAtAllJoinsToRead() async throws {
    _ = try await joined()
    let two = try await world.device("2")
    two.faults.plan(.failAlways("open .\(two.file)", .storage(.readOnly)))
    #expect(await two.engine.join(world.path) == .of(received: 1, fault: .storage(.readOnly)))
    #expect(await two.store.items.count == 1)
  }

  @Test func aFullDiskLeavesTheFileAsItWas() async throws {
    let one = try await joined()
    let before = try world.folder.text(of: one.file)
    one.faults.plan(.fail("append", .storage(.full)))
    #expect(await one.engine.round() == .of(fault: .storage(.full)))
    #expect(try world.folder.text(of: one.file) == before)
    #expect(await one.engine.round() == .of(sent: 1))
  }

  @Test(arguments: ["append", "synchronize", "rename"])
  func aFileThatCouldNotBePutInPlaceIsRemoved(_ operation: String) async throws {
    let one = try await joined()
    var damaged = try world.folder.text(of: one.file)
    damaged += "damaged\n"
    try world.folder.write(damaged, to: one.file)
    one.faults.plan(.fail(operation, .storage(.full)))
    #expect(await one.engine.round().fault == .storage(.full))
    #expect(try world.folder.names == [one.file, FolderMarker.name])
    #expect(try world.folder.text(of: one.file) == damaged)
    #expect(await one.engine.round() == .of(sent: 1))
  }

  @Test func whatIsNotOnTheDiskDoesNotCountAsWritten() async throws {
    let one = try await joined()
    one.faults.plan(.fail("synchronize \(one.file)", .storage(.diskFault)))
    #expect(await one.engine.round() == .of(fault: .storage(.diskFault)))
    one.faults.plan(.none)
    #expect(await one.engine.round() == .of(sent: 1))
    let operations = one.faults.operations.suffix(5)
    #expect(
      operations
        == [
          "append to \(one.file)", "synchronize \(one.file)", "status of \(one.file)", "store", "store",
          "store",
        ]
        .suffix(5))
  }

  @Test func aNewFileIsOnTheDiskBeforeItTakesThePlaceOfTheOld() async throws {
    let one = try await world.device("1")
    _ = await one.engine.join(world.path)
    let names = one.faults.operations.filter { $0.hasPrefix("synchronize") || $0.hasPrefix("rename") }
      .map { $0.hasPrefix("synchronize .") ? "synchronize" : $0 }
    #expect(
      names == [
        "synchronize", "rename to \(FolderMarker.name)", "synchronize folder",
        "synchronize", "rename to \(one.file)", "synchronize folder",
      ])
  }

  @Test func nothingIsWrittenToAFolderThatWasRemovedWhileItWasOpen() throws {
    let folder = try OpenFolder(world.path)
    try FileManager.default.removeItem(at: world.folder.url)
    try FileManager.default.createDirectory(atPath: world.path, withIntermediateDirectories: false)
    #expect(throws: AppError.unavailable) { try FolderMarker.random().write(in: folder, by: .random()) }
    #expect(try world.folder.names == [])
  }

  @Test func theFolderMayBeALink() async throws {
    let link = world.home.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: world.path)
    let one = try await world.device("1")
    #expect(await one.engine.join(link) == .of())
    #expect(try world.folder.names == [one.file, FolderMarker.name])
  }

  @Test(arguments: [
    "names", "status", "open", "read", "append", "synchronize", "rename", "status of", "store",
  ])
  func theFolderMayGoInTheMiddleOfAnything(_ operation: String) async throws {
    let (one, two) = (try await joined(), try await joined("2"))
    one.faults.plan(.failAlways(operation, .unavailable))
    #expect(await one.engine.join(world.path).fault == (operation == "rename" ? nil : .unavailable))
    one.faults.plan(.none)
    for device in [two, one, two] { #expect(await device.engine.round().fault == nil) }
    #expect(await one.store.records == two.store.records)
  }
}
