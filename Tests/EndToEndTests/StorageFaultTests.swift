import Foundation
import SocialTestSupport
import Testing

/// What may be wrong with the place where data is kept: each fault has its words, and costs nothing that
/// was stored.
@Suite struct StorageFaultTests {
  private static let full = "The disk is full. Nothing was changed; free some space and try again.\n"
  private static let readOnly =
    "The data is read-only. Check the permissions of the data folder or database.\n"
  private static let notOurs = "The file isn't a SocialConnect database, or it's damaged.\n"

  /// Whether a command may have a view of its own of the file systems.
  private static let hasOwnMounts: ConditionTrait = .enabled("It needs the right to mount file systems.") {
    try await SocialTestSupport.Program.run(["unshare", "--mount", "true"]).status == 0
  }
  private static let hasPython: ConditionTrait = .enabled("It writes into the database with Python.") {
    try await SocialTestSupport.Program.run(["python3", "-c", "import sqlite3"]).status == 0
  }

  @Test(arguments: ["text", "noise", "header", "folder"])
  func aFileThatIsNoDatabaseIsLeftAsItIs(_ kind: String) async throws {
    let town = try await Town()
    let file = town.data.appending(path: "socialconnect.sqlite")
    let noise = Data((0..<100_000).map { UInt8(truncatingIfNeeded: ($0 &* 7919) >> 3) })
    var content: Data?
    switch kind {
    case "text": content = Data("Dear diary, today I did not connect with anybody at all.\n".utf8)
    case "noise": content = noise
    case "header": content = try Data(contentsOf: file).prefix(100) + noise
    default: break
    }
    try FileManager.default.removeItem(at: file)
    for ending in ["-wal", "-shm"] {
      // They are there or not, as the last who used the file left it.
      try? FileManager.default.removeItem(atPath: file.path + ending)
    }
    if let content {
      try content.write(to: file)
    } else {
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    }
    for command in [["timeline", "public"], ["post", "hi"], ["check"], []] {
      let outcome = try await town.sandbox.run(command + ["--data", town.data.path], input: "q\n")
      #expect(outcome == Outcome(stdout: "", stderr: Self.notOurs, exitCode: 1))
    }
    let japanese = try await town.run("post", "hi", "--lang", "ja")
    #expect(japanese.stderr == "このファイルはSocialConnectのデータベースではないか、破損しています。\n")
    if let content { #expect(try Data(contentsOf: file) == content) }
  }

  @Test func aFileWhereTheFolderShouldBeIsSaid() async throws {
    let sandbox = try Sandbox()
    try Data("x".utf8).write(to: sandbox.data)
    let outcome = try await sandbox.run(["timeline", "--data", sandbox.data.path])
    #expect(
      outcome
        == Outcome(
          stdout: "",
          stderr:
            "The data folder can't be created: its path is taken by a file, or isn't a place for files. Choose another folder.\n",
          exitCode: 1))
  }

  @Test(hasOwnMounts)
  func aReadOnlyFileSystemCanBeReadOnly() async throws {
    let town = try await Town()
    try await town.post("Before")
    let mounting = [
      "unshare", "--mount", "bash", "-c",
      "mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\" && exec \"$@\"", town.data.path,
    ]
    let post = try await town.run("post", "hi", through: mounting)
    #expect(post == Outcome(stdout: "", stderr: Self.readOnly, exitCode: 1))
    let japanese = try await town.run("like", "1", "--lang", "ja", through: mounting)
    #expect(japanese.exitCode == 1)
    let shell = try await town.run(input: "g new\nA thought\n.\ny\nq\n", through: mounting)
    #expect(shell.stdout.contains("! \(Self.readOnly)"))
    #expect(shell.exitCode == 0)
    #expect(try await town.texts() == ["Before"])
    try await town.expectSound()
  }

