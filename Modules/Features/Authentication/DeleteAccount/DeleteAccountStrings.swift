/// The texts of the screen that deletes an account.
public struct DeleteAccountStrings: Sendable {
  public var title: @Sendable (_ handle: String) -> String
  /// What is deleted, and that this can't be undone.
  public var explanation: String
  /// What to do first, to keep a copy.
  public var advice: String
  public var handle: String
  public var handleHint: @Sendable (_ handle: String) -> String

  public static let english = DeleteAccountStrings(
    title: { "Delete account @\($0)" },
    explanation: """
      Everything in this account is permanently deleted: posts and comments, photos, likes and shares, followers \
      and following, lists, bookmarks and notifications. This can't be undone, and no one can use your handle again.
      """,
    advice: "To keep a copy, export your data first.",
    handle: "Handle",
    handleHint: { "Enter the handle \($0) to confirm." })

  public static let japanese = DeleteAccountStrings(
    title: { "アカウント @\($0) の削除" },
    explanation: """
      このアカウントのすべてが完全に削除されます。投稿とコメント、写真、いいねとシェア、フォローとフォロワー、リスト、ブックマーク、通知が対象です。\
      元に戻せません。このユーザー名は、今後誰も使えなくなります。
      """,
    advice: "データを残したい場合は、先にエクスポートしてください。",
    handle: "ユーザー名",
    handleHint: { "確認のため、ユーザー名 \($0) を入力してください。" })
}
