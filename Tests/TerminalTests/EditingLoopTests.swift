import Foundation
import Synchronization
import Testing

@testable import SocialTerminal

@Suite("A terminal", .serialized)
struct EditingLoopTests {
  @Test("takes a line in any script, edited")
  func line() async throws {
    let terminal = try PseudoTerminal()
    let answer = try await terminal.ask(LineRequest(prompt: "名前: "))
    terminal.type("東京x\u{7F} and more\u{1}> \r")
    #expect(await answer.value == .line("> 東京 and more"))
    await terminal.io.close()
    #expect(terminal.echoes)
  }

  @Test("begins with what is there already")
  func initial() async throws {
    let terminal = try PseudoTerminal()
    async let answer = terminal.io.readLine(LineRequest(prompt: "Name: ", initial: "Ålice 東"))
    try await terminal.waitFor("Ålice 東")
    terminal.type("京\r")
    #expect(await answer == .line("Ålice 東京"))
    #expect(terminal.transcript.components(separatedBy: "Name: ").count == 2)
  }

  @Test("shows news above a line that is being typed, and leaves the line alone")
  func news() async throws {
    let terminal = try PseudoTerminal()
    let answer = try await terminal.ask(LineRequest(prompt: "> "))
    terminal.type("half a th")
    try await terminal.waitFor("half a th")
    await terminal.io.announce("* 3 new posts\n* and a notice\n")
    try await terminal.waitFor("\r\u{1B}[J* 3 new posts\r\n* and a notice\r\n> half a th")
    terminal.type("ought\r")
    #expect(await answer.value == .line("half a thought"))
  }

  @Test("shows news above the first row of a line of several rows")
  func newsAboveWrapped() async throws {
    let terminal = try PseudoTerminal(columns: 20)
    let answer = try await terminal.ask(LineRequest(prompt: "> "))
    terminal.type("日本語の長い文章を書いています。もっと書きます。")
    try await terminal.waitFor("きます。")
    await terminal.io.announce("* news\n")
    try await terminal.waitFor("\r\u{1B}[2A\u{1B}[J* news\r\n> 日本語")
    terminal.type("\r")
    #expect(await answer.value == .line("日本語の長い文章を書いています。もっと書きます。"))
  }

  @Test("hands text to the terminal's clipboard")
  func clipboard() async throws {
    let terminal = try PseudoTerminal()
    #expect(await terminal.io.copy("東京"))
    try await terminal.waitFor("\u{1B}]52;c;5p2x5Lqs\u{07}")
    await terminal.io.close()
  }

  @Test("does not show a secret, and echoes again after it", arguments: ["\r", "\u{3}", "\u{4}"])
  func secret(end: String) async throws {
    let terminal = try PseudoTerminal()
    let answer = try await terminal.ask(LineRequest(prompt: "Password: ", isSecret: true))
    #expect(!terminal.echoes)
    if end == "\r" { terminal.type("sesam\r") }
    if end == "\u{4}" { terminal.type(end) }
    if end == "\u{3}" { terminal.signal(SIGINT) }
    let expected: [String: LineResult] = [
      "\r": .line("sesam"), "\u{3}": .interrupted, "\u{4}": .endOfInput,
    ]
    #expect(await answer.value == expected[end])
    try await terminal.waitFor("Password: \r\n")
    #expect(!terminal.transcript.contains("sesam"))
    await terminal.io.close()
    #expect(terminal.echoes)
  }

  @Test("shows nothing of what is typed before it is asked for, and still takes it")
  func typedAhead() async throws {
    let terminal = try PseudoTerminal()
    await terminal.io.print("Working…\n")
    #expect(!terminal.echoes)
    terminal.type("sesam\rnext\r")
    #expect(await terminal.io.readLine(LineRequest(prompt: "Password: ", isSecret: true)) == .line("sesam"))
    #expect(!terminal.echoes)
    #expect(await terminal.io.readLine(LineRequest(prompt: "> ")) == .line("next"))
    #expect(!terminal.echoes)
    #expect(!terminal.transcript.contains("sesam"))
  }

  @Test("a pasted text is text only: what ends a line within it is told apart from Return")
  func paste() async throws {
    let terminal = try PseudoTerminal()
    let request = LineRequest(prompt: "| ", takesPastedLines: true)
    async let first = terminal.io.readLine(request)
    try await terminal.waitFor("\u{1B}[?2004h")
    terminal.type("\u{1B}[200~a\tb\u{1}\u{1B}[31m\r.\rlast\u{1B}[201~")
    #expect(await first == .pasted("a b[31m"))
    #expect(await terminal.io.readLine(request) == .pasted("."))
    async let last = terminal.io.readLine(request)
    terminal.type("\r")
    #expect(await last == .line("last"))
  }

