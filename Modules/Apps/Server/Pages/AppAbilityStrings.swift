import AppScreens
import Entities

/// What an app asks for, line by line, in plain words.
struct AppAbilityStrings: LocalizedStrings {
  let read, readSome, write, writeSome, follow, push, profile: String

  static let english = AppAbilityStrings(
    read: "see everything you can see, your notifications and settings included",
    readSome: "see some of what you can see",
    write: "post, like, share and change your account’s profile",
    writeSome: "change some things in your name",
    follow: "change who you follow, block and mute", push: "send you notifications",
    profile: "see who you are")

  static let japanese = AppAbilityStrings(
    read: "通知や設定を含め、あなたに見えるすべてのものを見る", readSome: "あなたに見えるものの一部を見る",
    write: "投稿、いいね、シェア、プロフィールの変更", writeSome: "あなたの名前での一部の変更",
    follow: "フォロー、ブロック、ミュートの変更", push: "通知の送信", profile: "あなたが誰かを知る")

  func abilities(of scopes: AccessScopes) -> [String] {
    let names = scopes.scopes.map(\.rawValue)
    var abilities: [String] = []
    if scopes.allow(.read) {
      abilities.append(read)
    } else if names.contains(where: { $0.hasPrefix("read:") }) {
      abilities.append(readSome)
    }
    if scopes.allow(.write) {
      abilities.append(write)
    } else if names.contains(where: { $0.hasPrefix("write:") }) {
      abilities.append(writeSome)
    }
    if scopes.allow(.follow) { abilities.append(follow) }
    if scopes.allow(.push) { abilities.append(push) }
    return abilities.isEmpty ? [profile] : abilities
  }
}
