import Foundation
import SocialIdentityServer
import SocialTestSupport
import Testing

/// Signing in on this device by a provider that runs on it.
@Suite("Signing in on this device by a provider", .timeLimit(.minutes(2)))
struct ProviderSignInTests {
  private let provider = IdentityServer()

  private var settings: [String: String] {
    [
      "SOCIALCONNECT_PROVIDER_URL": provider.issuer, "SOCIALCONNECT_PROVIDER_NAME": "Club",
      "SOCIALCONNECT_PROVIDER_CLIENT_ID": "box", "SOCIALCONNECT_PROVIDER_CLIENT_SECRET": "secret",
    ]
  }

  @Test("A code makes an account, links one and signs in to it, with nothing but the code to enter")
  func codes() async throws {
    try await provider.run {
      let town = try await Town()
      func byCode(_ arguments: String..., input: String = "") async throws -> Outcome {
        let program = try town.sandbox.start(
          arguments + ["--data", town.data.path], environment: settings)
        program.type(input)
        program.endInput()
        try await program.waitForComplaint("Enter the code WDJB-1000 there.")
        provider.approveDevice("WDJB-1000")
        return try await program.finish()
      }
      provider.person = IdentityPerson(
        subject: "2", email: "zoe@example.org", firstName: "Zoe", lastName: "Lind")
      let refused = try await byCode("sign-in", "--provider", "oidc")
      #expect(refused.exitCode != 0 && refused.stderr.contains("To create one, add --handle."), "\(refused)")
      let made = try await byCode("sign-in", "--provider", "oidc", "--handle", "zoe")
      #expect(made.stdout == "@zoe  Zoe Lind\n", "\(made)")
      provider.person = .mia
      let taken = try await byCode("sign-in", "--provider", "oidc", "--handle", "club")
      #expect(taken.exitCode != 0 && taken.stdout.isEmpty, "her address alone lets no one in: \(taken)")
      let linked = try await byCode(
        "linked-providers", "link", "oidc", "--password-stdin", "--as", "mia", input: Town.password + "\n")
      #expect(linked.stderr.hasSuffix("You can now sign in with Club, too.\n"), "\(linked)")
      #expect(try await byCode("sign-in", "--provider", "oidc").stdout == "@mia  Mia Tanaka\n")
      let list = try await town.run("linked-providers", "--as", "mia", "--json", environment: settings)
      let links = try JSONDocument(list.stdout).elements
      #expect(links.map { $0["provider"].text } == ["oidc"] && links.map { $0["name"].text } == ["Club"])
      try await town.expectSound()
    }
  }

  @Test(
    "A browser of this device comes back by itself", .enabled(if: access("/usr/bin/curl", X_OK) == 0))
  func browser() async throws {
    try await provider.run {
      let sandbox = try Sandbox()
      let folder = sandbox.folder.appending(path: "bin")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // The provider sends whoever comes back at once.
      let browser = folder.appending(path: "xdg-open")
      try "#!/bin/sh\nexec /usr/bin/curl -sL \"$1\" > '\(folder.path)/page'\n".write(
        to: browser, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser.path)
      let path = "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
      provider.person = IdentityPerson(
        subject: "2", email: "zoe@example.org", firstName: "Zoe", lastName: "Lind")
      let shell = try sandbox.startOnTerminal(
        ["--data", sandbox.data.path], environment: settings.merging(["PATH": path, "DISPLAY": ":0"]) { $1 })
      try await shell.waitFor("Sign in with Club")
      shell.enter("sign in with club")
      try await shell.waitFor("Sign in with Club, in your browser")
      shell.enter("sign in with club, in")
      try await shell.waitFor("Club knows who you are.")
      let page = try String(contentsOf: folder.appending(path: "page"), encoding: .utf8)
      #expect(page.contains("You can close this page and go back to SocialConnect."))
      shell.enter("")
      try await shell.waitFor("Name")
      shell.enter("")
      try await shell.waitFor("Welcome, Zoe Lind!")
      shell.enter("q")
      #expect(try await shell.finish().exitCode == 0)
    }
  }

  @Test("What is wrong is said: another provider, a setting without its secret, one that is away")
  func faults() async throws {
    let town = try await Town()
    let none = try await town.run("sign-in", "--provider", "google")
    #expect(none.exitCode != 0 && none.stderr == "You can't sign in that way here.\n", "\(none)")
    let half = ["SOCIALCONNECT_GOOGLE_CLIENT_ID": "box"]
    let outcome = try await town.run("whoami", environment: half)
    #expect(outcome.exitCode == 0 && outcome.stderr.contains("google-client-secret"), "\(outcome)")
    let away = settings.merging(["SOCIALCONNECT_PROVIDER_URL": "http://127.0.0.1:9"]) { $1 }
    let refused = try await town.run("sign-in", "--provider", "oidc", environment: away)
    #expect(refused.exitCode != 0 && !refused.stderr.isEmpty)
    #expect(try await town.run("sign-in", "--provider", "oidc", "--email", "mia@example.org").exitCode == 2)
  }
}
