import AppScreens
import AppValues
import ArgumentParser
import Foundation
import SocialMenuShell
import SocialScheduling
import SocialTodoStore

struct SyncCommand: TodoCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sync",
      abstract: .text(
        "Keep your devices in step through a folder that they share.", ja: "端末どうしで使うフォルダーを通して、ToDoを同期します。"),
      discussion: .examples(
        "todo sync ~/Sync/todo", "todo sync",
        after: .text(
          """
          Any folder will do: one that a program syncs, a network drive or a USB stick. It's remembered, and Todo keeps in \
          step by itself from then on. While the folder can't be reached, you can continue to work; everything catches up \
          when it's back.

          When two devices change the same value of a todo, the later change wins; different values are both kept. When \
          one deletes a todo and another changes it, the deletion wins: both say so, and “todo restore” brings the todo \
          back with the change.
          """,
          ja: """
            同期アプリのフォルダー、ネットワークドライブ、USBメモリーなど、どのフォルダーでも使えます。指定したフォルダーは記憶され、\
            それ以降は自動的に同期します。フォルダーに接続できない間もToDoは使え、接続が戻ると追いつきます。

            2台の端末で同じ項目を変更したときは、あとの変更が残ります。別々の項目の変更は両方とも残ります。一方で削除し、もう一方で変更した\
            ときは削除が優先され、両方の端末に表示します。「todo restore」で変更ごと元に戻せます。
            """)))
  }

  @OptionGroup var options: TodoOptions
  @Argument(
    help: .text(
      "The folder; it must exist. Without it, the one you chose before.", ja: "既存のフォルダー。省略時は前に指定したフォルダー。"))
  var folder: String?

  var isWriting: Bool { false }

  /// How long the folder may take to say that it's there.
  private static let patience = Duration.seconds(10)

  func run(in context: TodoContext) async throws(AppError) {
    let telling = context.telling
    // Said to be a folder, it isn't looked at yet: that could take for ever.
    let path = folder.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL.path }
    let before = try await context.store.joinedFolder()
    var known = path.map { JoinedFolder(path: $0, inStepAt: before?.inStepAt) } ?? before
    if let known { try await check(known, context) }
    let report = if let path { await context.store.join(path) } else { await context.store.sync() }
    for edit in report.overruled { context.output.note(telling.overruled(edit)) }
    for problem in report.problems { context.output.note(telling.problem(problem)) }
    if path == nil { known = try await context.store.joinedFolder() }
    if path != nil, report.fault == .unavailable {
      throw context.fault(.unavailable, context.strings.noFolder(known?.path ?? ""))
    }
    if let fault = report.fault { throw context.fault(fault, telling.failure(fault, known)) }
    try context.output.line(telling.success(report, in: known?.path ?? ""))
  }

  /// What a disk that is away holds up for ever is asked first, with a limit; a round itself may take its time.
  @MainActor
  private func check(_ folder: JoinedFolder, _ context: TodoContext) async throws(AppError) {
    let isThere = await Deadline.run(Self.patience) {
      await BlockingWork.run { FileManager.default.fileExists(atPath: folder.path) }
    }
    if isThere == nil { throw context.fault(.timeout, context.telling.failure(.timeout, folder)) }
  }
}
