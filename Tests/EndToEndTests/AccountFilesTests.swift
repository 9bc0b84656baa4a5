import Foundation
import SocialTestSupport
import Testing

/// What the program keeps on this machine of people's accounts and drafts, whatever happens to it.
@Suite struct AccountFilesTests {
  private static let tracer = "/usr/bin/strace"
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private var data: [String] { ["--data", sandbox.data.path] }
  private var sessions: URL { sandbox.data.appending(path: "sessions.json") }

  @Test func oneStaysSignedInAndOnlyTheOwnerMayReadWhatProvesIt() async throws {
    try await sandbox.signUp("alice")
    #expect(try await sandbox.run(["whoami"] + data).stdout == "@alice  alice\n")
    let mode = try FileManager.default.attributesOfItem(atPath: sessions.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func peopleWhoSignUpAtTheSameTimeAreAllRemembered() async throws {
    let handles = (1...5).map { "person\($0)" }
    try await withThrowingTaskGroup { group in
      for handle in handles { group.addTask { try await sandbox.signUp(handle) } }
      try await group.waitForAll()
    }
    let accounts = try await sandbox.run(["accounts"] + data).stdout
    for handle in handles { #expect(accounts.contains("@\(handle) ")) }
  }

  @Test func aDamagedSessionFileLocksNobodyOut() async throws {
    try await sandbox.signUp("alice")
    try Data("{\"version\":1,".utf8).write(to: sessions)
    let whoami = try await sandbox.run(["whoami"] + data)
    #expect(whoami.exitCode == 3)
    #expect(
      whoami.stderr == """
        The list of accounts signed in on this device was damaged and has been set aside. Sign in again.
        Sign in first: “socialconnect sign-in” or “sign-up”.

        """)
    let damaged = try String(contentsOf: sessions.appendingPathExtension("damaged"), encoding: .utf8)
    #expect(damaged == "{\"version\":1,")
    let signIn = try await sandbox.run(
      ["sign-in", "--email", "alice@example.org", "--password-stdin"] + data, input: Town.password + "\n")
    #expect(signIn.exitCode == 0)
    #expect(try await sandbox.run(["whoami"] + data).stdout == "@alice  alice\n")
  }

  @Test func aDraftOutlivesAKill() async throws {
    try await sandbox.signUp("alice")
    let shell = try sandbox.start(data)
    try await shell.waitFor("Home")
    shell.enter("g new")
    try await shell.waitFor("New post")
    shell.enter("Half a thought")
    let drafts = sandbox.data.appending(path: "drafts")
    let isKept = try await eventually {
      // While there is no file yet, there is nothing to read.
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: drafts.path)) ?? []
      return files.contains { $0.contains("post-") && $0.hasSuffix(".json") }
    }
    #expect(isKept)
    shell.signal(SIGKILL)
    #expect(try await shell.finish().exitCode == 137)

    let next = try sandbox.start(data)
    try await next.waitFor("Home")
    next.enter("g new")
    try await next.waitFor("1. Post · just now\n   Half a thought\n")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: tracer), "strace is not installed."))
  func aSignInIsOnTheDiskBeforeItIsSaid() async throws {
    let trace = sandbox.folder.appending(path: "trace")
    try await sandbox.signUp(
      "alice",
      through: [Self.tracer, "-f", "-y", "-e", "trace=fsync,rename,write", "-o", trace.path])
    let calls = try String(contentsOf: trace, encoding: .utf8).split(separator: "\n").map(String.init)
    let renamed = try #require(
      calls.lastIndex { $0.contains("rename(") && $0.contains("/sessions.json\")") })
    let synced = try #require(calls.lastIndex { $0.contains("fsync(") && $0.contains(".sessions.json.") })
    let folderSynced = try #require(
      calls.lastIndex { $0.contains("fsync(") && $0.contains("\(sandbox.data.path)>") })
    let said = try #require(calls.firstIndex { $0.contains("write(1<") && $0.contains("@alice") })
    #expect(synced < renamed)
    #expect(renamed < folderSynced)
    #expect(folderSynced < said)
  }
}
