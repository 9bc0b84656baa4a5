import AppScreens
import AppValues
import ArgumentParser
import Entities
import Notifications
import SocialMenuShell

extension NotificationsCommand {
  /// `notifications settings like=following --quiet 22:00-07:00`.
  struct Settings: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "settings", \NoticeHelpStrings.settings, remark: \NoticeHelpStrings.settingsRemark,
        examples: "socialconnect notifications settings like=following --quiet 22:00-07:00",
        "socialconnect notifications settings --bell on")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\NoticeHelpStrings.choices)) var choices: [String] = []
    @Option(help: .text(\NoticeHelpStrings.quiet)) var quiet: String?
    @Option(help: .text(\NoticeHelpStrings.terminal)) var terminal: Switch?
    @Option(help: .text(\NoticeHelpStrings.desktop)) var desktop: Switch?
    @Option(help: .text(\NoticeHelpStrings.bell)) var bell: Switch?

    func validate() throws {
      guard let unknown = choices.first(where: { NoticeChoice($0) == nil }) else { return }
      throw ValidationError(NoticeHelpStrings.ofCommands.unknownChoice(unknown))
    }

    func run(in context: CommandContext) async throws(AppError) {
      var change = NoticeSettingsChange()
      for choice in choices.compactMap(NoticeChoice.init) {
        for kind in choice.kinds { change.audiences[kind] = choice.audience }
      }
      if let quiet { change.quiet = try .init(quiet) }
      let settings = try await context.notices().change(change)
      let switches = [AlertWay.terminal: terminal, .desktop: desktop, .bell: bell].compactMapValues { $0 }
      let alerts =
        switches.isEmpty
        ? try await context.alerts.load() : try await context.alerts.change(switches.mapValues(\.isOn))
      try context.printSettings(PrintedNoticeSettings(settings: settings, alerts: alerts))
    }
  }
}

extension CommandContext {
  fileprivate func printSettings(_ printed: PrintedNoticeSettings) throws(AppError) {
    let strings = NotificationSettingsStrings.shell(words.language)
    let missing = printed.alerts.ways.intersection(alerts.missing)
    if options.printsJSON {
      try output.json(JSONFormats.noticeSettings.document(printed))
    } else {
      let settings = printed.settings
      for kind in NoticeKind.chosen {
        try output.line("\(strings.kind(kind)): \(strings.audience(settings.audience(for: kind)))")
      }
      try output.line("\(strings.quietHours): \(settings.quiet.map(\.description) ?? strings.noQuietHours)")
      for way in alerts.ways {
        try output.line(
          "\(strings.way(way)): \(printed.alerts.ways.contains(way) ? strings.on : strings.off)")
      }
    }
    for way in missing { output.note("\(strings.way(way)): \(strings.missing(strings.on))") }
  }
}
