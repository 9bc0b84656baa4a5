public import Entities

/// What an app can do, in plain words.
public struct AppScopeStrings: Sendable {
  /// In a word or two, as parts of `can`.
  public var brief: AppAbilityStrings
  /// In full, as a list below `Tusky would be able to:`.
  public var full: AppAbilityStrings
  /// - Parameter abilities: Some of `brief`; never empty.
  public var can: @Sendable (_ abilities: [String]) -> String

  public static let english = AppScopeStrings(
    brief: AppAbilityStrings(
      read: "read", readSome: "read some things", write: "write", writeSome: "change some things",
      follow: "change who you follow", receiveNotifications: "get notifications",
      seeIdentity: "see who you are"),
    full: AppAbilityStrings(
      read: "see everything you can see, including your notifications and settings",
      readSome: "see some of what you can see",
      write: "post, like, share, change your profile, and change who you follow, block and mute",
      writeSome: "change some things in your name", follow: "change who you follow, block and mute",
      receiveNotifications: "send you notifications", seeIdentity: "see who you are"),
    can: { abilities in
      let first = abilities.dropLast().joined(separator: ", ")
      return "can " + [first, abilities.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
    })

  public static let japanese = AppScopeStrings(
    brief: AppAbilityStrings(
      read: "閲覧", readSome: "一部の閲覧", write: "書き込み", writeSome: "一部の書き込み", follow: "フォローの変更",
      receiveNotifications: "通知の受信", seeIdentity: "プロフィールの確認"),
    full: AppAbilityStrings(
      read: "通知や設定を含め、あなたが見られるものすべての閲覧", readSome: "あなたが見られるものの一部の閲覧",
      write: "投稿、いいね、シェア、プロフィールの変更、フォローやブロック、ミュートの変更",
      writeSome: "あなたの名前での一部の変更", follow: "フォロー、ブロック、ミュートの変更",
      receiveNotifications: "通知の送信", seeIdentity: "プロフィールの確認"),
    can: { "\($0.joined(separator: $0.count > 2 ? "、" : "と"))ができます" })
}

extension AppScopeStrings {
  /// What an app with these scopes can do: `can read and write`.
  public func summary(of scopes: AccessScopes) -> String {
    let abilities = brief.abilities(of: scopes)
    // Beside anything else, notifications aren't worth a word.
    return can(abilities.count > 1 ? abilities.filter { $0 != brief.receiveNotifications } : abilities)
  }

  /// The same in full, one after the other; never empty.
  public func abilities(of scopes: AccessScopes) -> [String] { full.abilities(of: scopes) }
}
