public import AppValues

// The texts about the data folder.
extension Words {
  /// The app crashed last time. The report is in a file.
  public func crashReport(at file: String) -> String { shared.folder.crashReport(app.title, file) }

  /// Other people could access a file or folder, and no longer can.
  public func accessRemoved(from path: String) -> String { shared.folder.accessRemoved(path) }

  /// Other people can access a file or folder, and the app can't change that.
  public func accessRemains(to path: String) -> String { shared.folder.accessRemains(app.title, path) }

  /// Something that should be a file isn't.
  public func notAFile(_ path: String) -> String { shared.folder.notAFile(path) }

  /// The progress of a database update, in steps of ten percent and in megabytes.
  public func explain(_ update: DatabaseUpdate) -> String {
    switch update {
    case .copying(let done): shared.folder.copying(Int(done * 10) * 10)
    case .copied(let file): shared.folder.copied(file)
    case .notCopied: shared.folder.notCopied
    case .lacksRoom(let needed, let free):
      // Rounded so that what is free never seems to be enough.
      shared.folder.lacksRoom((needed + 999_999) / 1_000_000, free / 1_000_000)
    case .changing(let done): shared.folder.updating(Int(done * 10) * 10)
    case .stopped(let done, let copy): shared.folder.stopped(Int(done * 10) * 10, copy)
    }
  }
}
