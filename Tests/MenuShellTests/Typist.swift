import AppScreens
import Foundation
import SocialTerminal
import SocialTestSupport
import Synchronization
import Testing

@testable import SocialMenuShell

extension LineResult {
  /// What stood in the line.
  fileprivate var text: String? {
    switch self {
    case .line(let text), .pasted(let text), .tooLong(let text), .moved(_, let text): text
    case .endOfInput, .interrupted: nil
    }
  }
}

/// Someone who types at random, in a window whose size changes, and remembers what they wrote into texts.
@MainActor
final class Typist {
  /// The text that is asked for.
  private var text: EditedText?
  /// What of it must stand in the app when it is left.
  private var told = ""
  private(set) var lines = 0
  private var random: SeededGenerator
  private let count: Int
  /// What the text begins as that is asked for.
  var initialText: @MainActor () -> String = { "" }
  /// Called where a text was left, with what was written in it.
  var onText: @MainActor (String) -> Void = { _ in }

  /// - Parameter count: How many lines are typed, before the input ends.
  init(seed: UInt64, lines count: Int) {
    random = SeededGenerator(seed: seed)
    self.count = count
  }

  /// Whether there is more to be typed.
  var isAwake: Bool { lines < count }

  /// A number below a limit.
  func pick(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  // MARK: Lines

  /// What is typed where a line is asked for.
  func answer(_ request: LineRequest, on terminal: Terminal) -> LineResult {
    lines += 1
    if pick(20) == 0 { terminal.resize(width: 1 + pick(130), height: pick(4) == 0 ? nil : 1 + pick(60)) }
    guard request.takesPastedLines else {
      leaveText()
      guard isAwake else { return .endOfInput }
      return request.prompt == "> " ? choice() : line()
    }
    var text = text ?? EditedText(initialText(), takesOnlyLine: terminal.isInteractive)
    #expect(request.initial == text.current)
    let typed = isAwake ? lineOfText(from: text.current, movesOn: request.leadsToOthers) : .endOfInput
    var begun: String?
    if pick(2) == 0, let typing = request.onTyping {
      // What is left for a while before it is sent, or before they go away.
      begun = typed.text ?? words()
      typing(begun ?? "")
    }
    told = take(typed, in: &text, begun: begun, on: terminal)
    self.text = text
    return typed
  }

  /// The text that was asked for is asked for no more.
  func leaveText() {
    if text != nil { onText(told) }
    text = nil
  }

  /// Answers what must stand in the app if the text is left now.
  private func take(_ result: LineResult, in text: inout EditedText, begun: String?, on terminal: Terminal)
    -> String
  {
    switch result {
    case .endOfInput, .interrupted: return begun.map { text.text(with: $0) } ?? text.kept
    case .moved(.up, let line): text.goUp(from: line)
    case .moved(.down, let line): text.goDown(from: line)
    case .moved(.end, let line):
      let whole = text.text(with: line)
      return whole.isEmpty && begun == nil ? text.kept : whole
    case .pasted(let line): text.take(line)
    case .line(let line) where ["<", "＜"].contains(line): break
    case .line(let line)
    where terminal.isInteractive && !text.current.isEmpty
      && ["<", "＜"].contains { line == text.current + $0 }:
      break
    case .line(let line), .tooLong(let line):
      switch TextCommand(line, behind: terminal.isInteractive ? text.current : "") {
      case .line(let line): text.take(line)
      case .removeLine: text.remove()
      case .takeBack where terminal.isInteractive: text.goUp(from: text.current)
      case .end, .takeBack, .edit, .unknown: break
      }
    }
    return text.kept
  }

  private func choice() -> LineResult {
    switch pick(30) {
    case 0: return .interrupted
    case 1: return .tooLong(words())
    case 2: return .pasted(words())
    default: return .line(words())
    }
  }

  private func line() -> LineResult {
    switch pick(8) {
    case 0: return .interrupted
    case 1: return .pasted(words())
    case 2: return .line("<")
    case 3: return .line("")
    default: return .line(words())
    }
  }

  private func lineOfText(from current: String, movesOn: Bool) -> LineResult {
    if movesOn, pick(4) == 0 {
      return .moved(
        [.up, .up, .up, .down, .down, .end][pick(6)], [current, current + "!", "", words()][pick(4)])
    }
    switch pick(14) {
    case 0, 1: return .line([".", "．", "。"][pick(3)])
    case 2: return .line(["<", "＜", current + "<"][pick(3)])
    case 3, 4: return .line([":d", ":u", ":e", ":x", "::x", "：ｄ"][pick(6)])
    case 5: return .pasted([".", "<", ":d", words()][pick(4)])
    case 6: return .interrupted
    case 7: return .tooLong("begin " + words())
    case 8: return .line("")
    case 9: return .line(current)
    default: return .line(words())
    }
  }

  // MARK: Words

  private static let known = [
    "m", "more", "b", "g", "q", "?", "h", "t", "n", "/", "r", "y", "k", "l", "c", "f", "e", "<", "＜", "home",
    "search",
    "notif", "menu", "help", "back", "戻る", "メニュー", "yes", "no", "はい", "いいえ", "like", "comment", "follow",
    "いいね", "g home",
    "g nowhere", "@aiko", "#cats", "＃猫", "/ cats", "search cats", "n Hello", "c 1 what to say", "1-3", "１",
    "-", ",", "、", ".",
    "post", "ask", "hoem", "zzz", "　", "\t", "\u{1B}[31m", "\u{202E}", "👩‍👩‍👧", "が", "e\u{301}",
  ]

  private func words() -> String {
    switch pick(12) {
    case 0...3: return Self.known[pick(Self.known.count)]
    case 4: return String(pick(15))
    case 5: return "\(["l", "c", "f", "like", "x", "ｌ"][pick(6)]) \(pick(9))"
    case 6: return "f \(pick(9))-\(pick(9)) \(pick(9))"
    case 7: return "n \(Self.known[pick(Self.known.count)]) \(pick(9))"
    case 8: return "c \(pick(5)) \(Self.known[pick(Self.known.count)])"
    case 9: return (0...pick(6)).map { _ in Self.known[pick(Self.known.count)] }.joined(separator: " ")
    case 10: return (0...pick(4)).map { _ in Self.known[pick(Self.known.count)] }.joined()
    default:
      let samples = UnicodeSamples.scalars
      return String(
        String.UnicodeScalarView(
          (0...pick(12)).map { _ in samples[pick(samples.count)] }.filter { $0 != "\n" }))
    }
  }

  /// The terminal before which they sit. It finds what a person would call broken.
  final class Terminal: TextIO {
    let isInteractive: Bool
    let style = TextStyle.plain
    private let typist: Typist
    private let state = Mutex(State())

    private struct State {
      var size: (width: Int, height: Int?) = (80, 24)
      /// Since the last prompt.
      var printed = ""
      /// The last prompt.
      var prompt = ""
      var prompts = 0
    }

    init(_ typist: Typist, interactive: Bool) {
      self.typist = typist
      isInteractive = interactive
    }

    var width: Int { state.withLock(\.size.width) }
    var height: Int? { isInteractive ? state.withLock(\.size.height) : nil }
    /// How often a line was asked for.
    var prompts: Int { state.withLock(\.prompts) }

    func resize(width: Int, height: Int?) { state.withLock { $0.size = (width, height) } }

    func print(_ text: String) async {
      #expect(text.isEmpty || text.hasSuffix("\n"), "what is printed is whole lines")
      let width = min(width, 80)
      for row in text.split(separator: "\n") where width >= 20 {
        let columns = TextWidth.columns(row)
        #expect(columns <= width, "\(columns) columns in \(width): \(row)")
      }
      state.withLock { $0.printed += text }
    }

    func announce(_ text: String) async {
      #expect(text.isEmpty || text.hasSuffix("\n"), "what is told is whole lines")
    }

    func send(_ sequence: String) async {}
    func copy(_ text: String) async -> Bool { true }

    func readLine(_ request: LineRequest) async -> LineResult {
      #expect(request.prompt.hasSuffix(" "), "a prompt stands before an answer")
      state.withLock { state in
        #expect(state.prompt != "> " || !state.printed.isEmpty, "an answer that is none")
        state.printed = ""
        state.prompt = request.prompt
        state.prompts += 1
      }
      return await typist.answer(request, on: self)
    }

    func interruptions() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
    func lend<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value { await body() }
    func close() async {}
  }
}
