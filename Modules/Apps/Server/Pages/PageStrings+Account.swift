extension PageStrings {
  /// The texts of the pages on which people look after their own account.
  struct Account: Sendable {
    var title: String
    var signsInWith: @Sendable (_ email: String) -> String
    var changePassword, setPassword, changeEmail, delete: String
    var endOthers, emailText, deletion: String
    var handleHint: @Sendable (_ handle: String) -> String
    var proofTitle, proofText, proofByMail, proofByFormerMail, proofAfterNewAddress: String
    var restoreTitle, restoreText, restore, restored: String
    var done, passwordSet, deleted: String
  }
}

extension PageStrings.Account {
  static let english = Self(
    title: "Your account",
    signsInWith: { "You sign in with \($0)." },
    changePassword: "Change password", setPassword: "Set a password", changeEmail: "Change email address",
    delete: "Delete account",
    endOthers: "Sign out everywhere else",
    emailText: "We’ll send the new address a code. Nothing changes until you enter the code.",
    deletion: """
      Everything in this account is permanently deleted: posts and comments, photos, likes and shares, followers \
      and following, lists, bookmarks and notifications. This can’t be undone, and no one can use your handle again.
      """,
    handleHint: { "Enter the handle \($0) to confirm." },
    proofTitle: "Confirm that it’s you", proofText: "Enter your password to continue.",
    proofByMail: "To continue, get a code by email.",
    proofByFormerMail:
      "Your email address changed less than 7 days ago. To continue, get a code at the previous address.",
    proofAfterNewAddress: """
      Your email address changed less than 7 days ago, so a password alone doesn’t do. You can also get a code at \
      the previous address.
      """,
    restoreTitle: "Undo the change of your email address",
    restoreText:
      "Your previous address counts again, everyone is signed out, and you choose a new password.",
    restore: "Undo", restored: "Your previous address counts again. Now choose a new password.",
    done: "Done", passwordSet: "Your new password is set. You’re still signed in here.",
    deleted: "Your account is deleted.")

  static let japanese = Self(
    title: "アカウント",
    signsInWith: { "現在のメールアドレスは \($0) です。" },
    changePassword: "パスワードの変更", setPassword: "パスワードの設定", changeEmail: "メールアドレスの変更",
    delete: "アカウントを削除",
    endOthers: "ほかの端末をすべてサインアウト",
    emailText: "新しいアドレスに確認コードを送信します。コードを入力するまで、変更されません。",
    deletion: """
      このアカウントのすべてが完全に削除されます。投稿とコメント、写真、いいねとシェア、フォローとフォロワー、リスト、ブックマーク、通知が対象です。\
      元に戻せません。このユーザー名は、今後誰も使えなくなります。
      """,
    handleHint: { "確認のため、ユーザー名 \($0) を入力してください。" },
    proofTitle: "ご本人の確認", proofText: "続けるには、パスワードを入力してください。",
    proofByMail: "続けるには、メールで確認コードを受け取ってください。",
    proofByFormerMail:
      "メールアドレスの変更から7日が経過していません。続けるには、変更前のアドレスで確認コードを受け取ってください。",
    proofAfterNewAddress:
      "メールアドレスの変更から7日が経過していないため、パスワードだけでは続けられません。変更前のアドレスで確認コードを受け取ることもできます。",
    restoreTitle: "メールアドレスの変更の取り消し",
    restoreText: "変更前のアドレスが元どおり有効になり、すべての端末がサインアウトされます。そのあと、新しいパスワードを設定します。",
    restore: "取り消す", restored: "変更前のアドレスに戻しました。新しいパスワードを設定してください。",
    done: "完了", passwordSet: "新しいパスワードを設定しました。このブラウザではサインインしたままです。",
    deleted: "アカウントを削除しました。")
}
