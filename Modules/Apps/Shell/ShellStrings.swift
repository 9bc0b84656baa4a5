import AppScreens
import Notifications

extension AppName {
  /// The same in every language.
  static let socialConnect = AppName(title: "SocialConnect")
}

/// The shell's own words.
struct ShellStrings: LocalizedStrings {
  /// The unread count beside a title.
  var unread: @Sendable (Int) -> String
  /// The number of announcements that the viewer hasn't dismissed, beside the title of the home timeline.
  var announcements: @Sendable (Int) -> String
  /// Several notices that arrived while someone was typing.
  var newNotices: @Sendable (Int) -> String
  /// The one notice that arrived, as a sentence.
  var newNotice: @Sendable (_ sentence: String) -> String
  /// The account that is current from now on.
  var inUse: @Sendable (_ handle: String) -> String
  var signedOut: @Sendable (_ handle: String) -> String
  var accountDeleted: @Sendable (_ handle: String) -> String
  /// The account was deleted, or the sign-in ended, by another program.
  var deletedElsewhere: @Sendable (_ handle: String) -> String
  var endedElsewhere: @Sendable (_ handle: String) -> String
  /// How many new notices there are above the list, or that there are more than that, and how to show them.
  var newsAbove: @Sendable (_ count: Int, _ isMore: Bool) -> String
  /// How many more records could not be imported than the screen shows.
  var moreAbsent: @Sendable (Int) -> String
  var help: ShellHelpStrings
  var mainMenu: MainMenuStrings
  /// What to type on the screens about people.
  var typing: PeopleTypingStrings

  static let english = ShellStrings(
    unread: { $0 == 1 ? "1 notification (t)" : "\(counted($0)) notifications (t)" },
    announcements: { $0 == 1 ? "1 announcement (g)" : "\($0, in: .english) announcements (g)" },
    newNotices: { "\($0, in: .english) new notifications · t to read them" },
    newNotice: { "\($0) · t to read it" },
    inUse: { "You're now @\($0)." },
    signedOut: { "Signed out of @\($0)." },
    accountDeleted: { "Account @\($0) deleted. Anything left of it will be gone within a few minutes." },
    deletedElsewhere: { "@\($0) has been deleted." },
    endedElsewhere: {
      "@\($0) was signed out elsewhere. Sign in again to continue; drafts are kept on this device."
    },
    newsAbove: { count, isMore in
      let number = isMore ? "More than \(count, in: .english)" : "\(count, in: .english)"
      return
        "\(number) new \(count == 1 && !isMore ? "notification. r shows it." : "notifications. r shows them.")"
    },
    moreAbsent: { "…and \($0, in: .english) more. The command “socialconnect import” lists them all." },
    help: .english, mainMenu: .english, typing: .english)

  static let japanese = ShellStrings(
    unread: { "通知\(counted($0))件（t）" }, announcements: { "お知らせ\($0, in: .japanese)件（g）" },
    newNotices: { "新しい通知が\($0, in: .japanese)件あります。t で表示します。" },
    newNotice: { "\($0)。t で表示します。" },
    inUse: { "現在のアカウントは @\($0) です。" },
    signedOut: { "@\($0) からサインアウトしました。" },
    accountDeleted: { "アカウント @\($0) を削除しました。残っているデータも数分以内に消えます。" },
    deletedElsewhere: { "アカウント @\($0) は削除されました。" },
    endedElsewhere: {
      "@\($0) は別の端末からサインアウトされました。続けるには、もう一度サインインしてください。下書きはこの端末に残っています。"
    },
    newsAbove: { count, isMore in
      "新しい通知が\(count, in: .japanese)件\(isMore ? "を超えてい" : "あり")ます。r で表示します。"
    },
    moreAbsent: { "ほかに\($0, in: .japanese)件あります。すべての一覧は socialconnect import コマンドで表示できます。" },
    help: .japanese, mainMenu: .japanese, typing: .japanese)

  /// The highest count means “at least that many”.
  private static func counted(_ count: Int) -> String {
    count < UnreadCount.maximum ? String(count) : "\(UnreadCount.maximum - 1)+"
  }
}
