public import AppScreens

/// The texts about taking changes back.
public struct TodoStepStrings: LocalizedStrings {
  /// What was done to one todo, as a name for it ("delete Milk").
  public var added, completed, reopened, edited, deleted, restored,
    imported: @Sendable (_ description: String) -> String
  /// What was done to several ("delete 3 todos").
  public var manyAdded, manyCompleted, manyReopened, manyEdited, manyDeleted, manyRestored,
    manyImported: @Sendable (_ count: Int) -> String
  /// Offers to take it back, and says that it was, that what it changed was changed since, or that it's no longer the
  /// last.
  public var offer, undone, outdated, notLast: @Sendable (_ step: String) -> String
  public var nothing: String
  /// The screen that takes it back.
  public var title, tryAgain: String

  public static let english = TodoStepStrings(
    added: { "add \($0)" }, completed: { "mark \($0) as done" }, reopened: { "mark \($0) as not done" },
    edited: { "edit \($0)" }, deleted: { "delete \($0)" }, restored: { "restore \($0)" },
    imported: { "import \($0)" },
    manyAdded: { "add \($0, in: .english) todos" },
    manyCompleted: { "mark \($0, in: .english) todos as done" },
    manyReopened: { "mark \($0, in: .english) todos as not done" },
    manyEdited: { "edit \($0, in: .english) todos" },
    manyDeleted: { "delete \($0, in: .english) todos" },
    manyRestored: { "restore \($0, in: .english) todos" },
    manyImported: { "import \($0, in: .english) todos" },
    offer: { "Undo: \($0)" }, undone: { "Undone: \($0)" },
    outdated: { "Not undone: \($0). It was changed again since." },
    notLast: { "Not undone: \($0). It's no longer the last change." }, nothing: "Nothing to undo.",
    title: "Undo",
    tryAgain: "Try again")

  public static let japanese = TodoStepStrings(
    added: { "「\($0)」の追加" }, completed: { "「\($0)」を完了にした操作" }, reopened: { "「\($0)」を未完了に戻した操作" },
    edited: { "「\($0)」の編集" }, deleted: { "「\($0)」の削除" }, restored: { "「\($0)」の復元" },
    imported: { "「\($0)」の読み込み" },
    manyAdded: { "ToDo \($0, in: .japanese)件の追加" }, manyCompleted: { "ToDo \($0, in: .japanese)件を完了にした操作" },
    manyReopened: { "ToDo \($0, in: .japanese)件を未完了に戻した操作" }, manyEdited: { "ToDo \($0, in: .japanese)件の編集" },
    manyDeleted: { "ToDo \($0, in: .japanese)件の削除" }, manyRestored: { "ToDo \($0, in: .japanese)件の復元" },
    manyImported: { "ToDo \($0, in: .japanese)件の読み込み" },
    offer: { "\($0)を取り消す" }, undone: { "\($0)を取り消しました。" },
    outdated: { "\($0)は、そのあとに変更されているため取り消していません。" },
    notLast: { "\($0)は、最後の操作ではなくなったため取り消していません。" }, nothing: "取り消せる操作はありません。",
    title: "取り消し", tryAgain: "もう一度試す")

  /// What a change is called.
  ///
  /// - Parameter description: The description of its todo, as short as the sentence needs it.
  func name(of step: TodoStep, _ description: String) -> String {
    let (one, many) =
      switch step.kind {
      case .added: (added, manyAdded)
      case .completed: (completed, manyCompleted)
      case .reopened: (reopened, manyReopened)
      case .edited: (edited, manyEdited)
      case .deleted: (deleted, manyDeleted)
      case .restored: (restored, manyRestored)
      case .imported: (imported, manyImported)
      }
    return step.count == 1 ? one(description) : many(step.count)
  }
}
