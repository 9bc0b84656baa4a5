import Presentation

/// The texts of signing up.
public struct SignUpStrings: Sendable {
  public var title: String
  public var progress: @Sendable (_ step: Int, _ name: String) -> String
  /// The name of a step, 1 to 3.
  public var stepName: @Sendable (_ step: Int) -> String
  public var email: String
  public var emailHint: String
  public var password: String
  public var passwordHint: String
  /// Advice shown next to what was wrong with the password.
  public var passwordAdvice: String
  /// The hint where a password has already been chosen.
  public var passwordKept: String
  /// Shown instead of the password.
  public var hidden: String
  public var handle: String
  public var handleHint: String
  public var name: String
  public var nameHint: String
  /// As a question.
  public var birthday: String
  public var birthdayHint: String
  /// Advice shown next to what was wrong with the birthday.
  public var birthdayAdvice: String
  /// The hint where a birthday has already been entered.
  public var birthdayKept: String
  /// As a label.
  public var birthdayName: String
  public var noBirthday: String
  public var askConfirmation: String
  public var create: String
  public var changeAccess: String
  public var changePerson: String
  public var leave: String

  public static let english = SignUpStrings(
    title: SocialStrings.english.labels.signUp,
    progress: { "Step \($0) of 3: \($1)" },
    stepName: { ["email and password", "about you", "review and create"][min(max($0, 1), 3) - 1] },
    email: "Email",
    emailHint: "You sign in with it. No one else sees it.",
    password: "Password",
    passwordHint: "At least 8 characters. A few words in a row work well.",
    passwordAdvice: "A few words in a row work well.",
    passwordKept: "Leave empty to keep the password you chose.",
    hidden: "(not shown)",
    handle: "Handle",
    handleHint: "How people find you. Up to 30 characters: letters a to z, digits and _.",
    name: "Name",
    nameHint: "Shown with your posts. Up to 30 characters in any script.",
    birthday: "Birthday (optional)",
    birthdayHint: "Like 1990-12-31. Leave empty to skip.",
    birthdayAdvice: "Leave empty to skip.",
    birthdayKept: "Like 1990-12-31. Leave empty to remove it.",
    birthdayName: "Birthday",
    noBirthday: "not given",
    askConfirmation: "Does everything look right?",
    create: "Create account",
    changeAccess: "Change email or password",
    changePerson: "Change handle, name or birthday",
    leave: "Cancel without creating an account")

  public static let japanese = SignUpStrings(
    title: "アカウントの作成",
    progress: { "ステップ \($0)/3: \($1)" },
    stepName: { ["メールアドレスとパスワード", "プロフィール", "確認と作成"][min(max($0, 1), 3) - 1] },
    email: "メールアドレス",
    emailHint: "サインインに使います。ほかの人には表示されません。",
    password: "パスワード",
    passwordHint: "8文字以上で入力してください。単語をいくつかつなげると、推測されにくくなります。",
    passwordAdvice: "単語をいくつかつなげると、推測されにくくなります。",
    passwordKept: "空のままにすると、先ほどのパスワードを使います。",
    hidden: "（表示しません）",
    handle: "ユーザー名",
    handleHint: "ほかの人がこのアカウントを見つけるための名前です。英字（a〜z）、数字、_ を30文字まで使えます。",
    name: "名前",
    nameHint: "投稿と一緒に表示されます。30文字まで、どんな文字でも使えます。",
    birthday: "生年月日（任意）",
    birthdayHint: "1990-12-31 のように入力してください。省略できます。",
    birthdayAdvice: "省略する場合は空にしてください。",
    birthdayKept: "1990-12-31 のように入力してください。削除する場合は空にしてください。",
    birthdayName: "生年月日",
    noBirthday: "未入力",
    askConfirmation: "この内容でよろしいですか？",
    create: "アカウントを作成",
    changeAccess: "メールアドレスやパスワードを変更",
    changePerson: "ユーザー名、名前、生年月日を変更",
    leave: "作成せずに戻る")
}
