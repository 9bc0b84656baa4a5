import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

@Suite struct SignInScreenTests {
  private func drawn(_ language: Language, _ state: SignInState) -> String {
    let strings = AuthenticationStrings.of(language).signIn
    return drawing(SignInView(strings: strings, context: SocialTestSupport.context(language)).screen(state))
  }

  @Test func theEMailIsAskedFor() {
    var state = SignInState()
    #expect(
      drawn(.english, state) == """
        Sign in
        Email []

        """)
    state.email = "alice@example.org"
    #expect(
      drawn(.japanese, state) == """
        サインイン
        メールアドレス [alice@example.org]

        """)
  }

  @Test func aWaitIsTold() {
    var state = SignInState()
    state.step = .password
    state.email = "alice@example.org"
    state.wait = 20
    #expect(drawn(.english, state).contains("Too many attempts. Trying again in 20 seconds…"))
    #expect(drawn(.japanese, state).contains("操作の回数が多すぎます。20秒後に自動的に再試行します…"))
    state.wait = 1
    #expect(drawn(.english, state).contains("in 1 second…"))
  }

  @Test func aFailureIsExplainedAndTheEMailKept() {
    var state = SignInState()
    state.step = .password
    state.email = "alice@example.org"
    state.action = ActionState(outcome: .failed(.invalid(.credentials, .wrong)))
    #expect(
      drawn(.english, state) == """
        Sign in
        ! Wrong email or password. Check both and try again.

        Email: alice@example.org
        secret Password []

        """)
    #expect(
      drawn(.japanese, state) == """
        サインイン
        ! メールアドレスまたはパスワードが違います。確認して、もう一
          度お試しください。

        メールアドレス: alice@example.org
        secret パスワード []

        """)
  }
}
