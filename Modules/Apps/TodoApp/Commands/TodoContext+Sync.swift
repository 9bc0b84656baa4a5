import AppScreens
import AppValues
import SocialMenuShell
import SocialTodoStore

extension TodoContext {
  /// How long a command that changed something waits for the folder.
  static let patience = Duration.seconds(5)

  /// Brings what a command changed in step with other devices, where a folder was joined. That it didn't work out is
  /// said, and is no error of the command: what it did is stored.
  func keepInStep() async {
    let folder: JoinedFolder?
    do throws(AppError) {
      folder = try await store.joinedFolder()
    } catch {
      return output.note(messages.failure(error, nil))
    }
    guard let folder else { return }
    let report = await Deadline.run(Self.patience) { [store] in await store.sync() }
    for edit in report?.overruled ?? [] { output.note(messages.overruled(edit)) }
    for problem in report?.problems ?? [] { output.note(messages.problem(problem)) }
    let fault = report.map(\.fault) ?? .timeout
    if let fault { output.note(messages.failure(fault, folder)) }
  }

  var messages: SyncMessages { SyncMessages(words: view.words) }
}
