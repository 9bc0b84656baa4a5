import AppScreens
import AppValues
import ArgumentParser
import Entities
import SocialMenuShell
import SocialTerminal

/// How a command gets a password: never from an argument, which others on the machine can read.
struct PasswordOptions: ParsableArguments {
  @Flag(help: .text(\AccountHelpStrings.passwordInput)) var passwordStdin = false

  /// Where the password comes from.
  var source: SecretSource { SecretSource(isInput: passwordStdin) }

  /// The password.
  ///
  /// Throws `invalid(.password, .empty)` if there is none to read.
  @MainActor
  func read(_ context: CommandContext) throws(AppError) -> String {
    try read(asking: context.strings.password)
  }

  /// The password, asked for with a prompt of its own.
  func read(asking prompt: String) throws(AppError) -> String {
    try source.read(prompt)
  }

  /// How to give a password that was missing; nil for any other error.
  func advice(on error: AppError, _ language: Language) -> String? {
    error == .invalid(.password, .empty) && !passwordStdin ? CommandStrings.of(language).passwordInput : nil
  }

  /// A new password; see `SecretSource.choose`.
  @MainActor
  func choose(
    asking prompt: String, _ context: CommandContext,
    check: (String) async throws(AppError) -> Void
  ) async throws(AppError) -> String {
    try await source.choose(prompt, context, check: check)
  }
}

/// A command that reads a password.
protocol PasswordCommand: SocialCommand {
  var password: PasswordOptions { get }
}

extension PasswordCommand {
  func advice(on error: AppError, _ language: Language) -> String? { usualAdvice(on: error, language) }

  /// What to do about a missing network or password.
  func usualAdvice(on error: AppError, _ language: Language) -> String? {
    if error == .invalid(.database, .missing) { return CommandStrings.of(language).namingServer }
    return password.advice(on: error, language)
  }
}

/// The source of secrets: the lines of standard input, or the terminal.
struct SecretSource {
  let isInput: Bool

  /// Reads the next secret; on a terminal, asks for it.
  ///
  /// Throws `invalid(.password, .empty)` if there is none to read.
  func read(_ prompt: String) throws(AppError) -> String {
    guard let secret = isInput ? CommandInput.line() : SecretPrompt.read(prompt) else {
      throw .invalid(.password, .empty)
    }
    return secret
  }

  /// Reads a new secret. On a terminal, where it isn't shown, it has to be typed twice the same.
  ///
  /// Throws `invalid(.password, .empty)` where there is none to read; on a terminal what `check` throws at the first
  /// one: what will be refused need not be typed again.
  @MainActor
  func choose(
    _ prompt: String, _ context: CommandContext, check: (String) async throws(AppError) -> Void
  ) async throws(AppError) -> String {
    let strings = context.strings.secrets
    while true {
      let secret = try read(prompt)
      if isInput || secret.isEmpty { return secret }
      try await check(secret)
      let again = try read(strings.again(prompt))
      if again == secret { return secret }
      context.output.note(strings.differ)
    }
  }
}
