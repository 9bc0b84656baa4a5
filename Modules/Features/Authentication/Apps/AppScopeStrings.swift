public import Entities

/// What an app can do, in plain words.
public struct AppScopeStrings: Sendable {
  public var read, readSome, write, writeSome: String
  /// Changes whom the person follows, blocks and mutes.
  public var follow: String
  public var receiveNotifications, seeIdentity: String
  /// - Parameter abilities: Some of the above; never empty.
  public var can: @Sendable (_ abilities: [String]) -> String

  public static let english = AppScopeStrings(
    read: "read", readSome: "read some things", write: "write", writeSome: "change some things",
    follow: "change who you follow", receiveNotifications: "get notifications",
    seeIdentity: "see who you are",
    can: { abilities in
      let first = abilities.dropLast().joined(separator: ", ")
      return "can " + [first, abilities.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
    })

  public static let japanese = AppScopeStrings(
    read: "閲覧", readSome: "一部の閲覧", write: "書き込み", writeSome: "一部の書き込み", follow: "フォローの変更",
    receiveNotifications: "通知の受信", seeIdentity: "プロフィールの確認",
    can: { "\($0.joined(separator: $0.count > 2 ? "、" : "と"))ができます" })
}

extension AppScopeStrings {
  /// What an app with these scopes can do: `can read and write`.
  public func summary(of scopes: AccessScopes) -> String {
    let names = scopes.scopes.map(\.rawValue)
    var abilities: [String] = []
    if scopes.allow(.read) {
      abilities.append(read)
    } else if names.contains(where: { $0.hasPrefix("read:") }) {
      abilities.append(readSome)
    }
    if scopes.allow(.write) {
      abilities.append(write)
    } else {
      if names.contains(where: { $0.hasPrefix("write:") }) { abilities.append(writeSome) }
      if scopes.allow(.follow) { abilities.append(follow) }
    }
    // What one reads says more than these.
    if abilities.isEmpty { abilities = [scopes.allow(.push) ? receiveNotifications : seeIdentity] }
    return can(abilities)
  }
}
