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

        Nobody is signed in on this machine.

        1. Sign in with another account (i)
        2. Create another account (c)

        """)
    #expect(
      drawn(.japanese, AccountsState()) == """
        アカウント

        このマシンでサインインしているアカウントはありません。

        1. 別のアカウントでサインイン (i)
        2. 別のアカウントを作成 (c)

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
        ! The sign-in of @carol has ended. Please sign in again.

        Choose an account to go on with it.

        1.  Alice @alice · in use

        2.  ボブ @bob

        3.  Sign in with another account (i)
        4.  Create another account (c)
        5.  Export everything of mine, or import (e)
        6.  Change the password (w)
        7.  Change the e-mail address (a)
        8.  Where you are signed in (s)
        9.  Delete the account @alice (x)
        10. Sign out @alice (o)

        """)
    #expect(
      drawn(.japanese, state) == """
        アカウント
        ! @carol のサインインは終了しています。もう一度サインインし
          てください。

        アカウントを選ぶと切り替わります。

        1.  Alice @alice · 使用中

        2.  ボブ @bob

        3.  別のアカウントでサインイン (i)
        4.  別のアカウントを作成 (c)
        5.  データの書き出しと取り込み (e)
        6.  パスワードの変更 (w)
        7.  メールアドレスの変更 (a)
        8.  サインイン中の場所 (s)
        9.  アカウント @alice を削除 (x)
        10. @alice からサインアウト (o)

        """)
  }
}
