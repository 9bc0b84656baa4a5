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
      let kinds = NoticeChoice.kindNames
      return CommandConfiguration(
        commandName: "settings",
        abstract: .text(
          "Choose what you're notified about; without arguments, show the settings.",
          ja: "誰からの通知を受け取るかを設定します。引数がなければ、現在の設定を表示します。"),
        discussion: .examples(
          "socialconnect notifications settings like=following --quiet 22:00-07:00",
          "socialconnect notifications settings --bell on",
          after: .text(
            """
            KIND is \(kinds) or all. It applies from now on. However often a post is edited, you're notified once a day \
            at most. In quiet hours notifications still come to the list, but nothing alerts you.

            --terminal, --desktop and --bell choose how the shell alerts you to new notifications while you're doing \
            something else: with the terminal's own notification, with notify-send, with a sound. They are saved on this \
            device only.
            """,
            ja: """
              種類は \(kinds) または all です。これから届く通知に適用されます。同じ投稿が何度編集されても、\
              通知は1日に1回までです。おやすみ時間にも通知は一覧に届きますが、ターミナルやデスクトップでは知らせません。

              --terminal、--desktop、--bell は、ほかの作業をしている間に新しい通知を知らせる方法です。\
              それぞれターミナルの通知、notify-send、ベル音で、この設定はこの端末だけに保存されます。
              """)))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(
      help: .text(
        "What, and from whom: KIND=anyone|following|followers|nobody.",
        ja: "種類と相手: 種類=anyone|following|followers|nobody。"))
    var choices: [String] = []
    @Option(
      help: .text(
        "Quiet hours in local time, like 22:00-07:00, or off.",
        ja: "おやすみ時間。22:00-07:00 のように、この端末の時刻で指定します。設定しない場合は off。"))
    var quiet: String?
    @Option(help: .text("Terminal notifications: on or off.", ja: "ターミナルの通知。on または off。"))
    var terminal: Switch?
    @Option(
      help: .text(
        "Desktop notifications, with notify-send: on or off.",
        ja: "デスクトップの通知（notify-send）。on または off。"))
    var desktop: Switch?
    @Option(help: .text("Terminal bell: on or off.", ja: "ベル音。on または off。")) var bell: Switch?

    func validate() throws {
      guard let unknown = choices.first(where: { NoticeChoice($0) == nil }) else { return }
      let kinds = "\(NoticeChoice.kindNames), all"
      let audiences = NoticeAudience.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        .text(
          """
          “\(unknown)” isn't valid. Use KIND=WHOM, like like=following. KIND is one of \(kinds); \
          WHOM is one of \(audiences).
          """,
          ja: """
            「\(unknown)」は指定できません。like=following のように「種類=相手」の形で入力してください。種類: \(kinds)。\
            相手: \(audiences)。
            """))
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
      try output.json(JSONForms.noticeSettings.document(printed))
    } else {
      let settings = printed.settings
      for kind in NoticeKind.allCases {
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
