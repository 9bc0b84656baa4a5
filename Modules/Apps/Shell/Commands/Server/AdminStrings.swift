import AppScreens

/// What is said of accounts that the administrator decides about.
struct AdminStrings: LocalizedStrings {
  let suspended, reinstated, approved, unmailed, rejected, confirmed, factorsReset,
    created: @Sendable (_ handle: String) -> String
  let nonePending, nothingAnnounced, announcementDeleted: String
  let unconfirmed: @Sendable (_ email: String) -> String

  static let english = AdminStrings(
    suspended: { "@\($0) is suspended. To undo this, run “socialconnect admin reinstate \($0)”." },
    reinstated: { "@\($0) is no longer suspended." },
    approved: { "@\($0) is approved." },
    unmailed: { "No email can be sent, so tell @\($0) yourself." },
    rejected: { "@\($0) is rejected; the account is deleted." },
    confirmed: { "@\($0)'s email address is confirmed." },
    factorsReset: {
      "In 72 hours, @\($0)'s second factors and passkeys will be removed. Signing in until then stops it."
    },
    created: { "Created the account @\($0)." },
    nonePending: "No accounts are waiting for approval.",
    nothingAnnounced: "Nothing announced yet. To announce something, run “socialconnect admin announce”.",
    announcementDeleted: "Deleted.",
    unconfirmed: { "\($0) (not confirmed)" })

  static let japanese = AdminStrings(
    suspended: { "@\($0) を停止しました。元に戻すには socialconnect admin reinstate \($0) を実行します。" },
    reinstated: { "@\($0) の停止を解除しました。" },
    approved: { "@\($0) を承認しました。" },
    unmailed: { "メールを送信できないため、@\($0) には直接伝えてください。" },
    rejected: { "@\($0) を承認せず、アカウントを削除しました。" },
    confirmed: { "@\($0) のメールアドレスを確認済みにしました。" },
    factorsReset: { "72時間後に @\($0) の2要素認証の手段とパスキーを削除します。それまでにサインインがあると取り消されます。" },
    created: { "アカウント @\($0) を作成しました。" },
    nonePending: "承認待ちのアカウントはありません。",
    nothingAnnounced: "お知らせはまだありません。公開するには socialconnect admin announce を実行します。",
    announcementDeleted: "お知らせを削除しました。",
    unconfirmed: { "\($0)（未確認）" })
}
