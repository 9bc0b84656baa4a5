import AppScreens
import Search

/// What to type on the screen of a search.
struct SearchKeyStrings: LocalizedStrings {
  var hint: String

  static let english = SearchKeyStrings(
    hint: """
      Enter a name or words from a post, at least two characters (one in Chinese, Japanese or Korean). @name finds \
      people, #word hashtags and posts, from:handle someone's posts, from:me your own.
      """)

  static let japanese = SearchKeyStrings(
    hint: """
      名前や投稿に含まれる言葉を2文字以上（漢字やかなは1文字から）で入力してください。@名前 でユーザー、#言葉 でハッシュタグと投稿、\
      from:ユーザー名 でその人の投稿、from:me で自分の投稿を検索できます。
      """)
}

extension SearchStrings {
  /// The words of a search, with what to type here.
  static func shell(_ language: Language) -> SearchStrings {
    var strings = of(language)
    strings.hint = SearchKeyStrings.of(language).hint
    return strings
  }
}
