import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import SocialMenuShell

/// `restore-email CODE`, with the code from the mail to the address before.
struct RestoreEmailCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "restore-email", \AccountHelpStrings.restoreEmail, remark: \AccountHelpStrings.restoreEmailRemark,
      examples: "socialconnect restore-email Qm9yaW5nIGJ1dCBzYWZl")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text(\AccountHelpStrings.restoringCode)) var code: String

  func run(in context: CommandContext) async throws(AppError) {
    let email = try await context.authentication.restoreEmail(Secret(code))
    context.output.note(AuthenticationStrings.of(context.words.language).changeEmail.restored(email))
  }
}
