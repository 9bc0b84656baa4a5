import Entities

/// The words of deleting an account.
public struct DeleteAccountStrings: Sendable {
  public var title: @Sendable (_ handle: String) -> String
  /// What goes, and that it does not come back.
  public var explanation: String
  /// What one may want to do first.
  public var advice: String
  public var password: String
  public var handle: String
  public var handleHint: @Sendable (_ handle: String) -> String

  public static let english = DeleteAccountStrings(
    title: { "Delete the account @\($0)" },
    explanation: """
      Everything of this account goes for good: posts and comments, photos, likes and shares, whom you follow \
      and who follows you, lists, bookmarks and notices. It cannot be undone, and nobody can have your handle \
      after you.
      """,
    advice: "To keep a copy, export everything first.",
    password: "Password",
    handle: "Handle",
    handleHint: { "Enter the handle \($0) to confirm." })

  public static let japanese = DeleteAccountStrings(
    title: { "アカウント @\($0) の削除" },
    explanation: """
      このアカウントのすべてが完全に削除されます。投稿とコメント、写真、いいねと共有、フォローとフォロワー、リスト、ブックマーク、お知らせが対象です。\
      取り消しはできません。ユーザー名をほかの人が使うこともできません。
      """,
    advice: "控えを残したい場合は、先にデータを書き出してください。",
    password: "パスワード",
    handle: "ユーザー名",
    handleHint: { "確認のため、ユーザー名 \($0) を入力してください。" })
}
