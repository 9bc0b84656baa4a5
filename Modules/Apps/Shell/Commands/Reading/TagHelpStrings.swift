import AppScreens

/// What the help says of the commands about hashtags.
struct TagHelpStrings: LocalizedStrings {
  let featured, featuredSuggestions, feature, unfeature: String
  let tags, allTags, popular, follow, unfollow: String

  static let english = TagHelpStrings(
    featured: "List the hashtags that a person features on their profile.",
    featuredSuggestions: "List the ones you use most and don't feature yet.",
    feature: "Feature a hashtag on your profile.", unfeature: "Remove a hashtag from your profile.",
    tags: "List, follow and unfollow hashtags. “timeline tag NAME” reads one.",
    allTags: "List the hashtags you follow, newest first.",
    popular: "List the hashtags that most people used in the last three days.",
    follow: "Follow a hashtag: its public posts appear in your home timeline.",
    unfollow: "Unfollow a hashtag.")

  static let japanese = TagHelpStrings(
    featured: "プロフィールに表示しているハッシュタグを一覧します。",
    featuredSuggestions: "自分がよく使い、まだ表示していないものを一覧します。",
    feature: "ハッシュタグをプロフィールに表示します。",
    unfeature: "ハッシュタグをプロフィールから外します。",
    tags: "フォロー中のハッシュタグを表示・編集します。投稿は timeline tag 名前 で読めます。",
    allTags: "フォロー中のハッシュタグを新しい順に表示します。",
    popular: "この3日間に使った人の多いハッシュタグを一覧します。",
    follow: "ハッシュタグをフォローします。公開投稿がホームに届きます。",
    unfollow: "ハッシュタグのフォローを解除します。")
}
