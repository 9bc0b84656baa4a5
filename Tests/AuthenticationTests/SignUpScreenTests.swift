import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

@Suite struct SignUpScreenTests {
  private func view(_ language: Language) -> SignUpView {
    SignUpView(
      strings: AuthenticationStrings.of(language).signUp, context: SocialTestSupport.context(language))
  }

  private func drawn(_ language: Language, width: Int = 60, _ change: (inout SignUpState) -> Void) -> String {
    var state = SignUpState()
    change(&state)
    return drawing(view(language).screen(state), width: width)
  }

  private func fillIn(_ state: inout SignUpState) {
    state.question = .confirmation
    state.email = "alice@example.org"
    state.hasPassword = true
    state.handle = "alice"
    state.name = "アリス"
    state.birthday = CalendarDate("1990-12-31")
  }

  @Test func aRefusedAnswerIsExplainedAndStandsThereToBeCorrected() {
    let change = { (state: inout SignUpState) in
      state.action = ActionState(outcome: .failed(.invalid(.email, .taken)))
      state.refused = "bob@example.org"
    }
    #expect(
      drawn(.english, change) == """
        Create account
        Step 1 of 3: email and password
        ! The email address is already taken.
        (You sign in with it. No one else sees it.)
        Email [bob@example.org]

        """)
    #expect(
      drawn(.japanese, change) == """
        アカウントの作成
        ステップ 1/3: メールアドレスとパスワード
        ! メールアドレスはすでに使われています。
        (サインインに使います。ほかの人には表示されません。)
        メールアドレス [bob@example.org]

        """)
  }

  @Test func thePasswordIsAskedFor() {
    #expect(
      drawn(.english) { $0.question = .password } == """
        Create account
        Step 1 of 3: email and password
        (At least 8 characters. A few words in a row work well.)
        secret Password []

        """)
    #expect(
      drawn(.japanese) { $0.question = .password } == """
        アカウントの作成
        ステップ 1/3: メールアドレスとパスワード
        (8文字以上で入力してください。単語をいくつかつなげると、推測されにくくなります。)
        secret パスワード []

        """)
  }

  @Test func theHandleIsAskedFor() {
    #expect(
      drawn(.english) { $0.question = .handle } == """
        Create account
        Step 2 of 3: about you
        (How people find you. Up to 30 characters: letters a to z, digits and _.)
        Handle []

        """)
    #expect(
      drawn(.japanese) { $0.question = .handle } == """
        アカウントの作成
        ステップ 2/3: プロフィール
        (ほかの人がこのアカウントを見つけるための名前です。英字（a〜z）、数字、_ を30文字まで使えます。)
        ユーザー名 []

        """)
  }

  @Test func theNameIsAskedFor() {
    #expect(
      drawn(.english) { $0.question = .name } == """
        Create account
        Step 2 of 3: about you
        (Shown with your posts. Up to 30 characters in any script.)
        Name []

        """)
    #expect(
      drawn(.japanese) { $0.question = .name } == """
        アカウントの作成
        ステップ 2/3: プロフィール
        (投稿と一緒に表示されます。30文字まで、どんな文字でも使えます。)
        名前 []

        """)
  }

  @Test func theBirthdayIsAskedFor() {
    #expect(
      drawn(.english) { $0.question = .birthday } == """
        Create account
        Step 2 of 3: about you
        (Like 1990-12-31. Leave empty to skip.)
        Birthday (optional) []

        """)
    #expect(
      drawn(.japanese) { $0.question = .birthday } == """
        アカウントの作成
        ステップ 2/3: プロフィール
        (1990-12-31 のように入力してください。省略できます。)
        生年月日（任意） []

        """)
  }

  @Test(
    arguments: [
      (
        SignUpState.Question.password, InputField.password, InputRule.tooShort(minimum: 8),
        "A few words in a row work well.", "単語をいくつかつなげると、推測されにくくなります。"
      ),
      (.handle, .handle, .malformed, nil, nil),
      (.name, .name, .tooLong(maximum: 30, excess: 2), nil, nil),
      (
        .birthday, .birthday, .malformed,
        "Leave empty to skip.", "省略する場合は空にしてください。"
      ),
    ] as [(SignUpState.Question, InputField, InputRule, String?, String?)])
  func whatIsWrongIsNotSaidTwice(
    question: SignUpState.Question, field: InputField, rule: InputRule, english: String?, japanese: String?
  ) {
    var state = SignUpState()
    state.question = question
    state.hasPassword = true
    state.action = ActionState(outcome: .failed(.invalid(field, rule)))
    #expect(view(.english).screen(state).field?.hint == english)
    #expect(view(.japanese).screen(state).field?.hint == japanese)
    state.action = ActionState(outcome: .failed(.unavailable))
    #expect(view(.english).screen(state).field?.hint != english)
  }

  @Test func whatWasAnsweredBeforeIsThere() {
    let screens = SignUpState.Question.allCases.map { question in
      drawn(.english) {
        fillIn(&$0)
        $0.question = question
      }
    }
    #expect(screens[0].hasSuffix("\nEmail [alice@example.org]\n"))
    #expect(
      screens[1].hasSuffix("\n(Leave empty to keep the password you chose.)\nsecret Password []\n"))
    #expect(screens[2].hasSuffix("\nHandle [alice]\n"))
    #expect(screens[3].hasSuffix("\nName [アリス]\n"))
    #expect(
      screens[4].hasSuffix(
        "\n(Like 1990-12-31. Leave empty to remove it.)\nBirthday (optional) [1990-12-31]\n"))
  }

  @Test func allIsShownBeforeTheAccountIsMade() {
    #expect(
      drawn(.english, fillIn) == """
        Create account
        Step 3 of 3: review and create

        Email: alice@example.org
        Password: (not shown)
        Handle: @alice
        Name: アリス
        Birthday: 31 Dec 1990

        Does everything look right?

        1. Create account (y)
        2. Change email or password (e)
        3. Change handle, name or birthday
        4. Cancel without creating an account
        5. Back (b)

        """)
    #expect(
      drawn(.japanese, fillIn) == """
        アカウントの作成
        ステップ 3/3: 確認と作成

        メールアドレス: alice@example.org
        パスワード: （表示しません）
        ユーザー名: @alice
        名前: アリス
        生年月日: 1990年12月31日

        この内容でよろしいですか？

        1. アカウントを作成 (y)
        2. メールアドレスやパスワードを変更 (e)
        3. ユーザー名、名前、生年月日を変更
        4. 作成せずに戻る
        5. 戻る (b)

        """)
    #expect(
      drawn(.english, width: 20, fillIn) == """
        Create account
        Step 3 of 3: review
        and create

        Email:
        alice@example.org
        Password: (not
        shown)
        Handle: @alice
        Name: アリス
        Birthday: 31 Dec
        1990

        Does everything look
        right?

        1. Create account
           (y)
        2. Change email or
           password (e)
        3. Change handle,
           name or birthday
        4. Cancel without
           creating an
           account
        5. Back (b)

        """)
  }

  @Test func aBirthdayNotSaidIsShownAsSuch() {
    let screen = drawn(.english) {
      fillIn(&$0)
      $0.birthday = nil
    }
    #expect(screen.contains("\nBirthday: not given\n"))
  }
}
