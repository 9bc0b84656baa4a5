import AppScreens

extension SocialStrings {
  public static let japanese = SocialStrings(
    labels: .japanese, counts: .japanese, posts: .japanese, actions: .japanese, outcomes: .japanese,
    people: .japanese, followsHashtag: "フォロー中", errors: .japanese)
}

extension SocialStrings.Labels {
  static let japanese = Self(
    home: "ホーム", publicTimeline: "公開タイムライン", bookmarks: "ブックマーク", likedPosts: "いいねした投稿",
    lists: "リスト", followedHashtags: "フォロー中のハッシュタグ", postsWithoutComments: "コメントを除く投稿",
    postsWithPhotos: "写真", accounts: "アカウント", drafts: "下書き", report: "管理者に報告する",
    newPost: "新しい投稿", firstPost: "最初の投稿を書く", findPeople: "人を探す", signIn: "サインイン",
    signUp: "アカウントを作成")
}

extension SocialStrings.Counts {
  static let japanese = Self(
    posts: CountedText(.japanese, other: "投稿%d件"), followers: CountedText(.japanese, other: "フォロワー%d人"),
    following: CountedText(.japanese, other: "フォロー中%d人"), likes: CountedText(.japanese, other: "いいね%d件"),
    comments: CountedText(.japanese, other: "コメント%d件"), shares: CountedText(.japanese, other: "共有%d件"),
    photos: CountedText(.japanese, other: "写真%d枚"), people: CountedText(.japanese, other: "%d人"))
}

extension SocialStrings.Posts {
  static let japanese = Self(
    sharedBy: { "\($0) さんが共有" }, commentTo: { "@\($0) さんへのコメント" },
    commentOnDeleted: "削除された投稿へのコメント", at: { "場所: \($0)" }, warning: { "閲覧注意: \($0)" },
    text: "本文", and: { "\($0)と\($1)" }, hidden: { "\($0)を隠しています。\($1)。" },
    revealInList: { "\($0)と番号で表示します" }, revealOnPage: { "\($0)で表示します" },
    edited: "編集済み", waiting: "送信待ち", notSent: "送信できませんでした",
    everyone: "公開", unlisted: "未収載", followers: "フォロワー限定", direct: "ダイレクト",
    photo: "写真", photoWithoutDescription: "説明のない写真", photoOf: { "写真: \($0)" },
    photoNumber: { "写真\($0)" }, onAnotherMachine: "別のマシンに保存されています", remark: { "（\($0)）" },
    liked: "いいね済み", shared: "共有済み", bookmarked: "ブックマーク済み", pinned: "固定済み",
    pinnedPosts: "固定された投稿", deletedMark: "[削除された投稿]", vanished: "この投稿は表示できなくなりました。")
}

extension SocialStrings.Actions {
  static let japanese = Self(
    like: "いいねする", unlike: "いいねを取り消す", share: "共有する", unshare: "共有を取り消す",
    comment: "コメントする", bookmark: "ブックマークする", unbookmark: "ブックマークを外す",
    pin: "プロフィールに固定する", unpin: "プロフィールへの固定を外す", muteConversation: "この会話をミュートする",
    unmuteConversation: "この会話のミュートを解除する", reveal: "隠れている内容を表示する", hide: "もう一度隠す",
    edit: "編集する", delete: "削除する", signIn: "サインインして、いいね・共有・コメントをする",
    deletionTitle: "投稿の削除", deletionQuestion: "この投稿を削除しますか。元に戻すことはできません。",
    deletionYes: "はい、削除します", deletionNo: "いいえ、残します")
}

extension SocialStrings.Outcomes {
  static let japanese = Self(
    liked: "いいねしました。", unliked: "いいねを取り消しました。", shared: "フォロワーに共有しました。",
    unshared: "共有を取り消しました。", bookmarked: "ブックマークしました。ほかの人には見えません。",
    unbookmarked: "ブックマークを外しました。", pinned: "プロフィールに固定しました。",
    unpinned: "プロフィールへの固定を外しました。", conversationMuted: "この会話のお知らせは届かなくなります。",
    conversationUnmuted: "この会話のお知らせがまた届くようになります。", edited: "変更を保存しました。",
    deleted: "投稿を削除しました。")
}

extension SocialStrings.People {
  static let japanese = Self(
    joined: { "\($0)に登録" }, yourNote: "あなたのメモ", header: "ヘッダー画像", avatar: "アイコン画像",
    isSelf: "あなた", isFollowing: "フォロー中", hasRequestedToFollow: "フォロー申請中",
    isFollowedBy: "フォローされています", hasFollowRequest: "フォローを申請されています",
    isWatching: "投稿のお知らせあり", willWatch: "承認後は投稿のお知らせあり",
    isHidingShares: "共有は非表示", willHideShares: "承認後は共有を非表示",
    isBlocking: "ブロック中", isBlockedBy: "ブロックされています", isMuting: "ミュート中",
    isMutingUntil: { "\($0)までミュート中" }, isBot: "ボット", isLocked: "鍵付き")
}