  @Test("a text pasted where one line is asked for stays one line, until Return")
  func pasteIntoLine() async throws {
    let terminal = try PseudoTerminal()
    async let answer = terminal.io.readLine(LineRequest(prompt: "> "))
    try await terminal.waitFor("\u{1B}[?2004h")
    terminal.type("\u{1B}[200~one\rq\u{1B}[201~")
    try await terminal.waitFor("one q")
    terminal.type("!\r")
    #expect(await answer == .line("one q!"))
  }

  @Test("draws a wrapped line of wide characters again when something within it changes")
  func wideCharacters() async throws {
    let terminal = try PseudoTerminal(columns: 20)
    let answer = try await terminal.ask(LineRequest(prompt: "> "))
    terminal.type("日本語の長い文章を書いています")
    try await terminal.waitFor("います")
    terminal.type("\u{1}\u{6}\u{6}\u{7F}")
    // Where the first row ends, libedit goes on to the second with a blank that the next character covers.
    try await terminal.waitFor("\u{1B}[J> 日語の長い文章を書 \rいています")
    terminal.type("\r")
    #expect(await answer.value == .line("日語の長い文章を書いています"))
  }

  @Test("tells what is typed once the person pauses")
  func typing() async throws {
    let terminal = try PseudoTerminal()
    let (reports, continuation) = AsyncStream<String>.makeStream()
    async let answer = terminal.io.readLine(
      LineRequest(prompt: "| ") { continuation.yield($0) })
    terminal.type("first")
    var iterator = reports.makeAsyncIterator()
    #expect(await iterator.next() == "first")
    terminal.type(" 東京")
    #expect(await iterator.next() == "first 東京")
    terminal.type("\r")
    #expect(await answer == .line("first 東京"))
  }

  @Test("Ctrl-C gives the line up, and the next one begins empty")
  func interrupt() async throws {
    let terminal = try PseudoTerminal()
    // Before the line has begun, Ctrl-C means something else.
    let answer = try await terminal.ask(LineRequest(prompt: "> "))
    terminal.type("never mind")
    try await terminal.waitFor("never mind")
    terminal.signal(SIGINT)
    #expect(await answer.value == .interrupted)
    let next = try await terminal.ask(LineRequest(prompt: "again> "))
    terminal.type("q\r")
    #expect(await next.value == .line("q"))
  }

  @Test("Ctrl-C between lines reaches everything that listens")
  func interruption() async throws {
    let terminal = try PseudoTerminal()
    let interruptions = terminal.io.interruptions()
    terminal.signal(SIGINT)
    var iterator = interruptions.makeAsyncIterator()
    #expect(await iterator.next() != nil)
  }

  @Test("Ctrl-D on an empty line, or a request to end, is the end of the input", arguments: [true, false])
  func end(byKey: Bool) async throws {
    let terminal = try PseudoTerminal()
    let answer = try await terminal.ask(LineRequest(prompt: "> "))
    if byKey { terminal.type("\u{4}") } else { terminal.signal(SIGTERM) }
    #expect(await answer.value == .endOfInput)
    await terminal.io.close()
    #expect(terminal.echoes)
  }

  @Test("after a request to end there is nothing to read")
  func ended() async throws {
    let terminal = try PseudoTerminal()
    terminal.signal(SIGHUP)
    await terminal.io.print("still writing\n")
    #expect(await terminal.io.readLine(LineRequest(prompt: "> ")) == .endOfInput)
  }

  @Test("takes bytes that are not UTF-8, and half an escape sequence, without harm")
  func badInput() async throws {
    let terminal = try PseudoTerminal()
    let answer = try await terminal.ask(LineRequest(prompt: "> "))
    terminal.type(bytes: [0x61, 0xFF, 0xE6, 0x9D, 0x62])
    terminal.type("\u{1B}")
    await terminal.io.announce("* news\n")
    try await terminal.waitFor("* news")
    terminal.type("\u{1B}\r\r")
    guard case .line(let text) = await answer.value else { return #expect(Bool(false)) }
    #expect(text.hasPrefix("a\u{FFFD}\u{FFFD}b"))
  }

  @Test("a line that is too long is cut")
  func tooLong() async throws {
    let terminal = try PseudoTerminal()
    let answer = try await terminal.ask(LineRequest(prompt: "> "))
    terminal.type(String(repeating: "x", count: EditedLine.maximumKeys + 100) + "\r")
    #expect(await answer.value == .tooLong(String(repeating: "x", count: EditedLine.maximumKeys)))
  }

  @Test("Tab completes, and shows the choice where there is one")
  func completion() async throws {
    let terminal = try PseudoTerminal()
    async let answer = terminal.io.readLine(
      LineRequest(prompt: "> ", completion: .words(["home", "public", "post", "notifications"])))
    terminal.type("g n\tp\t")
    try await terminal.waitFor("public  post")
    terminal.type("u\t\r")
    #expect(await answer == .line("g notifications public "))
  }

  @Test("Tab completes paths, spaces and all")
  func paths() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "paths-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "summer lake"), withIntermediateDirectories: true)
    // A temporary folder that stays does no harm.
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["summer lake/boat.jpg", "summer lake/.hidden", "winter"] {
      #expect(FileManager.default.createFile(atPath: folder.appending(path: name).path, contents: nil))
    }
    let terminal = try PseudoTerminal()
    async let answer = terminal.io.readLine(LineRequest(prompt: "> ", completion: .paths))
    terminal.type("\(folder.path)/s\t\t\r")
    #expect(await answer == .line("\(folder.path)/summer lake/boat.jpg"))
  }

