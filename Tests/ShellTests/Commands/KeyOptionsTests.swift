import AppScreens
import AppValues
import ArgumentParser
import SocialMenuShell
import Testing

@testable import SocialShell

/// How to run a command again when its post may have been saved.
@Suite struct KeyOptionsTests {
  @Test(
    arguments: [["post", "hi"], ["comment", "1", "hi"]],
    [AppError.unconfirmed, .timeout, .storage(.diskFault), .unexpected(reference: "x")])
  func aKeyIsMadeAndNamedWhereThePostMayHaveBeenSaved(_ arguments: [String], _ error: AppError) throws {
    let (one, another) = (try Self.parse(arguments), try Self.parse(arguments))
    let english = try #require(one.advice(on: error, .english))
    let key = try #require(english.firstMatch(of: /run the same command with --key ([0-9a-f-]{36})\.$/)).1
    #expect(one.advice(on: error, .japanese)?.contains(" --key \(key) を付けて") == true)
    #expect(another.advice(on: error, .english)?.contains(key) == false)
  }

  @Test func aKeyThatWasGivenIsKept() throws {
    let command = try Self.parse(["post", "hi", "--key", "mine"])
    #expect(command.advice(on: .unconfirmed, .english)?.hasSuffix(" --key mine.") == true)
  }

  @Test(arguments: [AppError.storage(.full), .unavailable, .unauthenticated, .invalid(.text, .empty)])
  func nothingIsSaidWhereNothingWasSaved(_ error: AppError) throws {
    #expect(try Self.parse(["post", "hi"]).advice(on: error, .english) == nil)
  }

  private static func parse(_ arguments: [String]) throws -> any ActingCommand {
    try #require(try RootCommand.read(arguments) as? any ActingCommand)
  }
}
