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
    .command(
      "watch", \NoticeHelpStrings.watch, remark: \NoticeHelpStrings.watchRemark,
      examples: "socialconnect watch --exec 'notify-send \"$SOCIALCONNECT_FROM\" \"$SOCIALCONNECT_KIND\"'")
  }

  /// How many seconds the command may take.
  static let limit = 30

  @OptionGroup var options: GlobalOptions
  @Option(help: .text(\NoticeHelpStrings.exec)) var exec: String?

  func run(in context: CommandContext) async throws(AppError) {
    guard let exec else { return try await context.followNotices() }
    let command = PersonalCommand(exec, deadline: .seconds(Self.limit))
    let interactor = try await context.notices()
    try await context.eachArrival(of: interactor) { notice throws(AppError) in
      if await interactor.isQuiet(at: context.view.clock.now(), in: context.words.timeZone) { return }
      let outcome = await command.run(
        input: try context.output.text(JSONFormats.notice.document(notice)),
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
        try output.json(JSONFormats.notice.document(notice))
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
