import AppScreens
import Presentation

/// The words of the shell's own main menu.
struct MainMenuStrings: Sendable {
  var title: String
  var whoYouAre: @Sendable (_ name: String, _ handle: String) -> String
  var home: String
  var publicTimeline: String
  var newPost: String
  var drafts: String
  var notices: String
  var search: String
  var bookmarks: String
  var likedPosts: String
  var lists: String
  var followedHashtags: String
  var myProfile: String
  var accounts: String
  var signIn: String
  var signUp: String

  static let english = MainMenuStrings(
    title: "Menu", whoYouAre: { "You are \($0) @\($1)." }, home: "Home",
    publicTimeline: "Public timeline", newPost: "New post", drafts: SocialStrings.english.labels.drafts,
    notices: "Notices",
    search: "Search", bookmarks: SocialStrings.english.labels.bookmarks,
    likedPosts: SocialStrings.english.labels.likedPosts, lists: SocialStrings.english.labels.lists,
    followedHashtags: SocialStrings.english.labels.followedHashtags,
    myProfile: "My profile", accounts: "Accounts", signIn: "Sign in", signUp: "Create an account")

  static let japanese = MainMenuStrings(
    title: "メニュー", whoYouAre: { "\($0) @\($1) としてサインインしています。" }, home: "ホーム",
    publicTimeline: "公開タイムライン", newPost: "新しい投稿", drafts: SocialStrings.japanese.labels.drafts,
    notices: "お知らせ",
    search: "検索", bookmarks: SocialStrings.japanese.labels.bookmarks,
    likedPosts: SocialStrings.japanese.labels.likedPosts, lists: SocialStrings.japanese.labels.lists,
    followedHashtags: SocialStrings.japanese.labels.followedHashtags,
    myProfile: "自分のプロフィール", accounts: "アカウント", signIn: "サインイン", signUp: "アカウントを作成")
}
