import AppScreens

/// What is said of suspended accounts.
struct ModerationStrings: LocalizedStrings {
  let suspended: @Sendable (_ handle: String) -> String
  let reinstated: @Sendable (_ handle: String) -> String

  static let english = ModerationStrings(
    suspended: { "@\($0) is suspended. To undo this, run `socialconnect reinstate \($0)`." },
    reinstated: { "@\($0) is active again." })

  static let japanese = ModerationStrings(
    suspended: { "@\($0) を停止しました。元に戻すには socialconnect reinstate \($0) を実行します。" },
    reinstated: { "@\($0) の停止を解除しました。" })
}
