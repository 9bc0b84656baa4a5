import AppScreens
import Presentation

extension SearchStrings {
  public static let japanese = SearchStrings(
    title: "検索", titleFor: { "検索: \($0)" }, field: "検索語",
    hint: """
      2文字以上の名前や投稿の言葉で探せます。@名前 で人、#言葉 でハッシュタグと投稿、\
      from:名前 でその人の投稿、from:me で自分の投稿を探せます。
      """,
    people: "人", hashtags: "ハッシュタグ", posts: "投稿", noPeople: "該当する人はいません。",
    noHashtags: "該当するハッシュタグはありません。", noPosts: "該当する投稿はありません。",
    nothing: "見つかりませんでした。",
    suggestion: "言葉を減らしたり、短くしたり、別の書き方にしたりしてお試しください。", morePeople: "人をもっと見る",
    moreHashtags: "ハッシュタグをもっと見る", morePosts: "投稿をもっと見る", peopleOnly: "人だけを表示する",
    hashtagsOnly: "ハッシュタグだけを表示する", postsOnly: "投稿だけを表示する", all: "すべてを表示する",
    newSearch: "別の言葉で検索する", refresh: SharedStrings.japanese.refresh)
}
