import Foundation
import SocialMenuShell
import Testing

/// A command reads what is typed to it line by line, or all that is left.
@Suite struct CommandInputTests {
  @Test func linesComeOneByOneAndThenTheRest() async throws {
    let (lines, rest, end) = try await CommandInput.typing("first\r\n\nthird\nand so on") {
      let lines = [CommandInput.line(), CommandInput.line(), CommandInput.line()]
      return (lines, try CommandInput.rest(upTo: 6), CommandInput.line())
    }
    #expect(lines == ["first", "", "third"])
    #expect(rest == Data("and so".utf8))
    #expect(end == nil)
  }
}
