public import AppScreens

/// The texts of the announcements. A host can change them on a copy.
public struct AnnouncementsStrings: LocalizedStrings {
  public var title: String
  /// The title of one that is open.
  public var openTitle: String
  /// The title with the number of those that are new, as a menu shows it.
  public var titleWithCount: @Sendable (_ count: Int) -> String
  /// Marks one that the viewer hasn't dismissed.
  public var new: String
  /// A time that begins and ends on one day; times or days between two others; and those with one end.
  public var sameDay, between: @Sendable (_ start: String, _ end: String) -> String
  public var from, until: @Sendable (_ time: String) -> String
  /// An emoji with the number of people who gave it; the same if the viewer is one of them.
  public var reaction: @Sendable (_ emoji: String, _ count: Int) -> String
  public var own: @Sendable (_ reaction: String) -> String
  public var nothing: String
  public var dismiss, dismissAll: String
  /// Gives an emoji that others gave; removes one's own.
  public var give, remove: @Sendable (_ emoji: String) -> String
  /// Asks for an emoji.
  public var react: String
  public var emojiField, emojiHint: String
  /// Open what an announcement mentions.
  public var person: @Sendable (_ handle: String) -> String
  public var hashtag: @Sendable (_ name: String) -> String
  public var link: @Sendable (_ address: String) -> String
  public var close: String
  public var dismissed: String
  public var reacted, removed: @Sendable (_ emoji: String) -> String
  /// The chosen announcement isn't there any more.
  public var gone: String

  public static let english = AnnouncementsStrings(
    title: "Announcements", openTitle: "Announcement",
    titleWithCount: { "Announcements (\($0, in: .english))" }, new: "New",
    sameDay: { "\($0)–\($1)" }, between: { "\($0) – \($1)" }, from: { "From \($0)" },
    until: { "Until \($0)" },
    reaction: { "\($0) \($1, in: .english)" }, own: { "\($0) (including you)" },
    nothing: "No announcements. What the administrator wants everyone to know is shown here.",
    dismiss: "Mark as read", dismissAll: "Mark all as read", give: { "React with \($0)" },
    remove: { "Remove your \($0)" },
    react: "React with an emoji", emojiField: "Emoji", emojiHint: "One emoji, such as 👍.",
    person: { "Profile of @\($0)" }, hashtag: { "Posts with #\($0)" }, link: { "Open \($0)" },
    close: "Back to announcements", dismissed: "Marked as read.",
    reacted: { "You reacted with \($0)." }, removed: { "Removed your \($0)." },
    gone: "This announcement is no longer here.")

  public static let japanese = AnnouncementsStrings(
    title: "お知らせ", openTitle: "お知らせの内容", titleWithCount: { "お知らせ（\($0, in: .japanese)）" }, new: "未読",
    sameDay: { "\($0)〜\($1)" }, between: { "\($0)〜\($1)" }, from: { "\($0)から" }, until: { "\($0)まで" },
    reaction: { "\($0) \($1, in: .japanese)" }, own: { "\($0)（自分を含む）" },
    nothing: "お知らせはありません。管理者から全員へのお知らせがここに表示されます。",
    dismiss: "既読にする", dismissAll: "すべて既読にする", give: { "\($0) でリアクションする" }, remove: { "自分の \($0) を取り消す" },
    react: "絵文字でリアクションする", emojiField: "絵文字", emojiHint: "絵文字を1つ入力してください。例: 👍",
    person: { "@\($0) のプロフィール" }, hashtag: { "#\($0) の付いた投稿" }, link: { "\($0) を開く" },
    close: "お知らせの一覧に戻る", dismissed: "既読にしました。",
    reacted: { "\($0) でリアクションしました。" }, removed: { "自分の \($0) を取り消しました。" },
    gone: "このお知らせはもうありません。")
}
