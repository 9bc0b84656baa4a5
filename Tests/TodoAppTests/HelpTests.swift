import AppScreens
import ArgumentParser
import Foundation
import SocialMenuShell
import Testing

@testable import SocialTodoApp

/// The help of the commands.
@Suite struct HelpTests {
  @Test func examplesAreUnderstood() async throws {
    let names = TodoRootCommand.configuration.subcommands.map { $0.configuration.commandName ?? "" }
    for name in names {
      let help = await help(name, .english)
      let examples = help.split(separator: "\n").filter { $0.hasPrefix("  todo") }
      #expect(!examples.isEmpty, "\(name)")
      for example in examples {
        // Where the output goes is the command shell's.
        let arguments = Self.words(String(example.dropFirst(6))).prefix { $0 != ">" && $0 != "|" }
        _ = try TodoRootCommand.read(ArgumentOrder.todo(Array(arguments)))
      }
    }
  }

  /// The words of a command; what stands between quotation marks is one.
  private static func words(_ command: String) -> [String] {
    let parts = command.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
    }
  }

  @Test(arguments: ["add", "list", "edit", "export", "import", "sync"])
  func everythingOfItIsInJapanese(_ name: String) async throws {
    let (english, japanese) = (await help(name, .english), await help(name, .japanese))
    for line in japanese.split(separator: "\n") where !line.contains("todo ") {
      #expect(line.contains(/[ぁ-んァ-ヶ一-龠]/) || line.contains(/^ +[<\-]/), "\(line)")
    }
    #expect(english != japanese && !english.contains(/[ぁ-ん]/))
  }

  @Test func itNamesTheProgramAsItWasCalled() async throws {
    let name = CommandName.todo(calledAs: "Scripts/todo", environment: [:])
    let said = await CommandName.using(name) { await help("sync", .english) }
    #expect(said.contains("Usage: Scripts/todo sync") && said.contains("\n  Scripts/todo sync ~/Sync/todo\n"))
    #expect(
      name.named(in: "Add a todo. “todo add”, 「todo sync」")
        == "Add a todo. “Scripts/todo add”, 「Scripts/todo sync」")
  }

  @Test(arguments: [Language.english, .japanese])
  func theManualTellsEveryCommand(language: Language) async throws {
    let name = CommandName.todo(calledAs: "Scripts/todo", environment: [:])
    let lines = try await CommandName.using(name) {
      try await CommandLanguage.speaking(language) { try ManualPage(of: TodoRootCommand.self).text }
    }.split(separator: "\n")
    #expect(
      lines.first == ".TH TODO 1" && lines.contains(".B todo")
        && lines.contains { $0.hasPrefix("  todo add ") })
    for command in TodoRootCommand.configuration.subcommands where command.configuration.shouldDisplay {
      let name = command.configuration.commandName ?? ""
      #expect(lines.count { $0 == ".SS \(name)" || $0.hasPrefix(".SS \(name) ") } == 1, "\(name)")
    }
    #expect(lines.count { $0 == #".B \-\-lang <lang>"# } == 1, "what every command takes is told once")
  }

  @Test func completionsAreForTheInstalledCommand() async {
    let name = CommandName.todo(calledAs: "Scripts/todo", environment: [:])
    let script = await CommandName.using(name) { CompletionsCommand<TodoRootCommand>.script(for: .zsh) }
    #expect(script.hasPrefix("#compdef todo\n") && !script.contains("Scripts/todo"))
  }

  @Test func whatIsCompletedByTabIsOnesOwn() async {
    for shell in [CompletionShell.bash, .zsh, .fish] {
      let script = CompletionsCommand<TodoRootCommand>.script(for: shell)
      for kind in ["open", "done", "todos", "categories"] {
        #expect(script.contains("todo names \(kind) --described \(shell.rawValue)"), "\(shell) \(kind)")
      }
      #expect(script.contains(#/\ben\b.{1,12}\bja\b/#.dotMatchesNewlines()), "\(shell): --lang")
    }
  }

  @Test func globalOptionsStandAnywhere() {
    #expect(ArgumentOrder.todo(["--data", "d", "add", "Milk"]) == ["add", "--data", "d", "Milk"])
    #expect(ArgumentOrder.todo(["--lang", "ja"]) == ["--lang", "ja"])
  }

  @Test func aTextMayBeginWithAHyphen() throws {
    let order = ArgumentOrder.todo([
      "add", "-5 degrees", "--due", "friday", "--notes", "-10 at night", "--lang", "ja",
    ])
    #expect(order == ["add", "--due", "friday", "--notes=-10 at night", "--lang", "ja", "--", "-5 degrees"])
    let command = try #require(try TodoRootCommand.read(order) as? AddCommand)
    #expect(command.text == ["-5 degrees"] && command.values.notes == "-10 at night")
    #expect(ArgumentOrder.todo(["add", "-5", "--", "--due"]) == ["add", "--", "-5", "--due"])
    // What looks like an option is one: a slip is told.
    for arguments in [["add", "Milk", "--dew", "friday"], ["edit", "7h2k", "--due", "-"], ["add", "-x"]] {
      #expect(ArgumentOrder.todo(arguments) == arguments)
    }
  }

  private func help(_ name: String, _ language: Language) async -> String {
    await CommandLanguage.speaking(language) {
      do {
        var command = try TodoRootCommand.read(["help", name])
        try command.run()
        return ""
      } catch {
        return TodoRootCommand.explanation(of: error)
      }
    }
  }
}
