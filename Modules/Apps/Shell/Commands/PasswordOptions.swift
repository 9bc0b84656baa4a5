import ArgumentParser
import Entities
import Presentation
import Terminal

/// How a command gets a password: never from an argument, which others on the machine can read.
struct PasswordOptions: ParsableArguments {
  @Flag(
    help: .text(
      "Read the password from the first line of standard input instead of asking for it.",
      ja: "パスワードを尋ねずに、標準入力の最初の行から読みます。"))
  var passwordStdin = false

  /// The password.
  ///
  /// Throws `invalid(.password, .empty)` where there is none to read.
  @MainActor
  func read(_ context: CommandContext) throws(SocialError) -> String {
    guard let password = passwordStdin ? readLine() : SecretPrompt.read(context.strings.password) else {
      throw .invalid(.password, .empty)
    }
    return password
  }
}
