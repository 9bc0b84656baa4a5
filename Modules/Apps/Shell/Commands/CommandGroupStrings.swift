import AppScreens

/// The groups that help lists the commands in.
struct CommandGroupStrings: LocalizedStrings {
  let reading, writing, marking, people, account, data, server, more: String

  static let english = CommandGroupStrings(
    reading: "Read", writing: "Write", marking: "Like, share, bookmark, pin", people: "People",
    account: "Your account", data: "Data", server: "Server", more: "More")

  static let japanese = CommandGroupStrings(
    reading: "読む", writing: "書く", marking: "いいね・シェア・ブックマーク・固定", people: "ユーザー",
    account: "自分のアカウント", data: "データ", server: "サーバー", more: "そのほか")
}
