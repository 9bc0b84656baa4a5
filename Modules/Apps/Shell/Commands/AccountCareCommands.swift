import AppScreens
import AppValues
import ArgumentParser
import Authentication
import Entities
import Post
import SocialBackend

struct ChangePasswordCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "change-password",
      abstract: .text(
        "Choose another password; every other sign-in of the account ends.",
        ja: "パスワードを変更します。ほかのサインインはすべて終了します。"),
      discussion: .examples("socialconnect change-password"))
  }

  @OptionGroup var options: GlobalOptions
  @Flag(
    help: .text(
      "Read the present password and the new one from the first two lines of standard input.",
      ja: "現在のパスワードと新しいパスワードを、標準入力の最初の2行から読みます。"))
  var passwordStdin = false

  func run(in context: CommandContext) async throws(AppError) {
    let account = try await context.ownAccount()
    let source = SecretSource(isInput: passwordStdin)
    let old = try source.read(context.strings.presentPassword)
    // Nobody thinks of a new one for nothing.
    if !passwordStdin { try await account.confirmPassword(old) }
    let new = try source.choose(context.strings.newPassword, context)
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
        "List where your account is signed in, and end what should not be.",
        ja: "サインイン中の場所を表示し、不要なものを終了します。"),
      discussion: .examples("socialconnect sign-ins", "socialconnect sign-ins revoke --others"),
      subcommands: [List.self, Revoke.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "list",
        abstract: .text(
          "List where your account is signed in, the latest first.",
          ja: "サインイン中の場所を、新しい順に表示します。"))
    }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let activeSessions = try await context.ownAccount().activeSessions()
      if options.printsJSON {
        return try context.output.json(.array(activeSessions.map(JSONForms.activeSession.document)))
      }
      let strings = AuthenticationStrings.of(context.words.language).activeSessions
      for session in activeSessions {
        let since = context.strings.since(context.words.dateAndTime(session.createdAt))
        let mark = session.isCurrent ? "* " : "  "
        try context.output.line("\(mark)\(session.id)  \(since) · \(strings.use(of: session, context.view))")
      }
    }
  }

  struct Revoke: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "revoke",
        abstract: .text("End a sign-in, or all but this one.", ja: "サインインを1つ、またはここ以外のすべてを終了します。"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text("Which, by its id.", ja: "終了するサインインのID。")) var id: String?
    @Flag(help: .text("All but the one of this machine.", ja: "このマシン以外のすべて。")) var others = false

    func validate() throws {
      if others == (id != nil) {
        throw ValidationError(
          .text("Give the id of a sign-in, or --others.", ja: "サインインのID、または --others を指定してください。"))
      }
    }

    func run(in context: CommandContext) async throws(AppError) {
      let account = try await context.ownAccount()
      if let id {
        let next = try await account.revoke(ID(id))
        context.output.note(context.strings.signInEnded)
        if let next = next?.session { context.output.note(context.strings.nowInUse(next.handle)) }
      } else {
        try await account.revokeOthers()
        context.output.note(context.strings.othersEnded)
      }
    }
  }
}

struct DeleteAccountCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "delete-account",
      abstract: .text(
        "Delete the account in use, or the one named by --as, with everything in it, for good.",
        ja: "現在のアカウント、または --as で指定したアカウントを、内容ごと完全に削除します。"),
      discussion: .examples(
        "socialconnect delete-account --as mia",
        after: .text(
          "`socialconnect export` keeps a copy of it.", ja: "控えは socialconnect export で残せます。")))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(in context: CommandContext) async throws(AppError) {
    let account = try await context.ownAccount()
    let handle = account.session.handle
    let password = try self.password.read(asking: context.strings.passwordToDelete(handle))
    let next = try await account.delete(password: password)
    context.output.note(context.strings.accountDeleted(handle))
    if let next = next.session { context.output.note(context.strings.nowInUse(next.handle)) }
  }
}

extension CommandContext {
  /// What whoever is signed in can do about their account.
  func ownAccount() async throws(AppError) -> AccountInteractor {
    let (repositories, session) = try await signedIn()
    return AccountInteractor(
      ports: repositories.account, sessions: accountsHere, session: session,
      clear: { [drafts = drafts(.signedIn(session))] in
        // What cannot be removed is of use to nobody else: the folder is its owner's alone.
        try? await drafts.discardAll()
      })
  }
}
