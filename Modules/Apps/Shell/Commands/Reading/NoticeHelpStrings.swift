import AppScreens

/// What the help says of the commands about notifications.
struct NoticeHelpStrings: LocalizedStrings {
  let notifications, list, listRemark, unread, kind, from, readAll, follow, followAlone, readAllOfAll,
    dismiss, dismissIDs, dismissAll, idsOrAll: String
  let settings, settingsRemark, choices, quiet, terminal, desktop, bell: String
  let watch, watchRemark, exec: String
  /// A kind, or a setting, that there isn't.
  let unknownKind, unknownChoice: @Sendable (_ typed: String) -> String

  static let english = NoticeHelpStrings(
    notifications: "List and dismiss notifications, and choose what you're notified about.",
    list: "List your notifications, newest first.",
    listRemark: """
      Likes of one post are grouped into one notification; so are shares of one post, and new followers within a \
      day. Edits of a post notify you no more than once a day.
      """,
    unread: "Only unread ones.", kind: "Only this kind: \(NoticeChoice.kindNames). Can be repeated.",
    from: "Only those from this person.", readAll: "Mark all as read.",
    follow: "Print new ones as they arrive, ungrouped. Ctrl-C stops.",
    followAlone: "--follow can't be combined with --unread, --read-all or --before.",
    readAllOfAll: "--read-all can't be combined with --kind or --from.",
    dismiss: "Dismiss notifications permanently.", dismissIDs: "The IDs that “notifications” prints.",
    dismissAll: "Dismiss all of them.", idsOrAll: "Give IDs, or --all.",
    settings: "Choose what you're notified about; without arguments, show the settings.",
    settingsRemark: """
      KIND is \(NoticeChoice.kindNames) or all. It applies from now on. However often a post is edited, you're notified no more \
      than once a day. In quiet hours notifications still come to the list, but nothing alerts you.

      --terminal, --desktop and --bell choose how the shell alerts you to new notifications while you're doing \
      something else: with the terminal's own notification, with notify-send, with a sound. They are saved on this \
      device only.
      """,
    choices: "What, and who from: “KIND=anyone|following|followers|nobody”.",
    quiet: "Quiet hours in local time, like 22:00-07:00, or off.",
    terminal: "Terminal notifications: on or off.",
    desktop: "Desktop notifications, with notify-send: on or off.", bell: "Terminal bell: on or off.",
    watch: "Run a command for each new notification. Ctrl-C stops.",
    watchRemark: """
      The command reads the notification as JSON from its standard input, and finds SOCIALCONNECT_KIND and \
      SOCIALCONNECT_FROM in its environment. It runs once for each notification, one after another, except in your \
      quiet hours, and is stopped after \(WatchCommand.limit) seconds. Without --exec, notifications are printed.
      """,
    exec: "The command, for your shell.",
    unknownKind: { "“\($0)” isn't a kind of notification. Choose from \(NoticeChoice.kindNames)." },
    unknownChoice: {
      """
      “\($0)” isn't valid. Use KIND=WHO, like “like=following”. KIND is one of \(NoticeChoice.kindNames), all; \
      WHO is one of \(NoticeChoice.audienceNames).
      """
    })

  static let japanese = NoticeHelpStrings(
    notifications: "通知を表示・削除し、受け取る通知を設定します。",
    list: "通知を新しい順に表示します。",
    listRemark: """
      同じ投稿へのいいね、同じ投稿のシェア、1日以内の新しいフォロワーは、それぞれ1件にまとめます。\
      同じ投稿が何度編集されても、通知は1日に1回までです。
      """,
    unread: "未読の通知だけを表示します。",
    kind: "この種類の通知だけを表示します: \(NoticeChoice.kindNames)。繰り返し指定できます。",
    from: "このユーザーからの通知だけを表示します。", readAll: "すべて既読にします。",
    follow: "届いた通知を1件ずつ表示し続けます。Ctrl-C で終了します。",
    followAlone: "--follow は --unread、--read-all、--before と同時に使えません。",
    readAllOfAll: "--read-all は --kind、--from と同時に使えません。",
    dismiss: "通知を削除します。元に戻せません。",
    dismissIDs: "通知のID（notifications で表示されるもの）。",
    dismissAll: "すべての通知を削除します。", idsOrAll: "IDか --all を指定してください。",
    settings: "誰からの通知を受け取るかを設定します。引数がなければ、現在の設定を表示します。",
    settingsRemark: """
      種類は \(NoticeChoice.kindNames) または all です。これから届く通知に適用されます。同じ投稿が何度編集されても、\
      通知は1日に1回までです。おやすみ時間にも通知は一覧に届きますが、ターミナルやデスクトップでは知らせません。

      --terminal、--desktop、--bell は、ほかの作業をしている間に新しい通知を知らせる方法です。\
      それぞれターミナルの通知、notify-send、ベル音で、この設定はこの端末だけに保存されます。
      """,
    choices: "種類と相手: 種類=anyone|following|followers|nobody。",
    quiet: "おやすみ時間。22:00-07:00 のように、この端末の時刻で指定します。設定しない場合は off。",
    terminal: "ターミナルの通知。on または off。",
    desktop: "デスクトップの通知（notify-send）。on または off。", bell: "ベル音。on または off。",
    watch: "通知が届くたびに、指定したコマンドを実行します。Ctrl-C で終了します。",
    watchRemark: """
      コマンドは標準入力から通知をJSONで受け取り、環境変数 SOCIALCONNECT_KIND と SOCIALCONNECT_FROM を使えます。\
      通知1件ごとに順番に実行し、おやすみ時間には実行しません。\(WatchCommand.limit)秒で終わらなければ終了させます。\
      --exec がなければ通知を表示します。
      """,
    exec: "実行するコマンド（シェルの書き方）。",
    unknownKind: { "「\($0)」という種類の通知はありません。\(NoticeChoice.kindNames) から選んでください。" },
    unknownChoice: {
      """
      「\($0)」は指定できません。like=following のように「種類=相手」の形で入力してください。種類: \(NoticeChoice.kindNames), all。\
      相手: \(NoticeChoice.audienceNames)。
      """
    })
}
