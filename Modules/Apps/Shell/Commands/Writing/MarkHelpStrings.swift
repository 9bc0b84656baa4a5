import AppScreens

/// What the help says of the commands that mark a post.
struct MarkHelpStrings: LocalizedStrings {
  let like, unlike, share, unshare, bookmark, unbookmark, pin, unpin, muteConversation,
    unmuteConversation, vote, choices: String

  static let english = MarkHelpStrings(
    like: "Like a post.", unlike: "Unlike a post.", share: "Share a post with your followers.",
    unshare: "Unshare a post.", bookmark: "Bookmark a post. Only you can see it.",
    unbookmark: "Remove a bookmark.", pin: "Pin one of your posts to your profile, up to five.",
    unpin: "Unpin a post from your profile.",
    muteConversation: "Mute the conversation that a post belongs to. You won't be notified about it.",
    unmuteConversation: "Unmute a conversation.",
    vote: "Vote in the poll of a post. You can't change your vote.",
    choices: "The numbers of the options you choose, from 1.")

  static let japanese = MarkHelpStrings(
    like: "投稿にいいねします。", unlike: "いいねを取り消します。",
    share: "投稿をフォロワーにシェアします。", unshare: "シェアを取り消します。",
    bookmark: "投稿をブックマークします。ほかの人には表示されません。",
    unbookmark: "ブックマークを解除します。",
    pin: "自分の投稿をプロフィールの先頭に固定します（5件まで）。", unpin: "投稿の固定を解除します。",
    muteConversation: "投稿の会話をミュートします。通知は届かなくなります。",
    unmuteConversation: "会話のミュートを解除します。", vote: "投稿のアンケートに投票します。投票は変更できません。",
    choices: "選択肢の番号（1から）。")
}
