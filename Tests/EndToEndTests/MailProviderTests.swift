import Foundation
import SocialTestSupport
import Testing

/// Email on its way through parts that people have: msmtp, set up as “Run a server” says, and an email provider, aiosmtpd.
@Suite("Email by way of msmtp", .timeLimit(.minutes(3)))
struct MailProviderTests {
  private static let python = ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_CLIENT_PYTHON"].flatMap
  {
    $0.isEmpty ? nil : $0
  }

  @Test(
    "Codes arrive in each person's language, as text and as HTML, from the provider's address",
    .enabled(
      if: python != nil,
      "It needs aiosmtpd and msmtp, which Scripts/test --full installs where the network allows it."))
  func codes() async throws {
    let town = try await Town()
    try await town.sandbox.signUp("aoi", name: "葵", ["--lang", "ja"])
    let provider = try await provider(in: town.sandbox)
    let mailer = try town.script("exec msmtp -C '\(try await settings(in: town.sandbox, provider))' \"$@\"")
    let server = try await RunningServer(town, environment: ["SOCIALCONNECT_SENDMAIL": mailer])
    for (handle, language, subject, words) in [
      ("mia", "en", /[0-9]{6} is your SocialConnect code/, "Hello @mia,"),
      ("aoi", "ja", /SocialConnectの確認コード: [0-9]{6}/, "@aoi 様"),
    ] {
      let address = "\(handle)@example.org"
      let asked = try await server.post("/api/socialconnect/v1/password_resets", ["email": address])
      #expect(asked.status == 200, "\(asked)")
      let mail = try JSONDocument(String(try await provider.waitFor("}\n").split(separator: "\n").last ?? ""))
      #expect(mail["sender"].text == "social@example.org" && mail["from"].text == "social@example.org")
      #expect(mail["recipients"].elements.map(\.text) == [address] && mail["to"].text == address)
      #expect(
        mail["subject"].text?.wholeMatch(of: subject) != nil && mail["type"].text == "multipart/alternative")
      #expect(mail["defects"].elements.isEmpty && mail["faults"].elements.isEmpty, "\(mail)")
      let parts = mail["parts"].elements
      #expect(parts.map { $0["type"].text } == ["text/plain", "text/html"])
      let (text, html) = (try #require(parts.first?["text"].text), try #require(parts.last?["text"].text))
      let code = try Mails.code(text)
      #expect(text.contains(words) && html.contains(words) && html.contains(code))
      #expect(html.contains("<html lang=\"\(language)\">"))
      let right = try await server.post(
        "/api/socialconnect/v1/password_resets/check", ["email": address, "code": code])
      #expect(right.status == 200, "\(right)")
    }
    provider.endInput()
    #expect(try await provider.finish().exitCode == 0)
    #expect(try await server.stop().exitCode == 0)
  }

  /// The email provider.
  private func provider(in sandbox: Sandbox) async throws -> RunningProgram {
    let files = try IssuedCertificate.right.write(to: sandbox.folder)
    return try RunningProgram(
      command: [
        try #require(Self.python), "-B",
        Program.packageRoot.appending(path: "Tests/Clients/smtp_server").path,
        files.certificate, files.key, "social@example.org", "a password",
      ], environment: ProcessInfo.processInfo.environment, sandbox: sandbox, stage: .pipes)
  }

  /// The file that “Run a server” shows, with what is this provider's.
  private func settings(in sandbox: Sandbox, _ provider: RunningProgram) async throws -> String {
    let port = try #require(try await provider.waitFor(".\n").firstMatch(of: /port ([0-9]+)\./)).1
    let article = try #require(try Article.all().first { $0.name == "RunAServer" })
    let shown = try #require(
      article.text.firstMatch(of: /```\n(account default\n.*?)```/.dotMatchesNewlines())
    ).1
    let authority = try IssuedCertificate.writeAuthority(to: sandbox.folder)
    let own = [
      "host smtp.example.org": "host localhost", "port 587": "port \(port)",
      "password …": "password \"a password\"",
    ]
    var settings = shown.split(separator: "\n").map { own[String($0)] ?? String($0) }
    #expect(own.values.allSatisfy(settings.contains), "the article shows something else")
    settings.append("tls_trust_file \(authority)")
    let file = sandbox.folder.appending(path: "msmtprc").path
    let isMade = FileManager.default.createFile(
      atPath: file, contents: Data((settings.joined(separator: "\n") + "\n").utf8),
      attributes: [.posixPermissions: 0o600])
    #expect(isMade)
    return file
  }
}
