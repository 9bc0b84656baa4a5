import AppScreens
import AppValues
import ArgumentParser
import SocialBackend
import SocialMenuShell

/// `mail`: where email is sent from, for the administrator; `mail --send-here on` changes it.
struct MailCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mail",
      abstract: .text(
        "Show or choose where email is sent from; for the administrator.",
        ja: "メールの送信元を表示、または設定します。管理者のための機能です。"),
      discussion: .examples(
        "socialconnect mail", "socialconnect mail --send-here on --database postgres://example.org/social",
        after: .text(
          """
          Email for a database in the data folder is sent from the device that holds it. A database on a server can be \
          opened from many places: choose one of them, and email is sent while SocialConnect runs there. Until you do, \
          no one can get a code by email.
          """,
          ja: """
            データフォルダーの中のデータベースでは、その端末からメールを送信します。サーバー上のデータベースは\
            いろいろな場所から開けるため、選んだ1か所でSocialConnectが動いている間だけメールを送信します。\
            送信元を選ぶまでは、メールで確認コードを受け取れません。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Option(
    help: .text(
      "Send email from this data folder: on or off.",
      ja: "このデータフォルダーからメールを送信するか。on または off。"
    ))
  var sendHere: Switch?

  func run(in context: CommandContext) async throws(AppError) {
    let mail = try context.backend.mailSending.orUnsupported()
    if let sendHere { try await mail.send(fromHere: sendHere.isOn) }
    let status = try await mail.status()
    if options.printsJSON { return try context.output.json(JSONForms.mailStatus.document(status)) }
    let strings = MailStrings.of(context.words.language)
    try context.output.line(strings.sender(status.sender))
    if status.waiting > 0 { try context.output.line(strings.waiting(status.waiting)) }
    if status.givenUp > 0 { try context.output.line(strings.givenUp(status.givenUp)) }
  }
}
