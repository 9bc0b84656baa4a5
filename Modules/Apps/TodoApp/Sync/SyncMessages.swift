import AppScreens
import AppValues
import SocialMenuShell
import SocialTodoStore

/// Says what a round of keeping in step did.
struct SyncMessages {
  let words: Words
  private var strings: SyncStrings { .of(words.language) }

  /// What a round did that was done to its end.
  func success(_ report: SyncReport, in folder: String) -> String {
    report.sent + report.received == 0
      ? strings.nothingNew(folder) : strings.inStep(folder, report.sent, report.received)
  }

  /// That a round was not done to its end, since when all is not in step, and why.
  ///
  /// - Parameters:
  ///   - fault: What kept it from that.
  ///   - folder: What is remembered of the folder.
  func failure(_ fault: AppError, _ folder: JoinedFolder?) -> String {
    let since = folder?.inStepAt.map { strings.notSince(words.dateAndTime($0)) } ?? strings.notYet
    return "\(since)\(strings.gap)\(reason(fault, folder?.path))"
  }

  private func reason(_ fault: AppError, _ folder: String?) -> String {
    switch fault {
    case .notFound: CommandName.current?.named(in: strings.noFolder) ?? strings.noFolder
    case .unavailable: strings.unreachable(folder ?? "")
    case .timeout: strings.noResponse(folder ?? "")
    case .invalid(.folder, _): strings.ownFolder(folder ?? "")
    case .storage(.notAFolder): strings.notAFolder(folder ?? "")
    case .storage(.readOnly): strings.readOnly(folder ?? "")
    case .storage(.locked): strings.locked
    default: words.explain(fault)
    }
  }

  /// That an edit shows nowhere, and how to bring its todo back by command.
  func overruled(_ edit: OverruledEdit) -> String {
    let command = CommandName.current?.named(in: strings.restoring(edit.id.rawValue))
    return overruled(edit, command ?? strings.restoring(edit.id.rawValue))
  }

  /// The same for the shell.
  func overruledInShell(_ edit: OverruledEdit) -> String { overruled(edit, strings.restoringInShell) }

  private func overruled(_ edit: OverruledEdit, _ wayBack: String) -> String {
    let said = (edit.isDeletedHere ? strings.changedElsewhere : strings.deletedElsewhere)(edit.description)
    return "\(said)\(strings.gap)\(wayBack)"
  }

  /// What was not as it should be, and was survived.
  func problem(_ problem: SyncProblem) -> String {
    switch problem {
    case .damagedLines(let file, let first, let count): strings.damagedLines(file, first, count)
    case .longLines(let file, let first, let count): strings.longLines(file, first, count)
    case .damagedHeader(let file): strings.damagedHeader(file)
    case .longFile(let file, let bytes): strings.longFile(file, Int(bytes / 1_000_000))
    case .newerVersion(let file): strings.newerVersion(file)
    case .conflictingCopy(let file, _): strings.conflictingCopy(file)
    case .notAFile(let file): strings.notAFile(file)
    case .unreadable(let file, let fault): strings.unreadable(file, words.explain(fault))
    case .fileGone(let file): strings.fileGone(file)
    case .fileCutOff(let file): strings.fileCutOff(file)
    case .clockAhead(_, let time): strings.clockAhead(words.dateAndTime(time))
    }
  }
}
