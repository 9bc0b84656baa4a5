import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

@Suite struct AccountsScreenTests {
  private let accounts = [
    AccountsState.Account(
      id: ID("s1"), person: Author(id: ID("u1"), handle: "alice", name: "Alice"), isInUse: true),
    AccountsState.Account(
      id: ID("s2"), person: Author(id: ID("u2"), handle: "bob", name: "ボ\u{1B}ブ"), isInUse: false),
  ]

  private func drawn(_ language: Language, _ state: AccountsState) -> String {
    let strings = AuthenticationStrings.of(language).accounts
    return drawing(AccountsView(strings: strings, context: SocialTestSupport.context(language)).screen(state))
  }

  @Test func nobodySignedInIsSaid() {
    #expect(
      drawn(.english, AccountsState()) == """
        Accounts

        No accounts are signed in on this device.

        1. Sign in with another account (i)
        2. Create another account
        3. Add a server (a)

        """)
    #expect(
      drawn(.japanese, AccountsState()) == """
        アカウント

        この端末でサインインしているアカウントはありません。

        1. 別のアカウントでサインイン (i)
        2. 別のアカウントを作成
        3. サーバーを追加 (a)

        """)
  }

  @Test func accountsAreListedWithTheOneInUse() {
    var state = AccountsState()
    state.accounts = accounts
    let carol = Author(id: ID("u3"), handle: "carol", name: "Carol")
    state.action = ActionState(outcome: .failed(.unauthenticated, about: carol))
    #expect(
      drawn(.english, state) == """
        Accounts
        ! @carol has been signed out. Sign in again.

        Choose an account to switch to it.

        1. Alice @alice · current

        2. ボブ @bob

        3. Sign in with another account (i)
        4. Create another account
        5. Add a server (a)
        6. Export or import your data
        7. Sign-in and security
        8. Delete account @alice (d)
        9. Sign out of @alice

        """)
    #expect(
      drawn(.japanese, state) == """
        アカウント
        ! @carol はサインアウトされています。もう一度サインインして
          ください。

        アカウントを選ぶと切り替わります。

        1. Alice @alice · 使用中

        2. ボブ @bob

        3. 別のアカウントでサインイン (i)
        4. 別のアカウントを作成
        5. サーバーを追加 (a)
        6. データのエクスポートとインポート
        7. サインインとセキュリティ
        8. アカウント @alice を削除 (d)
        9. @alice からサインアウト

        """)
  }
}
