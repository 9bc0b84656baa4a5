import Foundation
import SocialTestSupport
import Testing

/// Accounts at servers whose tokens a small password manager keeps: a folder of files.
@Suite("Tokens in a password manager")
struct KeptTokenTests {
  private static let stillThere =
    "ended with status 1. Run it yourself to see why. Your session at the server is still active."

  private static let notRemoved =
    "The token may still be in your password manager. The command in --token-erase-command ended with status 1."

  private let device: Sandbox
  private let vault: URL

  init() throws {
    device = try Sandbox()
    vault = device.folder.appending(path: "vault")
    try FileManager.default.createDirectory(at: vault, withIntermediateDirectories: true)
  }

  private var environment: [String: String] {
    [
      "VAULT": vault.path, "SOCIALCONNECT_TOKEN_COMMAND": #"cat "$VAULT/$SOCIALCONNECT_ACCOUNT""#,
      "SOCIALCONNECT_TOKEN_STORE_COMMAND": #"cat > "$VAULT/$SOCIALCONNECT_ACCOUNT""#,
      "SOCIALCONNECT_TOKEN_ERASE_COMMAND": #"rm "$VAULT/$SOCIALCONNECT_ACCOUNT""#,
    ]
  }

  private func run(_ arguments: String..., input: String = "") async throws -> Outcome {
    try await device.run(
      arguments + ["--data", device.data.path], input: input, environment: ["VAULT": vault.path])
  }

