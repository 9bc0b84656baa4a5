public import AppScreens
import AppValues
public import Entities

extension Words {
  /// Where the pictures of a person lie, for those that lie on this machine: the wide one first.
  public func pictures(of user: User) -> [Picture] {
    named(user).compactMap { picture, name in
      guard let path = picture.location, !path.contains("://") else { return nil }
      return Picture(path: path, caption: "\(name): \(path)")
    }
  }

  /// Which pictures of a person cannot be shown here.
  func picturesElsewhere(of user: User) -> [String] {
    named(user).compactMap { $0.location == nil ? "\($1): \(onAnotherMachine)" : nil }
  }

  /// The pictures of a person and what they are called: the wide one first.
  private func named(_ user: User) -> [(User.Picture, String)] {
    let header = user.header.map { ($0, pick("Header", "ヘッダー画像")) }
    let avatar = user.avatar.map { ($0, pick("Avatar", "アイコン画像")) }
    return [header, avatar].compactMap(\.self)
  }

  /// What is wrong with something on a profile, where that takes words of its own.
  func explainProfile(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.fields, .tooLong(let maximum, _)):
      pick(
        "A profile has room for \(maximum) lines of a label and a value.",
        "プロフィールの項目は\(maximum)個までです。")
    case (.fields, .malformed):
      pick(
        "A line of the profile is written LABEL=VALUE, like Website=https://example.org.",
        "プロフィールの項目は「見出し=内容」のように書いてください。例: ウェブサイト=https://example.org")
    case (.visibility, .unsupported):
      pick(
        "A direct post names whom it is for: choose public, unlisted or followers.",
        "ダイレクトは宛先を書く投稿のため、既定にはできません。public、unlisted、followers から選んでください。")
    default: nil
    }
  }
}
