import Foundation
import SocialTestSupport
import Testing

/// What cannot be accepted is refused in the person's language, and changes nothing.
@Suite struct BadInputTests {
  /// A form that is not acceptable, and what is said of it.
  struct Refused: Sendable, CustomTestStringConvertible {
    var email = "ann@example.org"
    var handle = "ann"
    var name = "Ann"
    var password = "a good long one"
    let english: String
    let japanese: String

    var testDescription: String { english }
  }

  @Test(arguments: [
    Refused(
      email: "ann.example.org", english: "Enter an email address like name@example.org.",
      japanese: "メールアドレスの形式が正しくありません。例: name@example.org"),
    Refused(
      email: "Mia@Example.org", english: "The email address is already taken.",
      japanese: "メールアドレスはすでに使われています。"),
    Refused(
      handle: "KEN", english: "The handle is already taken.", japanese: "ユーザー名はすでに使われています。"),
    Refused(
      handle: "ann lee", english: "A handle can have only the letters a to z, digits and _.",
      japanese: "ユーザー名に使えるのは英字（a〜z）、数字、_ だけです。"),
    Refused(
      name: "Ann\u{1B}[31m",
      english: "The name contains invisible control characters. Remove them and try again.",
      japanese: "名前に見えない制御文字が含まれています。取り除いてください。"),
    Refused(name: " ", english: "The name can't be empty.", japanese: "名前を入力してください。"),
    Refused(
      password: "1234567", english: "The password needs at least 8 characters.",
      japanese: "パスワードは8文字以上にしてください。"),
    Refused(
      password: String(repeating: "x", count: 257),
      english: "The password can have up to 256 characters: 1 too many.",
      japanese: "パスワードは256文字までです。1文字超えています。"),
    Refused(
      password: "Password1",
      english: "That password is too easy to guess. Choose another.",
      japanese: "このパスワードは推測されやすいため、使えません。別のパスワードを入力してください。"),
  ])
  func anAccountIsRefused(_ form: Refused) async throws {
    let town = try await Town()
    for (language, text) in [("en", form.english), ("ja", form.japanese)] {
      let outcome = try await town.run(
        "sign-up", "--email", form.email, "--handle", form.handle, "--name", form.name, "--password-stdin",
        "--lang", language, input: form.password + "\n")
      #expect(outcome == Outcome(stdout: "", stderr: text + "\n", exitCode: 1))
    }
    #expect(try await town.run("profile", "ann").exitCode == 1)
    #expect(try await town.run("whoami").stdout == "@mia  Mia Tanaka\n")
  }

