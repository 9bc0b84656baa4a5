public import AppScreens
import AppValues

/// The texts of the screen with an account's passkeys.
public struct PasskeysStrings: Sendable {
  public var title: String
  public var none: String
  /// Where they are added.
  public var adding: @Sendable (_ page: String) -> String
  public var explanation: String
  public var added, lastUsed: @Sendable (_ time: String) -> String
  public var neverUsed, synced, single: String
  public var rename, remove, refresh: String
  public var name: String
  public var renamed: String
  public var removed: @Sendable (_ name: String) -> String

  public static let english = PasskeysStrings(
    title: "Passkeys", none: "You have no passkeys yet.",
    adding: { "To add one, open this page in a browser: \($0)" },
    explanation: "Choose a passkey to rename or remove it.",
    added: { "added \($0)" }, lastUsed: { "last used \($0)" }, neverUsed: "never used",
    synced: "on more than one device", single: "on one device", rename: "Rename", remove: "Remove",
    refresh: SharedStrings.english.refresh, name: "New name", renamed: "Renamed.",
    removed: { "“\($0)” is removed. It no longer signs anyone in." })

  public static let japanese = PasskeysStrings(
    title: "パスキー", none: "パスキーはまだありません。",
    adding: { "追加するには、ブラウザーで次のページを開いてください: \($0)" },
    explanation: "パスキーを選ぶと、名前の変更や削除ができます。",
    added: { "追加: \($0)" }, lastUsed: { "最後の使用: \($0)" }, neverUsed: "未使用",
    synced: "複数の端末で同期", single: "1台の端末のみ", rename: "名前を変更", remove: "削除",
    refresh: SharedStrings.japanese.refresh, name: "新しい名前", renamed: "名前を変更しました。",
    removed: { "「\($0)」を削除しました。このパスキーではサインインできなくなりました。" })
}

extension PasskeysStrings {
  /// When a passkey was added and used, and where it is.
  public func detail(of passkey: Passkey, _ context: ViewContext) -> String {
    let now = context.clock.now()
    return [
      added(context.words.date(passkey.createdAt)),
      passkey.lastUsedAt.map { lastUsed(context.words.ago($0, now: now)) } ?? neverUsed,
      passkey.isSynced ? synced : single,
    ].joined(separator: " · ")
  }
}
