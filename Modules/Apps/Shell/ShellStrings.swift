import AppScreens
import Notifications

extension AppName {
  /// The same in every language.
  static let socialConnect = AppName(title: "SocialConnect")
}

/// The shell's own words.
struct ShellStrings: LocalizedStrings {
  var back: String
  var menu: String
  var help: String
  var quit: String
  var goodbye: String
  var working: String
  var atFirstScreen: String
  var leaveByQuit: String
  var stillWorking: String
  var lineTooLong: String
  var fieldHelp: String
  var secrets: SecretStrings
  var textHelp: String
  var editorHelp: String
  var unknown: @Sendable (String) -> String
  var noItem: @Sendable (Int) -> String
  var noShortcut: @Sendable (String, Int) -> String
  /// The unread count beside a title.
  var unread: @Sendable (Int) -> String
  /// Several notices that came while someone was typing.
  var newNotices: @Sendable (Int) -> String
  /// The one notice that came, by who did what.
  var newNotice: @Sendable (_ sentence: String) -> String
  /// How the whole screen comes back after only what changed was printed.
  var enterShowsAll: String
  /// What an empty line is answered by.
  var chooseSomething: String
  /// Whose account goes on from here.
  var inUse: @Sendable (_ handle: String) -> String
  var signedOut: @Sendable (_ handle: String) -> String
  var accountDeleted: @Sendable (_ handle: String) -> String
  /// The account was deleted, or the sign-in ended, by another program.
  var deletedElsewhere: @Sendable (_ handle: String) -> String
  var endedElsewhere: @Sendable (_ handle: String) -> String
  /// How many new notices stand above the list, or more than so many, and how to see them.
  var newsAbove: @Sendable (_ count: Int, _ isMore: Bool) -> String
  /// How many more records could not be imported than the screen shows.
  var moreAbsent: @Sendable (Int) -> String
  var helping: HelpStrings
  var mainMenu: MainMenuStrings
  /// What to type on the screens about people.
  var typing: PeopleTypingStrings

  static let english = ShellStrings(
    back: "Back", menu: "Menu", help: "Help", quit: "Quit",
    goodbye: "Goodbye.",
    working: "Working… (Ctrl-C stops it)",
    atFirstScreen: "This is the first screen. g opens the menu, q quits.",
    leaveByQuit: "Type q to quit.",
    stillWorking: "Stopping… Press Ctrl-C once more to quit at once.",
    lineTooLong: "That line is too long; only its beginning was kept.",
    fieldHelp: "(< goes back)", secrets: .english,
    textHelp: "(End with a line that holds only a dot. < leaves, :d removes the last line.)",
    editorHelp:
      "(End with a line that holds only a dot. < leaves, :d removes the last line, :e opens your editor.)",
    unknown: { "I do not understand “\($0)”. Type a number or a letter from the menu, or ? for help." },
    noItem: { "There is no number \($0) here." },
    noShortcut: { "“\($0)” cannot be used on number \($1)." },
    unread: { $0 == 1 ? "1 new notice" : "\(counted($0)) new notices" },
    newNotices: { "\($0) new notices, g notifications to read" },
    newNotice: { "\($0) · g notifications to read" },
    enterShowsAll: "(Enter shows the whole screen again.)",
    chooseSomething: "Type a number or a letter from the menu, or ? for help.",
    inUse: { "You are @\($0) now." },
    signedOut: { "@\($0) is signed out." },
    accountDeleted: { "The account @\($0) is deleted. What may be left of it goes within a few minutes." },
    deletedElsewhere: { "The account @\($0) was deleted." },
    endedElsewhere: {
      "@\($0) was signed out elsewhere. Sign in again to go on; drafts are kept on this machine."
    },
    newsAbove: { count, isMore in
      let number = isMore ? "More than \(count)" : "\(count)"
      return "\(number) new \(count == 1 && !isMore ? "notice, r to show it" : "notices, r to show them")"
    },
    moreAbsent: { "…and \($0) more. The command `socialconnect import` lists them all." },
    helping: .english, mainMenu: .english, typing: .english)

  static let japanese = ShellStrings(
    back: "戻る", menu: "メニュー", help: "ヘルプ", quit: "終了",
    goodbye: "またお越しください。",
    working: "処理中です… (Ctrl-Cで中止)",
    atFirstScreen: "ここが最初の画面です。gでメニュー、qで終了します。",
    leaveByQuit: "終了するには q を入力してください。",
    stillWorking: "中止しています… もう一度Ctrl-Cを押すとすぐに終了します。",
    lineTooLong: "行が長すぎるため、先頭だけを残しました。",
    fieldHelp: "(< で戻ります)", secrets: .japanese,
    textHelp: "(点「.」だけの行で書き終わります。< でやめる、:d で最後の行を消す)",
    editorHelp: "(点「.」だけの行で書き終わります。< でやめる、:d で最後の行を消す、:e でエディターを開く)",
    unknown: { "「\($0)」は分かりません。メニューの番号か文字を入力してください。? でヘルプを表示します。" },
    noItem: { "\($0)番はここにはありません。" },
    noShortcut: { "「\($0)」は\($1)番には使えません。" },
    unread: { "新しいお知らせ\(counted($0))件" },
    newNotices: { "新しいお知らせが\($0)件あります。g notifications で表示します" },
    newNotice: { "\($0)。g notifications で表示します" },
    enterShowsAll: "(Enterで画面全体をもう一度表示します)",
    chooseSomething: "メニューの番号か文字を入力してください。? でヘルプを表示します。",
    inUse: { "現在のアカウントは @\($0) です。" },
    signedOut: { "@\($0) からサインアウトしました。" },
    accountDeleted: { "アカウント @\($0) を削除しました。残っているデータも数分以内に消えます。" },
    deletedElsewhere: { "アカウント @\($0) は削除されました。" },
    endedElsewhere: {
      "@\($0) は別の場所でサインアウトされました。続けるにはもう一度サインインしてください。下書きはこのマシンに残っています。"
    },
    newsAbove: { count, isMore in
      "新しいお知らせが\(count)件\(isMore ? "を超えてい" : "あり")ます。rで表示します。"
    },
    moreAbsent: { "ほかに\($0)件あります。すべての一覧は socialconnect import コマンドで表示できます。" },
    helping: .japanese, mainMenu: .japanese, typing: .japanese)

  /// As many as are counted stand for more.
  private static func counted(_ count: Int) -> String {
    count < UnreadCount.maximum ? String(count) : "\(UnreadCount.maximum - 1)+"
  }
}
