public import AppScreens

/// The texts of the inbox of direct posts. A host can change them on a copy.
public struct ConversationsStrings: LocalizedStrings {
  public var title: String
  /// Marks a conversation in which something is unread.
  public var new: String
  /// Before the last words, if they are the viewer's own.
  public var you: String
  /// In place of people, for what is addressed to no one else.
  public var nobodyElse: String
  /// Between people.
  public var comma: String
  public var nothing: String
  /// Under that, how a conversation is begun.
  public var howToBegin: String
  public var removed: String
  /// The chosen conversation isn't there any more.
  public var gone: String

  public static let english = ConversationsStrings(
    title: "Messages", new: "New", you: "You: ", nobodyElse: "Only you", comma: ", ",
    nothing: "No messages yet. Posts that are only for the people they mention are collected here.",
    howToBegin: "To write one, open someone's profile and choose “Write a message”.",
    removed: "Removed from your messages. It comes back when something new is written.",
    gone: "This conversation is no longer here.")

  public static let japanese = ConversationsStrings(
    title: "メッセージ", new: "未読", you: "自分: ", nobodyElse: "自分のみ", comma: "、",
    nothing: "メッセージはまだありません。メンションした相手だけに公開した投稿がここに集まります。",
    howToBegin: "メッセージを書くには、相手のプロフィールで「メッセージを書く」を選びます。",
    removed: "メッセージから削除しました。新しい投稿があると、また表示されます。",
    gone: "この会話はもうありません。")
}
