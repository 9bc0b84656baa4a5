extension TimelineStrings {
  public static let japanese = TimelineStrings(
    home: "ホーム",
    everyone: "公開タイムライン",
    posts: { name in "\(name)さんの投稿" },
    postsOfSomebody: "投稿",
    emptyHome: """
      まだ投稿がありません。気になる人を探してフォローするか、最初の投稿を書いてみましょう。\
      公開タイムラインではみんなの投稿を読めます。
      """,
    emptyEveryone: "まだ投稿がありません。最初の投稿を書いてみませんか。",
    emptyPerson: "まだ投稿がありません。",
    leftHere: "前回はここまで読みました",
    offline: "接続が切れています。表示が最新でない可能性があります。",
    news: { news in
      news.isMore
        ? "新しい投稿が\(news.count)件以上あります。rで続きを表示します"
        : "新しい投稿が\(news.count)件あります。rで表示します"
    },
    nothingNew: "新しい投稿はありません。",
    showNews: { news in
      news.isMore ? "新しい投稿の続きを表示" : "新しい投稿\(news.count)件を表示"
    },
    refresh: "更新",
    newest: "最新の投稿へ移動",
    more: "もっと読む",
    goToPlaceLeft: "前回読んだところへ移動",
    write: "新しい投稿",
    writeFirst: "最初の投稿を書く",
    readHome: "ホーム",
    readPublic: "公開タイムライン",
    findPeople: "人を探す",
    signIn: "サインイン")
}
