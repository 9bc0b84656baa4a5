import AppScreens
import AppValues
import ArgumentParser
import SocialBackend
import SocialMenuShell

/// `mail`: where email is sent from, for the administrator; `mail --send-here on` changes it.
struct MailCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "mail", \AdminHelpStrings.mail, remark: \AdminHelpStrings.mailRemark,
      examples: "socialconnect mail",
      "socialconnect mail --send-here on --database postgres://example.org/social")
  }

  @OptionGroup var options: GlobalOptions
  @Option(help: .text(\AdminHelpStrings.sendHere)) var sendHere: Switch?

  var reach: CommandReach { .deviceNetwork }

  func run(in context: CommandContext) async throws(AppError) {
    let mail = try context.administration().mailSending.orUnsupported()
    if let sendHere { try await mail.send(fromHere: sendHere.isOn) }
    let status = try await mail.status()
    if options.printsJSON { return try context.output.json(JSONFormats.mailStatus.document(status)) }
    let strings = MailStrings.of(context.words.language)
    try context.output.line(strings.sender(status.sender))
    if status.waiting > 0 { try context.output.line(strings.waiting(status.waiting)) }
    if status.givenUp > 0 { try context.output.line(strings.givenUp(status.givenUp)) }
  }
}
