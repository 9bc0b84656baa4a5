import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import SocialBackend
import SocialMenuShell

/// `reset-password --email E`, then `reset-password --email E --code C` with the code from the email.
struct ResetPasswordCommand: PasswordCommand {
  static var configuration: CommandConfiguration {
    .command(
      "reset-password", \AccountHelpStrings.resetPassword,
      examples: "socialconnect reset-password --email mia@example.org",
      "socialconnect reset-password --email mia@example.org --code 123456")
  }

  @OptionGroup var options: GlobalOptions
  @Option(help: .text(\AccountHelpStrings.accountEmail)) var email: String
  @Option(help: .text(\AccountHelpStrings.code)) var code: String?
  @OptionGroup var password: PasswordOptions

  var reach: CommandReach { deviceOrServer }

  func run(in context: CommandContext) async throws(AppError) {
    let resets = PasswordResetInteractor(
      repository: try context.backend.repositories(for: .anonymous).authentication.resets.orUnsupported(),
      sessions: context.accountsHere)
    if let code {
      let code = try await resets.confirmCode(code, email: email)
      let new = try await password.choose(asking: context.strings.newPassword, context) {
        (password) throws(AppError) in try resets.checkPassword(password, email: email)
      }
      let step = try await resets.reset(email: email, code: code, password: new)
      context.output.note(context.strings.passwordChanged)
      let session = try await SignInCodePrompt(context: context, password: password).session(of: step) {
        request, code throws(AppError) in try await resets.signIn(request, code: code)
      }
      return context.output.note(context.strings.currentAccount(session.handle))
    }
    let destination = try await resets.requestCode(email: email)
    let strings = AuthenticationStrings.of(context.words.language).forgotPassword
    context.output.note(strings.told(email, destination))
  }
}
