import Foundation
import SocialTestSupport
import Testing

/// Accounts at servers, beside each other and beside the network on the device.
@Suite("Accounts at servers")
struct ServerAccountTests {
  private static func signIn(
    _ handle: String, at server: RunningServer, in sandbox: Sandbox, _ options: String...
  ) async throws -> Outcome {
    try await sandbox.run(
      [
        "sign-in", "--server", server.address, "--email", "\(handle)@example.org", "--password-stdin",
        "--data", sandbox.data.path,
      ] + options, input: Town.password + "\n")
  }

  private static func name(of server: RunningServer) -> String { "127.0.0.1:\(server.port)" }

  @Test("are signed in to with a password, and used as any other")
  func password() async throws {
    let server = try await RunningServer(try await Town())
    let device = try Sandbox()
    let outcome = try await Self.signIn("mia", at: server, in: device)
    #expect(
      outcome == Outcome(stdout: "@mia@\(Self.name(of: server))  Mia Tanaka\n", stderr: "", exitCode: 0))

    let posted = try await device.run(["post", "From afar", "--data", device.data.path])
    #expect(posted.exitCode == 0, "\(posted.stderr)")
    let seen = try await device.run(["timeline", "home", "--data", device.data.path])
    #expect(seen.stdout.contains("From afar"), "\(seen.stderr)")
    // Nothing on this device needed a network of its own.
    #expect(!FileManager.default.fileExists(atPath: device.data.appending(path: "socialconnect.sqlite").path))
    #expect(try Self.mode(of: device.data.appending(path: "sessions.json")) == 0o600)

