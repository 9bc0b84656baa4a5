import Foundation
import SocialTestSupport
import Testing

/// The server as someone runs it.
@Suite struct ServeTests {
  @Test func aServerAnswersAndEndsWhenItIsAskedTo() async throws {
    let town = try await Town()
    let server = try await RunningServer(town, "--title", "Garden")
    #expect(server.address == "http://127.0.0.1:\(server.port)")
    let health = try await server.get("/health")
    #expect(health.status == 200 && health.body == "OK")
    let instance = try await server.get("/api/v2/instance?code=secret")
    let document = try JSONDocument(instance.body)
    #expect(document["title"].text == "Garden" && document["domain"].text == "127.0.0.1:\(server.port)")
    #expect(document["registrations"]["enabled"].flag == false)

    let outcome = try await server.stop()
    #expect(outcome.exitCode == 0)
    let log = outcome.stderr
    #expect(log.contains(/info socialconnect: GET \/health .*milliseconds=\d+ .*status=200/))
    #expect(log.contains(" GET /api/v2/instance ") && !log.contains("secret"), "\(log)")
    try await town.expectSound()
  }

  @Test func itSaysWhereItListensThatItSendsNoEmailAndHowToCreateAccounts() async throws {
    let town = try await Town()
    let program = try town.sandbox.start(
      ["serve", "--port", "0", "--public-url", "https://social.example", "--data", town.data.path],
      environment: ["SOCIALCONNECT_SENDMAIL": "/nowhere/sendmail"])
    let line = try await program.waitFor("\n")
    #expect(
      line.wholeMatch(
        of:
          /SocialConnect is running at https:\/\/social\.example, listening at 127\.0\.0\.1:\d+\. Press Ctrl-C to stop it\.\n/
      )
        != nil, "\(line)")
    try await program.waitForComplaint(
      """
      This server can't send email: codes for people are saved to the folder \(town.data.path)/outbox, and its pages tell \
      them to ask you. To send email, install “sendmail”, such as the package msmtp-mta, and set it up.
      No one can create an account in an app. To create one: \
      “socialconnect --data \(town.data.path) admin create HANDLE --email ADDRESS”

      """)
    program.signal(SIGINT)
    #expect(try await program.finish().exitCode == 0)
    let open = try await RunningServer(town, "--open-registration", "yes")
    #expect(!open.program.complained.contains("No one can"))
    #expect(try await open.stop().exitCode == 0)
  }

  @Test func whatWasTakenIsAnsweredBeforeTheEnd() async throws {
    let town = try await Town()
    let server = try await RunningServer(town)
    let connection = try HTTPConnection(port: server.port)
    let body = "client_name=Test&redirect_uris=app://x"
    try await connection.send(
      "POST /api/v1/apps HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        + "Content-Length: \(body.utf8.count)\r\nExpect: nothing\r\n\r\n\(body.prefix(10))")
    // An answer to another tells that the server has come to this one.
    _ = try await server.get("/health")
    server.program.signal(SIGTERM)
    // Why it can't be reached doesn't matter.
    let isClosed = try await eventually { (try? HTTPConnection(port: server.port)) == nil }
    #expect(isClosed)
    try await connection.send(String(body.dropFirst(10)))
    let reply = try await connection.readToEnd()
    #expect(reply.status == 200 && reply.body.contains("client_secret"), "\(reply)")
    #expect(try await server.program.finish().exitCode == 0)
  }

  @Test func oneThatNeverEndsIsNotWaitedForForLong() async throws {
    let town = try await Town()
    let server = try await RunningServer(town)
    let connection = try HTTPConnection(port: server.port)
    try await connection.send("POST /api/v1/apps HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nclient")
    _ = try await server.get("/health")
    let start = ContinuousClock.now
    #expect(try await server.stop().exitCode == 0)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func aPortThatIsInUseIsSaid() async throws {
    let town = try await Town()
    let server = try await RunningServer(town)
    let second = try await town.run("serve", "--port", "\(server.port)")
    #expect(second.exitCode == 1)
    #expect(
      second.stderr.hasSuffix(
        "The port \(server.port) is in use by another program. Choose another with --port.\n"),
      "\(second.stderr)")
    #expect(try await server.get("/health").body == "OK")
  }

  @Test(
    arguments: [
      (["--port", "high"], [:], "--port must be a number from 0 to 65535."),
      ([], ["SOCIALCONNECT_PORT": "99999"], "SOCIALCONNECT_PORT must be a number from 0 to 65535."),
      (["--open-registration", "maybe"], [:], "--open-registration must be yes, approval or no."),
      (
        ["--lang", "ja"], ["SOCIALCONNECT_RATE_LIMIT": "some"],
        "SOCIALCONNECT_RATE_LIMIT には on、off のいずれかを指定してください。"
      ),
      (["--config", "none.json"], [:], "--config: there's no file none.json."),
      (["--tls-key", "key.pem"], [:], "--tls-key also needs --tls-certificate."),
    ] as [([String], [String: String], String)])
  func aSettingThatCannotBeUsedIsNamed(
    options: [String], environment: [String: String], words: String
  ) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.run(["serve"] + options, environment: environment)
    #expect(outcome == Outcome(stdout: "", stderr: words + "\n", exitCode: 2))
    // Nothing is made before the settings are known.
    #expect(!FileManager.default.fileExists(atPath: sandbox.home.appending(path: "share").path))
  }

  @Test func aFileSaysWhatTheCommandLineDoesNot() async throws {
    let town = try await Town()
    let file = town.sandbox.folder.appending(path: "server.json")
    try Data(#"{"title": "From the file", "open-registration": "yes", "rate-limit": false, "port": 1}"#.utf8)
      .write(to: file)
    let server = try await RunningServer(
      town, "--config", file.path, environment: ["SOCIALCONNECT_TITLE": "From the environment"])
    let instance = try JSONDocument(try await server.get("/api/v2/instance").body)
    #expect(instance["title"].text == "From the environment")
    #expect(instance["registrations"]["enabled"].flag == true)
    #expect(try await server.stop().exitCode == 0)
    try Data(#"{"prot": 9000}"#.utf8).write(to: file)
    let wrong = try await town.run("serve", "--config", "server.json")
    #expect(
      wrong.exitCode == 2
        && wrong.stderr.hasPrefix("“prot” in server.json isn't a setting. The settings are "))
  }
}
