import AppScreens
import AppValues
import ArgumentParser
import Authentication
import SocialMenuShell

/// `change-email E`, then `change-email E --code C` with the code from the email.
struct ChangeEmailCommand: PasswordCommand {
  static var configuration: CommandConfiguration {
    .command(
      "change-email", \AccountHelpStrings.changeEmail,
      examples: "socialconnect change-email mia@example.net",
      "socialconnect change-email mia@example.net --code 123456")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text(\AccountHelpStrings.changedEmail)) var email: String
  @Option(help: .text(\AccountHelpStrings.code)) var code: String?
  @OptionGroup var password: PasswordOptions

  func run(in context: CommandContext) async throws(AppError) {
    let account = try await context.ownAccount()
    let strings = AuthenticationStrings.of(context.words.language).changeEmail
    if let code {
      try await account.confirmEmail(email, code: code)
      return context.output.note(strings.done(email))
    }
    let email = try await account.checkEmail(email)
    try await context.prove(account, by: password.source, asking: context.strings.password)
    let destination = try await account.requestEmail(email)
    context.output.note(strings.told(email, destination))
  }
}