  @Test("what is announced while another program has the terminal waits for its end")
  func lend() async throws {
    let terminal = try PseudoTerminal()
    let announced = await terminal.io.lend {
      await terminal.io.announce("* news\n")
      #expect(terminal.echoes)
      return terminal.transcript.contains("news")
    }
    #expect(!announced)
    try await terminal.waitFor("* news")
  }

  @Test("follows the window's width")
  func resize() async throws {
    let terminal = try PseudoTerminal(columns: 40)
    #expect(terminal.io.width == 40)
    let answer = try await terminal.ask(LineRequest(prompt: "> "))
    terminal.resize(columns: 20)
    #expect(terminal.io.width == 20)
    terminal.type("123456789012345678901234567890")
    try await terminal.waitFor("901234567890")
    await terminal.io.announce("* news\n")
    try await terminal.waitFor("\r\u{1B}[1A\u{1B}[J* news")
    terminal.type("\r")
    #expect(await answer.value == .line("123456789012345678901234567890"))
  }

  @Test("shows the prompt once, however often the window changes its size")
  func resizeOnce() async throws {
    let terminal = try PseudoTerminal(columns: 40)
    let answer = try await terminal.ask(LineRequest(prompt: "> "))
    terminal.type("half a thought")
    try await terminal.waitFor("thought")
    let before = terminal.transcript.count
    terminal.resize(columns: 30)
    terminal.resize(columns: 50)
    terminal.resize(columns: 12)
    await terminal.io.announce("* news\n")
    try await terminal.waitFor("* news\r\n> half a tho")
    // Each time it is drawn, the one before is taken away from its first row on.
    let drawn = String(terminal.transcript.dropFirst(before))
    let times = drawn.components(separatedBy: "> half").count - 1
    let erased = drawn.components(separatedBy: "\u{1B}[J").dropLast().filter {
      $0.hasSuffix("\r") || $0.hasSuffix("A")
    }
    #expect(times > 1)
    #expect(erased.count == times)
    terminal.type("\r")
    #expect(await answer.value == .line("half a thought"))
  }

  @Test("leaves a line of a longer text by Up, Down and Ctrl-D, with what stands there")
  func moves() async throws {
    let terminal = try PseudoTerminal()
    let request = LineRequest(prompt: "| ", leadsToOthers: true)
    async let up = terminal.io.readLine(request)
    try await terminal.waitFor("| ")
    terminal.type("two\u{1B}[A")
    #expect(await up == .moved(.up, "two"))
    try await terminal.waitFor("two\r\u{1B}[J")
    async let down = terminal.io.readLine(LineRequest(prompt: "| ", initial: "one", leadsToOthers: true))
    try await terminal.waitFor("| one")
    terminal.type("!\u{1B}OB")
    #expect(await down == .moved(.down, "one!"))
    // Before a line is edited, the terminal itself takes Ctrl-D.
    let end = try await terminal.ask(LineRequest(prompt: "end| ", leadsToOthers: true))
    terminal.type("xthree\u{1}\u{4}\u{5}\u{4}")
    #expect(await end.value == .moved(.end, "three"))
    let empty = try await terminal.ask(LineRequest(prompt: "empty| ", leadsToOthers: true))
    terminal.type("\u{4}")
    #expect(await empty.value == .moved(.end, ""))
  }

  @Test("brings commands back where commands are asked for, and nowhere else")
  func history() async throws {
    let terminal = try PseudoTerminal()
    let command = LineRequest(prompt: "> ", isRemembered: true)
    terminal.type("l 3\r")
    #expect(await terminal.io.readLine(command) == .line("l 3"))
    terminal.type("\u{1B}[A\u{10}Aiko\r")
    #expect(await terminal.io.readLine(LineRequest(prompt: "Name: ")) == .line("Aiko"))
    terminal.type("\r")
    #expect(await terminal.io.readLine(LineRequest(prompt: "| ", leadsToOthers: true)) == .line(""))
    terminal.type("\u{1B}[A\r")
    #expect(await terminal.io.readLine(command) == .line("l 3"))
  }
}
