import Foundation
import Testing

/// What the other end-to-end tests stand on: that a program's streams, terminal and end are told truly.
@Suite struct ProgramTests {
  @Test func itsStreamsAndExitCodeArriveApart() async throws {
    let sandbox = try Sandbox()
    let program = try command("read line; echo \"got $line\"; echo oops >&2; exit 3", in: sandbox)
    program.enter("東京")
    let outcome = try await program.finish()
    #expect(outcome == Outcome(stdout: "got 東京\n", stderr: "oops\n", exitCode: 3))
    #expect(outcome.lines == ["got 東京"])
  }

  @Test func theEndOfInputAndMuchOutputArrive() async throws {
    let program = try command("wc -c; seq 100000", in: Sandbox())
    program.type(String(repeating: "x", count: 300_000))
    program.endInput()
    let outcome = try await program.finish()
    #expect(outcome.lines.first == "300000")
    #expect(outcome.lines.count == 100_001)
  }

  @Test func aKilledProgramIsToldFromOneThatEnded() async throws {
    let program = try command("echo ready; exec sleep 600", in: Sandbox())
    try await program.waitFor("ready")
    #expect(program.exitCode() == nil)
    program.signal(SIGKILL)
    #expect(try await program.finish().exitCode == 137)
  }

  @Test func oneThatTakesTooLongIsKilled() async throws {
    let program = try command("echo begun; exec sleep 600", in: Sandbox())
    try await program.waitFor("begun")
    await #expect(throws: ProgramFault.self) { try await program.finish(within: .milliseconds(50)) }
  }

  @Test func aTerminalIsTheProgramsOwn() async throws {
    let sandbox = try Sandbox()
    let program = try command(
      "tty -s && echo on a terminal; stty size; read line < /dev/tty; echo \"<$line>\"; cat",
      in: sandbox, stage: .terminal(columns: 40, rows: 12))
    try await program.waitFor("on a terminal\r\n12 40\r\n")
    program.enter("hello")
    try await program.waitFor("<hello>\r\n")
    program.endInput()
    #expect(try await program.finish().exitCode == 0)
  }

  @Test func aTerminalThatChangesItsSizeTellsTheProgram() async throws {
    let program = try command(
      "trap 'stty size; exit 0' WINCH; echo ready; sleep 600 & wait", in: Sandbox(),
      stage: .terminal(columns: 80, rows: 24))
    try await program.waitFor("ready")
    program.resize(columns: 20, rows: 10)
    try await program.waitFor("10 20")
  }

  @Test func itInheritsNothingThatTheTestsHaveOpen() async throws {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let look = "for end in \(ends[0]) \(ends[1]); do [ ! -e /proc/$$/fd/$end ] || echo open; done"
    #expect(try await command(look, in: Sandbox()).finish().stdout == "")
  }

  @Test func theProgramUnderTestIsBuilt() async throws {
    let path = try Program.path()
    #expect(FileManager.default.isExecutableFile(atPath: path))
  }

  private func command(
    _ script: String, in sandbox: Sandbox, stage: RunningProgram.Stage = .pipes
  ) throws -> RunningProgram {
    try RunningProgram(
      command: ["bash", "-c", script], environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm"],
      sandbox: sandbox, stage: stage)
  }
}
