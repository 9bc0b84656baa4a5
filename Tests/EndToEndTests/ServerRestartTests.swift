import Foundation
import SocialTestSupport
import Testing

/// What people do about their accounts, and about each other, while the PostgreSQL server restarts in the middle: each
/// is done, or it is said that it is not, and it can be done again; nothing is lost, and nothing is told twice or to
/// anybody else.
@Suite struct ServerRestartTests {
  private static let renewed = "battery 9 staple"

  @Test(.enabled(if: PostgreSQLServer.current != nil, "\(PostgreSQLServer.missing)"))
  func accountsOutliveRestarts() async throws {
    let folder = try TemporaryFolder()
    let server = try await PostgreSQLServer.start(in: folder)
    let mia = try await Member(server: server, database: server.makeDatabase())
    try await mia.expect(
      "sign-up", "--email", "mia@example.org", "--handle", "mia", "--name", "Mia", "--password-stdin",
      input: Town.password)

    try await mia.expect("mail", "--send-here", "on")
    try await mia.expect("change-email", "mia@example.net", "--password-stdin", input: Town.password)
    let code = try await mia.code(1)
    try await mia.expect("change-email", "mia@example.net", "--code", code, whileRestarting: true) {
      try await mia.signsIn("mia@example.net", Town.password)
    }
    #expect(try await !mia.signsIn("mia@example.org", Town.password))

    try await mia.expect("reset-password", "--email", "mia@example.net")
    let other = try await mia.code(2)
    try await mia.expect(
      "reset-password", "--email", "mia@example.net", "--code", other, "--password-stdin",
      input: Self.renewed, whileRestarting: true
    ) { try await mia.signsIn("mia@example.net", Self.renewed) }
    #expect(try await !mia.signsIn("mia@example.net", Town.password))

    try await mia.expect(
      "sign-up", "--email", "ken@example.org", "--handle", "ken", "--name", "Ken", "--password-stdin",
      input: Town.password)
    try await mia.expect(
      "delete-account", "--as", "ken", "--password-stdin", input: Town.password, whileRestarting: true
    ) { try await !mia.signsIn("ken@example.org", Town.password) }
    let mails = ["mia@example.net", "mia@example.net", "mia@example.org"]
    let arrived = try await eventually {
      try await mia.expect("timeline", "public")
      let ours = try mia.mails().filter { $0.contains(/\n {4}[0-9]{6}\n/) || $0.contains("is now mia@") }
      return Mails.recipients(ours.joined()).sorted() == mails
    }
    #expect(arrived, "each mail has gone, to whom it was for")
    try await mia.expect("check")
    try await server.control("stop")
  }

  @Test(.enabled(if: PostgreSQLServer.current != nil, "\(PostgreSQLServer.missing)"))
  func relationsOutliveRestarts() async throws {
    let folder = try TemporaryFolder()
    let server = try await PostgreSQLServer.start(in: folder)
    let mia = try await Member(server: server, database: server.makeDatabase())
    for handle in ["ken", "mia"] {
      try await mia.expect(
        "sign-up", "--email", "\(handle)@example.org", "--handle", handle, "--name", handle,
        "--password-stdin", input: Town.password)
    }

    try await mia.expect("follow", "ken", whileRestarting: true) { try await mia.is("following", "ken") }
    #expect(try await mia.json("notifications", "--as", "ken").elements.map(\.["kind"].text) == ["follow"])
    try await mia.expect("mute", "ken", whileRestarting: true) { try await mia.is("muting", "ken") }
    try await mia.expect("block", "ken", whileRestarting: true) { try await mia.is("blocking", "ken") }
    #expect(try await !mia.is("following", "ken"), "a block ends it, with what was told of it")
    #expect(try await mia.json("notifications", "--as", "ken").elements.isEmpty)

    try await mia.expect("unblock", "ken")
    try await mia.expect("profile", "edit", "--locked", "on", "--as", "ken")
    try await mia.expect("follow", "ken", "--notify")
    try await mia.expect("requests", "accept", "mia", "--as", "ken", whileRestarting: true) {
      try await mia.is("following", "ken")
    }
    #expect(try await mia.is("watching", "ken"), "how one wished to follow is kept")
    let ken = try await mia.json("profile", "show", "ken")
    #expect(ken["followers"].number == 1 && ken["you"]["requested"].flag == false)
    #expect(try await mia.json("requests", "--as", "ken").elements.isEmpty)
    try await mia.expect("check")
    try await server.control("stop")
  }
}

