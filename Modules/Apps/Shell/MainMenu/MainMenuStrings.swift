import AppScreens
import Filters
import Notifications
import Post
import Presentation

/// The words of the shell's own main menu.
struct MainMenuStrings: Sendable {
  var title: String
  var whoYouAre: @Sendable (_ name: String, _ handle: String) -> String
  var home: String
  var publicTimeline: String
  var newPost: String
  var drafts: String
  var scheduled: String
  var outbox: String
  var notices: String
  /// - Parameter count: How many of them are new.
  var announcements: @Sendable (_ count: Int) -> String
  var messages: String
  var search: String
  var bookmarks: String
  var likedPosts: String
  var lists: String
  var followedHashtags: String
  var filters: String
  var myProfile: String
  var accounts: String
  var signIn: String
  var signUp: String
  var findPeople: String
  var settings: String
  var notificationSettings: String

  static let english = MainMenuStrings(
    title: "Menu", whoYouAre: { "Signed in as \($0) @\($1)." }, home: "Home",
    publicTimeline: "Public timeline", newPost: "New post", drafts: SocialStrings.english.labels.drafts,
    scheduled: ScheduledPostsStrings.english.title, outbox: OutboxStrings.english.title,
    notices: "Notifications", announcements: { named(.english, $0) },
    messages: ConversationsStrings.english.title,
    search: "Search", bookmarks: SocialStrings.english.labels.bookmarks,
    likedPosts: SocialStrings.english.labels.likedPosts, lists: SocialStrings.english.labels.lists,
    followedHashtags: SocialStrings.english.labels.followedHashtags, filters: FiltersStrings.english.title,
    myProfile: "Your profile", accounts: "Accounts", signIn: "Sign in", signUp: "Create account",
    findPeople: "Find people", settings: "Settings", notificationSettings: "Notification settings")

  static let japanese = MainMenuStrings(
    title: "メニュー", whoYouAre: { "\($0)さん（@\($1)）としてサインインしています。" }, home: "ホーム",
    publicTimeline: "公開タイムライン", newPost: "新規投稿", drafts: SocialStrings.japanese.labels.drafts,
    scheduled: ScheduledPostsStrings.japanese.title, outbox: OutboxStrings.japanese.title,
    notices: "通知", announcements: { named(.japanese, $0) }, messages: ConversationsStrings.japanese.title,
    search: "検索", bookmarks: SocialStrings.japanese.labels.bookmarks,
    likedPosts: SocialStrings.japanese.labels.likedPosts, lists: SocialStrings.japanese.labels.lists,
    followedHashtags: SocialStrings.japanese.labels.followedHashtags, filters: FiltersStrings.japanese.title,
    myProfile: "自分のプロフィール", accounts: "アカウント", signIn: "サインイン", signUp: "アカウントを作成",
    findPeople: "ユーザーを探す", settings: "設定", notificationSettings: "通知の設定")

  private static func named(_ strings: AnnouncementsStrings, _ count: Int) -> String {
    count == 0 ? strings.title : strings.titleWithCount(count)
  }
}
