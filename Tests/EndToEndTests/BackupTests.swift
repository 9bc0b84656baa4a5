import Foundation
import SocialTestSupport
import Testing

/// The network of a machine in one file and back, by commands.
@Suite struct BackupTests {
  @Test func aNetworkMovesToAnotherFolder() async throws {
    let town = try await Town()
    try await town.post("Good morning")
    let outcome = try await town.run("backup", "network.backup")
    #expect(
      outcome.withoutProgress
        == Outcome(
          stdout: "Accounts: 2; posts and comments: 1; photo files: 0\n",
          stderr: """
            The backup is in network.backup.
            It contains everyone's posts, direct ones included, and their email addresses. Keep it where only you can read it.

            """, exitCode: 0))
    let again = try await town.run("backup", "network.backup")
    #expect(
      again.withoutProgress
        == Outcome(
          stdout: "",
          stderr: """
            A file or folder with that name already exists. Choose another name; only an earlier backup can be replaced.
            To replace an earlier backup, add --replace.

            """, exitCode: 1))

    let elsewhere = town.sandbox.folder.appending(path: "elsewhere").path
    let restored = try await town.sandbox.run(["restore", "network.backup", "--data", elsewhere, "--json"])
    #expect(restored.exitCode == 0)
    #expect(
      restored.stdout
        == #"{"findings":[],"people":2,"photos":0,"photosElsewhere":0,"posts":1,"replaced":null}"# + "\n")
    let texts = try await town.sandbox.run(
      ["timeline", "user", "mia", "--json", "--data", elsewhere])
    #expect(try JSONDocument(texts.stdout).elements.map(\.["text"].text) == ["Good morning"])
    let check = try await town.sandbox.run(["check", "--data", elsewhere])
    #expect(check.exitCode == 0)
    let signIn = try await town.sandbox.run(
      ["sign-in", "--email", "mia@example.org", "--password-stdin", "--data", elsewhere],
      input: Town.password + "\n")
    #expect(signIn.exitCode == 0, "\(signIn.stderr)")
  }

  @Test func whatIsThereStaysUnlessOneSaysOtherwiseAndIsKeptThen() async throws {
    let town = try await Town()
    try await town.post("First")
    #expect(try await town.run("backup", "network.backup").exitCode == 0)
    try await town.post("Second")
    let refused = try await town.run("restore", "network.backup", "--lang", "ja")
    #expect(refused.exitCode == 2 && refused.stderr.contains("すでにネットワークがあるため、何も変更していません。"))
    #expect(try await town.texts() == ["Second", "First"])

    let shell = try town.shell()
    try await shell.waitFor("First")
    let busy = try await town.run("restore", "network.backup", "--replace")
    #expect(busy.exitCode == 1 && busy.stderr.contains("The data is in use, so nothing was restored."))
    shell.endInput()
    _ = try await shell.finish()

    let outcome = try await town.run("restore", "network.backup", "--replace")
    #expect(outcome.exitCode == 0, "\(outcome.stderr)")
    #expect(try await town.texts() == ["First"])
    #expect(try await town.run("whoami").exitCode == 3)
    let kept = try #require(
      try FileManager.default.contentsOfDirectory(atPath: town.data.path).first { $0.hasPrefix("replaced-") })
    #expect(outcome.stderr.contains("Your previous data is in \(town.data.path)/\(kept)."))
    let old = try await town.sandbox.run(
      ["timeline", "user", "mia", "--json", "--data", town.data.appending(path: kept).path])
    #expect(try JSONDocument(old.stdout).elements.map(\.["text"].text) == ["Second", "First"])
  }

  @Test func aDamagedBackupChangesNothing() async throws {
    let town = try await Town()
    try await town.post("First")
    #expect(try await town.run("backup", "network.backup").exitCode == 0)
    let file = town.sandbox.folder.appending(path: "network.backup")
    let whole = try Data(contentsOf: file)
    var spoilt = whole
    spoilt[whole.count / 2] ^= 0x55
    let isDamaged = "The backup is damaged or incomplete. Nothing was restored.\n"
    let isNone = "This isn't a SocialConnect backup. Nothing was restored.\n"
    let passwords = Data("root:x:0:0:root:/root:/bin/bash\n".utf8)
    for (content, words) in [
      (whole.prefix(whole.count / 2), isDamaged), (spoilt, isDamaged), (passwords, isNone), (Data(), isNone),
    ] {
      try content.write(to: file)
      for place in [town.data.path, town.sandbox.folder.appending(path: "new").path] {
        let outcome = try await town.sandbox.run(["restore", file.path, "--data", place, "--replace"])
        #expect(outcome.withoutProgress == Outcome(stdout: "", stderr: words, exitCode: 1))
        let left = try FileManager.default.contentsOfDirectory(atPath: place)
        #expect(!left.contains { $0.hasPrefix("replaced-") || $0 == ".restoring" })
      }
      #expect(try await town.texts() == ["First"])
    }
  }

  @Test func aBackupThatIsKilledOrFindsNoRoomLeavesNothing() async throws {
    let town = try await Town()
    for number in 1...5 { try await town.post("Note \(number)") }
    let before = try Set(FileManager.default.contentsOfDirectory(atPath: town.sandbox.folder.path))
    let full = try await town.run("backup", "network.backup", through: ["prlimit", "--fsize=40000"])
    #expect(full.exitCode == 1 && full.stderr.contains("The disk is full."))
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: town.sandbox.folder.path)) == before)
    let whole = try await time(town, "backup", "network.backup")
    let file = town.sandbox.folder.appending(path: "network.backup")
    try FileManager.default.removeItem(at: file)
    for round in Effort.rounds(4, full: 40) {
      let moment = whole * Effort.place(of: round)
      let program = try town.sandbox.start(["backup", "network.backup", "--data", town.data.path])
      try await Task.sleep(for: moment)
      program.signal(SIGKILL)
      _ = try await program.finish()
      // What packs goes on for a moment by itself. Whatever is started next looks after what was left.
      let isTidy = try await eventually {
        try await town.expectSound()
        let left = try Set(FileManager.default.contentsOfDirectory(atPath: town.sandbox.folder.path))
        return left.subtracting(before).isSubset(of: ["network.backup"])
      }
      #expect(isTidy, "killed after \(moment)")
      // One that is there is whole.
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      let copy = try await Town(copyOf: town)
      let restored = try await copy.run("restore", file.path, "--replace")
      #expect(restored.exitCode == 0, "killed after \(moment): \(restored.stderr)")
      #expect(try await copy.texts().count == 5)
      try FileManager.default.removeItem(at: file)
    }
    #expect(try await town.run("backup", "network.backup").exitCode == 0)
  }

  @Test func aRestoringThatIsKilledLeavesTheOldOrTheNew() async throws {
    let town = try await Town()
    try await town.post("First")
    let file = town.sandbox.folder.appending(path: "network.backup")
    #expect(try await town.run("backup", file.path).exitCode == 0)
    try await town.post("Second")
    let other = try await Town(copyOf: town)
    let whole = try await time(other, "restore", file.path, "--replace")
    for round in Effort.rounds(5, full: 60) {
      let moment = whole * Effort.place(of: round)
      let town = try await Town(copyOf: town)
      let program = try town.sandbox.start(["restore", file.path, "--replace", "--data", town.data.path])
      try await Task.sleep(for: moment)
      program.signal(SIGKILL)
      _ = try await program.finish()
      let texts = try await town.texts()
      #expect(
        [["Second", "First"], ["First"]].contains(texts), "killed after \(moment): \(texts)")
      // What unpacks goes on for a moment by itself.
      let isTidy = try await eventually {
        try await town.expectSound()
        return !FileManager.default.fileExists(atPath: town.data.appending(path: ".restoring").path)
      }
      #expect(isTidy, "killed after \(moment)")
      let again = try await town.run("restore", file.path, "--replace")
      #expect(again.exitCode == 0, "\(again.stderr)")
      #expect(try await town.texts() == ["First"])
    }
  }

  @Test(arguments: [false, true])
  func aRestoringIntoNothingThatIsKilledIsRemembered(onServer: Bool) async throws {
    let origin = try Sandbox()
    let server = onServer ? PostgreSQLServer.current : nil
    if onServer, server == nil { return }
    let file = origin.folder.appending(path: "network.backup").path
    func database() async throws -> [String] {
      guard let server else { return [] }
      return ["--database", try await server.makeDatabase()]
    }
    let source = ["--data", origin.data.path] + (try await database())
    try await origin.signUp("mia", name: "Mia Tanaka", Array(source.dropFirst(2)))
    #expect(try await origin.run(["post", "First"] + source).exitCode == 0)
    #expect(try await origin.run(["backup", file] + source).exitCode == 0)
    func target() async throws -> (Sandbox, [String]) {
      let sandbox = try Sandbox()
      return (sandbox, ["--data", sandbox.data.path] + (try await database()))
    }
    let (sandbox, place) = try await target()
    let start = ContinuousClock.now
    #expect(try await sandbox.run(["restore", file] + place).exitCode == 0)
    let whole = ContinuousClock.now - start
    for round in Effort.rounds(4, full: 40) {
      let moment = whole * Effort.place(of: round)
      let (sandbox, place) = try await target()
      let program = try sandbox.start(["restore", file] + place)
      try await Task.sleep(for: moment)
      program.signal(SIGKILL)
      _ = try await program.finish()
      let when: Comment = "killed after \(moment)"
      let hadBegun = FileManager.default.fileExists(
        atPath: sandbox.data.appending(path: ".restoring/new").path)
      // On a server what fills the database may go on to its end.
      var found = try await sandbox.run(["timeline", "user", "mia", "--json"] + place)
      if !hadBegun, found.exitCode != 0 { continue }
      if found.exitCode != 0 {
        #expect(
          found.stderr.contains("or that was interrupted. If it was, run the restore command"), when)
        let isRestored = try await eventually {
          let again = try await sandbox.run(["restore", file] + place)
          return again.exitCode == 0 || again.stderr.contains("There's already a network here")
        }
        #expect(isRestored, when)
        found = try await sandbox.run(["timeline", "user", "mia", "--json"] + place)
      }
      #expect(try JSONDocument(found.stdout).elements.map(\.["text"].text) == ["First"], when)
      #expect(try await sandbox.run(["check"] + place).exitCode == 0, when)
    }
  }

  /// How long a command takes that no one kills.
  private func time(_ town: Town, _ command: String...) async throws -> Duration {
    let start = ContinuousClock.now
    let outcome = try await town.sandbox.run(command + ["--data", town.data.path])
    #expect(outcome.exitCode == 0, "\(outcome.stderr)")
    return .now - start
  }
}
