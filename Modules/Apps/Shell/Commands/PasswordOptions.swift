import AppValues
import ArgumentParser
import Entities
import SocialMenuShell
import SocialTerminal

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
  func read(_ context: CommandContext) throws(AppError) -> String {
    try read(asking: context.strings.password)
  }

  /// The same, asked for by words of its own.
  func read(asking prompt: String) throws(AppError) -> String {
    try SecretSource(isInput: passwordStdin).read(prompt)
  }

  /// A password that is chosen; see `SecretSource.choose`.
  @MainActor
  func choose(asking prompt: String, _ context: CommandContext) throws(AppError) -> String {
    try SecretSource(isInput: passwordStdin).choose(prompt, context)
  }
}

/// Where secrets are read from: the lines of standard input, or the terminal.
struct SecretSource {
  let isInput: Bool

  /// Reads the next one; on a terminal it is asked for.
  ///
  /// Throws `invalid(.password, .empty)` where there is none to read.
  func read(_ prompt: String) throws(AppError) -> String {
    guard let secret = isInput ? readLine() : SecretPrompt.read(prompt) else {
      throw .invalid(.password, .empty)
    }
    return secret
  }

  /// Reads one that is chosen: on a terminal, where nothing shows what is typed, until it is typed twice the same.
  ///
  /// Throws `invalid(.password, .empty)` where there is none to read.
  @MainActor
  func choose(_ prompt: String, _ context: CommandContext) throws(AppError) -> String {
    let strings = context.strings.secrets
    while true {
      let secret = try read(prompt)
      if isInput || secret.isEmpty { return secret }
      let again = try read(strings.again(prompt))
      if again == secret { return secret }
      context.output.note(strings.differ)
    }
  }
}
