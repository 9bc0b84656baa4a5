extension SocialStrings {
  /// The actions on a post.
  public struct Actions: Sendable {
    public var like, unlike, share, unshare, comment, bookmark, unbookmark, pin, unpin: String
    public var muteConversation, unmuteConversation, reveal, hide, edit, delete, signIn: String
    public var openLink, openPhoto, openPhotos, openFilm: String
    public var deletionTitle, deletionQuestion, deletionYes, deletionNo: String
  }

  /// The results of actions on a post.
  public struct Outcomes: Sendable {
    public var liked, unliked, shared, unshared, bookmarked, unbookmarked, pinned, unpinned: String
    public var conversationMuted, conversationUnmuted, edited, deleted, voted: String
    public var opened, notOpened: @Sendable (_ address: String) -> String
    /// The message about what is done only here so far: it waits until the server can be reached.
    public var waiting: @Sendable (_ message: String) -> String
  }
}

extension SocialStrings.Actions {
  static let english = Self(
    like: "Like", unlike: "Unlike", share: "Share", unshare: "Unshare",
    comment: "Comment", bookmark: "Bookmark", unbookmark: "Remove bookmark", pin: "Pin to your profile",
    unpin: "Unpin from your profile", muteConversation: "Mute this conversation",
    unmuteConversation: "Unmute this conversation", reveal: "Show what's hidden", hide: "Hide again",
    edit: "Edit", delete: "Delete", signIn: "Sign in to like, share and comment",
    openLink: "Open its link", openPhoto: "Open its photo", openPhotos: "Open its photos",
    openFilm: "Open its video",
    deletionTitle: "Delete post", deletionQuestion: "Delete this post? This can't be undone.",
    deletionYes: "Yes, delete it", deletionNo: "No, keep it")

  static let japanese = Self(
    like: "いいね", unlike: "いいねを取り消す", share: "シェア", unshare: "シェアを取り消す",
    comment: "コメントする", bookmark: "ブックマーク", unbookmark: "ブックマークを解除",
    pin: "プロフィールに固定", unpin: "固定を解除", muteConversation: "この会話をミュート",
    unmuteConversation: "この会話のミュートを解除", reveal: "内容を表示", hide: "内容を隠す",
    edit: "編集", delete: "削除", signIn: "サインインして、いいね・シェア・コメント",
    openLink: "リンクを開く", openPhoto: "写真を開く", openPhotos: "写真をすべて開く",
    openFilm: "動画を開く",
    deletionTitle: "投稿の削除", deletionQuestion: "この投稿を削除しますか？ 元に戻せません。",
    deletionYes: "はい、削除します", deletionNo: "いいえ、残します")
}

extension SocialStrings.Outcomes {
  static let english = Self(
    liked: "Liked.", unliked: "Like removed.",
    shared: "Shared with your followers.", unshared: "Share removed.",
    bookmarked: "Bookmarked. Only you can see this.", unbookmarked: "Bookmark removed.",
    pinned: "Pinned to your profile.", unpinned: "Unpinned from your profile.",
    conversationMuted: "You won't be notified about this conversation.",
    conversationUnmuted: "You'll be notified about this conversation again.", edited: "Changes saved.",
    deleted: "Post deleted.", voted: "You've voted.", opened: { "Opened \($0)" },
    notOpened: { "There's no app here to open it. The address is \($0)" },
    waiting: { "\($0) The server will get this once it can be reached." })

  static let japanese = Self(
    liked: "いいねしました。", unliked: "いいねを取り消しました。", shared: "フォロワーにシェアしました。",
    unshared: "シェアを取り消しました。", bookmarked: "ブックマークしました。ほかの人には表示されません。",
    unbookmarked: "ブックマークを解除しました。", pinned: "プロフィールに固定しました。",
    unpinned: "固定を解除しました。", conversationMuted: "この会話をミュートしました。通知は届きません。",
    conversationUnmuted: "この会話のミュートを解除しました。", edited: "変更を保存しました。",
    deleted: "投稿を削除しました。", voted: "投票しました。", opened: { "開きました: \($0)" },
    notOpened: { "開けるアプリがここにはありません。アドレス: \($0)" },
    waiting: { "\($0)サーバーには、接続できるようになったときに反映されます。" })
}
