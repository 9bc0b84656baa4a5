import AppScreens
import Entities

/// What the help says of the commands by which the administrator announces something.
struct AnnouncingHelpStrings: LocalizedStrings {
  let announce, announceRemark, announceExample, announceTimesExample, optionalText, from, until: String
  let announcements, list, edit, editRemark, editText, noFrom, noUntil, fromOrNone, untilOrNone, delete,
    id: String

  static let english = AnnouncingHelpStrings(
    announce: "Announce something to everyone.",
    announceRemark: """
      It stays in everyone's list until it ends or you delete it, counts as new until they mark it as read, and can get \
      emoji from them. Mentions, hashtags and links work as in posts; no one is notified. Up to \(AnnouncementContent.maximumCount) can be shown at a time.
      """,
    announceExample:
      "socialconnect admin announce \"The server moves on Friday. Sorry!\" --until \"fri 18:00\"",
    announceTimesExample:
      "socialconnect admin announce \"Our open days\" --from 2026-12-24 --until 2026-12-26",
    optionalText: "The text, up to 2,000 characters; read from standard input if it's - or left out.",
    from:
      "When what it's about begins: \"tomorrow 9:00\", \"2026-12-24 18:00\" or 2h. People see the announcement at once.",
    until: "When it ends, and is shown no longer. A day without a time counts in full.",
    announcements: "List what you announced, edit and delete it.",
    list: "List what you announced, newest first, also what has ended.",
    edit: "Change the text or the times of an announcement.",
    editRemark:
      "For people who marked it as read, it isn't new again. One that has ended can be given another end.",
    editText: "The new text; read from standard input if it's - or nothing else changes.",
    noFrom: "Remove the beginning.", noUntil: "Remove the end.",
    fromOrNone: "Use --from or --no-from, not both.", untilOrNone: "Use --until or --no-until, not both.",
    delete: "Delete announcements.", id: "The ID of the announcement, as listed.")

  static let japanese = AnnouncingHelpStrings(
    announce: "全員にお知らせを公開します。",
    announceRemark: """
      お知らせは、終了するか削除されるまで全員の一覧に残り、それぞれが既読にするまで未読として数えられます。絵文字でリアクションできます。\
      メンション、ハッシュタグ、リンクは投稿と同じように使えますが、通知は届きません。同時に表示できるのは\
      \(AnnouncementContent.maximumCount)件までです。
      """,
    announceExample: "socialconnect admin announce \"金曜にサーバーを移転します。\" --until \"金曜 18:00\"",
    announceTimesExample: "socialconnect admin announce \"年末の催し\" --from 2026-12-24 --until 2026-12-26",
    optionalText: "本文（2,000文字まで）。- または省略時は標準入力から読み込みます。",
    from: "内容の開始日時。例: \"明日 9:00\"、\"2026-12-24 18:00\"、2h。お知らせはすぐに公開されます。",
    until: "終了日時。それ以降は表示されません。日付だけを指定すると、その日の終わりまでです。",
    announcements: "公開したお知らせの一覧の表示、編集、削除を行います。",
    list: "公開したお知らせを、終了したものも含めて新しい順に一覧します。",
    edit: "お知らせの本文や日時を変更します。",
    editRemark: "既読にした人にとっては、既読のままです。終了したお知らせも、終了日時を変更すれば再び表示されます。",
    editText: "新しい本文。- のとき、またはほかに変更がないときは、標準入力から読み込みます。",
    noFrom: "開始日時を削除します。", noUntil: "終了日時を削除します。",
    fromOrNone: "--from と --no-from は同時に指定できません。", untilOrNone: "--until と --no-until は同時に指定できません。",
    delete: "お知らせを削除します。", id: "一覧に表示されたお知らせのID。")
}
