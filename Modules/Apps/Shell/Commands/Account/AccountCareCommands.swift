import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import Post
import SocialBackend
import SocialMenuShell

struct ChangePasswordCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "change-password",
      abstract: .text(
        "Change your password and sign out everywhere else.",
        ja: "パスワードを変更し、ほかの端末をすべてサインアウトします。"),
      discussion: .examples("socialconnect change-password"))
  }

  @OptionGroup var options: GlobalOptions
  @Flag(
    help: .text(
      "Read the current and the new password from the first two lines of standard input.",
      ja: "現在のパスワードと新しいパスワードを、標準入力の最初の2行から読みます。"))
  var passwordStdin = false

  func advice(on error: AppError, _ language: Language) -> String? {
    error == .invalid(.password, .empty) && !passwordStdin ? CommandStrings.of(language).passwordInput : nil
  }

  func run(in context: CommandContext) async throws(AppError) {
    let account = try await context.ownAccount()
    let source = SecretSource(isInput: passwordStdin)
    let old = try source.read(context.strings.currentPassword)
    // A wrong password is refused before a new one is asked for.
    if !passwordStdin { try await account.confirmPassword(old) }
    let new = try await source.choose(context.strings.newPassword, context, check: account.checkPassword)
    try await account.changePassword(from: old, to: new)
    context.output.note(context.strings.passwordChanged)
  }
}

/// `sign-ins`, `sign-ins revoke ID`.
struct SignInsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sign-ins",
      abstract: .text(
        "List and end the sessions of your account.",
        ja: "サインイン中の端末を表示し、不要な端末をサインアウトします。"),
      discussion: .examples("socialconnect sign-ins", "socialconnect sign-ins revoke --others"),
      subcommands: [List.self, Revoke.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "list",
        abstract: .text(
          "List the sessions of your account, newest first.",
          ja: "サインイン中の端末を、新しい順に表示します。"))
    }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let activeSessions = try await context.ownAccount().activeSessions()
      if options.printsJSON {
        return try context.output.json(.array(activeSessions.map(JSONForms.activeSession.document)))
      }
      let strings = AuthenticationStrings.of(context.words.language)
      for session in activeSessions {
        let since = context.strings.since(context.words.dateAndTime(session.createdAt))
        let mark = session.isCurrent ? "* " : "  "
        let use = strings.activeSessions.use(of: session, context.view)
        let app = strings.app(of: session).map { " · \($0)" } ?? ""
        try context.output.line("\(mark)\(session.id)  \(since) · \(use)\(app)")
      }
    }
  }

  struct Revoke: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "revoke",
        abstract: .text("End a session, or all but this one.", ja: "指定した端末、またはこの端末以外のすべてをサインアウトします。"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text("The session's ID.", ja: "端末のID。")) var id: String?
    @Flag(help: .text("All but the session on this device.", ja: "この端末以外のすべて。")) var others = false

    func validate() throws {
      if others == (id != nil) {
        throw ValidationError(
          .text("Give a session ID, or --others.", ja: "端末のIDか --others を指定してください。"))
      }
    }

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      if let id {
        let next = try await account.revoke(ID(id))
        context.output.note(context.strings.sessionEnded)
        if let next = next?.session { context.output.note(context.strings.currentAccount(next.handle)) }
      } else {
        try await account.revokeOthers()
        context.output.note(context.strings.othersEnded)
      }
    }
  }
}

struct DeleteAccountCommand: PasswordCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "delete-account",
      abstract: .text(
        "Permanently delete the current account, or the one given with --as, and everything in it.",
        ja: "現在のアカウント、または --as で指定したアカウントを、内容ごと完全に削除します。"),
      discussion: .examples(
        "socialconnect delete-account --as mia",
        after: .text(
          "To keep a copy, run “socialconnect export” first.",
          ja: "データを残したい場合は、先に socialconnect export を実行してください。")))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(in context: CommandContext) async throws(AppError) {
    let account = try await context.ownAccount()
    let handle = account.session.handle
    let password = try self.password.read(asking: context.strings.passwordToDelete(handle))
    let next = try await account.delete(password: password)
    context.output.note(context.strings.accountDeleted(handle))
    if let next = next.session { context.output.note(context.strings.currentAccount(next.handle)) }
  }
}

extension CommandContext {
  /// The rules of the signed-in account: its password, email address and sessions, and its deletion.
  func ownAccount() async throws(AppError) -> AccountInteractor {
    let (repositories, session) = try await signedIn()
    return AccountInteractor(
      ports: repositories.account, sessions: accountsHere, session: session,
      clear: { [drafts = drafts(.signedIn(session))] in
        // Drafts that can't be removed stay private: only the owner can read the folder.
        try? await drafts.discardAll()
      })
  }
}
