import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

@Suite("The screen that adds a server")
struct AddServerScreenTests {
  private func drawn(_ language: Language, _ state: AddServerState) -> String {
    let strings = AuthenticationStrings.of(language)
    return drawing(
      AddServerView(
        strings: strings.addServer, signIn: strings.signIn, context: SocialTestSupport.context(language)
      ).screen(state))
  }

  @Test("asks for the server")
  func server() {
    var state = AddServerState()
    #expect(
      drawn(.english, state) == """
        Add a server

        Sign in with an account on any Mastodon-compatible server.
        (For example social.example, or @mia@social.example)
        Server []

        """)
    state.typed = "socal.example"
    state.action = ActionState(outcome: .failed(.invalid(.server, .missing)))
    #expect(
      drawn(.japanese, state) == """
        サーバーを追加
        ! その名前のサーバーは見つかりません。名前とネットワークを確
          認してください。

        Mastodon対応サーバーのアカウントでサインインします。
        (例: social.example、@mia@social.example)
        サーバー [socal.example]

        """)
  }

  @Test("says at which server a password is for")
  func password() {
    let state = AddServerState(step: .password, server: "social.example", email: "mia@example.org")
    #expect(
      drawn(.english, state) == """
        Add a server

        Signing in at social.example

        Email: mia@example.org
        secret Password []

        """)
    #expect(
      drawn(.japanese, state) == """
        サーバーを追加

        social.example にサインイン

        メールアドレス: mia@example.org
        secret パスワード []

        """)
  }

  @Test("shows the page that a code comes from")
  func code() {
    let state = AddServerState(
      step: .code, server: "social.example", page: "https://social.example/oauth/authorize?a=b")
    #expect(
      drawn(.english, state) == """
        Add a server

        Signing in at social.example

        Open this page, allow access, and enter the code that it
        shows:

        https://social.example/oauth/authorize?a=b
        Code []

        """)
    #expect(
      drawn(.japanese, state) == """
        サーバーを追加

        social.example にサインイン

        次のページを開いてアクセスを許可し、表示された確認コードを入
        力してください:

        https://social.example/oauth/authorize?a=b
        確認コード []

        """)
  }

  @Test("says what to do while the browser is waited for")
  func waiting() {
    let state = AddServerState(
      typed: "social.example", server: "social.example", page: "https://social.example/page",
      isInBrowser: true)
    #expect(drawn(.english, state).contains("Continue in your browser. Ctrl-C stops waiting."))
    #expect(drawn(.english, state).contains("If no page opens, visit: https://social.example/page"))
    #expect(drawn(.japanese, state).contains("ブラウザーで続けてください。Ctrl-C で中止できます。"))
  }

  @Test("asks whether to sign out without the server")
  func signOut() {
    var state = AccountsState(accounts: [
      AccountsState.Account(
        id: ID("s1"), person: Author(id: ID("u1"), handle: "mia@social.example", name: "Mia"), isInUse: true)
    ])
    state.question = .unreachable
    state.action = ActionState(outcome: .failed(.offline))
    func drawn(_ language: Language) -> String {
      let strings = AuthenticationStrings.of(language).accounts
      return drawing(
        AccountsView(strings: strings, context: SocialTestSupport.context(language)).screen(state))
    }
    #expect(
      drawn(.english) == """
        Accounts

        The server can't be reached, so @mia@social.example would
        stay signed in there. Sign out on this device anyway?

        1. Sign out on this device (y)
        2. Stay signed in (b)

        """)
    #expect(
      drawn(.japanese) == """
        アカウント

        サーバーに接続できないため、@mia@social.example のサインイン
        はサーバーに残ります。この端末だけでサインアウトしますか？

        1. この端末でサインアウト (y)
        2. サインアウトしない (b)

        """)
    (state.question, state.action) = (.unsent(2), ActionState())
    #expect(drawn(.english).contains("2 things you wrote haven't been sent yet and would be\nremoved."))
    #expect(drawn(.japanese).contains("未送信のものが2件あり、サインアウトすると削除されます。"))
    state.question = .unsent(1)
    #expect(drawn(.english).contains("Something you wrote hasn't been sent yet"))
  }
}
