import AppScreens
import AppValues
import ArgumentParser
import Entities
import Presentation
import SocialBackend
import SocialMenuShell

/// `suspend HANDLE`, for the administrator.
struct SuspendCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "suspend",
      abstract: .text(
        "Suspend an account; for the administrator.", ja: "アカウントを停止します。管理者のための機能です。"),
      discussion: .examples(
        "socialconnect suspend ken",
        after: .text(
          """
          No one sees the person or what they wrote, and they can't sign in. Nothing is deleted; `reinstate` makes it \
          all visible again. Anyone who can write to the data can do this, signed in or not.
          """,
          ja: """
            本人も投稿もほかの人から見えなくなり、サインインできなくなります。何も削除されず、reinstate で元どおりになります。\
            データに書き込める人なら、サインインしなくても実行できます。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String

  var subject: ErrorSubject? { .person }

  func run(in context: CommandContext) async throws(AppError) {
    let accounts = try context.backend.accountModeration.orUnsupported()
    let handle = try await accounts.suspend(handle: try Handle(ownServer: handle).text)
    let command = CommandName.inUse.working(on: options.dataDirectory)
    context.output.note(command.named(in: ModerationStrings.of(context.words.language).suspended(handle)))
  }
}

/// `reinstate HANDLE`, for the administrator.
struct ReinstateCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reinstate",
      abstract: .text(
        "Reinstate a suspended account; for the administrator.", ja: "停止したアカウントを元に戻します。管理者のための機能です。"),
      discussion: .examples("socialconnect reinstate ken"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String

  var subject: ErrorSubject? { .person }

  func run(in context: CommandContext) async throws(AppError) {
    let accounts = try context.backend.accountModeration.orUnsupported()
    let handle = try await accounts.reinstate(handle: try Handle(ownServer: handle).text)
    context.output.note(ModerationStrings.of(context.words.language).reinstated(handle))
  }
}
