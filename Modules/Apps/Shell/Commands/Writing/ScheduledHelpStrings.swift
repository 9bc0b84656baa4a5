import AppScreens

/// What the help says of the commands about scheduled posts.
struct ScheduledHelpStrings: LocalizedStrings {
  let scheduled, list, move, delete, id, time: String

  static let english = ScheduledHelpStrings(
    scheduled:
      "List your scheduled posts, give them another time and delete them. “post --at” schedules one.",
    list: "List your scheduled posts, those scheduled last first.",
    move: "Publish a scheduled post at another time.", delete: "Delete scheduled posts.",
    id: "The ID of the scheduled post, as listed.",
    time: "The time: \"tomorrow 9:00\", \"fri 18:30\", \"2026-12-24 18:00\" or 2h.")

  static let japanese = ScheduledHelpStrings(
    scheduled: "予約投稿の一覧の表示、日時の変更、削除を行います。予約は post --at で行います。",
    list: "予約投稿を、予約した日時の新しい順に一覧します。", move: "予約投稿の日時を変更します。", delete: "予約投稿を削除します。",
    id: "一覧に表示された予約投稿のID。", time: "日時。例: \"明日 9:00\"、\"金曜 18:30\"、\"2026-12-24 18:00\"、2h")
}
