public import AppScreens

/// The words of the menu shell that are the same in every app. An app with words of its own sets them:
/// `words[MenuShellStrings.self] = french`.
public struct MenuShellStrings: LocalizedStrings {
  public var back: String
  public var menu: String
  /// What help is called in the menu.
  public var helpItem: String
  public var quit: String
  public var goodbye: String
  /// Something takes long; how to stop it.
  public var working: String
  /// There is nothing to go back to.
  public var atFirstScreen: String
  /// The answer to Ctrl-C where nothing runs.
  public var leaveByQuit: String
  /// What was stopped hasn't ended yet.
  public var stillWorking: String
  public var lineTooLong: String
  /// How to leave a question.
  public var fieldHelp: String
  /// What an empty line and `-` mean for a value that exists but can't be edited in the line.
  public var emptyKeeps: String
  public var secrets: SecretStrings
  /// How to write a text of several lines over a pipe.
  public var textHelp: String
  /// The same on a terminal, where lines can be edited.
  public var editorHelp: String
  /// There is no editor for `:e` to open.
  public var noEditor: String
  /// A line of a text that looks like a command but isn't one.
  public var unknownInText: @Sendable (_ line: String) -> String
  /// The commands in a text, and how to write a line that looks like one.
  public var textCommands: String
  /// The same over a pipe, where lines can't be edited.
  public var textCommandsOverPipe: String
  /// What was typed means nothing on the screen.
  public var unknown: @Sendable (String) -> String
  /// No item has that number.
  public var noItem: @Sendable (Int) -> String
  /// The item is on a page that wasn't shown yet.
  public var notShown: @Sendable (Int) -> String
  /// The item with that number doesn't take the short command.
  public var noShortcut: @Sendable (String, Int) -> String
  /// The short commands that an item takes, each with what it does.
  public var takes: @Sendable (_ number: Int, _ keys: [String]) -> String
  /// A letter for items was typed without a number; with an example.
  public var needsNumber: @Sendable (_ key: String, _ example: String?) -> String
  /// Two sentences, one after the other.
  public var then: @Sendable (_ first: String, _ second: String) -> String
  /// How to show the whole screen again after only its changes were printed.
  public var enterShowsAll: String
  /// The answer to an empty line.
  public var chooseSomething: String
  /// Suggests a word in place of an unknown one.
  public var didYouMean: @Sendable (_ word: String) -> String
  /// The end of the list is reached.
  public var thatIsAll: String
  /// Which items a page shows, of how many; whether more can be loaded.
  public var position: @Sendable (_ numbers: ClosedRange<Int>, _ count: Int, _ hasMore: Bool) -> String
  /// The item that the person returned from.
  public var returned: @Sendable (_ number: Int, _ item: String) -> String
  /// What is said at the first start: where someone who has the screen read aloud finds what suits that.
  public var readAloud: @Sendable (_ settings: String) -> String
  /// Words of the line of hints.
  public var moreHint: String
  public var backHint: String
  public var helpHint: String
  public var help: HelpStrings

