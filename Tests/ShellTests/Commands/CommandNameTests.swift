import AppScreens
import AppValues
import ArgumentParser
import Entities
import Foundation
import Presentation
import SocialMenuShell
import Testing

@testable import SocialShell

/// What people are told to type is what they can type: help and errors name the program as it was called.
@Suite struct CommandNameTests {
  private static let path = ["PATH": "/usr/bin:/home/mia/.local/bin"]

  @Test(arguments: [
    ("socialconnect", "socialconnect"), ("Scripts/socialconnect", "Scripts/socialconnect"),
    ("./socialconnect", "./socialconnect"), ("/home/mia/.local/bin/socialconnect", "socialconnect"),
    ("/opt/sc/socialconnect", "/opt/sc/socialconnect"), ("/usr/bin/sc", "sc"),
    ("My Folder/socialconnect", "socialconnect"), ("\u{1B}[31m", "socialconnect"), ("", "socialconnect"),
    ("/usr/bin/", "socialconnect"),
  ])
  func isWhatWasTyped(argument: String, name: String) {
    #expect(CommandName(calledAs: argument, environment: Self.path).text == name)
  }

  @Test func aProcessWithoutANameHasTheUsualOne() {
    #expect(CommandName(calledAs: nil, environment: [:]).text == "socialconnect")
  }

  @Test(arguments: [
    ("“socialconnect check” helps.", "“Scripts/socialconnect check” helps."),
    ("See “socialconnect”.", "See “Scripts/socialconnect”."),
    ("まずsocialconnect sign-in で", "まずScripts/socialconnect sign-in で"),
    (
      "open socialconnect://post/1 by socialconnect", "open socialconnect://post/1 by Scripts/socialconnect"
    ),
    ("Scripts/socialconnect post", "Scripts/socialconnect post"),
    ("~/completions/socialconnect socialconnect.sqlite", "~/completions/socialconnect socialconnect.sqlite"),
  ])
  func standsWhereTheProgramIsMeant(text: String, named: String) {
    let name = CommandName(calledAs: "Scripts/socialconnect", environment: [:])
    #expect(name.named(in: text) == named)
    #expect(CommandName.installed.named(in: text) == text)
  }

  @Test(arguments: [
    (nil, "“sc” opens it."), ("demo", "“sc --data demo” opens it."),
    ("my demo's", #"“sc --data 'my demo'\''s'” opens it."#),
  ])
  func namesTheDataThatItWorkedOn(data: String?, said: String) {
    let name = CommandName(calledAs: "sc", environment: [:]).working(on: data)
    #expect(name.named(in: "“socialconnect” opens it.") == said)
  }

  @Test func helpNamesIt() async {
    let help = await asCalled("Scripts/socialconnect") { explanation(of: ["tags", "--help"]) }
    #expect(help.contains("Usage: Scripts/socialconnect tags "))
    #expect(help.contains("\n  Scripts/socialconnect tags follow tea\n"))
    #expect(help.contains("See “Scripts/socialconnect help tags <subcommand>”"))
    #expect(!help.contains(/[^\/]socialconnect/))
  }

  @Test func whatIsMisusedNamesIt() async {
    let said = await asCalled("./sc") { explanation(of: ["timeline", "--zzzzzzzz"]) }
    #expect(said == "Error: Unknown option “--zzzzzzzz”.\nSee “./sc help timeline”.")
    #expect(await asCalled("./sc") { RootCommand.complaint(about: "folow") }.contains("“./sc help”"))
  }

  @Test(arguments: [Language.english, .japanese])
  func errorsNameIt(language: Language) async {
    let words = await asCalled("./sc") { Words.shell(language) }
    #expect(words.explain(.invalid(.account, .wrong)).contains("./sc accounts"))
    #expect(words.explain(.invalid(.mail, .missing)).contains("./sc mail --send-here on"))
  }

  @Test(arguments: [Language.english, .japanese])
  @MainActor
  func whoIsNotSignedInLearnsHowTo(language: Language) {
    let output = CommandOutput.standard(ViewContext(words: .shell(language)), environment: [:])
    let said = CommandName.$current.withValue(
      CommandName(calledAs: "Scripts/socialconnect", environment: [:])
    ) {
      output.explanation(of: .unauthenticated, about: nil)
    }
    #expect(said.contains("Scripts/socialconnect sign-in"))
  }

  /// Completions and the manual are for the command that is installed.
  @Test func theManualNamesTheInstalledOne() async throws {
    let manual = try await asCalled("Scripts/socialconnect") { try ManualPage(of: RootCommand.self).text }
    #expect(!manual.contains("Scripts/"))
    let script = await asCalled("Scripts/socialconnect") {
      CompletionsCommand<RootCommand>.script(for: .bash)
    }
    #expect(!script.contains("Scripts/"))
  }

  private func asCalled<Value>(
    _ argument: String, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await CommandName.using(CommandName(calledAs: argument, environment: [:]), body)
  }

  private func explanation(of arguments: [String]) -> String {
    do {
      var command = try RootCommand.read(ArgumentOrder.normalised(arguments))
      try command.run()
      return ""
    } catch {
      return RootCommand.explanation(of: error)
    }
  }
}
