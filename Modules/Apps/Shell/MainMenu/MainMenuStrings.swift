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
    publicTimeline: "Public timeline", newPost: "New post", drafts: Words(.english).drafts,
    notices: "Notices",
    search: "Search", bookmarks: Words(.english).bookmarks,
    likedPosts: Words(.english).likedPosts, lists: Words(.english).lists,
    followedHashtags: Words(.english).followedHashtags,
    myProfile: "My profile", accounts: "Accounts", signIn: "Sign in", signUp: "Create an account")

  static let japanese = MainMenuStrings(
    title: "メニュー", whoYouAre: { "\($0) @\($1) としてサインインしています。" }, home: "ホーム",
    publicTimeline: "公開タイムライン", newPost: "新しい投稿", drafts: Words(.japanese).drafts, notices: "お知らせ",
    search: "検索", bookmarks: Words(.japanese).bookmarks,
    likedPosts: Words(.japanese).likedPosts, lists: Words(.japanese).lists,
    followedHashtags: Words(.japanese).followedHashtags,
    myProfile: "自分のプロフィール", accounts: "アカウント", signIn: "サインイン", signUp: "アカウントを作成")
}
