import Foundation
import SocialTestSupport
import Testing

/// What may be wrong with the place where todos are kept: each fault has its words, and costs nothing that was stored.
@Suite struct StorageFaultTests {
  private typealias Outcome = Device.Outcome

  private static let full = "The disk is full. Nothing was changed; free some space and try again.\n"
  private static let readOnly =
    "The data is read-only. Check the permissions of the data folder or database.\n"

  private let device: Device
  private var database: URL { device.data.appending(path: "todo.sqlite") }

  init() async throws {
    device = try Device()
    try await device.importing(["aaaa": "Before"])
  }

  @Test func aFileThatIsNoDatabaseIsLeftAsItIs() async throws {
    let diary = Data("Dear diary, today I did nothing at all.\n".utf8)
    for ending in ["", "-wal", "-shm"] {
      // They are there or not, as the last who used the file left it.
      try? FileManager.default.removeItem(atPath: database.path + ending)
    }
    try diary.write(to: database)
    for command in [["add", "Tea"], ["list"], ["sync"], []] {
      let outcome = try await device.run(command + ["--data", device.data.path], input: "q\n")
      #expect(outcome == Outcome(stderr: "The file isn't a Todo database, or it's damaged.\n", status: 1))
    }
    #expect(try await device.run("list", "--lang", "ja").stderr == "このファイルはTodoのデータベースではないか、破損しています。\n")
    #expect(try Data(contentsOf: database) == diary)
  }

  @Test func aFileWhereTheFolderShouldBeIsSaid() async throws {
    let file = device.path("file")
    try "x".write(toFile: file, atomically: false, encoding: .utf8)
    let outcome = try await device.run(["list", "--data", file])
    #expect(outcome.stderr.hasPrefix("The data folder can't be created: its path is taken by a file"))
    #expect(outcome.status == 1)
  }

  @Test func whatOthersCouldGetAtIsClosedAndSaidOnce() async throws {
    chmod(device.data.path, 0o777)
    chmod(database.path, 0o666)
    #expect(
      try await device.run("list").stderr
        == [device.data.path, database.path].map {
          "Other people on this device could access \($0). Now only you can.\n"
        }
        .joined())
    #expect(try await device.run("list").stderr == "")
  }

  @Test(TodoProgram.hasOwnMounts)
  func aReadOnlyFileSystemCanBeRead() async throws {
    let mounting = [
      "unshare", "--mount", "bash", "-c",
      "mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\" && exec \"$@\"", device.data.path,
    ]
    #expect(try await device.run("list", through: mounting) == Outcome(stdout: "aaaa  Before · Personal\n"))
    for command in [["add", "Tea"], ["done", "aaaa"], ["delete", "aaaa"]] {
      let outcome = try await device.run(command + ["--data", device.data.path], through: mounting)
      #expect(outcome == Outcome(stderr: Self.readOnly, status: 1))
    }
    let shell = try await device.run(input: "n Tea\n<\nq\n", through: mounting)
    #expect(shell.stdout.contains("! \(Self.readOnly)") && shell.status == 0, "\(shell)")
    #expect(try await device.descriptions() == ["Before"])
  }

  /// The limit of a file's size meets every write there is.
  @Test(arguments: [200_000, 60_000, 20_000, 1_000, 0])
  func aFileThatMayNotGrowIsAFullDisk(_ limit: Int) async throws {
    var stored = 1
    for number in 0..<3 {
      let text = "\(number)" + String(repeating: " many words", count: 40)
      let outcome = try await device.run("add", text, through: ["prlimit", "--fsize=\(limit)"])
      // What it prints is written, too.
      if outcome.status == 0 {
        stored += 1
      } else if !outcome.stderr.isEmpty {
        #expect(outcome.stderr == Self.full, "\(outcome)")
      }
    }
    #expect(try await device.descriptions().count >= stored)
  }

  @Test(TodoProgram.hasPython)
  func aDatabaseOfANewerVersionIsLeftAlone() async throws {
    try await Program.expect([
      "python3", "-c",
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
        + "c.execute(\"INSERT INTO migration VALUES ('from the future')\"); c.commit()", database.path,
    ])
    let english =
      "A newer version of Todo has updated this data. Close this version, then open the newer one.\n"
    for command in [["add", "Tea"], ["list"], []] {
      let outcome = try await device.run(command + ["--data", device.data.path], input: "q\n")
      #expect(outcome == Outcome(stderr: english, status: 1))
    }
    #expect(
      try await device.run("list", "--lang", "ja").stderr
        == "データは新しいバージョンのTodoで更新されています。このバージョンを終了して、新しいバージョンを開いてください。\n")
  }

  @Test func socialConnectsDatabaseIsNotOurs() async throws {
    let ours = try Data(contentsOf: database)
    let other = try Device()
    try FileManager.default.createDirectory(at: other.data, withIntermediateDirectories: true)
    // Its application id, "SoCn", in the header.
    var theirs = ours
    theirs.replaceSubrange(68..<72, with: [0x53, 0x6F, 0x43, 0x6E])
    try theirs.write(to: other.data.appending(path: "todo.sqlite"))
    #expect(try await other.run("list").stderr.contains("The file isn't a Todo database, or it's damaged.\n"))
  }
}
