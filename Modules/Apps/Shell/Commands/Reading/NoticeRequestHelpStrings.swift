import AppScreens

/// What the help says of the commands about the policy and the requests of notifications.
struct NoticeRequestHelpStrings: LocalizedStrings {
  let policy, policyRemark, choices, requests, list, accept, dismiss, ids: String
  /// A choice that there isn't.
  let unknownChoice: @Sendable (_ typed: String) -> String

  static let english = NoticeRequestHelpStrings(
    policy: "Choose what becomes of notifications of people you don't know; without arguments, show it.",
    policyRemark: """
      WHO is \(PolicyChoice.originNames). What's filtered waits for you in “notifications requests”; what's dropped \
      is lost. New accounts are those of the last 30 days; privateMentions are direct posts by people you don't follow and \
      haven't written to. It applies to likes, shares, follows, comments and mentions from now on.
      """,
    choices: "Who, and what becomes of it: “WHO=accept|filter|drop”.",
    requests: "List the people whose notifications wait, and accept or dismiss them.",
    list: "List the people whose notifications wait, newest first.",
    accept: "Put what waits into your notifications, and accept what these people do from now on.",
    dismiss: "Dismiss what waits permanently.", ids: "The IDs that “notifications requests” prints.",
    unknownChoice: {
      "“\($0)” isn't valid. Use WHO=accept, WHO=filter or WHO=drop. WHO is one of \(PolicyChoice.originNames)."
    })

  static let japanese = NoticeRequestHelpStrings(
    policy: "知らない人からの通知をどう扱うかを設定します。引数がなければ、現在の設定を表示します。",
    policyRemark: """
      相手は \(PolicyChoice.originNames) です。filter にした通知は notifications requests に保留され、drop にした通知は\
      残りません。newAccounts は登録から30日以内の人、privateMentions はフォローもコメントもしていない人からのメッセージです。\
      いいね、シェア、フォロー、コメント、メンションに、これから適用されます。
      """,
    choices: "相手と扱い: 相手=accept|filter|drop。",
    requests: "保留中の通知を相手ごとに表示し、受け取るか削除します。",
    list: "保留中の通知を、相手ごとに新しい順に表示します。",
    accept: "保留中の通知を受け取ります。その人からの通知は、これから保留されません。",
    dismiss: "保留中の通知を削除します。元に戻せません。", ids: "notifications requests で表示されるID。",
    unknownChoice: {
      "「\($0)」は指定できません。「相手=accept」「相手=filter」「相手=drop」の形で入力してください。相手: \(PolicyChoice.originNames)。"
    })
}
