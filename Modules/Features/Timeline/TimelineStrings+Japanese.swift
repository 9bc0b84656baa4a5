import Presentation

extension TimelineStrings {
  public static let japanese = TimelineStrings(
    home: Words(.japanese).home,
    everyone: Words(.japanese).publicTimeline,
    posts: { name in "\(name)さんの投稿" },
    postsOfSomebody: "投稿",
    emptyHome: """
      まだ投稿がありません。気になる人を探してフォローするか、最初の投稿を書いてみましょう。\
      公開タイムラインではみんなの投稿を読めます。
      """,
    emptyEveryone: "まだ投稿がありません。最初の投稿を書いてみませんか。",
    emptyPerson: "まだ投稿がありません。",
    leftHere: "前回はここまで読みました",
    offline: Words(.japanese).stale,
    news: { news in
      news.isMore
        ? "新しい投稿が\(news.count)件以上あります。rで続きを表示します。"
        : "新しい投稿が\(news.count)件あります。rで表示します。"
    },
    nothingNew: "新しい投稿はありません。",
    showNews: { news in
      news.isMore ? "新しい投稿の続きを表示" : "新しい投稿\(news.count)件を表示"
    },
    refresh: Words(.japanese).refresh,
    newest: "最新の投稿へ移動",
    more: Words(.japanese).more,
    goToPlaceLeft: "前回読んだところへ移動",
    write: Words(.japanese).newPost,
    writeFirst: Words(.japanese).firstPost,
    readHome: Words(.japanese).home,
    readPublic: Words(.japanese).publicTimeline,
    findPeople: Words(.japanese).findPeople,
    signIn: Words(.japanese).signIn)
}
