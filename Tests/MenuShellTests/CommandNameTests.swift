import SocialMenuShell
import Testing

/// A program whose name is a word, too.
@Suite struct CommandNameTests {
  @Test(arguments: [
    ("Add a todo with “todo add”.", "Add a todo with “./todo add”."), ("「todo sync」で同期", "「./todo sync」で同期"),
    ("Examples:\n  todo list\n  x | todo add y", "Examples:\n  ./todo list\n  x | ./todo add y"),
    ("your todo list, todo.json, ~/todo", "your todo list, todo.json, ~/todo"),
  ])
  func isReplacedOnlyWhereItIsACommand(text: String, named: String) {
    let name = CommandName(calledAs: "./todo", installed: "todo", isWord: true, environment: [:])
    #expect(name.named(in: text) == named)
    let installed = CommandName(calledAs: "todo", installed: "todo", isWord: true, environment: [:])
    #expect(installed.named(in: text) == text)
  }
}