  @Test func aWrongPasswordDoesNotTellWhetherTheAddressIsKnown() async throws {
    let town = try await Town()
    for email in ["mia@example.org", "nobody@example.org"] {
      let outcome = try await town.run(
        "sign-in", "--email", email, "--password-stdin", input: "not this one\n")
      #expect(
        outcome
          == Outcome(stdout: "", stderr: "Wrong email or password. Check both and try again.\n", exitCode: 1))
    }
  }

  /// The wizard says the same at once, and stays on its question.
  @Test func theWizardSaysWhatToDoAndStays() async throws {
    let town = try await Town()
    #expect(try await town.run("sign-out").exitCode == 0)
    #expect(try await town.run("sign-out").exitCode == 0)
    let lines = [
      "2", "not an address", "mia@example.org", "ann@example.org", "short", Town.password, "ken", "ann",
      "Ann\u{1B}[2J", "Ann", "31.12.1990", "-",
    ]
    let outcome = try await town.run(input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.exitCode == 0)
    let problems = outcome.lines.filter { $0.hasPrefix("! ") }
    #expect(
      problems == [
        "! Enter an email address like name@example.org.",
        "! The email address is already taken.",
        "! The password needs at least 8 characters.",
        "! The handle is already taken.",
        "! The name contains invisible control characters. Remove them and try again.",
        "! Enter a date like 1990-12-31.",
      ])
    #expect(outcome.stdout.contains("Step 3 of 3"))
    #expect(!outcome.stdout.contains("\u{1B}"))
  }

  @Test func aPostThatCannotBeIsRefused() async throws {
    let town = try await Town()
    let tooLong = String(repeating: "あ", count: 501)
    let cases = [
      ("", "Write something or add a photo first.", "投稿する内容がありません。本文か写真を追加してください。"),
      (" \n ", "Write something or add a photo first.", "投稿する内容がありません。本文か写真を追加してください。"),
      (tooLong, "The post can have up to 500 characters: 1 too many.", "本文は500文字までです。1文字超えています。"),
      (
        "see \u{1B}]0;me\u{7}", "The post contains invisible control characters. Remove them and try again.",
        "本文に見えない制御文字が含まれています。取り除いてください。"
      ),
    ]
    for (text, english, japanese) in cases {
      for (language, explanation) in [("en", english), ("ja", japanese)] {
        let outcome = try await town.run("post", "-", "--lang", language, input: text)
        #expect(outcome == Outcome(stdout: "", stderr: explanation + "\n", exitCode: 1))
      }
    }
    #expect(try await town.texts() == [])
    #expect(try await town.json("post", String(tooLong.dropLast()))["text"].text?.count == 500)
  }

  @Test func whatIsNotThereOrNotOnesOwnIsRefused() async throws {
    let town = try await Town()
    let (hers, his) = (try await town.post("Hers"), try await town.post("His", as: "ken"))
    #expect(try await town.run("delete", his).stderr == "You don't have permission to do that.\n")
    #expect(try await town.run("delete", his, "--lang", "ja").exitCode == 1)
    for id in ["1", "99999999999999999999999999", "abc", "", "'; DROP TABLE post; --"] {
      for command in [["show", id], ["like", id], ["share", id], ["delete", id], ["comment", id, "Hm"]] {
        let outcome = try await town.sandbox.run(command + ["--data", town.data.path])
        #expect(
          outcome
            == Outcome(
              stdout: "", stderr: "This doesn't exist, or you don't have access to it.\n", exitCode: 1))
      }
    }
    for command in ["profile", "follow", "followers"] {
      #expect(try await town.run(command, "nobody", "--lang", "ja").stderr == "そのユーザーは見つかりませんでした。\n")
    }
    #expect(try await town.run("delete", hers).exitCode == 0)
    for command in [["comment", hers, "Hm"], ["like", hers], ["show", hers]] {
      let outcome = try await town.sandbox.run(command + ["--as", "ken", "--data", town.data.path])
      #expect(outcome == Outcome(stdout: "", stderr: "This has been deleted.\n", exitCode: 1))
    }
    let both = try await town.texts() + town.texts(by: "ken")
    #expect(both == ["His"])
    try await town.expectSound()
  }

  @Test func anArgumentThatIsNoTextIsRefused() async throws {
    let town = try await Town()
    for (language, said) in [
      ("en", "Argument 3 isn't UTF-8 text. Nothing was done.\n"),
      ("ja", "3番目の引数がUTF-8のテキストではありません。何も実行していません。\n"),
    ] {
      let outcome = try await town.sandbox.run(
        ["post", "--lang=\(language)"],
        through: ["bash", "-c", #"exec "$@" $'caf\351' --data '\#(town.data.path)'"#, "bash"])
      #expect(outcome == Outcome(stdout: "", stderr: said, exitCode: 2))
    }
    #expect(try await town.texts() == [])
  }

  /// No program crashes for what it reads, and what it prints is safe for a terminal.
  @Test func anythingAtAllMayBeTyped() async throws {
    let town = try await Town()
    let garbage = town.sandbox.folder.appending(path: "garbage")
    // A sequence that has no pattern and is the same in each run.
    var state: UInt64 = 2026
    let bytes = (0..<50_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    try Data(bytes).write(to: garbage)
    for command in [[], ["post", "-"], ["sign-in", "--email", "mia@example.org", "--password-stdin"]] {
      let outcome = try await town.sandbox.run(
        command + ["--data", town.data.path],
        through: ["bash", "-c", "exec \"$@\" <'\(garbage.path)'", "bash"])
      #expect(outcome.exitCode == (command.isEmpty ? 0 : 1))
      expectPrintable(outcome.stdout + outcome.stderr)
    }
    let megabyte = String(repeating: "x", count: 1 << 20)
    for input in [megabyte, megabyte + "\nq\n", "g search\n\(megabyte)\nq\n", "\u{0}\u{1B}[6n\n\n\n"] {
      let outcome = try await town.run(input: input)
      #expect(outcome.exitCode == 0)
      #expect(outcome.stderr == "")
      expectPrintable(outcome.stdout)
    }
    let post = try await town.run("post", "-", input: megabyte)
    #expect(post.exitCode == 1)
    #expect(
      post.stderr
        == "The post is too large: 1,043,576 bytes over the limit of 5,000. Use fewer long links and emoji.\n"
    )
    #expect(try await town.run("post", "-", input: megabyte + megabyte).stderr == "This is too large.\n")
    #expect(try await town.texts() == [])
    try await town.expectSound()
  }

  @Test func aLongLineInAPostKeepsItsBeginningAndSaysSo() async throws {
    let town = try await Town()
    let line = String(repeating: "y", count: 200_000)
    let outcome = try await town.run(input: "g new\n\(line)\n.\nq\n")
    #expect(outcome.stdout.contains("! That line is too long; only its beginning was kept.\n"))
    #expect(outcome.stdout.contains("bytes over the limit of 5,000."))
    #expect(outcome.exitCode == 0)
  }

  private func expectPrintable(_ said: String, _ location: SourceLocation = #_sourceLocation) {
    let controls = said.unicodeScalars.filter { $0 != "\n" && $0.properties.generalCategory == .control }
    #expect(controls.isEmpty, sourceLocation: location)
  }
}
