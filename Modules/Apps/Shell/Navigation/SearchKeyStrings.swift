import AppScreens
import Search

/// What to type on the screen of a search.
struct SearchKeyStrings: LocalizedStrings {
  var hint: String

  static let english = SearchKeyStrings(
    hint: """
      Enter a name or words from a post, two letters or more. @name finds people only, #word hashtags and \
      posts, from:name what somebody posted, and from:me what you did.
      """)

  static let japanese = SearchKeyStrings(
    hint: """
      名前や投稿の言葉を2文字以上で入力してください。@名前 で人、#言葉 でハッシュタグと投稿、\
      from:名前 でその人の投稿、from:me で自分の投稿を探せます。
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
