import Foundation
import Testing

@testable import SocialTerminal

@Suite("A pipe")
struct PlainLoopTests {
  @Test("gives a transcript with the answers in it, but not the secret ones")
  func transcript() async throws {
    let pipes = try #require(Pipes())
    pipes.send("alice\u{1B}[31m\r\nsesam\n\n".utf8)
    await pipes.io.print("Sign in\n")
    #expect(await pipes.io.readLine(LineRequest(prompt: "Handle: ")) == .line("alice\u{1B}[31m"))
    #expect(
      await pipes.io.readLine(LineRequest(prompt: "Password: ", isSecret: true)) == .line("sesam"))
    #expect(await pipes.io.readLine(LineRequest(prompt: "> ")) == .line(""))
    #expect(pipes.io.width == 72)
    #expect(try await pipes.transcript() == "Sign in\nHandle: alice[31m\nPassword: \n> \n")
  }

  @Test("puts news before the next text, and what comes last before the end")
  func news() async throws {
    let pipes = try #require(Pipes())
    await pipes.io.announce("* one\n")
    await pipes.io.print("screen\n")
    await pipes.io.announce("* two\n")
    #expect(try await pipes.transcript() == "* one\nscreen\n* two\n")
  }

  @Test("has no clipboard")
  func clipboard() async throws {
    let pipes = try #require(Pipes())
    #expect(await pipes.io.copy("text") == false)
    #expect(try await pipes.transcript().isEmpty)
  }

  @Test("ends with its input, a last line without newline included")
  func end() async throws {
    let pipes = try #require(Pipes())
    pipes.send("q".utf8)
    try pipes.endInput()
    #expect(await pipes.io.readLine(LineRequest(prompt: "> ")) == .line("q"))
    #expect(await pipes.io.readLine(LineRequest(prompt: "> ")) == .endOfInput)
    #expect(await pipes.io.readLine(LineRequest(prompt: "> ")) == .endOfInput)
  }

  @Test("ends when no one reads any more")
  func brokenPipe() async throws {
    signal(SIGPIPE, SIG_IGN)
    let pipes = try #require(Pipes())
    try pipes.stopReading()
    await pipes.io.print("into the void\n")
    #expect(await pipes.io.readLine(LineRequest(prompt: "> ")) == .endOfInput)
  }

  @Test("replaces what is not UTF-8, and cuts a line that is too long")
  func badInput() async throws {
    let pipes = try #require(Pipes())
    async let first = pipes.io.readLine(LineRequest(prompt: ""))
    pipes.send([0x61, 0xFF, 0x00, 0x62, 0x0A])
    #expect(await first == .line("a\u{FFFD}\0b"))
    // Secret, so that the long line is not echoed into a pipe that no one empties.
    async let second = pipes.io.readLine(LineRequest(prompt: "", isSecret: true))
    pipes.send([UInt8](repeating: 0x78, count: 40_000))
    pipes.send([UInt8](repeating: 0x78, count: 60_000) + Array("\nnext\n".utf8))
    #expect(await second == .tooLong(String(repeating: "x", count: TextLimits.line)))
    #expect(await pipes.io.readLine(LineRequest(prompt: "")) == .line("next"))
  }

  @Test("Ctrl-C stops a line, a request to end stops them all")
  func signals() async throws {
    let pipes = try #require(Pipes())
    async let first = pipes.io.readLine(LineRequest(prompt: "> "))
    // The prompt is asked for by a job posted before; a signal that came earlier would be an interruption.
    var interruptions = pipes.io.interruptions().makeAsyncIterator()
    pipes.signal(SIGTERM)
    #expect(await interruptions.next() != nil)
    #expect(await first == .endOfInput)
    #expect(await pipes.io.readLine(LineRequest(prompt: "> ")) == .endOfInput)
  }

  @Test("that is a simple terminal shows what is typed only while a line is asked for")
  func simpleTerminal() async throws {
    let terminal = try PseudoTerminal(isDumb: true)
    await terminal.io.print("Working…\n")
    #expect(!terminal.echoes)
    terminal.type("sesam\r")
    #expect(await terminal.io.readLine(LineRequest(prompt: "Password: ", isSecret: true)) == .line("sesam"))
    async let answer = terminal.io.readLine(LineRequest(prompt: "> "))
    try await terminal.waitFor("> ")
    await terminal.io.announce("")
    #expect(terminal.echoes)
    terminal.type("seen\r")
    #expect(await answer == .line("seen"))
    #expect(!terminal.echoes)
    await terminal.io.close()
    #expect(terminal.echoes)
    #expect(!terminal.transcript.contains("sesam"))
  }
}