/// Someone on a machine of their own whose data is on a server that restarts.
private struct Member {
  let server: PostgreSQLServer
  let database: String
  let sandbox: Sandbox
  private let inbox: URL
  private let sendmail: String

  init(server: PostgreSQLServer, database: String) throws {
    self.server = server
    self.database = database
    sandbox = try Sandbox()
    inbox = sandbox.folder.appending(path: "inbox")
    try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
    sendmail = try Town.script("cat > '\(inbox.path)'/$(date +%s%N)", in: sandbox)
  }

  func run(_ arguments: [String], input: String = "") async throws -> Outcome {
    try await sandbox.run(
      arguments + ["--data", sandbox.data.path, "--database", database], input: input + "\n",
      environment: ["SOCIALCONNECT_SENDMAIL": sendmail])
  }

  /// Runs a command that has to succeed.
  func expect(_ arguments: String..., input: String = "") async throws {
    let outcome = try await run(arguments, input: input)
    try #require(outcome.exitCode == 0, "\(arguments): \(outcome.stderr)")
  }

  /// Runs a command while the server restarts, and again until it is done: one that says so has to be right.
  func expect(
    _ arguments: String..., input: String = "", whileRestarting: Bool,
    until isDone: () async throws -> Bool
  ) async throws {
    async let restart: Void = server.control("restart")
    let first = try await run(arguments, input: input)
    try await restart
    var done = try await isDone()
    if first.exitCode == 0 { #expect(done, "\(arguments): it was said to be done") }
    for _ in 1...3 where !done {
      let outcome = try await run(arguments, input: input)
      done = try await isDone()
      #expect(done == (outcome.exitCode == 0), "\(arguments): \(outcome.stderr)")
    }
    #expect(done, "\(arguments): \(first.stderr)")
  }

  /// What a command that has to succeed prints.
  func json(_ arguments: String...) async throws -> JSONDocument {
    let outcome = try await run(arguments + ["--json"])
    try #require(outcome.exitCode == 0, "\(arguments): \(outcome.stderr)")
    return try JSONDocument(outcome.stdout)
  }

  /// Whether that is what someone is to the one who is signed in.
  func `is`(_ relation: String, _ handle: String) async throws -> Bool {
    try await json("profile", "show", handle)["you"][relation].flag == true
  }

  func signsIn(_ email: String, _ password: String) async throws -> Bool {
    let outcome = try await run(["sign-in", "--email", email, "--password-stdin"], input: password)
    try #require(
      outcome.exitCode == 0 || outcome.stderr == "Wrong email or password. Check both and try again.\n",
      "\(outcome.stderr)")
    return outcome.exitCode == 0
  }

  /// What has been handed to `sendmail`, in that order.
  func mails() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: inbox.path).sorted().map {
      try String(contentsOf: inbox.appending(path: $0), encoding: .utf8)
    }
  }

  /// What is in the last of so many mails that hold a code; a program that ends may leave one to the next.
  func code(_ count: Int) async throws -> String {
    var mailed: [String] = []
    let haveArrived = try await eventually {
      mailed = try mails().filter { $0.contains("valid for 15 minutes") }
      if mailed.count >= count { return true }
      try await expect("timeline", "public")
      return false
    }
    #expect(haveArrived)
    return try Mails.code(try #require(mailed.last))
  }
}
