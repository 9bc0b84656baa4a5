import ArgumentParser
import SocialMenuShell
import SocialTestSupport
import Testing

@testable import SocialShell

/// The commands that the README and the articles tell people to type.
@Suite struct ArticleCommandTests {
  @Test func theyAreUnderstood() throws {
    let commands = Set(RootCommand.configuration.subcommands.map { $0.configuration.commandName ?? "" })
    var count = 0
    // What an article about another app names in short are that app's commands.
    for article in try Article.all() {
      for call in article.calls(of: "socialconnect", commands: article.name == "Todo" ? [] : commands) {
        #expect(throws: Never.self, "\(article.name): \(call)") {
          let parsed = try RootCommand.read(ArgumentOrder.normalised(call))
          #expect(call.isEmpty || type(of: parsed) != RootCommand.self, "\(article.name): \(call)")
        }
        count += 1
      }
    }
    #expect(count > 40)
  }
}
