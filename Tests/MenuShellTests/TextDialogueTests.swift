import AppScreens
import Foundation
import SocialTerminal
import Synchronization
import Testing

@testable import SocialMenuShell

@MainActor
@Suite("A text that is asked for")
struct TextDialogueTests {
  /// Answers by a script; the input ends behind it.
  private final class Typist: TextIO {
    let isInteractive: Bool
    let width = 60
    let height: Int? = 24
    let style = TextStyle.plain
    private let state: Mutex<(answers: [LineResult], seen: String, initials: [String])>

    init(interactive: Bool = true, _ answers: [LineResult]) {
      isInteractive = interactive
      state = Mutex((answers, "", []))
    }

    var seen: String { state.withLock(\.seen) }
    /// What the lines began as.
    var initials: [String] { state.withLock(\.initials) }

    func print(_ text: String) async { state.withLock { $0.seen += text } }
    func announce(_ text: String) async { await print(text) }
    func copy(_ text: String) async -> Bool { false }
    func send(_ sequence: String) async {}
    func interruptions() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
    func lend<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value { await body() }
    func close() async {}

    func readLine(_ request: LineRequest) async -> LineResult {
      state.withLock { state in
        state.initials.append(request.initial)
        return state.answers.isEmpty ? .endOfInput : state.answers.removeFirst()
      }
    }
  }

  /// What an action does.
  private final class Outcome: Sendable {
    let text = Mutex<String?>(nil)
  }

  private func ask(
    _ io: Typist, value: String = "", editor: ExternalEditor? = nil, in language: Language = .english
  ) async -> String? {
    let outcome = Outcome()
    let field = Field<ScreenAction>(
      .text, label: "Text", value: value, submit: { text in { outcome.text.withLock { $0 = "<\(text)>" } } },
      cancel: { outcome.text.withLock { $0 = "left" } })
    let dialogue = FieldDialogue(
      io: io, editor: editor, words: Words(language, timeZone: .gmt, app: AppName(title: "Test")),
      strings: .of(language), names: [], showsRemaining: false, renderer: { ScreenRenderer(width: 60) })
    if case .action(let action) = await dialogue.ask(field) { await action() }
    return outcome.text.withLock { $0 }
  }

  @Test("is edited in its only line, and finished by Ctrl-D with what stands there")
  func onlyLine() async {
    let io = Typist([.moved(.end, "Helo!")])
    #expect(await ask(io, value: "Helo") == "<Helo!>")
    #expect(io.initials == ["Helo"])
  }

  @Test("is mended in lines above, reached by Up or :u")
  func mended() async {
    let io = Typist([
      .line("one"), .line("two"), .moved(.up, "three"), .moved(.up, "two"), .line("ONE"),
      .moved(.down, "two"),
      .line("three"), .line(":u"), .line("THREE"), .line("."),
    ])
    #expect(await ask(io) == "<ONE\ntwo\nTHREE>")
    #expect(io.initials == ["", "", "", "two", "one", "two", "three", "", "three", ""])
  }

  @Test("is left by Ctrl-D while there is none")
  func nothing() async {
    #expect(await ask(Typist([.moved(.end, "")])) == "left")
  }

  @Test("is not finished by the end of the input")
  func endOfInput() async {
    #expect(await ask(Typist([.line("one"), .endOfInput])) == nil)
  }

  @Test("never takes an unknown command as text, and says what there is")
  func unknown() async {
    let io = Typist([.line("one"), .line(":x"), .line("::x"), .line("。")])
    #expect(await ask(io) == "<one\n:x>")
    #expect(
      io.seen.hasSuffix(
        """
        ! “:x” isn't a command, and wasn't added. :u goes back to a
          line, :d removes one, :e opens your editor. To write “:x”
          itself, type “::x”.

        """))
  }

  @Test("names over a pipe only what works there, in either language")
  func unknownOverPipe() async {
    let io = Typist(interactive: false, [.line(":e"), .line(":u"), .line("猫"), .line("．")])
    #expect(await ask(io, in: .japanese) == "<猫>")
    #expect(
      io.seen.hasSuffix(
        """
        ! 「:u」という操作はないため、追加しませんでした。 :d で行を
          削除します。「:x」と書くには「::x」と入力してください。

        """))
  }

  @Test("says that there is no editor, and goes on")
  func noEditor() async {
    let io = Typist([.line("one"), .line(":e"), .line(".")])
    #expect(await ask(io) == "<one>")
    #expect(io.seen.hasSuffix("! There's no editor here. Set EDITOR to the one you use.\n"))
  }

  @Test("goes on with what the editor made of it")
  func editor() async {
    let io = Typist([.line("one"), .line(":e"), .line("three"), .line(".")])
    let editor = ExternalEditor(environment: ["EDITOR": "f() { echo two >> \"$1\"; }; f"])
    #expect(await ask(io, editor: editor) == "<one\ntwo\nthree>")
    #expect(io.seen.hasSuffix("Text:\none\ntwo\n"))
  }
}
