import AppScreens

/// What the help says of searching.
struct SearchHelpStrings: LocalizedStrings {
  let search, searchRemark, query, people, tags, posts, limit, before, onlyOne, beforeNeedsOne: String

  static let english = SearchHelpStrings(
    search: "Search people by handle or name, hashtags by their beginning, and posts by text.",
    searchRemark: """
      @name finds only people, '#word' hashtags and posts, from:HANDLE someone's posts, from:me yours; other words \
      must be in the text.
      """,
    query: "At least two characters; one is enough in Chinese, Japanese or Korean, and after a #.",
    people: "Only people.", tags: "Only hashtags.", posts: "Only posts.",
    limit: "Show up to this many of each, 1 to 80.",
    before: "Continue from this cursor; needs --people, --tags or --posts.",
    onlyOne: "Use only one of --people, --tags and --posts.",
    beforeNeedsOne: "--before needs --people, --tags or --posts.")

  static let japanese = SearchHelpStrings(
    search: "ユーザーをユーザー名や名前で、ハッシュタグを先頭の文字で、投稿を本文で検索します。",
    searchRemark: """
      @名前 はユーザーだけ、'#言葉' はハッシュタグと投稿、from:ユーザー名 はその人の投稿、from:me は自分の投稿を検索します。\
      言葉を加えると、それを本文に含む投稿に絞り込みます。
      """,
    query: "キーワード。2文字以上（漢字、かな、ハングルと # のあとは1文字から）。",
    people: "ユーザーだけ。", tags: "ハッシュタグだけ。", posts: "投稿だけ。",
    limit: "それぞれの最大件数（1〜80）。",
    before: "このカーソルの続きから。--people、--tags、--posts と一緒に使います。",
    onlyOne: "--people、--tags、--posts のどれか1つを指定してください。省略時はすべて表示します。",
    beforeNeedsOne: "--before は --people、--tags、--posts と一緒に使ってください。")
}
