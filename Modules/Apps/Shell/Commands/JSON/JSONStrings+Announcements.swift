import AppScreens

extension JSONStrings {
  struct Announcement: LocalizedStrings {
    let form, id, text, startsAt, endsAt, allDay, publishedAt, editedAt, read, reactions: String

    static let english = Announcement(
      form: "announcement", id: "opaque; for “announcements read”", text: "plain text",
      startsAt: "time when what it's about begins, or null",
      endsAt: "time when it ends and is shown no longer, or null",
      allDay: "true if the two times are the midnights, in UTC, of the first and the last day",
      publishedAt: "time", editedAt: "time, or null",
      read: "true if you marked it as read", reactions: "announcement reactions, in the order first given")

    static let japanese = Announcement(
      form: "お知らせ", id: "ID。announcements read などに渡します", text: "書式のない文章",
      startsAt: "内容の開始時刻、または null", endsAt: "終了して表示されなくなる時刻、または null",
      allDay: "2つの時刻が最初の日と最後の日の0時（UTC）なら true", publishedAt: "公開した時刻", editedAt: "最後に編集した時刻、または null",
      read: "自分が既読にしていれば true", reactions: "お知らせへのリアクションの配列。最初に付いた順")
  }

  struct AnnouncementReaction: LocalizedStrings {
    let form, emoji, count, own: String

    static let english = AnnouncementReaction(
      form: "announcement reaction", emoji: "one emoji, or the name of a server's own as :name:",
      count: "how many people gave it", own: "true if you're one of them")

    static let japanese = AnnouncementReaction(
      form: "お知らせへのリアクション", emoji: "絵文字1つ。サーバー独自の絵文字は :名前: の形", count: "付けた人の数",
      own: "自分が付けていれば true")
  }
}
