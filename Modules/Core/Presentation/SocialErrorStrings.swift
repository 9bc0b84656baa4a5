/// The error messages of a social network, in one language.
public struct SocialErrorStrings: Sendable {
  public var subjects: Subjects
  public var fields: Fields
  public var account: Account
  public var factors: Factors
  public var writing: Writing
  public var profile: Profile
  public var lists: Lists
  public var announcements: Announcements
  public var reports: Reports
  public var photos: Photos
  public var films: Films
  public var archives: Archives
  public var backups: Backups
  public var database: Database
  public var mail: Mail
  public var apps: Apps
  public var servers: Servers
  public var tokens: Tokens
  public var passkeys: Passkeys
  public var providers: Providers

  static let english = SocialErrorStrings(
    subjects: .english, fields: .english, account: .english, factors: .english, writing: .english,
    profile: .english, lists: .english, announcements: .english, reports: .english, photos: .english,
    films: .english,
    archives: .english,
    backups: .english,
    database: .english, mail: .english, apps: .english, servers: .english,
    tokens: .english, passkeys: .english, providers: .english)

  static let japanese = SocialErrorStrings(
    subjects: .japanese, fields: .japanese, account: .japanese, factors: .japanese, writing: .japanese,
    profile: .japanese, lists: .japanese, announcements: .japanese, reports: .japanese, photos: .japanese,
    films: .japanese,
    archives: .japanese,
    backups: .japanese,
    database: .japanese, mail: .japanese, apps: .japanese, servers: .japanese,
    tokens: .japanese, passkeys: .japanese, providers: .japanese)
}

extension SocialErrorStrings {
  /// Errors about something specific, such as a post that is being shared.
  public struct Subjects: Sendable {
    public var noSuchPost, deletedPost, noSuchPerson, deletedAccount: String
    public var notSharable, notPinnable, notEditable, notDeletable: String
    public var noFollowRequest, isOneself, isBlocked, notFollowable, notFeaturable: String
    public var notListable, noSuchList, noSuchNotice, noSuchAnnouncement: String
    public var reportsOneself, noSuchReported, deletedReported: String
    public var noSuchFolder, folderReadOnly: String
  }
}

extension SocialErrorStrings.Subjects {
  static let english = Self(
    noSuchPost: "This post doesn't exist, or you don't have access to it.",
    deletedPost: "This post has been deleted.", noSuchPerson: "This person doesn't exist. Check the handle.",
    deletedAccount: "This account has been deleted.",
    notSharable: "This post has limited visibility and can't be shared.",
    notPinnable: "You can pin only your own posts, and not direct ones.",
    notEditable: "Only the author can edit this post.", notDeletable: "Only the author can delete this post.",
    noFollowRequest: "This person is no longer asking to follow you.",
    isOneself: "You can't do that to yourself.",
    isBlocked: "You've blocked this person. Unblock them first.",
    notFollowable: "You can't follow this person.",
    notFeaturable: "You can only feature people you follow.",
    notListable: "Only people you follow can be in a list.", noSuchList: "This list doesn't exist.",
    noSuchNotice: "This notification no longer exists.",
    noSuchAnnouncement: "There's no such announcement, or it has ended.",
    reportsOneself: "You can't report yourself.",
    noSuchReported: "This person or post doesn't exist, or you don't have access to it.",
    deletedReported: "This account or post has been deleted.",
    noSuchFolder: "Folder not found. Check the path.",
    folderReadOnly: "You can't write to that folder. Choose another one.")

  static let japanese = Self(
    noSuchPost: "投稿が見つからないか、閲覧する権限がありません。", deletedPost: "その投稿は削除されました。",
    noSuchPerson: "そのユーザーは見つかりませんでした。", deletedAccount: "そのアカウントは削除されました。",
    notSharable: "公開範囲が限定された投稿のため、シェアできません。",
    notPinnable: "固定できるのは自分の投稿だけです。ダイレクトは固定できません。",
    notEditable: "自分の投稿ではないため、編集できません。", notDeletable: "自分の投稿ではないため、削除できません。",
    noFollowRequest: "この人からのフォロー申請はもうありません。", isOneself: "自分のアカウントには、この操作はできません。",
    isBlocked: "この人をブロックしています。先にブロックを解除してください。",
    notFollowable: "この人をフォローすることはできません。",
    notFeaturable: "プロフィールで紹介できるのは、フォロー中の人だけです。",
    notListable: "リストに追加できるのは、フォロー中の人だけです。", noSuchList: "そのリストは見つかりませんでした。",
    noSuchNotice: "その通知は見つかりませんでした。",
    noSuchAnnouncement: "そのお知らせは見つかりませんでした。終了した可能性があります。", reportsOneself: "自分を報告することはできません。",
    noSuchReported: "ユーザーか投稿が見つからないか、閲覧する権限がありません。",
    deletedReported: "そのユーザーか投稿は削除されました。",
    noSuchFolder: "そのフォルダーは見つかりません。パスを確認してください。",
    folderReadOnly: "そこには書き込めません。別のフォルダーを選んでください。")
}
