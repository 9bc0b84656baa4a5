import Foundation
import SocialMenuShell
import Testing

/// A command reads what is typed to it line by line, or all that is left.
@Suite struct CommandInputTests {
  @Test func linesComeOneByOneAndThenTheRest() async throws {
    try await CommandInput.typing("first\r\n\nthird\nand so on") { () async throws in
      #expect([CommandInput.line(), CommandInput.line(), CommandInput.line()] == ["first", "", "third"])
      let rest = try CommandInput.rest(upTo: 6)
      #expect(rest == Data("and so".utf8))
      #expect(CommandInput.line() == nil)
    }
  }
}
