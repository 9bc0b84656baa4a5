import Foundation
import SocialTestSupport
import Synchronization
import Testing

/// Data on one machine where Mia and Ken have accounts and are signed in, Mia's in use. Each town is a copy
/// of its own; the accounts are made only once, for their passwords are slow to hash.
final class Town: Sendable {
  static let password = "open sesame 7"

  let sandbox: Sandbox
  /// The data folder.
  var data: URL { sandbox.data }

  init() async throws {
    sandbox = try Sandbox()
    try FileManager.default.copyItem(at: try await Self.template.value.data, to: sandbox.data)
  }

  /// Another town, with all that is in this one.
  init(copyOf other: Town) async throws {
    sandbox = try Sandbox()
    try FileManager.default.copyItem(at: other.data, to: sandbox.data)
  }

  private static let template = Task {
    let sandbox = try Sandbox()
    removeAtExit(sandbox.folder)
    for (handle, name) in [("ken", "Ken Sato"), ("mia", "Mia Tanaka")] {
      try await sandbox.signUp(handle, name: name)
    }
    return sandbox
  }

  /// What all tests share is never let go of: it is removed when the process ends.
  private static func removeAtExit(_ folder: URL) {
    shared.withLock { $0 = folder }
    atexit {
      guard let folder = Town.shared.withLock({ $0 }) else { return }
      // Litter in the temporary folder is no failed test.
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private static let shared = Mutex<URL?>(nil)

  /// Runs a command to its end, on behalf of Mia unless `--as` says otherwise.
  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    through wrapper: [String] = []
  ) async throws -> Outcome {
    try await sandbox.run(
      arguments + ["--data", data.path], input: input, environment: environment, through: wrapper)
  }

  /// Runs a command that has to succeed, and answers the JSON it prints.
  func json(_ arguments: String..., input: String = "") async throws -> JSONDocument {
    let outcome = try await sandbox.run(arguments + ["--json", "--data", data.path], input: input)
    try #require(outcome.exitCode == 0, "\(arguments): \(outcome.stderr)")
    return try JSONDocument(outcome.stdout)
  }

  /// Publishes a post and answers its id.
  @discardableResult
  func post(_ text: String, as handle: String = "mia") async throws -> String {
    try #require(try await json("post", text, "--as", handle)["id"].text)
  }

  /// Starts the shell on pipes.
  func shell(as handle: String = "mia", _ more: String...) throws -> RunningProgram {
    try sandbox.start(["--data", data.path, "--as", handle] + more)
  }

  /// Starts the shell on a terminal.
  func terminal(
    as handle: String = "mia", columns: Int = 80, through wrapper: [String] = []
  ) throws -> RunningProgram {
    try sandbox.startOnTerminal(
      ["--data", data.path, "--as", handle], columns: columns, through: wrapper)
  }

  /// The texts of all that a person has posted, the newest first, read page by page.
  func texts(by handle: String = "mia") async throws -> [String] {
    var (texts, before) = ([String](), [String]())
    while true {
      let outcome = try await sandbox.run(
        ["timeline", "user", handle, "--limit", "80", "--json", "--data", data.path] + before)
      try #require(outcome.exitCode == 0, "\(outcome.stderr)")
      let page = try JSONDocument(outcome.stdout).elements
      guard let last = page.last else { return texts }
      texts += page.compactMap(\.["text"].text)
      before = ["--before", try #require(last["cursor"].text)]
    }
  }

  /// The texts of all drafts on this machine.
  func drafts() throws -> [String] {
    let folder = data.appending(path: "drafts")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
      .compactMap {
        try JSONDocument(String(contentsOf: folder.appending(path: $0), encoding: .utf8))["text"].text
      }
  }

  /// Expects `check` to find nothing wrong.
  func expectSound(_ location: SourceLocation = #_sourceLocation) async throws {
    let outcome = try await run("check")
    #expect(outcome.exitCode == 0, "\(outcome.stdout)\(outcome.stderr)", sourceLocation: location)
  }
}
