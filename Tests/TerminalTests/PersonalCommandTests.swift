import Foundation
import SocialTerminal
import SocialTestSupport
import Testing

@Suite("A command of the person's own")
struct PersonalCommandTests {
  @Test("reads the document, and finds what it needs in its environment")
  func reads() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("out")
    let outcome = await PersonalCommand("cat > '\(file)'; echo \"$KIND\" >> '\(file)'").run(
      input: "$(touch /tmp/never) `id` '\n", environment: ["KIND": "a; b"])
    #expect(outcome == .succeeded)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "$(touch /tmp/never) `id` '\na; b\n")
  }

  @Test("need not read it, however long it is")
  func ignores() async {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(await PersonalCommand("exit 3").run(input: long, environment: [:]) == .failed(3))
    #expect(await PersonalCommand("head -c 5 > /dev/null").run(input: long, environment: [:]) == .succeeded)
    #expect(
      await PersonalCommand("no-such-command 2>/dev/null").run(input: "", environment: [:]) == .failed(127))
    #expect(await PersonalCommand("kill -9 $$").run(input: "", environment: [:]) == .failed(137))
  }

  @Test("that goes on for too long is ended, with all that it started")
  func hangs() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("child")
    var child: pid_t?
    // On a busy machine it may be ended before it has begun.
    for seconds in [1, 5, 25, 125] where child == nil {
      let command = PersonalCommand(
        "sleep 1000 & echo $! > '\(file)'; wait", deadline: .seconds(seconds))
      #expect(await command.run(input: "", environment: [:]) == .endedByForce)
      let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
      child = text.flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
    }
    let process = try #require(child)
    #expect(try await eventually { !Self.isAlive(process) })
  }

  @Test("is ended when no one waits for it any more")
  func cancelled() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("begun")
    let task = Task {
      await PersonalCommand("touch '\(file)'; sleep 1000").run(input: "", environment: [:])
    }
    #expect(try await eventually { FileManager.default.fileExists(atPath: file) })
    task.cancel()
    #expect(await task.value == .endedByForce)
  }

  /// Whether a process goes on; one that has ended may stay as a zombie for its parent to ask after.
  private static func isAlive(_ process: pid_t) -> Bool {
    // There is no such file once the process is gone.
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !stat.contains(") Z ")
  }
}
