import AppScreens
import AppValues
import ArgumentParser
import Entities
import Foundation
import Notifications
import SocialMenuShell
import SocialTerminal

/// `watch --exec CMD`.
struct WatchCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "watch",
      abstract: .text(
        "Run a command for each new notification. Ctrl-C stops.",
        ja: "通知が届くたびに、指定したコマンドを実行します。Ctrl-C で終了します。"),
      discussion: .examples(
        "socialconnect watch --exec 'notify-send \"$SOCIALCONNECT_FROM\" \"$SOCIALCONNECT_KIND\"'",
        after: .text(
          """
          The command reads the notification as JSON from its standard input, and finds SOCIALCONNECT_KIND and \
          SOCIALCONNECT_FROM in its environment. It runs once for each notification, one after another, except in your \
          quiet hours, and is stopped after \(limit) seconds. Without --exec, notifications are printed.
          """,
          ja: """
            コマンドは標準入力から通知をJSONで受け取り、環境変数 SOCIALCONNECT_KIND と SOCIALCONNECT_FROM を使えます。\
            通知1件ごとに順番に実行し、おやすみ時間には実行しません。\(limit)秒で終わらなければ終了させます。\
            --exec がなければ通知を表示します。
            """)))
  }

  /// Seconds.
  private static let limit = 30

  @OptionGroup var options: GlobalOptions
  @Option(help: .text("The command, for your shell.", ja: "実行するコマンド（シェルの書き方）。")) var exec: String?

  func run(in context: CommandContext) async throws(AppError) {
    guard let exec else { return try await context.followNotices() }
    let command = PersonalCommand(exec, deadline: .seconds(Self.limit))
    let interactor = try await context.notices()
    try await context.eachArrival(of: interactor) { notice throws(AppError) in
      if await interactor.isQuiet(at: context.view.clock.now(), in: context.words.timeZone) { return }
      let outcome = await command.run(
        input: try context.output.text(JSONForms.notice.document(notice)),
        environment: [
          "SOCIALCONNECT_KIND": notice.kind.rawValue, "SOCIALCONNECT_FROM": notice.from.handle,
        ])
      if let text = context.strings.commandEnded(outcome, Self.limit), !Task.isCancelled {
        context.output.note(text)
      }
    }
  }
}

extension CommandContext {
  /// Prints notifications as they arrive, ungrouped, until the person asks to stop.
  func followNotices(_ filter: NoticeFilter = .all) async throws(AppError) {
    try await eachArrival(of: try await notices(), filter, for: .output) { notice throws(AppError) in
      if options.printsJSON {
        try output.json(JSONForms.notice.document(notice))
      } else {
        try printNotice(notice)
      }
    }
  }

  /// Runs a body for each notification that arrives, one after another, until the person asks to stop.
  ///
  /// - Parameter reader: The stream that the body prints to; it ends when its reader goes away.
  fileprivate func eachArrival(
    of interactor: NotificationsInteractor, _ filter: NoticeFilter = .all, for reader: StandardStream? = nil,
    _ body: @escaping @MainActor (Notice) async throws(AppError) -> Void
  ) async throws(AppError) {
    let stream = try interactor.arrivals(filter)
    let problem = await StopRequest.cancels(withReaderOf: reader) { @MainActor () async -> AppError? in
      var arrivals = stream.makeAsyncIterator()
      do throws(AppError) {
        try await arrivals.begin()
        output.note(strings.waitingForNotices)
        while let notices = try await arrivals.next(isolation: MainActor.shared) {
          for notice in notices where !Task.isCancelled { try await body(notice) }
        }
        return nil
      } catch {
        return error == .cancelled ? nil : error
      }
    }
    if let problem { throw problem }
  }
}
