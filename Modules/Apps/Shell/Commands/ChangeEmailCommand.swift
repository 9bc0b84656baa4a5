import AppScreens
import AppValues
import ArgumentParser
import Authentication
import SocialBackend

/// `change-email E`, and with the code that came, `change-email E --code C`.
struct ChangeEmailCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "change-email",
      abstract: .text(
        "Have a code sent to another address, or sign in with that address from now on by the code.",
        ja: "新しいメールアドレスにコードを送るか、届いたコードでメールアドレスを変更します。"),
      discussion: .examples(
        "socialconnect change-email mia@example.net",
        "socialconnect change-email mia@example.net --code 123456"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text("The new e-mail address.", ja: "新しいメールアドレス。")) var email: String
  @Option(help: .text("The six digits that came by mail.", ja: "メールで届いた6桁の数字。")) var code: String?
  @OptionGroup var password: PasswordOptions

  func run(in context: CommandContext) async throws(AppError) {
    let account = try await context.ownAccount()
    let strings = AuthenticationStrings.of(context.words.language).changeEmail
    if let code {
      try await account.confirmEmail(email, code: code)
      return context.output.note(strings.done(email))
    }
    let email = try await account.checkEmail(email)
    let destination = try await account.requestEmail(email, password: try password.read(context))
    context.output.note(strings.sent(email))
    if case .folder(let path) = destination { context.output.note(strings.folder(path)) }
  }
}
