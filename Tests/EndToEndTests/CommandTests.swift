import Foundation
import SocialTestSupport
import Testing

/// Commands as processes: how they are called and end, and what the shell has in common with them.
@Suite struct CommandTests {
  @Test(arguments: ["Scripts/socialconnect", "./sc"])
  func whatToTypeIsToldAsItWasCalled(name: String) async throws {
    let sandbox = try Sandbox()
    let wrapper = ["bash", "-c", "exec -a \(name) \"$@\"", "bash"]
    let outcome = try await sandbox.run(["post", "hi"], through: wrapper)
    let lines = outcome.stderr.split(separator: "\n")
    #expect(lines == ["Sign in first: “\(name) sign-in” or “sign-up”."])
  }

  @Test(arguments: [
    ["nonsense"], ["open", "nowhere/at/all"], ["timeline", "--database", "mysql://somewhere"],
  ])
  func whatIsNotUnderstoodEndsWithTwo(_ arguments: [String]) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.run(arguments + ["--data", sandbox.data.path])
    #expect(outcome.exitCode == 2)
    #expect(outcome.stdout == "")
    #expect(outcome.stderr.count > 10)
  }

  @Test func whatIsChangedInTheShellIsWhatCommandsSay() async throws {
    let town = try await Town()
    try await town.post("トマトの芽が出ました", as: "ken")
    let people = try await town.run(input: "g suggestions\nf 1\nq\n", environment: ["LANG": "ja_JP.UTF-8"])
    #expect(people.stdout.contains("\nおすすめユーザー\n") && people.exitCode == 0)
    #expect(try await town.run("suggestions").stdout == "")
    let settings = try await town.run(input: "g notifications\nnotification settings\n3\n4\n9\noff\nq\n")
    #expect(settings.stdout.contains("\n✓ Saved.\n") && settings.exitCode == 0)
    #expect(try await town.json("notifications", "settings")["like"].text == "nobody")
  }

  @Test func theShellOpensAtAPlace() async throws {
    let town = try await Town()
    let id = try await town.post("A place of its own")
    for link in ["post/\(id)", "socialconnect:///post/\(id)"] {
      let outcome = try await town.run("open", link, input: "q\n")
      #expect(outcome.stdout.hasPrefix("\nPost by Mia Tanaka\n"))
      #expect(outcome.exitCode == 0)
    }
    #expect(try await town.run("open", "@ken", "--lang", "ja", input: "").stdout.contains("Ken Sato @ken"))
    let own = try await town.run("open", "profile", input: "g profile\nq\n")
    #expect(own.stdout.hasPrefix("\nProfile\n\nMia Tanaka @mia") && own.exitCode == 0)
  }
}

/// What sets the program up in a command shell.
@Suite struct SetUpCommandTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsAreScriptsForTheirShell(shell: String) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.run(["completions", shell])
    #expect(outcome.exitCode == 0 && outcome.stdout.contains("socialconnect"))
    let japanese = try await sandbox.run(["completions", shell, "--lang", "ja"])
    #expect(!japanese.stdout.contains(/Show (?:sub|help|the)/))
    guard shell == "bash" else { return }
    let file = sandbox.folder.appending(path: "completions")
    try outcome.stdout.write(to: file, atomically: false, encoding: .utf8)
    try await SocialTestSupport.Program.expect(["bash", "-n", file.path])
  }

  @Test func usageErrorsAndHelpAreInTheLanguageAskedFor() async throws {
    let sandbox = try Sandbox()
    let wrong = try await sandbox.run(["--lang", "ja", "follow"])
    #expect(wrong.exitCode == 2 && wrong.stderr.hasPrefix("エラー: 引数「<handle>」を指定してください。\n"))
    let unknown = try await sandbox.run(["folow"], environment: ["LANG": "ja_JP.UTF-8"])
    #expect(
      unknown
        == Outcome(
          stdout: "", stderr: "「folow」というコマンドはありません。「follow」のことですか？ 「socialconnect help」で一覧を表示できます。\n",
          exitCode: 2))
    let help = try await sandbox.run(["--lang", "ja", "--help"])
    #expect(help.exitCode == 0 && help.stdout.hasPrefix("ターミナルで使うSNSです。"))
    #expect(try await sandbox.run(["manual", "--help"]).exitCode == 0)
    for (language, meaning) in [("en", "createdAt          time\n"), ("ja", "createdAt          投稿した時刻\n")] {
      let keys = try await sandbox.run(["--lang", language, "help", "json"])
      #expect(keys.exitCode == 0 && keys.stdout.contains(meaning))
    }
    #expect(try await sandbox.run(["manual"]).stdout.hasPrefix(".TH SOCIALCONNECT 1\n.SH NAME\n"))
  }
}
