import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import Presentation
import SocialBackend
import SocialMenuShell

/// `admin`: what the administrator decides about accounts.
struct AdminCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "admin",
      abstract: .text("Manage accounts; for the administrator.", ja: "アカウントを管理します。管理者のための機能です。"),
      discussion: .examples(
        "socialconnect admin pending", "socialconnect admin approve mia", "socialconnect admin suspend ken",
        after: .text(
          "Anyone who can write to the data can do this, signed in or not.",
          ja: "データに書き込める人なら、サインインしなくても実行できます。")),
      subcommands: [
        Pending.self, Approve.self, Reject.self, Create.self, Confirm.self, Suspend.self, Reinstate.self,
      ])
  }
}

/// A command that decides about one account.
protocol AccountDecisionCommand: SocialCommand {
  var handle: String { get }

  /// Carries out the decision, and returns the handle as its owner writes it.
  @MainActor
  func decide(_ handle: String, _ accounts: any AccountModeration) async throws(AppError) -> String
  /// What to say once it's done.
  @MainActor
  func outcome(_ handle: String, _ strings: AdminStrings) -> String
  /// What the administrator has to do themselves once it's done; nil for nothing. It's asked first, so that nothing is done
  /// if that fails.
  @MainActor
  func remainder(_ handle: String, _ context: CommandContext) async throws(AppError) -> String?
}

extension AccountDecisionCommand {
  var subject: ErrorSubject? { .person }

  @MainActor
  func remainder(_ handle: String, _ context: CommandContext) async throws(AppError) -> String? { nil }

  @MainActor
  func run(in context: CommandContext) async throws(AppError) {
    let accounts = try context.backend.accountModeration.orUnsupported()
    let entered = try Handle(ownServer: handle).text
    let remainder = try await remainder(entered, context)
    let handle = try await decide(entered, accounts)
    let command = CommandName.inUse.working(on: options.dataDirectory)
    context.output.note(command.named(in: outcome(handle, .of(context.words.language))))
    if let remainder { context.output.note(remainder) }
  }
}

extension AdminCommand {
  struct Suspend: AccountDecisionCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "suspend", abstract: .text("Suspend an account.", ja: "アカウントを停止します。"),
        discussion: .examples(
          "socialconnect admin suspend ken",
          after: .text(
            """
            No one sees the person or what they wrote, and they can't sign in. Nothing is deleted; “admin reinstate” \
            makes it all visible again.
            """,
            ja: "本人も投稿もほかの人から見えなくなり、サインインできなくなります。何も削除されず、admin reinstate で元どおりになります。")))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handle) var handle: String

    func decide(_ handle: String, _ accounts: any AccountModeration) async throws(AppError) -> String {
      try await accounts.suspend(handle: handle)
    }

    func outcome(_ handle: String, _ strings: AdminStrings) -> String { strings.suspended(handle) }
  }

  struct Reinstate: AccountDecisionCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "reinstate",
        abstract: .text("Reinstate a suspended account.", ja: "停止したアカウントを元に戻します。"),
        discussion: .examples("socialconnect admin reinstate ken"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handle) var handle: String

    func decide(_ handle: String, _ accounts: any AccountModeration) async throws(AppError) -> String {
      try await accounts.reinstate(handle: handle)
    }

    func outcome(_ handle: String, _ strings: AdminStrings) -> String { strings.reinstated(handle) }
  }

  struct Approve: AccountDecisionCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "approve",
        abstract: .text("Approve an account that waits for it.", ja: "承認待ちのアカウントを承認します。"),
        discussion: .examples("socialconnect admin approve mia"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handle) var handle: String

    func decide(_ handle: String, _ accounts: any AccountModeration) async throws(AppError) -> String {
      try await accounts.approve(handle: handle)
    }

    func outcome(_ handle: String, _ strings: AdminStrings) -> String { strings.approved(handle) }

    func remainder(_ handle: String, _ context: CommandContext) async throws(AppError) -> String? {
      if try await context.backend.mailSending?.origin().isSending == true { return nil }
      return AdminStrings.of(context.words.language).unmailed(handle)
    }
  }

  struct Reject: AccountDecisionCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "reject",
        abstract: .text("Delete an account that waits for approval.", ja: "承認待ちのアカウントを削除します。"),
        discussion: .examples("socialconnect admin reject mia"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handle) var handle: String

    func decide(_ handle: String, _ accounts: any AccountModeration) async throws(AppError) -> String {
      try await accounts.reject(handle: handle)
    }

    func outcome(_ handle: String, _ strings: AdminStrings) -> String { strings.rejected(handle) }
  }

  struct Confirm: AccountDecisionCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "confirm",
        abstract: .text(
          "Confirm an account's email address without a code.", ja: "アカウントのメールアドレスをコードなしで確認済みにします。"),
        discussion: .examples("socialconnect admin confirm mia"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handle) var handle: String

    func decide(_ handle: String, _ accounts: any AccountModeration) async throws(AppError) -> String {
      try await accounts.confirmEmail(handle: handle)
    }

    func outcome(_ handle: String, _ strings: AdminStrings) -> String { strings.confirmed(handle) }
  }
}
