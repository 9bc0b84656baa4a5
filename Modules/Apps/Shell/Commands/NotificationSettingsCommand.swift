import AppScreens
import AppValues
import ArgumentParser
import Entities
import Notifications

extension NotificationsCommand {
  /// `notifications settings like=following --quiet 22:00-07:00`.
  struct Settings: SocialCommand {
    static var configuration: CommandConfiguration {
      let kinds = NoticeKind.allCases.map(\.rawValue).joined(separator: ", ")
      return CommandConfiguration(
        commandName: "settings",
        abstract: .text(
          "Choose of whose deeds you are told; without arguments, print it.",
          ja: "だれの操作をお知らせするかを選びます。引数がなければ、現在の設定を表示します。"),
        discussion: .examples(
          "socialconnect notifications settings like=following --quiet 22:00-07:00",
          "socialconnect notifications settings --bell on",
          after: .text(
            """
            KIND is \(kinds) or all. It counts for what happens from now on. However often a post is edited, \
            you are told once a day at most. In quiet hours notices come to the list, and nothing else tells of them.

            --terminal, --desktop and --bell say how the shell tells you of new notices while you look elsewhere: by the \
            terminal's own notification, by notify-send, by a sound. They are kept on this machine only.
            """,
            ja: """
              種類は \(kinds) または all です。これからのお知らせに適用されます。同じ投稿が何度編集されても、\
              お知らせは1日に1回までです。おやすみ時間にもお知らせは一覧に届きますが、ほかの方法ではお伝えしません。

              --terminal、--desktop、--bell は、ほかの作業をしている間にシェルから新しいお知らせを伝える方法です。\
              それぞれターミナルの通知、notify-send、ベル音で、この設定はこのマシンだけに保存されます。
              """)))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(
      help: .text(
        "What, and by whom: KIND=anyone|following|followers|nobody.",
        ja: "何を、だれから: 種類=anyone|following|followers|nobody。"))
    var choices: [String] = []
    @Option(
      help: .text(
        "When nothing is to ring, like 22:00-07:00 by the clock of the machine; or off.",
        ja: "おやすみ時間。22:00-07:00 のように、このマシンの時刻で指定します。なしにするには off。"))
    var quiet: String?
    @Option(help: .text("The terminal's own notification: on or off.", ja: "ターミナルの通知。on または off。"))
    var terminal: Switch?
    @Option(
      help: .text(
        "A notification on the desktop, by notify-send: on or off.",
        ja: "notify-send によるデスクトップの通知。on または off。"))
    var desktop: Switch?
    @Option(help: .text("A sound of the terminal's: on or off.", ja: "ベル音。on または off。")) var bell: Switch?

    func validate() throws {
      guard let unknown = choices.first(where: { NoticeChoice($0) == nil }) else { return }
      let kinds = (NoticeKind.allCases.map(\.rawValue) + ["all"]).joined(separator: ", ")
      let audiences = NoticeAudience.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        .text(
          """
          “\(unknown)” is not understood. Write KIND=WHOM, like like=following. KIND is one of \(kinds); \
          WHOM is one of \(audiences).
          """,
          ja: """
            「\(unknown)」は分かりません。like=following のように「種類=相手」で指定してください。種類: \(kinds)。\
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
        ? try await context.alerts.load() : try await context.alerts.change(switches.mapValues { $0 == .on })
      try context.printSettings(ToldSettings(settings: settings, alerts: alerts))
    }
  }

  /// `on` or `off`.
  enum Switch: String, ExpressibleByArgument, CaseIterable {
    case on, off
  }
}

/// `like=following`.
private struct NoticeChoice {
  let kinds: [NoticeKind]
  let audience: NoticeAudience

  init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map { $0.lowercased() }
    guard parts.count == 2, let audience = NoticeAudience(rawValue: parts[1]) else { return nil }
    self.audience = audience
    kinds = NoticeKind.allCases.filter { parts[0] == "all" || $0.rawValue.lowercased() == parts[0] }
    if kinds.isEmpty { return nil }
  }
}

extension CommandContext {
  fileprivate func printSettings(_ told: ToldSettings) throws(AppError) {
    let strings = NotificationSettingsStrings.shell(words.language)
    let missing = told.alerts.ways.intersection(alerts.missing)
    if options.printsJSON {
      try output.json(JSONForms.noticeSettings.document(told))
    } else {
      let settings = told.settings
      for kind in NoticeKind.allCases {
        try output.line("\(strings.kind(kind)): \(strings.audience(settings.audience(for: kind)))")
      }
      try output.line("\(strings.quietHours): \(settings.quiet.map(\.description) ?? strings.noQuietHours)")
      for way in alerts.ways {
        try output.line("\(strings.way(way)): \(told.alerts.ways.contains(way) ? strings.on : strings.off)")
      }
    }
    for way in missing { output.note("\(strings.way(way)): \(strings.missing(strings.on))") }
  }
}
