import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import SocialBackend

/// `reset-password --email E`, and with the code that came, `reset-password --email E --code C`.
struct ResetPasswordCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reset-password",
      abstract: .text(
        "Have a code sent when you forgot your password, or set another one by it.",
        ja: "パスワードを忘れたときに、コードを送るか、届いたコードで新しいパスワードを設定します。"),
      discussion: .examples(
        "socialconnect reset-password --email mia@example.org",
        "socialconnect reset-password --email mia@example.org --code 123456"))
  }

  @OptionGroup var options: GlobalOptions
  @Option(help: .text("The e-mail address of the account.", ja: "アカウントのメールアドレス。")) var email: String
  @Option(help: .text("The six digits that came by mail.", ja: "メールで届いた6桁の数字。")) var code: String?
  @OptionGroup var password: PasswordOptions

  func run(in context: CommandContext) async throws(AppError) {
    let resets = PasswordResetInteractor(
      repository: try context.backend.repositories(for: .anonymous).authentication.resets.orUnsupported(),
      sessions: context.accountsHere)
    if let code {
      let code = try await resets.confirmCode(code, email: email)
      let password = try password.choose(asking: context.strings.newPassword, context)
      let session = try await resets.reset(email: email, code: code, password: password)
      context.output.note(context.strings.passwordChanged)
      return context.output.note(context.strings.nowInUse(session.handle))
    }
    let destination = try await resets.requestCode(email: email)
    let strings = AuthenticationStrings.of(context.words.language).forgotPassword
    context.output.note(strings.sent(email))
    if case .folder(let path) = destination { context.output.note(strings.folder(path)) }
  }
}
