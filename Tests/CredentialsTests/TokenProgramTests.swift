import AppValues
import Foundation
import SocialCredentials
import SocialTestSupport
import Testing

@Suite("A command that keeps a token")
struct TokenProgramTests {
  private static let field = InputField("command")

  private func program(_ command: String, patience: Duration = .seconds(60)) -> TokenProgram {
    TokenProgram(command, as: Self.field, variables: ["WHOSE": "mia's; $(id)"], patience: patience)
  }

  @Test(
    "prints it, on a line of its own or not",
    arguments: ["printf a1-b2", "echo a1-b2", "echo; echo ' a1-b2 '"])
  func prints(command: String) async throws {
    #expect(try await program(command).token() == "a1-b2")
  }

  @Test("takes it on its standard input, and finds whose it is in its environment")
  func takes() async throws {
    let folder = try TemporaryFolder()
    let kept = folder.path("kept")
    try await program("cat > '\(kept)'; echo \"$WHOSE\" >> '\(kept)'").run(giving: "$(touch x) `id`")
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "$(touch x) `id`\nmia's; $(id)\n")
    // It need not read it.
    try await program("exit 0").run(giving: "a1-b2")
  }

  @Test(
    "that doesn't print it says why",
    arguments: [
      ("no-such-program-anywhere", InputRule.missing), ("exit 3", .failed(status: 3)),
      ("kill -9 $$", .failed(status: 137)), ("echo a1; exit 1", .failed(status: 1)), ("true", .empty),
      ("echo ' '", .empty), ("echo two words", .malformed), ("echo a; echo b", .malformed),
      ("echo é", .malformed), ("head -c 5000 /dev/zero | tr '\\0' a", .malformed),
    ])
  func faults(command: String, rule: InputRule) async throws {
    await #expect(throws: AppError.invalid(Self.field, rule)) { try await program(command).token() }
  }

  @Test("that goes on for too long is ended")
  func slow() async throws {
    await #expect(throws: AppError.invalid(Self.field, .pending)) {
      try await program("sleep 1000", patience: .milliseconds(1)).token()
    }
  }

  @Test("is ended with all that it started once no one waits for it")
  func cancelled() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("child")
    let task = Task { try await program("sleep 1000 & echo $! > '\(file)'; wait").token() }
    var child: pid_t?
    #expect(
      try await eventually {
        child = FileManager.default.contents(atPath: file).flatMap {
          pid_t(String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines))
        }
        return child != nil
      })
    task.cancel()
    await #expect(throws: AppError.cancelled) { try await task.value }
    let process = try #require(child)
    #expect(try await eventually { kill(process, 0) != 0 || Self.isZombie(process) })
  }

  /// Whether a process has ended, and only stays for its parent to ask after.
  private static func isZombie(_ process: pid_t) -> Bool {
    // There is no such file once the process is gone.
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return true
    }
    return stat.split(separator: ") ").last?.first == "Z"
  }
}
