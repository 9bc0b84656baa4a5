// What is said of the folder that an app keeps its data in.
extension Words {
  /// That the app crashed, and where the report of it is.
  public func crashReport(at file: String) -> String { shared.folder.crashReport(app.title, file) }

  /// That others could look into a file or folder, or change it, and no longer can.
  public func accessRemoved(from path: String) -> String { shared.folder.accessRemoved(path) }

  /// That others can change a file or folder, and the app must not take that from them.
  public func accessRemains(to path: String) -> String { shared.folder.accessRemains(app.title, path) }

  /// That something else has the name of a file.
  public func notAFile(_ path: String) -> String { shared.folder.notAFile(path) }
}
