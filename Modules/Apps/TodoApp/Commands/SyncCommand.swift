import AppScreens
import AppValues
import ArgumentParser
import Foundation
import SocialMenuShell
import SocialScheduling
import SocialTodoStore

struct SyncCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    .command(
      "sync", \TodoDataHelpStrings.sync, remark: \TodoDataHelpStrings.syncRemark,
      examples: "todo sync ~/Sync/todo", "todo sync")
  }

  @OptionGroup var options: TodoOptions
  @Argument(help: .text(\TodoDataHelpStrings.folder)) var folder: String?

  var isWriting: Bool { false }

  /// How long the folder may take to say that it's there.
  private static let patience = Duration.seconds(10)

  func run(in context: TodoContext) async throws(AppError) {
    let messages = context.messages
    // Said to be a folder, it isn't looked at yet: that could take for ever.
    let path = folder.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL.path }
    let before = try await context.store.joinedFolder()
    var known = path.map { JoinedFolder(path: $0, inStepAt: before?.inStepAt) } ?? before
    if let known { try await check(known, context) }
    let report = if let path { await context.store.join(path) } else { await context.store.sync() }
    for edit in report.overruled { context.output.note(messages.overruled(edit)) }
    for problem in report.problems { context.output.note(messages.problem(problem)) }
    if path == nil { known = try await context.store.joinedFolder() }
    if path != nil, report.fault == .unavailable {
      throw context.fault(.unavailable, context.strings.noFolder(known?.path ?? ""))
    }
    if let fault = report.fault { throw context.fault(fault, messages.failure(fault, known)) }
    try context.output.line(messages.success(report, in: known?.path ?? ""))
  }

  /// What a disk that is away holds up for ever is asked first, with a limit; a round itself may take its time.
  @MainActor
  private func check(_ folder: JoinedFolder, _ context: TodoContext) async throws(AppError) {
    let isThere = await Deadline.run(Self.patience) {
      await BlockingWork.run { FileManager.default.fileExists(atPath: folder.path) }
    }
    if isThere == nil { throw context.fault(.timeout, context.messages.failure(.timeout, folder)) }
  }
}