  @Test(hasOwnMounts)
  func aFullDiskIsSaidAndNothingIsHalfDone() async throws {
    let town = try await Town()
    try await town.post("Before")
    let script = """
      disk=$(dirname "$0")/disk && mkdir "$disk" && mount -t tmpfs -o size=2m,mode=700 tmpfs "$disk" &&
      cp -r "$0/." "$disk" && data=$disk
      dd if=/dev/zero of="$disk/fill" bs=4k status=none 2>/dev/null
      "$@" post Full --data "$data"; echo "post $?"
      "$@" post Full --data "$data" --lang ja; echo "post $?"
      printf 'g new\\nStill here\\n.\\ny\\nb\\n' | "$@" --data "$data"; echo "shell $?"
      rm "$disk/fill"
      "$@" check --data "$data"; echo "check $?"
      "$@" post Room --data "$data" >/dev/null; echo "post $?"
      "$@" timeline user mia --data "$data" | grep -v /
      """
    let program = try town.sandbox.start(
      [], through: ["unshare", "--mount", "bash", "-c", script, town.data.path])
    let outcome = try await program.finish()
    let said = outcome.stdout
    #expect(outcome.stderr.hasPrefix(Self.full + "ディスクの空き容量が足りません。"))
    #expect(said.hasPrefix("post 1\npost 1\n"))
    #expect(said.contains("! \(Self.full)"))
    #expect(said.contains("! Your draft isn't saved yet."))
    // Leaving would lose the draft: it stays in view.
    #expect(
      said.components(separatedBy: "> b\n").last?.contains("Mia Tanaka @mia · just now\nStill here\n") == true
    )
    #expect(said.contains("shell 0\ncheck 0\npost 0\n"))
    #expect(
      Transcript.timeless(said).hasSuffix(
        "Mia Tanaka @mia · just now\nRoom\n\nMia Tanaka @mia · just now\nBefore\n\n"))
  }

  /// The limit of a file's size meets every write there is: at the log, the sessions, the tables, the
  /// journal.
  @Test(arguments: [300_000, 190_000, 100_000, 40_000, 20_000, 1_000, 0])
  func aFileThatMayNotGrowIsAFullDisk(_ limit: Int) async throws {
    let town = try await Town()
    try await town.post("Before")
    let text = String(repeating: "many words ", count: 40)
    var stored = 0
    for _ in 0..<3 {
      let outcome = try await town.run("post", text, through: ["prlimit", "--fsize=\(limit)"])
      if outcome.exitCode == 0 {
        stored += 1
      } else {
        #expect(outcome == Outcome(stdout: "", stderr: Self.full, exitCode: 1))
      }
    }
    #expect(try await town.texts().count == 1 + stored)
    try await town.expectSound()
  }

  /// The program that reads the photo takes many of them.
  @Test(arguments: [24, 20, 16, 14])
  func tooFewOpenFilesAreSaidAtOnce(_ most: Int) async throws {
    let town = try await Town()
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let photo = try TinyPhoto.write(to: folder)
    let outcome = try await town.sandbox.run(
      ["post", "hi", "--photo", photo, "--data", town.data.path],
      through: ["prlimit", "--nofile=\(most)"])
    #expect(
      outcome
        == Outcome(
          stdout: "", stderr: "Too many files are open. Close some programs and try again.\n", exitCode: 1))
    #expect(try await town.texts().isEmpty)
  }

  @Test func aDatabaseHeldByAnotherIsWaitedForAndThenSaid() async throws {
    let town = try await Town()
    let shell = try town.shell()
    try await shell.waitFor("Home")
    // What a writing SQLite holds: a byte of the index of the journal.
    let held = open(town.data.appending(path: "socialconnect.sqlite-shm").path, O_RDWR)
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 120
    lock.l_len = 1
    #expect(fcntl(held, F_SETLK, &lock) == 0)
    #expect(try await town.run("timeline", "public").exitCode == 0)
    async let english = town.run("post", "Too long")
    async let japanese = town.run("post", "Too long", "--lang", "ja")
    #expect(
      try await english
        == Outcome(
          stdout: "",
          stderr: "Another program is using the database. Try again in a moment.\n",
          exitCode: 1))
    #expect(try await japanese.stderr == "別のプログラムがデータベースを使用しています。しばらくしてからもう一度お試しください。\n")
    // Who is let in within the time does not notice.
    async let patient = town.json("post", "In time")
    close(held)
    #expect(try await patient["text"].text == "In time")
    shell.enter("q")
    #expect(try await shell.finish().exitCode == 0)
    #expect(try await town.texts() == ["In time"])
    try await town.expectSound()
  }

  @Test(hasPython)
  func aDatabaseOfANewerVersionIsLeftAlone() async throws {
    let town = try await Town()
    let shell = try town.shell()
    try await shell.waitFor("Home")
    try await SocialTestSupport.Program.expect([
      "python3", "-c",
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
        + "c.execute(\"INSERT INTO migration VALUES ('from the future')\"); c.commit()",
      town.data.appending(path: "socialconnect.sqlite").path,
    ])
    let english =
      "A newer version of SocialConnect has updated this data. Close this version, then open the newer one.\n"
    for command in [["post", "hi"], ["timeline"], []] {
      let outcome = try await town.sandbox.run(command + ["--data", town.data.path], input: "q\n")
      #expect(outcome == Outcome(stdout: "", stderr: english, exitCode: 1))
    }
    // One that was open before writes nothing more, and says why.
    shell.enter("g new\nHello\n.\ny")
    try await shell.waitFor("! A newer version of SocialConnect has updated this data.")
    shell.endInput()
    _ = try await shell.finish()
    #expect(
      try await town.run("check", "--lang", "ja").stderr
        == "データは新しいバージョンのSocialConnectで更新されています。このバージョンを終了して、新しいバージョンを開いてください。\n")
  }
}
