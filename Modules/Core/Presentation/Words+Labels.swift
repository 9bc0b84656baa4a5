public import AppScreens

// Labels and remarks that mean the same on every screen. A feature's strings begin with these, so that a host
// can change them for that feature.
extension Words {
  public var home: String { pick("Home", "ホーム") }
  public var publicTimeline: String { pick("Public timeline", "公開タイムライン") }
  public var bookmarks: String { pick("Bookmarks", "ブックマーク") }
  public var likedPosts: String { pick("Posts you like", "いいねした投稿") }
  public var lists: String { pick("Lists", "リスト") }
  public var followedHashtags: String { pick("Hashtags you follow", "フォロー中のハッシュタグ") }
  public var postsWithoutComments: String { pick("Posts without comments", "コメントを除く投稿") }
  public var postsWithPhotos: String { pick("Photos", "写真") }
  public var accounts: String { pick("Accounts", "アカウント") }

  public var drafts: String { pick("Drafts", "下書き") }

  public var report: String { pick("Report to the administrator", "管理者に報告する") }
  public var newPost: String { pick("New post", "新しい投稿") }
  public var firstPost: String { pick("Write your first post", "最初の投稿を書く") }
  public var findPeople: String { pick("Find people", "人を探す") }
  public var signIn: String { pick("Sign in", "サインイン") }
  public var signUp: String { pick("Create an account", "アカウントを作成") }

  /// What a post warns of, before what it says.
  public func warning(of text: String) -> String { pick("Warning: \(text)", "閲覧注意: \(text)") }
}
