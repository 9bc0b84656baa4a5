import Foundation
import SocialTestSupport
import Testing

/// What cannot be accepted is refused in the person's language, and changes nothing.
@Suite struct BadInputCommandTests {
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
    let desk = try await CommandDesk()
    for (language, text) in [("en", form.english), ("ja", form.japanese)] {
      let outcome = try await desk.run(
        "sign-up", "--email", form.email, "--handle", form.handle, "--name", form.name, "--password-stdin",
        "--lang", language, input: form.password + "\n")
      #expect(outcome == CommandOutcome(stdout: "", stderr: text + "\n", exitCode: 1))
    }
    #expect(try await desk.run("profile", "ann").exitCode == 1)
    #expect(try await desk.run("whoami").stdout == "@mia  Mia Tanaka\n")
  }

  @Test func aWrongPasswordDoesNotTellWhetherTheAddressIsKnown() async throws {
    let desk = try await CommandDesk()
    for email in ["mia@example.org", "nobody@example.org"] {
      let outcome = try await desk.run(
        "sign-in", "--email", email, "--password-stdin", input: "not this one\n")
      #expect(
        outcome
          == CommandOutcome(
            stdout: "", stderr: "Wrong email or password. Check both and try again.\n", exitCode: 1))
    }
  }

  @Test func aPostThatCannotBeIsRefused() async throws {
    let desk = try await CommandDesk()
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
        let outcome = try await desk.run("post", "-", "--lang", language, input: text)
        #expect(outcome == CommandOutcome(stdout: "", stderr: explanation + "\n", exitCode: 1))
      }
    }
    #expect(try await desk.texts() == [])
    #expect(try await desk.json("post", String(tooLong.dropLast()))["text"].text?.count == 500)
  }

  @Test func whatIsNotThereOrNotOnesOwnIsRefused() async throws {
    let desk = try await CommandDesk()
    let (hers, his) = (try await desk.post("Hers"), try await desk.post("His", as: "ken"))
    #expect(try await desk.run("delete", his).stderr == "You don't have permission to do that.\n")
    #expect(try await desk.run("delete", his, "--lang", "ja").exitCode == 1)
    for id in ["1", "99999999999999999999999999", "abc", "", "'; DROP TABLE post; --"] {
      for command in [["show", id], ["like", id], ["share", id], ["delete", id], ["comment", id, "Hm"]] {
        let outcome = try await desk.run(command)
        #expect(
          outcome
            == CommandOutcome(
              stdout: "", stderr: "This doesn't exist, or you don't have access to it.\n", exitCode: 1))
      }
    }
    for command in ["profile", "follow", "followers"] {
      #expect(try await desk.run(command, "nobody", "--lang", "ja").stderr == "そのユーザーは見つかりませんでした。\n")
    }
    #expect(try await desk.run("delete", hers).exitCode == 0)
    for command in [["comment", hers, "Hm"], ["like", hers], ["show", hers]] {
      let outcome = try await desk.run(command + ["--as", "ken"])
      #expect(outcome == CommandOutcome(stdout: "", stderr: "This has been deleted.\n", exitCode: 1))
    }
    let both = try await desk.texts() + desk.texts(by: "ken")
    #expect(both == ["His"])
    try await desk.expectSound()
  }
}
