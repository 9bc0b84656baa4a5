import AppScreens

/// What the help says of the commands about messages.
struct MessageHelpStrings: LocalizedStrings {
  let messages, list, read, unread, remove, ids: String

  static let english = MessageHelpStrings(
    messages:
      "List your messages: posts only for the people they mention. To write back, use “comment ID TEXT”.",
    list: "List the conversations with their last words, newest first.",
    read: "Mark conversations as read.", unread: "Mark conversations as unread.",
    remove: "Remove conversations from your messages until something new is written.",
    ids: "The IDs of the conversations, as listed.")

  static let japanese = MessageHelpStrings(
    messages: "メッセージ（メンションした相手だけに公開した投稿）を一覧します。コメントは comment ID 本文 で送れます。",
    list: "会話とその最後の投稿を新しい順に一覧します。",
    read: "会話を既読にします。", unread: "会話を未読にします。",
    remove: "会話をメッセージから削除します。新しい投稿があると、また表示されます。",
    ids: "一覧に表示された会話のID。")
}
