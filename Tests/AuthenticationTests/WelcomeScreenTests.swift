import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

@Suite struct WelcomeScreenTests {
  private func drawn(_ language: Language, width: Int = 60, _ change: (inout AuthenticationState) -> Void)
    -> String
  {
    var state = AuthenticationState()
    change(&state)
    let view = AuthenticationView(strings: .of(language), context: context(language))
    return drawing(view.screen(state), width: width)
  }

  @Test func theFirstRunGreets() {
    #expect(
      drawn(.english) { _ in } == """
        SocialConnect

        Welcome! Write short posts, follow people and join the
        conversation.

        1. Sign in (i)
        2. Create account
        3. Forgot password
        4. Look around
        5. Use an account on another server

        """)
  }

  @Test func itIsReadableInANarrowWindow() {
    #expect(
      drawn(.english, width: 20) { _ in } == """
        SocialConnect

        Welcome! Write short
        posts, follow people
        and join the
        conversation.

        1. Sign in (i)
        2. Create account
        3. Forgot password
        4. Look around
        5. Use an account on
           another server

        """)
  }

  @Test func accountsAreOffered() {
    let change = { (state: inout AuthenticationState) in
      state.accounts = 2
    }
    #expect(
      drawn(.english, change) == """
        SocialConnect

        Welcome! Write short posts, follow people and join the
        conversation.

        1. Sign in (i)
        2. Create account
        3. Forgot password
        4. Look around
        5. Use an account on another server
        6. Accounts on this device: 2

        """)
    #expect(
      drawn(.japanese, change) == """
        SocialConnect

        ようこそ！ 短い投稿を書いたり、気になる人をフォローしたり、
        会話を楽しんだりできます。

        1. サインイン (i)
        2. アカウントを作成
        3. パスワードを忘れた場合
        4. 見て回る
        5. ほかのサーバーのアカウントを使う
        6. この端末のアカウント: 2件

        """)
  }

  @Test func aNewcomerIsToldWhatToDoFirst() {
    let state = FirstStepsState(person: Author(id: ID("u1"), handle: "alice", name: "Alice"))
    #expect(
      drawing(FirstStepsView(strings: .english, context: context(.english)).screen(state)) == """
        Welcome, Alice!

        You're now @alice, and you'll stay signed in on this device.
        What would you like to do first?

        1. Write your first post (n)
        2. Find people to follow
        3. Read the public timeline
        4. Go to your home timeline (h)

        """)
    #expect(
      drawing(FirstStepsView(strings: .japanese, context: context(.japanese)).screen(state)) == """
        Aliceさん、ようこそ！

        アカウント @alice を作成しました。この端末ではサインインした
        ままです。まず何をしますか？

        1. 最初の投稿を書く (n)
        2. フォローする人を探す
        3. 公開タイムラインを読む
        4. ホームへ移動 (h)

        """)
  }
}
