import AppScreens

extension SearchStrings {
  public static let japanese = SearchStrings(
    title: "検索", titleFor: { "検索: \($0)" }, field: "キーワード",
    hint: """
      名前や投稿の言葉で検索します（2文字以上。漢字やかなは1文字から）。@名前 でユーザー、#言葉 でハッシュタグと投稿、\
      from:ユーザー名 でその人の投稿、from:me で自分の投稿を検索できます。
      """,
    people: "ユーザー", hashtags: "ハッシュタグ", posts: "投稿", noPeople: "該当するユーザーはいません。",
    noHashtags: "該当するハッシュタグはありません。", noPosts: "該当する投稿はありません。",
    nothing: "見つかりませんでした。",
    suggestion: "キーワードを減らすか、別の言葉でお試しください。", morePeople: "ユーザーをもっと見る",
    moreHashtags: "ハッシュタグをもっと見る", morePosts: "投稿をもっと見る", peopleOnly: "ユーザーのみ表示",
    hashtagsOnly: "ハッシュタグのみ表示", postsOnly: "投稿のみ表示", all: "すべて表示",
    newSearch: "別の言葉で検索", refresh: SharedStrings.japanese.refresh)
}
