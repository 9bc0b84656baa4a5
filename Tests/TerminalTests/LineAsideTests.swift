import Foundation
import Testing

@testable import SocialTerminal

@Suite("What stands beside a line that is typed", .serialized)
struct LineAsideTests {
  /// How many of 20 characters are left.
  private let request = LineRequest(
    prompt: "| ", takesPastedLines: true, leadsToOthers: true,
    aside: { line in
      let left = "\(20 - line.count)"
      return LineAside("<\(left)>", columns: left.count + 2)
    })

  /// What draws the text `left` in a window of so many columns, when the cursor is at the end.
  private func drawn(_ left: Int, columns: Int = 40) -> String {
    "\u{1B}7\u{1B}[\(columns - "\(left)".count - 2)G<\(left)>\u{1B}8"
  }

  private let takenAway = "\u{1B}7\u{1B}[K\u{1B}8"

  @Test("is drawn at the right end at each key, and taken away before the next")
  func typed() async throws {
    let terminal = try PseudoTerminal(columns: 40)
    async let answer = terminal.io.readLine(request)
    try await terminal.waitFor("| " + drawn(20))
    terminal.type("a")
    try await terminal.waitFor(drawn(20) + takenAway + "a" + drawn(19))
    terminal.type("東")
    try await terminal.waitFor(drawn(19) + takenAway + "東" + drawn(18))
    terminal.type("\r")
    #expect(await answer == .line("a東"))
    // Nothing of it stays beside what was written.
    try await terminal.waitFor(drawn(18) + takenAway + "\r\n")
  }

  @Test("is of the line that begins with something, and of one that is deleted")
  func deleted() async throws {
    let terminal = try PseudoTerminal(columns: 40)
    var begun = request
    begun.initial = "東京"
    async let answer = terminal.io.readLine(begun)
    try await terminal.waitFor("東京" + drawn(18))
    #expect(!terminal.transcript.contains(drawn(20)) && !terminal.transcript.contains(drawn(19)))
    terminal.type("\u{7F}\u{7F}")
    try await terminal.waitFor(drawn(20))
    terminal.type("\u{4}")
    #expect(await answer == .moved(.end, ""))
    try await terminal.waitFor(drawn(20) + takenAway + "\r\n")
  }

  @Test("stands in the last row of a long line, where that leaves room")
  func wrapped() async throws {
    let terminal = try PseudoTerminal(columns: 20)
    async let answer = terminal.io.readLine(request)
    try await terminal.waitFor(drawn(20, columns: 20))
    terminal.type("123456789012")
    try await terminal.waitFor("2" + drawn(8, columns: 20))
    // Two columns before it stay free, or it is not there.
    terminal.type("3")
    try await terminal.waitFor(drawn(8, columns: 20) + takenAway + "3")
    terminal.type("4567")
    try await terminal.waitFor("34567")
    terminal.type("8")
    try await terminal.waitFor(drawn(2, columns: 20))
    terminal.type("9")
    try await terminal.waitFor("9" + drawn(1, columns: 20))
    terminal.type("0123")
    try await terminal.waitFor(drawn(-3, columns: 20))
    terminal.type("\r")
    #expect(await answer == .line("12345678901234567890123"))
    for left in 3...7 { #expect(!terminal.transcript.contains(drawn(left, columns: 20))) }
  }

  @Test("is drawn and taken away where the line ends, also while the cursor is in another row of it")
  func within() async throws {
    let terminal = try PseudoTerminal(columns: 20)
    async let answer = terminal.io.readLine(request)
    try await terminal.waitFor(drawn(20, columns: 20))
    terminal.type("日本語の長い文章を書いて")
    try await terminal.waitFor(drawn(8, columns: 20))
    terminal.type("\u{1}")
    let toEnd = "\u{1B}7\u{1B}[1B\u{1B}[7G"
    try await terminal.waitFor(toEnd + "\u{1B}[17G<8>\u{1B}8")
    terminal.type("\u{5}")
    try await terminal.waitFor("<8>\u{1B}8" + toEnd + "\u{1B}[K\u{1B}8")
    terminal.type("\r")
    #expect(await answer == .line("日本語の長い文章を書いて"))
  }

  @Test("goes with the line below news, and to the right end of a window that changes its size")
  func redrawn() async throws {
    let terminal = try PseudoTerminal(columns: 40)
    async let answer = terminal.io.readLine(request)
    try await terminal.waitFor(drawn(20))
    terminal.type("half")
    try await terminal.waitFor("half" + drawn(16))
    await terminal.io.announce("* news\n")
    try await terminal.waitFor("\r\u{1B}[J* news\r\n| half" + drawn(16))
    terminal.resize(columns: 30)
    try await terminal.waitFor("\r\u{1B}[J| half" + drawn(16, columns: 30))
    terminal.signal(SIGINT)
    #expect(await answer == .interrupted)
    try await terminal.waitFor(drawn(16, columns: 30) + takenAway + "\r\n")
  }

  @Test("is drawn once behind a paste, and goes with a line that is left for another")
  func pasted() async throws {
    let terminal = try PseudoTerminal(columns: 40)
    async let answer = terminal.io.readLine(request)
    try await terminal.waitFor(drawn(20))
    terminal.type("\u{1B}[200~one two\u{1B}[201~")
    try await terminal.waitFor("one two" + drawn(13))
    terminal.type("\u{1B}[A")
    #expect(await answer == .moved(.up, "one two"))
    try await terminal.waitFor(takenAway + "\r\u{1B}[J")
  }

  @Test("is not there over a pipe, nor where lines cannot be edited")
  func elsewhere() async throws {
    let pipes = try #require(Pipes())
    pipes.send("one\n".utf8)
    #expect(await pipes.io.readLine(request) == .line("one"))
    #expect(try await !pipes.transcript().contains("<"))
    let dumb = try PseudoTerminal(isDumb: true)
    dumb.type("one\r")
    #expect(await dumb.io.readLine(request) == .line("one"))
    #expect(!dumb.transcript.contains("<"))
  }
}