  private func kept() throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: FileManager.default.contentsOfDirectory(atPath: vault.path).map { name in
        let text = try String(contentsOf: vault.appending(path: name), encoding: .utf8)
        return (name, text.trimmingCharacters(in: .newlines))
      })
  }

  /// Whether a text is in any file of the data folder.
  private func isOnDisk(_ text: String) throws -> Bool {
    let files = FileManager.default.enumerator(atPath: device.data.path)?.compactMap { $0 as? String } ?? []
    return files.contains { name in
      FileManager.default.contents(atPath: device.data.appending(path: name).path)?
        .range(of: Data(text.utf8)) != nil
    }
  }

  @Test("are kept there from the sign-in on, used by commands and the shell, and removed with the sign-out")
  func wholeLife() async throws {
    let server = try await RunningServer(try await Town())
    let signIn = try await device.run(
      [
        "sign-in", "--server", server.address, "--email", "mia@example.org", "--password-stdin", "--data",
        device.data.path,
      ], input: Town.password + "\n", environment: environment)
    #expect(signIn.exitCode == 0, "\(signIn)")
    let token = try #require(try kept()["mia@127.0.0.1:\(server.port)"])
    #expect(try !isOnDisk(token))

    // The commands are the account's: they needn't be named any more.
    let posted = try await run("post", "From afar")
    #expect(posted.exitCode == 0, "\(posted)")
    let shell = try device.start(["--data", device.data.path], environment: ["VAULT": vault.path])
    shell.enter("q")
    let conversation = try await shell.finish()
    #expect(conversation.stdout.contains("From afar"), "\(conversation)")
    #expect(try !isOnDisk(token))

    let headers = ["Authorization": "Bearer \(token)"]
    #expect(try await server.get("/api/v1/accounts/verify_credentials", headers: headers).status == 200)
    #expect(try await run("sign-out").exitCode == 0)
    #expect(try await server.get("/api/v1/accounts/verify_credentials", headers: headers).status == 401)
    #expect(try kept() == [:])
    #expect(try await run("whoami").exitCode == 3)
  }

  @Test("end at the server once there's another one in their place")
  func again() async throws {
    let server = try await RunningServer(try await Town())
    var tokens: [String] = []
    for _ in 0..<2 {
      let outcome = try await device.run(
        [
          "sign-in", "--server", server.address, "--email", "mia@example.org", "--password-stdin", "--data",
          device.data.path,
        ], input: Town.password + "\n", environment: environment)
      #expect(outcome.exitCode == 0, "\(outcome)")
      tokens.append(try #require(try kept()["mia@127.0.0.1:\(server.port)"]))
    }
    var statuses: [Int] = []
    for token in tokens {
      let headers = ["Authorization": "Bearer \(token)"]
      statuses.append(try await server.get("/api/v1/accounts/verify_credentials", headers: headers).status)
    }
    #expect(statuses == [401, 200])
    #expect(try await run("timeline", "home").exitCode == 0)
  }

  @Test("sign in by themselves, in the shell too")
  func there() async throws {
    let town = try await Town()
    let server = try await RunningServer(town)
    let other = try Sandbox()
    let first = try await other.run(
      [
        "sign-in", "--server", server.address, "--email", "mia@example.org", "--password-stdin", "--data",
        other.data.path,
      ], input: Town.password + "\n")
    #expect(first.exitCode == 0, "\(first)")
    let document = try JSONDocument(
      String(contentsOf: other.data.appending(path: "sessions.json"), encoding: .utf8))
    let token = try #require(document["sessions"].elements.first?["token"].text)
    try Data("\(token)\n".utf8).write(to: vault.appending(path: "here"))

    let outcome = try await run(
      "sign-in", "--server", server.address, "--token-command", #"cat "$VAULT/here""#)
    #expect(outcome.stdout == "@mia@127.0.0.1:\(server.port)  Mia Tanaka\n", "\(outcome)")
    #expect(try !isOnDisk(token))
    #expect(try await run("timeline", "home").exitCode == 0)

    let shelled = try Sandbox()
    let shell = try shelled.start(
      ["--data", shelled.data.path],
      environment: ["VAULT": vault.path, "SOCIALCONNECT_TOKEN_COMMAND": #"cat "$VAULT/here""#])
    for line in ["g accounts", "a", server.address, "q"] { shell.enter(line) }
    let conversation = try await shell.finish()
    let whoami = try await shelled.run(
      ["whoami", "--data", shelled.data.path], environment: ["VAULT": vault.path])
    #expect(whoami.stdout.hasPrefix("@mia@127.0.0.1"), "\(conversation) \(whoami)")
  }

  @Test("say in both languages why they can't be had, and the account can still be left")
  func faults() async throws {
    let server = try await RunningServer(try await Town())
    func signIn(_ command: String, _ language: String) async throws -> Outcome {
      try await run(
        "sign-in", "--server", server.address, "--token-command", command, "--lang", language)
    }
    #expect(
      try await signIn("exit 7", "en")
        == Outcome(
          stdout: "",
          stderr: "The command in --token-command ended with status 7. Run it yourself to see why.\n",
          exitCode: 1))
    #expect(
      try await signIn("exit 7", "ja").stderr
        == "--token-command のコマンドが終了コード7で終了しました。コマンドを直接実行して、原因を確認してください。\n")
    #expect(
      try await signIn("no-such-program", "en").stderr
        == "The program in --token-command wasn't found. Check the command.\n")
    #expect(
      try await signIn("true", "en").stderr
        == "The command in --token-command printed nothing. It should print the token.\n")
    let refused = try await signIn("echo s3cr3t", "en")
    #expect(
      refused.stderr == "The server doesn't accept the token from --token-command.\n" && refused.exitCode == 1
    )
    #expect(try !isOnDisk("s3cr3t"))
    let misused = try await run("sign-in", "--email", "a@example.org", "--token-command", "true")
    #expect(misused.exitCode == 2 && misused.stderr.contains("--token-command needs --server."))

    // An address asks for a new token, and where tokens are only printed there's no place for one.
    for (language, said) in [
      (
        "en",
        "SOCIALCONNECT_TOKEN_COMMAND alone signs in with the token that it prints. Leave out --email, or"
      ),
      ("ja", "SOCIALCONNECT_TOKEN_COMMAND だけの場合は、出力されるトークンでサインインします。--email を省略するか、"),
    ] {
      let unkept = try await device.run(
        [
          "sign-in", "--server", server.address, "--email", "mia@example.org", "--password-stdin", "--data",
          device.data.path, "--lang", language,
        ], input: Town.password + "\n", environment: ["SOCIALCONNECT_TOKEN_COMMAND": "echo s3cr3t"])
      #expect(unkept.exitCode == 2 && unkept.stderr.hasPrefix(said), "\(unkept)")
    }

    let signedIn = try await device.run(
      [
        "sign-in", "--server", server.address, "--email", "mia@example.org", "--password-stdin", "--data",
        device.data.path,
      ], input: Town.password + "\n", environment: environment)
    #expect(signedIn.exitCode == 0, "\(signedIn)")
    try FileManager.default.removeItem(at: vault.appending(path: "mia@127.0.0.1:\(server.port)"))
    let locked = try await run("post", "Unsaid")
    #expect(locked.stderr.contains("The command in --token-command ended with status 1."), "\(locked)")
    let left = try await run("sign-out", "--discard")
    #expect(left.exitCode == 0 && left.stderr.contains(Self.stillThere), "\(left)")
    // There's none any more to be removed.
    #expect(left.stderr.contains(Self.notRemoved), "\(left)")
  }
}
