import AppScreens
import Entities
import Presentation

extension TimelineStrings {
  public static let japanese = TimelineStrings(
    home: Words.social(.japanese).home,
    everyone: Words.social(.japanese).publicTimeline,
    bookmarks: Words.social(.japanese).bookmarks,
    likes: Words.social(.japanese).likedPosts,
    list: "リスト",
    posts: { name, posts in
      switch posts {
      case .all: "\(name)さんの投稿"
      case .withoutComments: "\(name)さんの投稿（コメントを除く）"
      case .withPhotos: "\(name)さんの写真"
      }
    },
    postsOfSomebody: "投稿",
    emptyHome: """
      まだ投稿がありません。気になる人を探してフォローするか、最初の投稿を書いてみましょう。\
      公開タイムラインではみんなの投稿を読めます。
      """,
    emptyEveryone: "まだ投稿がありません。最初の投稿を書いてみませんか。",
    emptyPerson: "まだ投稿がありません。",
    emptyPhotos: "まだ写真がありません。",
    emptyHashtag: "このハッシュタグの公開投稿はまだありません。",
    emptyList: "まだ投稿がありません。フォローしている人をこのリストに入れると、ここでまとめて読めます。",
    emptyBookmarks: "ブックマークはまだありません。あとで読み返したい投稿を保存できます。ほかの人には見えません。",
    emptyLikes: "まだ「いいね」した投稿はありません。「いいね」すると、新しい順にここに並びます。",
    lastReadHere: "前回はここまで読みました",
    offline: Words.social(.japanese).stale,
    news: { news in
      news.isMore
        ? "新しい投稿が\(news.count)件を超えています。rで続きを表示します。"
        : "新しい投稿が\(news.count)件あります。rで表示します。"
    },
    nothingNew: "新しい投稿はありません。",
    showNews: { news in
      news.isMore ? "新しい投稿の続きを表示" : "新しい投稿\(news.count)件を表示"
    },
    refresh: Words.social(.japanese).refresh,
    newest: "最新の投稿へ移動",
    more: Words.social(.japanese).more,
    goToLastReadPosition: "前回読んだところへ移動",
    write: Words.social(.japanese).newPost,
    writeFirst: Words.social(.japanese).firstPost,
    readHome: Words.social(.japanese).home,
    readPublic: Words.social(.japanese).publicTimeline,
    findPeople: Words.social(.japanese).findPeople,
    signIn: Words.social(.japanese).signIn,
    allPosts: "すべての投稿",
    withoutComments: Words.social(.japanese).postsWithoutComments,
    withPhotos: Words.social(.japanese).postsWithPhotos,
    openMembers: "このリストの人と名前",
    follow: { "#\($0) をフォローする" },
    unfollow: { "#\($0) のフォローをやめる" },
    followed: { "#\($0) をフォローしました。投稿がホームに届きます。" },
    unfollowed: { "#\($0) のフォローをやめました。" },
    combine: "ハッシュタグを組み合わせる",
    combination: "ハッシュタグ",
    combinationHint: """
      「#猫 #犬」でどちらかを含む投稿を表示します。「+#家」は必ず含むもの、「-#広告」は含まないものを選びます。
      """,
    followedHashtags: .japanese, lists: .japanese)
}
