import AppValues

extension Words {
  /// Describes an error in words that fit any app.
  func explainGenerally(_ error: AppError) -> String {
    let errors = shared.errors
    return switch error {
    case .invalid(let field, let rule): explainGenerally(field, rule)
    case .unauthenticated: errors.unauthenticated
    case .forbidden: errors.forbidden
    case .notFound: errors.notFound
    case .gone: errors.gone
    case .conflict: errors.conflict
    case .rateLimited(let seconds): errors.rateLimited(wait(seconds))
    case .tooLarge: errors.tooLarge
    case .unsupported: errors.unsupported
    case .offline: errors.offline
    case .timeout: errors.timeout
    case .unavailable: errors.unavailable
    case .busy(let seconds): errors.busy(app.title, wait(seconds))
    case .unconfirmed: errors.unconfirmed
    case .wrongClock(let shown, nil): errors.wrongClock(dateAndTime(shown))
    case .wrongClock(let shown, let last?): errors.clockAhead(dateAndTime(shown), date(last))
    case .storage(let fault): explain(fault)
    case .cancelled: errors.cancelled
    case .unexpected(let reference): errors.unexpected(reference)
    }
  }

  /// A duration in a natural unit, rounded up so that waiting once is enough.
  private func wait(_ seconds: Int) -> String {
    let dates = shared.dates
    if seconds < 120 { return dates.seconds(seconds) }
    let minutes = (seconds + 59) / 60
    return minutes < 120 ? dates.aboutMinutes(minutes) : dates.aboutHours((minutes + 59) / 60)
  }

  private func explain(_ fault: StorageFault) -> String {
    let storage = shared.storage
    return switch fault {
    case .full: storage.full
    case .partlyFull: storage.partlyFull
    case .readOnly: storage.readOnly
    case .locked: storage.locked
    case .diskFault: storage.diskFault
    case .tooManyFiles: storage.tooManyFiles
    case .noLocks: storage.noLocks
    case .connectionsExhausted: storage.connectionsExhausted
    case .notADatabase: storage.notADatabase(app.title)
    case .output: storage.output
    case .notAFile: storage.notAFile
    case .notRemembered: storage.notRemembered
    case .notAFolder: storage.notAFolder
    case .damaged: storage.damaged
    case .newerVersion: storage.newerVersion(app.title)
    case .earlierVersion: storage.earlierVersion(app.title, PackageVersion.oldestData)
    case .restoreUnfinished: storage.restoreUnfinished
    }
  }
}
