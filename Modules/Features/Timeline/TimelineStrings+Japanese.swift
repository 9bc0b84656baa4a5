import AppScreens
import Presentation

extension TimelineStrings {
  public static let japanese = TimelineStrings(
    names: .japanese,
    lastReadHere: "前回はここまで読みました",
    offline: SharedStrings.japanese.connectionLost,
    refreshing: { "\($0)時点の内容です。更新しています…" },
    news: { news in
      news.isMore
        ? "新しい投稿が\(news.count, in: .japanese)件を超えています。"
        : "新しい投稿が\(news.count, in: .japanese)件あります。"
    },
    nothingNew: "新しい投稿はありません。",
    showNews: { news in
      news.isMore ? "新しい投稿の続きを表示" : "新しい投稿\(news.count, in: .japanese)件を表示"
    },
    refresh: SharedStrings.japanese.refresh,
    newest: "最新の投稿へ移動",
    more: SharedStrings.japanese.more,
    goToLastReadPosition: "前回読んだところへ移動",
    write: SocialStrings.japanese.labels.newPost,
    writeFirst: SocialStrings.japanese.labels.firstPost,
    findPeople: SocialStrings.japanese.labels.findPeople,
    signIn: SocialStrings.japanese.labels.signIn,
    allPosts: "すべての投稿",
    withoutComments: SocialStrings.japanese.labels.postsWithoutComments,
    withPhotos: SocialStrings.japanese.labels.postsWithPhotos,
    openMembers: "メンバーとリスト名",
    follow: { "#\($0) をフォロー" },
    unfollow: { "#\($0) のフォローを解除" },
    combine: "ハッシュタグを組み合わせる",
    combination: "ハッシュタグ",
    combinationHint: """
      #猫 #犬 はどちらかが付いた投稿を表示します。+#家 は必ず付いているもの、-#広告 は付いていないものに絞り込みます。
      """)
}
