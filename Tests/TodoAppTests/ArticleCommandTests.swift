import ArgumentParser
import SocialMenuShell
import SocialTestSupport
import Testing

@testable import SocialTodoApp

/// The commands that the README and the article about Todo tell people to type.
@Suite struct ArticleCommandTests {
  @Test func theyAreUnderstood() throws {
    let commands = Set(TodoRootCommand.configuration.subcommands.map { $0.configuration.commandName ?? "" })
    var count = 0
    for article in try Article.all() {
      for call in article.calls(of: "todo", commands: article.name == "Todo" ? commands : []) {
        #expect(throws: Never.self, "\(article.name): \(call)") {
          let parsed = try TodoRootCommand.read(ArgumentOrder.todo(call))
          #expect(call.isEmpty || type(of: parsed) != TodoRootCommand.self, "\(article.name): \(call)")
        }
        count += 1
      }
    }
    #expect(count > 4)
  }
}
