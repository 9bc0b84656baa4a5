import AppValues
import Foundation
import SocialTestSupport
import Testing

/// A device of one's own: a home, a data folder, and an environment that nothing outside leaks into. It disappears with
/// the last reference to it.
final class Device: Sendable {
  /// How a program ended and all that it said.
  struct Outcome: Equatable {
    var stdout = ""
    var stderr = ""
    /// The exit status, or 128 and the signal's number for one that was killed.
    var status: Int32 = 0
  }

  private let folder: TemporaryFolder
  /// Where its todos are.
  var data: URL { folder.url.appending(path: "data") }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "home"), withIntermediateDirectories: true)
  }

  /// The path of a file beside the data.
  func path(_ name: String) -> String { folder.path(name) }

  /// Runs Todo to its end.
  ///
  /// - Parameters:
  ///   - arguments: Behind the program's name; the data folder is added.
  ///   - input: All that it finds on its standard input.
  ///   - wrapper: A command to run it through.
  @discardableResult
  func run(
    _ arguments: String..., input: String = "", through wrapper: [String] = []
  ) async throws -> Outcome {
    try await run(arguments + ["--data", data.path], input: input, through: wrapper)
  }

  /// The same with all that stands behind the program's name.
  func run(
    _ arguments: [String], input: String = "", through wrapper: [String] = []
  ) async throws -> Outcome {
    let run = UUID().uuidString
    let files = ["in", "out", "err"].map { folder.path("\(run).\($0)") }
    try input.write(toFile: files[0], atomically: false, encoding: .utf8)
    let program = try TodoProgram.path()
    let script = "cd \"$1\"; shift; exec \"$@\" <'\(files[0])' >'\(files[1])' 2>'\(files[2])'"
    let outside = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    let outcome = try await Program.run(
      [
        "env", "-i", "HOME=\(folder.path("home"))", "LANG=C.UTF-8", "TERM=xterm", "TZ=UTC",
        "PATH=\(URL(filePath: program).deletingLastPathComponent().path):\(outside)", "sh", "-c", script,
        "sh",
        folder.path,
      ] + wrapper + [program] + arguments)
    defer {
      // The folder is removed with all in it.
      for file in files { try? FileManager.default.removeItem(atPath: file) }
    }
    return Outcome(
      stdout: try String(contentsOfFile: files[1], encoding: .utf8),
      stderr: try String(contentsOfFile: files[2], encoding: .utf8), status: outcome.status)
  }

  /// What `list --json` prints: a dictionary for each todo.
  func list(_ more: String...) async throws -> [[String: Any]] {
    let outcome = try await run(["list", "--json", "--data", data.path] + more)
    try #require(outcome.status == 0, "\(outcome.stderr)")
    let todos = try JSONSerialization.jsonObject(with: Data(outcome.stdout.utf8))
    return try #require(todos as? [[String: Any]])
  }

  /// What the todos say.
  func descriptions(_ more: String...) async throws -> [String] {
    let outcome = try await run(["list", "--json", "--data", data.path] + more)
    let todos = try JSONSerialization.jsonObject(with: Data(outcome.stdout.utf8)) as? [[String: Any]]
    return try #require(todos).compactMap { $0["description"] as? String }
  }

  /// Todos whose ids are known, as a file has them: ids, and what they say.
  func importing(_ todos: KeyValuePairs<String, String>) async throws {
    let items = todos.map { id, text in
      #"{"id":"\#(id)","description":"\#(text)","createdAt":"2026-11-01T10:00:00Z"}"#
    }
    let file = path("given.json")
    try #"{"format":"todo","version":1,"todos":[\#(items.joined(separator: ","))]}"#.write(
      toFile: file, atomically: false, encoding: .utf8)
    let outcome = try await run("import", file)
    try #require(outcome.status == 0, "\(outcome)")
  }
}

/// The program under test.
enum TodoProgram {
  /// Where it lies.
  static func path() throws -> String {
    let path = OwnProgram.path(of: "todo")
    try #require(
      FileManager.default.isExecutableFile(atPath: path), "Build it first (swift build --build-tests).")
    return path
  }

  /// Whether a command may have a view of its own of the file systems.
  static let hasOwnMounts: ConditionTrait = .enabled("It needs the right to mount file systems.") {
    try await Program.run(["unshare", "--mount", "true"]).status == 0
  }
  static let hasPython: ConditionTrait = .enabled("It writes into the database with Python.") {
    try await Program.run(["python3", "-c", "import sqlite3"]).status == 0
  }
}

extension String {
  /// The text with each id at the beginning of a line as `ID`.
  var withoutIDs: String { replacing(#/(?m)^[0-9a-hjkmnp-tv-z]{4,12}  /#, with: "ID  ") }
}
