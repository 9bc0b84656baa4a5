import AppScreens

/// What the help says of the commands about announcements.
struct AnnouncementHelpStrings: LocalizedStrings {
  let announcements, list, read, react, id, ids, emoji, undo: String

  static let english = AnnouncementHelpStrings(
    announcements: "List what the administrator announced, mark it as read, and react to it.",
    list: "List the announcements that haven't ended, newest first.",
    read: "Mark announcements as read. They stay in the list.",
    react: "React to an announcement with an emoji.", id: "The ID of the announcement, as listed.",
    ids: "The IDs of the announcements, as listed.", emoji: "One emoji, such as 👍.",
    undo: "Remove your reaction.")

  static let japanese = AnnouncementHelpStrings(
    announcements: "管理者からのお知らせを表示し、既読にしたり、リアクションしたりします。",
    list: "終了していないお知らせを新しい順に一覧します。",
    read: "お知らせを既読にします。一覧には残ります。", react: "お知らせに絵文字でリアクションします。",
    id: "一覧に表示されたお知らせのID。", ids: "一覧に表示されたお知らせのID。", emoji: "絵文字1つ。例: 👍",
    undo: "自分のリアクションを取り消します。")
}
