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
    postsWithPhotos: "写真", accounts: "アカウント", drafts: "下書き", report: "管理者に報告",
    newPost: "新規投稿", firstPost: "最初の投稿を書く", findPeople: "ユーザーを探す", signIn: "サインイン",
    signUp: "アカウントを作成")
}

extension SocialStrings.Counts {
  static let japanese = Self(
    posts: CountedText(.japanese, other: "投稿%d件"), followers: CountedText(.japanese, other: "フォロワー%d人"),
    following: CountedText(.japanese, other: "フォロー中%d人"), likes: CountedText(.japanese, other: "いいね%d件"),
    comments: CountedText(.japanese, other: "コメント%d件"), shares: CountedText(.japanese, other: "シェア%d件"),
    photos: CountedText(.japanese, other: "写真%d枚"), people: CountedText(.japanese, other: "%d人"),
    sensitivePhotos: CountedText(.japanese, other: "刺激の強い写真%d枚"))
}

extension SocialStrings.Posts {
  static let japanese = Self(
    sharedBy: { "\($0)がシェア" }, commentTo: { "\($0)さん（@\($1)）へのコメント" },
    commentOnDeleted: "削除された投稿へのコメント", commentOnAbsent: "見つからない投稿へのコメント",
    quote: { "> \($0): \($1)" },
    quoteInWords: { "元の投稿、\($0)さん: \($1)" }, at: { "場所: \($0)" }, warning: { "閲覧注意: \($0)" },
    sensitive: "刺激の強い写真", text: "本文", hiddenPhotos: CountedText(.japanese, other: "写真%d枚"),
    hiddenSensitivePhotos: CountedText(.japanese, other: "刺激の強い写真%d枚"),
    and: { "\($0)と\($1)" }, reveal: { "\($0) で\($1)を表示します。" },
    edited: "編集済み", waiting: "送信待ち", notSent: "送信できませんでした",
    everyone: "公開", unlisted: "未収載", followers: "フォロワー限定", direct: "ダイレクト",
    photo: "写真", photoWithoutDescription: "説明のない写真", photoOf: { "写真: \($0)" },
    photoNumber: { "写真\($0)" }, onAnotherDevice: "別の端末に保存されています", remark: { "（\($0)）" },
    liked: "いいね済み", shared: "シェア済み", bookmarked: "ブックマーク済み", pinned: "固定済み",
    pinnedPosts: "固定された投稿", deletedMark: "[削除された投稿]", vanished: "この投稿は表示できなくなりました。")
}

extension SocialStrings.Actions {
  static let japanese = Self(
    like: "いいね", unlike: "いいねを取り消す", share: "シェア", unshare: "シェアを取り消す",
    comment: "コメントする", bookmark: "ブックマーク", unbookmark: "ブックマークを解除",
    pin: "プロフィールに固定", unpin: "固定を解除", muteConversation: "この会話をミュート",
    unmuteConversation: "この会話のミュートを解除", reveal: "内容を表示", hide: "内容を隠す",
    edit: "編集", delete: "削除", signIn: "サインインして、いいね・シェア・コメント",
    openLink: "リンクを開く", openPhoto: "写真を開く", openPhotos: "写真をすべて開く",
    deletionTitle: "投稿の削除", deletionQuestion: "この投稿を削除しますか？ 元に戻せません。",
    deletionYes: "はい、削除します", deletionNo: "いいえ、残します")
}

extension SocialStrings.Outcomes {
  static let japanese = Self(
    liked: "いいねしました。", unliked: "いいねを取り消しました。", shared: "フォロワーにシェアしました。",
    unshared: "シェアを取り消しました。", bookmarked: "ブックマークしました。ほかの人には表示されません。",
    unbookmarked: "ブックマークを解除しました。", pinned: "プロフィールに固定しました。",
    unpinned: "固定を解除しました。", conversationMuted: "この会話をミュートしました。通知は届きません。",
    conversationUnmuted: "この会話のミュートを解除しました。", edited: "変更を保存しました。",
    deleted: "投稿を削除しました。", opened: { "開きました: \($0)" },
    notOpened: { "開けるアプリがここにはありません。アドレス: \($0)" })
}

extension SocialStrings.People {
  static let japanese = Self(
    name: { "\($0)さん" }, handle: { "（@\($0)）" }, joined: { "\($0)に登録" }, yourNote: "メモ", header: "ヘッダー画像",
    avatar: "アイコン画像",
    isSelf: "自分", isFollowing: "フォロー中", hasRequestedToFollow: "フォロー申請中",
    isFollowedBy: "フォローされています", hasFollowRequest: "フォロー申請あり",
    isWatching: "投稿の通知オン", willWatch: "承認後に投稿の通知オン",
    isHidingShares: "シェアを非表示", willHideShares: "承認後にシェアを非表示",
    isBlocking: "ブロック中", isBlockedBy: "ブロックされています", isMuting: "ミュート中",
    isMutingUntil: { "\($0)までミュート中" }, isBot: "ボット", isLocked: "承認制")
}
