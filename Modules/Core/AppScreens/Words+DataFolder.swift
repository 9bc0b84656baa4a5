// What is said of the folder that an app keeps its data in.
extension Words {
  /// Said once after the program has crashed.
  public func hasCrashed(_ file: String) -> String {
    pick(
      "\(app.title) ended unexpectedly the last time. Where it was then is written in \(file): please send that along when you report it.",
      "前回、\(app.title)が予期せず終了しました。そのときの記録は \(file) にあります。不具合を報告するときに添えてください。")
  }

  /// Said once of what others could look into or change.
  public func wasOpen(_ path: String) -> String {
    pick(
      "Others on this machine could access \(path). Now only you can.",
      "\(path) は、このマシンのほかのユーザーもアクセスできる状態でした。自分だけがアクセスできるように変更しました。")
  }

  /// Said of what others can change, and the program must not close to them.
  public func isOpen(_ path: String) -> String {
    pick(
      "Others on this machine can access \(path), and \(app.title) cannot change that. Remove their access, or keep your data elsewhere.",
      "\(path) は、このマシンのほかのユーザーもアクセスできる状態ですが、\(app.title)からは変更できません。データの置き場所を変えるか、アクセス権を変更してください。")
  }

  /// Said of what has the name of a file.
  public func isNoFile(_ path: String) -> String {
    pick(
      "\(path) should be a file, but is something else.", "\(path) は、ファイルではない別のものになっています。")
  }
}