  public static let english = MenuShellStrings(
    back: "Back", menu: "Menu", helpItem: "Help", quit: "Quit",
    goodbye: "Goodbye.",
    working: "Working… (Ctrl-C stops it)",
    atFirstScreen: "This is the first screen. g opens the menu, q quits.",
    leaveByQuit: "Type q to quit.",
    stillWorking: "Stopping… Press Ctrl-C again to quit now.",
    lineTooLong: "That line is too long; only its beginning was kept.",
    fieldHelp: "(< goes back)", emptyKeeps: "(An empty line keeps it, - removes it.)", secrets: .english,
    textHelp: "(A line with only a dot ends the text. < leaves, :d removes the last line.)",
    editorHelp:
      "(A line with only a dot, or Ctrl-D, ends the text. < leaves, Up goes back to a line, :d removes one, :e opens your editor.)",
    noEditor: "There's no editor here. Set EDITOR to the one you use.",
    unknownInText: { "“\($0)” isn't a command, and wasn't added." },
    textCommands:
      ":u goes back to a line, :d removes one, :e opens your editor. To write “:x” itself, type “::x”.",
    textCommandsOverPipe: ":d removes a line. To write “:x” itself, type “::x”.",
    unknown: { "“\($0)” does nothing here. ? lists the keys." },
    noItem: { "There's no number \($0) here." },
    notShown: { "Number \($0) isn't on the screen yet. m shows more." },
    noShortcut: { "“\($0)” does nothing on number \($1)." },
    takes: { "Number \($0) takes: \($1.joined(separator: ", "))." },
    needsNumber: { key, example in "“\(key)” needs a number" + (example.map { ", like \($0)." } ?? ".") },
    then: { "\($0) \($1)" },
    enterShowsAll: "(Enter shows the whole screen again.)",
    chooseSomething: "Type a number or a letter from the menu, or ? for help.",
    didYouMean: { "Did you mean “\($0)”?" },
    thatIsAll: "That's everything.",
    position: { numbers, count, hasMore in
      let shown = numbers.count == 1 ? "\(numbers.lowerBound)" : "\(numbers.lowerBound)–\(numbers.upperBound)"
      return "\(shown) of \(count, in: .english)\(hasMore ? "+" : "")"
    },
    returned: { "You opened \($0): \($1)" },
    readAloud: { "Using a screen reader? Type \($0) and choose full menus." },
    moreHint: "more", backHint: "back", helpHint: "help",
    help: .english)

  public static let japanese = MenuShellStrings(
    back: "戻る", menu: "メニュー", helpItem: "ヘルプ", quit: "終了",
    goodbye: "終了しました。",
    working: "処理中…（Ctrl-C で中止）",
    atFirstScreen: "最初の画面です。g でメニュー、q で終了します。",
    leaveByQuit: "終了するには q を入力してください。",
    stillWorking: "中止しています… もう一度 Ctrl-C を押すと、すぐに終了します。",
    lineTooLong: "行が長すぎるため、先頭だけを残しました。",
    fieldHelp: "（< で戻ります）", emptyKeeps: "（空の行なら変更せず、- で削除します）", secrets: .japanese,
    textHelp: "（. だけの行で入力を終了。< で戻る、:d で最後の行を削除）",
    editorHelp: "（. だけの行か Ctrl-D で入力を終了。< で戻る、↑ で前の行を直す、:d で行を削除、:e でエディターを開く）",
    noEditor: "エディターが見つかりません。環境変数 EDITOR で指定してください。",
    unknownInText: { "「\($0)」という操作はないため、追加しませんでした。" },
    textCommands: ":u で前の行を直す、:d で行を削除、:e でエディターを開きます。「:x」と書くには「::x」と入力してください。",
    textCommandsOverPipe: ":d で行を削除します。「:x」と書くには「::x」と入力してください。",
    unknown: { "「\($0)」という操作はありません。? で使える操作を表示します。" },
    noItem: { "\($0)番はここにはありません。" },
    notShown: { "\($0)番はまだ表示されていません。m で続きを表示します。" },
    noShortcut: { "「\($0)」は\($1)番には使えません。" },
    takes: { "\($0)番に使える操作: \($1.joined(separator: "、"))" },
    needsNumber: { key, example in "「\(key)」には番号が必要です。" + (example.map { "例: \($0)" } ?? "") },
    then: { "\($0)\($1)" },
    enterShowsAll: "（Enter で画面全体を表示します）",
    chooseSomething: "メニューの番号か文字を入力してください。? でヘルプを表示します。",
    didYouMean: { "「\($0)」のことですか？" },
    thatIsAll: "これですべてです。",
    position: { numbers, count, hasMore in
      let shown = numbers.count == 1 ? "\(numbers.lowerBound)" : "\(numbers.lowerBound)–\(numbers.upperBound)"
      return "\(shown)/\(count, in: .japanese)件\(hasMore ? "以上" : "")"
    },
    returned: { "開いた項目 \($0): \($1)" },
    readAloud: { "スクリーンリーダーをお使いですか？ \($0) と入力し、メニューを「すべて」にすると読み上げに適した表示になります。" },
    moreHint: "続き", backHint: "戻る", helpHint: "ヘルプ",
    help: .japanese)
}
