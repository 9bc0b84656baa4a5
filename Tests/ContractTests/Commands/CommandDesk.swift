import AppScreens
import AppValues
import Archive
import ArgumentParser
import Foundation
import Presentation
import SocialArchiving
import SocialCredentials
import SocialDemo
import SocialFiles
import SocialHTMLReading
import SocialLocalBackend
import SocialMediaStorage
import SocialTestSupport
import Testing

@testable import SocialMenuShell
@testable import SocialShell

/// How a command ended and all that it said.
struct CommandOutcome: Equatable, Sendable {
  var stdout = ""
  var stderr = ""
  /// The exit code.
  var exitCode = 0

  /// The lines of `stdout`.
  var lines: [String] {
    stdout.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

/// A device whose commands run within the test: Mia and Ken are signed in on it, Mia in use. What only a process can show
/// (signals, pipes, kills, several at once) is tested end to end.
@MainActor
final class CommandDesk {
  nonisolated static let password = "open sesame 7"

  /// What the network is made of.
  private struct Network {
    let folder: TemporaryFolder
    let location: String
    let clock: MovedClock
    let backend: LocalBackend

    init() async throws {
      let folder = try TemporaryFolder()
      try await self.init(
        folder, try await BackendKind.file.makeNetworkLocation(in: folder), MovedClock())
    }

    private init(_ folder: TemporaryFolder, _ location: String, _ clock: MovedClock) async throws {
      (self.folder, self.location, self.clock) = (folder, location, clock)
      (backend, _) = try await BackendKind.file.open(
        location, media: MediaStore(PrivateFolder(folder.path("media"))),
        outbox: PrivateFolder(folder.path("outbox")), passwords: PasswordHasher(cost: .least), clock: clock)
    }

    /// The same network, opened as another process opens it.
    func opened() async throws -> Network { try await Network(folder, location, clock) }
  }

  private let network: Network
  /// Where this device keeps who is signed in.
  private let directory: DataDirectory

  init() async throws {
    network = try await Network()
    directory = DataDirectory(network.folder.path("data"), environment: [:])
    try await signUp("ken", name: "Ken Sato")
    try await signUp("mia", name: "Mia Tanaka")
  }

  private init(_ network: Network, device name: String) {
    self.network = network
    directory = DataDirectory(network.folder.path(name), environment: [:])
  }

  /// Another device in the same network, where someone is signed in as well.
  func phone(_ handle: String) async throws -> CommandDesk {
    let phone = CommandDesk(try await network.opened(), device: "phone")
    let outcome = try await phone.run(
      ["sign-in", "--email", "\(handle)@example.org", "--password-stdin"], input: Self.password + "\n")
    try #require(outcome.exitCode == 0, "\(outcome.stderr)")
    return phone
  }

  /// The path of a file beside what the device keeps.
  nonisolated func path(_ name: String) -> String { network.folder.path(name) }

  func signUp(_ handle: String, name: String) async throws {
    let outcome = try await run(
      [
        "sign-up", "--email", "\(handle)@example.org", "--handle", handle, "--name", name,
        "--password-stdin",
      ], input: Self.password + "\n")
    try #require(outcome.exitCode == 0, "\(outcome.stderr)")
  }

  /// Runs a command to its end, on behalf of Mia unless `--as` says otherwise.
  ///
  /// - Parameter input: All that it finds on its standard input.
  func run(_ arguments: String..., input: String = "") async throws -> CommandOutcome {
    try await run(arguments, input: input)
  }

  func run(_ arguments: [String], input: String = "") async throws -> CommandOutcome {
    await Turnstile.commands.enter()
    // No two things are said to have been done at the same moment.
    network.clock.advance(milliseconds: 1)
    let said = Said()
    let asked = CommandLanguage.asked(in: arguments)
    let ended = await CommandInput.typing(input) { () async -> SocialMenuShell.ExitStatus in
      await CommandLanguage.speaking(CommandLanguage.of(asked, environment: [:])) {
        await status(of: arguments, said)
      }
    }
    // As a process does at its end.
    await network.backend.finish()
    await Turnstile.commands.leave()
    said.outcome.exitCode = Int(ended.rawValue)
    return said.outcome
  }

  private func status(of arguments: [String], _ said: Said) async -> SocialMenuShell.ExitStatus {
    let arguments = ArgumentOrder.normalised(arguments)
    if let name = RootCommand.unknownCommand(in: arguments) {
      said.outcome.stderr = RootCommand.complaint(about: name) + "\n"
      return .usage
    }
    do {
      var parsed = try RootCommand.read(arguments)
      if let command = parsed as? any SocialCommand { return await status(of: command, said) }
      // Help comes as an error.
      try parsed.run()
      Issue.record("\(arguments) needs a process")
      return .failed
    } catch {
      let isHelp = RootCommand.exitCode(for: error).isSuccess
      let text = RootCommand.explanation(of: error, width: isHelp ? 80 : .max) + "\n"
      if isHelp { said.outcome.stdout = text } else { said.outcome.stderr = text }
      return isHelp ? .done : .usage
    }
  }

  private func status(of command: any SocialCommand, _ said: Said) async -> SocialMenuShell.ExitStatus {
    let words = Words.shell(CommandLanguage.current, timeZone: .gmt)
    let view = ViewContext(words: words, clock: network.clock.clock)
    let output = CommandOutput(
      view: view,
      streams: CommandStreams(
        renderer: ScreenRenderer(width: .max), data: { said.outcome.stdout += $0 },
        message: { said.outcome.stderr += $0 }))
    do throws(AppError) {
      try await command.run(in: context(view, output, command.options))
      return .done
    } catch {
      return output.tell(error, of: command)
    }
  }

  private func context(
    _ view: ViewContext, _ output: CommandOutput, _ options: GlobalOptions
  ) -> CommandContext {
    let (backend, directory) = (network.backend, directory)
    return CommandContext(
      backend: backend, administration: backend, sessions: SessionFile(directory: directory) { _ in },
      archives: LocalArchiveFiles(
        workplace: directory.folder.folder("incoming"), outgoing: directory.folder.folder("outgoing"),
        tool: ArchiveTool(path: ProcessInfo.processInfo.environment["PATH"] ?? "")),
      html: ArchiveHTML { HTMLReader().read($0).text },
      alerts: AlertFile(directory: directory, path: ""),
      drafts: { DraftFolder(directory: directory, viewer: $0) { _ in } }, view: view, output: output,
      options: options,
      demo: DemoWriter(folder: directory.folder) { _ in backend })
  }

  /// Runs a command that has to succeed, and answers the JSON it prints.
  func json(_ arguments: String..., input: String = "") async throws -> JSONDocument {
    let outcome = try await run(arguments + ["--json"], input: input)
    try #require(outcome.exitCode == 0, "\(arguments): \(outcome.stderr)")
    return try JSONDocument(outcome.stdout)
  }

  /// Publishes a post and answers its id.
  @discardableResult
  func post(_ text: String, as handle: String = "mia") async throws -> String {
    try #require(try await json("post", text, "--as", handle)["id"].text)
  }

  /// The texts of all that a person has posted, the newest first, read page by page.
  func texts(by handle: String = "mia") async throws -> [String] {
    var (texts, before) = ([String](), [String]())
    while true {
      let outcome = try await run(["timeline", "user", handle, "--limit", "80", "--json"] + before)
      try #require(outcome.exitCode == 0, "\(outcome.stderr)")
      let page = try JSONDocument(outcome.stdout).elements
      guard let last = page.last else { return texts }
      texts += page.compactMap(\.["text"].text)
      before = ["--before", try #require(last["cursor"].text)]
    }
  }

  /// Expects `check` to find nothing wrong.
  func expectSound(_ location: SourceLocation = #_sourceLocation) async throws {
    let outcome = try await run("check")
    #expect(outcome.exitCode == 0, "\(outcome.stdout)\(outcome.stderr)", sourceLocation: location)
  }

  private final class Said {
    var outcome = CommandOutcome()
  }
}
