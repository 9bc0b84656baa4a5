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
        Create an account
        Step 1 of 3: e-mail and password
        ! The e-mail address is taken already.
        (You sign in with it. Nobody else sees it.)
        E-mail [bob@example.org]

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
        Create an account
        Step 1 of 3: e-mail and password
        (It needs at least 8 characters, any you like. A few words in a row are good.)
        secret Password []

        """)
    #expect(
      drawn(.japanese) { $0.question = .password } == """
        アカウントの作成
        ステップ 1/3: メールアドレスとパスワード
        (8文字以上で、どんな文字でも使えます。いくつかの単語をつなげるのがおすすめです。)
        secret パスワード []

        """)
  }

  @Test func theHandleIsAskedFor() {
    #expect(
      drawn(.english) { $0.question = .handle } == """
        Create an account
        Step 2 of 3: about you
        (Others find you by it. It may have up to 30 letters a to z, digits and _.)
        Handle []

        """)
    #expect(
      drawn(.japanese) { $0.question = .handle } == """
        アカウントの作成
        ステップ 2/3: あなたについて
        (ほかの人があなたを見つけるための名前です。英字(a〜z)、数字、_ を30文字まで使えます。)
        ユーザー名 []

        """)
  }

  @Test func theNameIsAskedFor() {
    #expect(
      drawn(.english) { $0.question = .name } == """
        Create an account
        Step 2 of 3: about you
        (It stands beside your posts. It may have up to 30 characters in any script.)
        Name []

        """)
    #expect(
      drawn(.japanese) { $0.question = .name } == """
        アカウントの作成
        ステップ 2/3: あなたについて
        (投稿と一緒に表示されます。30文字まで、どんな文字でも使えます。)
        名前 []

        """)
  }

  @Test func theBirthdayIsAskedFor() {
    #expect(
      drawn(.english) { $0.question = .birthday } == """
        Create an account
        Step 2 of 3: about you
        (Write it like 1990-12-31. Leave it empty if you would rather not say.)
        Birthday (optional) []

        """)
    #expect(
      drawn(.japanese) { $0.question = .birthday } == """
        アカウントの作成
        ステップ 2/3: あなたについて
        (1990-12-31 のように入力してください。入力したくない場合は空のままで構いません。)
        生年月日（任意） []

        """)
  }

  @Test(
    arguments: [
      (
        SignUpState.Question.password, InputField.password, InputRule.tooShort(minimum: 8),
        "A few words in a row are good.", "いくつかの単語をつなげるのがおすすめです。"
      ),
      (.handle, .handle, .malformed, nil, nil),
      (.name, .name, .tooLong(maximum: 30, excess: 2), nil, nil),
      (
        .birthday, .birthday, .malformed,
        "Clear it to leave it out.", "入力したくない場合は空にしてください。"
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
    #expect(screens[0].hasSuffix("\nE-mail [alice@example.org]\n"))
    #expect(
      screens[1].hasSuffix("\n(Leave it empty to keep the one you chose.)\nsecret Password []\n"))
    #expect(screens[2].hasSuffix("\nHandle [alice]\n"))
    #expect(screens[3].hasSuffix("\nName [アリス]\n"))
    #expect(
      screens[4].hasSuffix(
        "\n(Write it like 1990-12-31. Clear it to leave it out.)\nBirthday (optional) [1990-12-31]\n"))
  }

  @Test func allIsShownBeforeTheAccountIsMade() {
    #expect(
      drawn(.english, fillIn) == """
        Create an account
        Step 3 of 3: check and create

        E-mail: alice@example.org
        Password: (not shown)
        Handle: @alice
        Name: アリス
        Birthday: 31 Dec 1990

        Is everything right?

        1. Create the account (c)
        2. Change e-mail or password (e)
        3. Change handle, name or birthday (h)
        4. Leave without an account (x)
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

        1. アカウントを作成する (c)
        2. メールアドレスやパスワードを変更する (e)
        3. ユーザー名、名前、生年月日を変更する (h)
        4. 作成せずにやめる (x)
        5. 戻る (b)

        """)
    #expect(
      drawn(.english, width: 20, fillIn) == """
        Create an account
        Step 3 of 3: check
        and create

        E-mail:
        alice@example.org
        Password: (not
        shown)
        Handle: @alice
        Name: アリス
        Birthday: 31 Dec
        1990

        Is everything right?

        1. Create the
           account (c)
        2. Change e-mail or
           password (e)
        3. Change handle,
           name or birthday
           (h)
        4. Leave without an
           account (x)
        5. Back (b)

        """)
  }

  @Test func aBirthdayNotSaidIsShownAsSuch() {
    let screen = drawn(.english) {
      fillIn(&$0)
      $0.birthday = nil
    }
    #expect(screen.contains("\nBirthday: not said\n"))
  }
}
