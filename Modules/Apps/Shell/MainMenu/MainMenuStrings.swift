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
    publicTimeline: "Public timeline", newPost: "New post", drafts: Words.social(.english).drafts,
    notices: "Notices",
    search: "Search", bookmarks: Words.social(.english).bookmarks,
    likedPosts: Words.social(.english).likedPosts, lists: Words.social(.english).lists,
    followedHashtags: Words.social(.english).followedHashtags,
    myProfile: "My profile", accounts: "Accounts", signIn: "Sign in", signUp: "Create an account")

  static let japanese = MainMenuStrings(
    title: "メニュー", whoYouAre: { "\($0) @\($1) としてサインインしています。" }, home: "ホーム",
    publicTimeline: "公開タイムライン", newPost: "新しい投稿", drafts: Words.social(.japanese).drafts, notices: "お知らせ",
    search: "検索", bookmarks: Words.social(.japanese).bookmarks,
    likedPosts: Words.social(.japanese).likedPosts, lists: Words.social(.japanese).lists,
    followedHashtags: Words.social(.japanese).followedHashtags,
    myProfile: "自分のプロフィール", accounts: "アカウント", signIn: "サインイン", signUp: "アカウントを作成")
}
