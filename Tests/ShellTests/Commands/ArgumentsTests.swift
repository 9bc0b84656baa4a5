import AppValues
import Entities
import SocialMenuShell
import Testing

@testable import SocialShell

@Suite("Arguments")
struct ArgumentsTests {
  @Test("a command that does not exist is named")
  func unknownCommand() {
    #expect(RootCommand.unknownCommand(in: ["frobnicate", "x"]) == "frobnicate")
    for known in [["timeline"], ["help", "post"], ["--version"], [], ["sign-up"]] {
      #expect(RootCommand.unknownCommand(in: known) == nil)
    }
  }

  @Test("a post is taken by its id, by what is printed under it, and by our own link; nothing else")
  func postArguments() throws {
    for text in ["42", "post/42", "socialconnect:///post/42"] {
      #expect(try CommandArguments.post(text) == ID("42"))
    }
    for text in ["https://evil.example/post/42", "a/b/42", "user/aiko"] {
      #expect(throws: AppError.invalid(.link, .malformed)) { try CommandArguments.post(text) }
    }
  }

  @Test("a page is asked for within its limits and from one place")
  func pages() throws {
    #expect(
      try CommandArguments.page(limit: 80, before: "9") == PageRequest(.before(Cursor("9")), limit: 80))
    for limit in [0, -1, 81, .max] {
      #expect(throws: AppError.invalid(.limit, .outOfRange)) {
        try CommandArguments.page(limit: limit, before: nil)
      }
    }
    #expect(throws: AppError.invalid(.cursor, .malformed)) {
      try CommandArguments.page(limit: 1, before: "1", after: "2")
    }
  }

  @Test("errors end with the code that scripts look at")
  func exitCodes() {
    let codes: [(AppError, SocialMenuShell.ExitStatus)] = [
      (.unauthenticated, .notSignedIn), (.invalid(.account, .wrong), .notSignedIn), (.offline, .failed),
      (.invalid(.limit, .outOfRange), .usage), (.invalid(.fields, .malformed), .usage),
      (.invalid(.text, .empty), .failed), (.notFound, .failed),
      (.storage(.full), .failed), (.cancelled, .done),
    ]
    for (error, code) in codes {
      #expect(SocialMenuShell.ExitStatus(ofSocialConnect: error) == code, "\(error)")
    }
  }
}