    let shell = try device.start(["--data", device.data.path])
    shell.enter("q")
    let conversation = try await shell.finish()
    #expect(conversation.stdout.contains("From afar"), "\(conversation)")
    #expect(!FileManager.default.fileExists(atPath: device.data.appending(path: "socialconnect.sqlite").path))
  }

  @Test("aren't signed in to with a file of authorities that isn't there")
  func missingAuthorities() async throws {
    let device = try Sandbox()
    let outcome = try await device.run([
      "sign-in", "--server", "social.example", "--certificate-authority", "nothing.pem", "--data",
      device.data.path,
    ])
    #expect(outcome == Outcome(stdout: "", stderr: "File not found. Check the path.\n", exitCode: 1))
  }

  @Test("stand side by side, though their ids and handles are the same")
  func sideBySide() async throws {
    let town = try await Town()
    let first = try await RunningServer(try await Town(copyOf: town))
    let second = try await RunningServer(try await Town(copyOf: town))
    for server in [first, second] {
      #expect(try await Self.signIn("mia", at: server, in: town.sandbox).exitCode == 0)
    }
    let accounts = try await town.json("accounts").elements
    #expect(
      accounts.map(\.["server"].text) == [nil, nil, first.address, second.address]
        && accounts.map(\.["current"].flag) == [false, false, false, true])

    for (account, text) in [
      ("ken", "Here"), ("mia@\(Self.name(of: first))", "First"), ("@mia@\(Self.name(of: second))", "Second"),
    ] {
      _ = try await town.json("post", text, "--as", account)
    }
    for (account, text) in [
      ("ken", "Here"), ("mia@\(Self.name(of: first))", "First"), ("mia@\(Self.name(of: second))", "Second"),
    ] {
      let posts = try await town.json("timeline", "home", "--as", account).elements
      #expect(posts.map(\.["text"].text) == [text])
    }
    // The handle alone is the one on this device; at a server, it's the one there.
    #expect(try await town.json("whoami", "--as", "mia")["server"].text == nil)
    #expect(try await town.json("whoami", "--server", first.address)["server"].text == first.address)
    let posts = try await town.json("timeline", "home", "--server", first.address, "--as", "mia").elements
    #expect(posts.map(\.["text"].text) == ["First"])
  }

  @Test("are begun in a browser, which shows a code")
  func code() async throws {
    let server = try await RunningServer(try await Town())
    let device = try Sandbox()
    let program = try device.start(["sign-in", "--server", server.address, "--data", device.data.path])
    try await program.waitForComplaint("Code: ")
    let page = try #require(program.complained.split(separator: "\n").first { $0.hasPrefix("http") })
    #expect(
      page.contains("code_challenge_method=S256") && page.contains("urn%3Aietf%3Awg%3Aoauth%3A2.0%3Aoob"))
    let browser = Browser(server)
    try await browser.allow(String(page), as: "ken@example.org")
    let code = try #require(browser.page.firstMatch(of: /<code[^>]*>([^<]+)<\/code>/), "\(browser.page)").1
    program.enter(" \(code) ")
    let outcome = try await program.finish()
    #expect(outcome.stdout == "@ken@\(Self.name(of: server))  Ken Sato\n", "\(outcome)")
    // A code is used once.
    let again = try device.start(["sign-in", "--server", server.address, "--data", device.data.path])
    try await again.waitForComplaint("Code: ")
    again.enter(String(code))
    let refused = try await again.finish()
    #expect(refused.exitCode == 1 && refused.stderr.contains("authorization code is wrong"), "\(refused)")
    #expect(try await device.run(["whoami", "--data", device.data.path]).exitCode == 0)
  }

  @Test("end at the server when someone signs out, or it's said that they don't", arguments: [true, false])
  func signOut(hasPassword: Bool) async throws {
    let server = try await RunningServer(try await Town())
    let device = try Sandbox()
    if hasPassword {
      #expect(try await Self.signIn("mia", at: server, in: device).exitCode == 0)
    } else {
      try await signInByCode("mia", at: server, in: device)
    }
    let file = device.data.appending(path: "sessions.json")
    let document = try JSONDocument(String(contentsOf: file, encoding: .utf8))
    let token = try #require(document["sessions"].elements.first?["token"].text)
    let headers = ["Authorization": "Bearer \(token)"]
    #expect(try await server.get("/api/v1/accounts/verify_credentials", headers: headers).status == 200)
    let outcome = try await device.run(["sign-out", "--data", device.data.path])
    #expect(
      outcome == Outcome(stdout: "", stderr: "Signed out of @mia@\(Self.name(of: server)).\n", exitCode: 0))
    #expect(try await server.get("/api/v1/accounts/verify_credentials", headers: headers).status == 401)
    #expect(try await device.run(["whoami", "--data", device.data.path]).exitCode == 3)
  }

  @Test("ask to sign in again once they've ended at the server, and drafts stay")
  func ended() async throws {
    let town = try await Town()
    let server = try await RunningServer(town)
    let device = try Sandbox()
    #expect(try await Self.signIn("mia", at: server, in: device).exitCode == 0)
    let writing = try device.start(["--data", device.data.path])
    writing.enter("n")
    writing.enter("Half a thought")
    writing.endInput()
    #expect(try await writing.finish().exitCode == 0)
    #expect(try await town.run("sign-ins", "revoke", "--others").exitCode == 0)

    let outcome = try await device.run(["timeline", "home", "--data", device.data.path])
    #expect(outcome.exitCode == 3 && outcome.stderr.contains("Sign in first"), "\(outcome)")
    let shell = try device.start(["--data", device.data.path])
    shell.enter("r")
    shell.enter("q")
    let said = try await shell.finish().stdout
    #expect(said.contains("! @mia@\(Self.name(of: server)) was signed out elsewhere."), "\(said)")
    #expect(try await device.run(["whoami", "--data", device.data.path]).exitCode == 3)

    #expect(try await Self.signIn("mia", at: server, in: device).exitCode == 0)
    let drafts = try await device.run(["drafts", "--data", device.data.path])
    #expect(drafts.stdout.contains("Half a thought"), "\(drafts)")
  }

  @Test("are forgotten here when the server is gone")
  func unreachable() async throws {
    let server = try await RunningServer(try await Town())
    let device = try Sandbox()
    #expect(try await Self.signIn("mia", at: server, in: device).exitCode == 0)
    _ = try await server.stop()
    let outcome = try await device.run(["sign-out", "--data", device.data.path])
    #expect(
      outcome.exitCode == 0 && outcome.stderr.contains("your session there is still active"), "\(outcome)")
    let saved = try String(contentsOf: device.data.appending(path: "sessions.json"), encoding: .utf8)
    #expect(!saved.contains("token"))
  }

  @Test("do without what only the network on this device has")
  func onlyHere() async throws {
    let town = try await Town()
    let server = try await RunningServer(try await Town(copyOf: town))
    #expect(try await Self.signIn("mia", at: server, in: town.sandbox).exitCode == 0)
    let said = "This works only with the network on this device, not with an account on a server.\n"
    for options in [["--server", server.address], ["--as", "mia@\(Self.name(of: server))"]] {
      let outcome = try await town.sandbox.run(["check", "--data", town.data.path] + options)
      #expect(outcome == Outcome(stdout: "", stderr: said, exitCode: 2))
    }
    // Whose turn it is doesn't matter for what isn't anyone's.
    #expect(try await town.run("check").exitCode == 0)
    let japanese = try await town.run("backup", "x", "--server", server.address, "--lang", "ja")
    #expect(japanese.stderr == "この操作は、この端末のネットワークでだけ使えます。サーバーのアカウントでは使えません。\n")
  }

  @Test("need no network on the device, and what looks after one doesn't make one")
  func noNetwork() async throws {
    let server = try await RunningServer(try await Town())
    let device = try Sandbox()
    #expect(try await Self.signIn("mia", at: server, in: device).exitCode == 0)
    let commands: [([String], String)] = [
      (
        ["backup", "x"],
        """
        There's no network on this device to back up.
        “socialconnect export” saves your account's data, even for an account at a server.

        """
      ),
      (["check", "--lang", "ja"], "この端末にはネットワークがありません。\n"),
      (["reports"], "There's no network on this device.\n"),
      (["mail"], "There's no network on this device.\n"),
      (["admin", "pending"], "There's no network on this device.\n"),
      (["admin", "suspend", "ken"], "There's no network on this device.\n"),
      (
        ["sign-in", "--email", "mia@example.org"],
        """
        There's no network on this device.
        For an account at a server, add --server and its name.

        """
      ),
    ]
    let before = try Self.files(of: device)
    for (command, said) in commands {
      let outcome = try await device.run(command + ["--data", device.data.path])
      #expect(outcome == Outcome(stdout: "", stderr: said, exitCode: 2))
    }
    #expect(try Self.files(of: device) == before)
  }

  @Test(
    "are looked for only where there's a server that can have them",
    arguments: [
      ("", "Enter a server, like social.example."),
      ("not a server", "That isn't a server. Enter its name, like social.example."),
      ("http://social.example", "This address isn't encrypted. Use one that begins with https://."),
    ])
  func addresses(server: String, said: String) async throws {
    let device = try Sandbox()
    let outcome = try await device.run(["sign-in", "--server", server, "--data", device.data.path])
    #expect(outcome == Outcome(stdout: "", stderr: said + "\n", exitCode: 2))
  }

  @Test("need no account where everyone can read")
  func anonymous() async throws {
    let town = try await Town()
    try await town.post("For everyone")
    let server = try await RunningServer(town)
    let device = try Sandbox()
    let outcome = try await device.run(
      ["timeline", "public", "--server", server.address, "--data", device.data.path])
    #expect(outcome.exitCode == 0 && outcome.stdout.contains("For everyone"), "\(outcome)")
    let home = try await device.run(
      ["timeline", "home", "--server", server.address, "--data", device.data.path])
    #expect(home.exitCode == 3)
  }

  private func signInByCode(_ handle: String, at server: RunningServer, in device: Sandbox) async throws {
    let program = try device.start(["sign-in", "--server", server.address, "--data", device.data.path])
    try await program.waitForComplaint("Code: ")
    let page = try #require(program.complained.split(separator: "\n").first { $0.hasPrefix("http") })
    let browser = Browser(server)
    try await browser.allow(String(page), as: "\(handle)@example.org")
    let code = try #require(browser.page.firstMatch(of: /<code[^>]*>([^<]+)<\/code>/), "\(browser.page)").1
    program.enter(String(code))
    try #require(try await program.finish().exitCode == 0)
  }

  private static func files(of device: Sandbox) throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: device.data.path))
  }

  private static func mode(of file: URL) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}
