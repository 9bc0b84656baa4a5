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
        2. Create account (c)
        3. Forgot password (f)
        4. Look around (u)

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
           (c)
        3. Forgot password
           (f)
        4. Look around (u)

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
        2. Create account (c)
        3. Forgot password (f)
        4. Look around (u)
        5. Accounts on this device: 2 (a)

        """)
    #expect(
      drawn(.japanese, change) == """
        SocialConnect

        ようこそ！ 短い投稿を書いたり、気になる人をフォローしたり、
        会話を楽しんだりできます。

        1. サインイン (i)
        2. アカウントを作成 (c)
        3. パスワードを忘れた場合 (f)
        4. 見て回る (u)
        5. この端末のアカウント: 2件 (a)

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
        2. Find people to follow (f)
        3. Read the public timeline (u)
        4. Go to your home timeline (h)

        """)
    #expect(
      drawing(FirstStepsView(strings: .japanese, context: context(.japanese)).screen(state)) == """
        Aliceさん、ようこそ！

        アカウント @alice を作成しました。この端末ではサインインした
        ままです。まず何をしますか？

        1. 最初の投稿を書く (n)
        2. フォローする人を探す (f)
        3. 公開タイムラインを読む (u)
        4. ホームへ移動 (h)

        """)
  }
}
