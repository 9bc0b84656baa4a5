import AppScreens

/// The texts about keeping in step with other devices.
struct SyncStrings: LocalizedStrings {
  let inStep: @Sendable (_ folder: String, _ sent: Int, _ received: Int) -> String
  let nothingNew: @Sendable (_ folder: String) -> String
  let notSince: @Sendable (_ time: String) -> String
  let notYet: String
  /// Parts two sentences.
  let gap: String
  let noFolder: String
  let unreachable, noResponse, notAFolder, ownFolder, readOnly: @Sendable (_ folder: String) -> String
  let locked: String
  let damagedLines, longLines: @Sendable (_ file: String, _ first: Int, _ count: Int) -> String
  let damagedHeader: @Sendable (_ file: String) -> String
  let longFile: @Sendable (_ file: String, _ megabytes: Int) -> String
  let newerVersion, conflictingCopy, notAFile: @Sendable (_ file: String) -> String
  let unreadable: @Sendable (_ file: String, _ reason: String) -> String
  let fileGone, fileCutOff: @Sendable (_ file: String) -> String
  let clockAhead: @Sendable (_ time: String) -> String
  /// An edit that a deletion won over: where the todo was edited, and where it was deleted.
  let deletedElsewhere, changedElsewhere: @Sendable (_ description: String) -> String
  /// How to bring it back.
  let restoring: @Sendable (_ id: String) -> String
  let restoringInShell: String

  // In the shell.

  /// Beside the title, while it's so.
  let status: String
  /// How many changes came from other devices.
  let arrived: CountedText
  let again: String

  static let english = SyncStrings(
    inStep: { "In step with \($0). Todos sent: \($1, in: .english); received: \($2, in: .english)." },
    nothingNew: { "In step with \($0). Nothing was new." },
    notSince: { "Not in step since \($0)." }, notYet: "Not in step yet.", gap: " ",
    noFolder: "Choose a folder that your devices share: “todo sync FOLDER”.",
    unreachable: { "The folder \($0) can't be reached, or isn't the one you chose." },
    noResponse: { "The folder \($0) took too long to respond." },
    notAFolder: { "\($0) isn't a folder." },
    ownFolder: { "\($0) is where Todo keeps its own data. Choose a folder that your devices share." },
    readOnly: { "\($0), or the data folder, can't be written. Check the permissions." },
    locked: "Another Todo window is doing this right now. Try again in a moment.",
    damagedLines: { file, first, count in
      count == 1
        ? "\(file): Line \(first) is damaged and was left out."
        : "\(file): \(count, in: .english) damaged lines, the first of them line \(first, in: .english), were left out."
    },
    longLines: { file, first, count in
      count == 1
        ? "\(file): Line \(first) is too long and was left out."
        : "\(file): \(count, in: .english) lines that are too long, the first of them line \(first, in: .english), were left out."
    },
    damagedHeader: { "\($0): The first line is damaged. The others were read." },
    longFile: { "\($0) is too large (\($1, in: .english) MB) and wasn't read." },
    newerVersion: { "\($0) was written by a newer version of Todo and wasn't read. Update to read it." },
    conflictingCopy: { "\($0) is a conflicting copy. It was read, too." },
    notAFile: { "\($0) isn't a file and wasn't read." },
    unreadable: { "\($0) couldn't be read. \($1)" },
    fileGone: { "\($0) is gone. Everything read from it was kept." },
    fileCutOff: { "\($0) was cut off. Everything read from it before was kept." },
    clockAhead: {
      "A change from another device is dated \($0), more than a day ahead of this device's clock. Check both clocks."
    },
    deletedElsewhere: { "“\($0)” was deleted on another device before you changed it here." },
    changedElsewhere: { "“\($0)” was changed on another device after you deleted it here." },
    restoring: { "“todo restore \($0)” brings it back with the change." },
    restoringInShell: "g deleted lists it, to bring it back with the change.",
    status: "not in step",
    arrived: CountedText(
      .english, one: "Changes to %d todo arrived from another device.",
      other: "Changes to %d todos arrived from other devices."),
    again: "In step again.")

  static let japanese = SyncStrings(
    inStep: { "\($0) と同期しました（送信 \($1, in: .japanese)件、受信 \($2, in: .japanese)件）。" },
    nothingNew: { "\($0) と同期しました。新しい変更はありません。" },
    notSince: { "\($0)以降、同期できていません。" }, notYet: "まだ同期していません。", gap: "",
    noFolder: "端末どうしで使う同期用のフォルダーを「todo sync フォルダー」で指定してください。",
    unreachable: { "フォルダー \($0) が見つからないか、指定したときのフォルダーではありません。" },
    noResponse: { "フォルダー \($0) から時間内に応答がありませんでした。" },
    notAFolder: { "\($0) はフォルダーではありません。" },
    ownFolder: { "\($0) はTodo自身のデータフォルダーです。端末どうしで使うフォルダーを指定してください。" },
    readOnly: { "\($0) かデータフォルダーに書き込めません。アクセス権を確認してください。" },
    locked: "別のウインドウで同期中です。しばらくしてからもう一度お試しください。",
    damagedLines: { file, first, count in
      "\(file): \(first, in: .japanese)行目からの破損した\(count, in: .japanese)行を読み込みませんでした。"
    },
    longLines: { file, first, count in
      "\(file): \(first, in: .japanese)行目からの長すぎる\(count, in: .japanese)行を読み込みませんでした。"
    },
    damagedHeader: { "\($0): 先頭の行が破損しています。ほかの行は読み込みました。" },
    longFile: { "\($0) は大きすぎるため（\($1, in: .japanese)MB）、読み込みませんでした。" },
    newerVersion: { "\($0) は新しいバージョンのTodoで保存されているため、読み込みませんでした。読み込むには更新してください。" },
    conflictingCopy: { "\($0) は競合したコピーです。その内容も読み込みました。" },
    notAFile: { "\($0) はファイルではないため、読み込みませんでした。" },
    unreadable: { "\($0) を読み込めませんでした。\($1)" },
    fileGone: { "\($0) がなくなりました。それまでに読み込んだ内容は残っています。" },
    fileCutOff: { "\($0) が途中で切れています。それまでに読み込んだ内容は残っています。" },
    clockAhead: { "ほかの端末の変更の日時が\($0)で、この端末の時計より1日以上進んでいます。両方の時計を確認してください。" },
    deletedElsewhere: { "「\($0)」は、ここで変更する前にほかの端末で削除されていました。" },
    changedElsewhere: { "「\($0)」は、ここで削除したあとにほかの端末で変更されました。" },
    restoring: { "「todo restore \($0)」で変更ごと元に戻せます。" },
    restoringInShell: "g deleted で一覧を開くと、変更ごと元に戻せます。",
    status: "同期できていません",
    arrived: CountedText(.japanese, other: "ほかの端末で変更されたToDoが%d件届きました。"),
    again: "同期を再開しました。")
}
