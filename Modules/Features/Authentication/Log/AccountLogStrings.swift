public import AppScreens

/// The texts of the log of an account.
public struct AccountLogStrings: LocalizedStrings {
  public var title: String
  public var explanation: String
  public var empty: String
  /// What happened; the detail is mostly empty.
  public var event: @Sendable (_ kind: AccountEvent.Kind, _ detail: String) -> String

  public static let english = AccountLogStrings(
    title: "What happened to your account",
    explanation: """
      The last \(AccountEvent.daysKept) days. If something wasn't you, change your password and end all other sessions.
      """,
    empty: "Nothing has happened in the last \(AccountEvent.daysKept) days.",
    event: { kind, detail in
      let with = detail.isEmpty ? "" : " with \(detail)"
      let named = detail.isEmpty ? "" : ": \(detail)"
      return switch kind {
      case .signedUp: "Account created\(with)"
      case .signedIn: "Signed in\(with)"
      case .signInFailed: "Sign-in failed: wrong password or code"
      case .proofFailed: "Wrong password or code entered while signed in"
      case .passwordChanged: "Password changed"
      case .passwordReset: "Password reset with an emailed code, and signed in"
      case .emailChanged: "Email address changed\(named)"
      case .emailRestored: "Email address changed back\(named)"
      case .authenticatorAdded: "Authenticator app added"
      case .authenticatorRemoved: "Authenticator app removed"
      case .recoveryCodesMade: "Recovery codes made"
      case .recoveryCodeUsed: "Recovery code used"
      case .passkeyAdded: "Passkey added\(named)"
      case .passkeyRemoved: "Passkey removed\(named)"
      case .providerLinked: "Sign in\(with) added"
      case .providerUnlinked: "Sign in\(with) removed"
      case .factorsReset: "Two-factor authentication reset by the administrator"
      case .appConnected: "App connected\(named)"
      case .appDisconnected: "App disconnected\(named)"
      case .sessionEnded: "Session ended\(named)"
      case .sessionsEnded: "All other sessions ended"
      case .exported: "Data exported"
      case .deletionBegun: "Deletion of the account begun"
      case .suspended: "Account suspended by the administrator"
      case .reinstated: "Account reinstated by the administrator"
      }
    })

  public static let japanese = AccountLogStrings(
    title: "アカウントの履歴",
    explanation: """
      過去\(AccountEvent.daysKept)日間の記録です。心当たりのないものがある場合は、パスワードを変更し、ほかの端末をすべてサインアウトしてください。
      """,
    empty: "過去\(AccountEvent.daysKept)日間の記録はありません。",
    event: { kind, detail in
      let with = detail.isEmpty ? "" : "（\(detail)）"
      let named = detail.isEmpty ? "" : ": \(detail)"
      return switch kind {
      case .signedUp: "アカウントの作成\(with)"
      case .signedIn: "サインイン\(with)"
      case .signInFailed: "サインインの失敗（パスワードまたはコードの誤り）"
      case .proofFailed: "本人確認の失敗（パスワードまたはコードの誤り）"
      case .passwordChanged: "パスワードの変更"
      case .passwordReset: "メールの確認コードによるパスワードの再設定とサインイン"
      case .emailChanged: "メールアドレスの変更\(named)"
      case .emailRestored: "メールアドレスの変更の取り消し\(named)"
      case .authenticatorAdded: "認証アプリの追加"
      case .authenticatorRemoved: "認証アプリの削除"
      case .recoveryCodesMade: "リカバリーコードの作成"
      case .recoveryCodeUsed: "リカバリーコードの使用"
      case .passkeyAdded: "パスキーの追加\(named)"
      case .passkeyRemoved: "パスキーの削除\(named)"
      case .providerLinked: "外部サービスでのサインインの追加\(named)"
      case .providerUnlinked: "外部サービスでのサインインの解除\(named)"
      case .factorsReset: "管理者による2要素認証のリセット"
      case .appConnected: "アプリの許可\(named)"
      case .appDisconnected: "アプリの許可の取り消し\(named)"
      case .sessionEnded: "サインアウト\(named)"
      case .sessionsEnded: "ほかの端末をすべてサインアウト"
      case .exported: "データのエクスポート"
      case .deletionBegun: "アカウントの削除の開始"
      case .suspended: "管理者によるアカウントの停止"
      case .reinstated: "管理者によるアカウントの停止の解除"
      }
    })
}

extension AccountLogStrings {
  /// What happened, on one line.
  public func text(of event: AccountEvent) -> String { self.event(event.kind, event.detail) }

  /// Both on lines of their own.
  public func lines(of event: AccountEvent, _ context: ViewContext) -> [Line] {
    [Line(text(of: event)), Line(origin(of: event, context), .faint)]
  }

  /// When it happened, and from where as far as that is known.
  public func origin(of event: AccountEvent, _ context: ViewContext) -> String {
    [context.words.dateAndTime(event.at), event.device, event.address].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
}
