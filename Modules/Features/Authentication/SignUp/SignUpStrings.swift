import AppScreens
import Entities
import Navigation
import Presentation

/// The words of creating an account.
public struct SignUpStrings: Sendable {
  public var title: String
  public var progress: @Sendable (_ step: Int, _ name: String) -> String
  /// What a step is about, 1 to 3.
  public var stepName: @Sendable (_ step: Int) -> String
  public var email: String
  public var emailHint: String
  public var password: String
  public var passwordHint: String
  /// Beside what was wrong with the one entered.
  public var passwordAdvice: String
  /// When one was chosen before.
  public var passwordKept: String
  /// In place of the password.
  public var hidden: String
  public var handle: String
  public var handleHint: String
  public var name: String
  public var nameHint: String
  /// As a question.
  public var birthday: String
  public var birthdayHint: String
  /// Beside what was wrong with the one entered.
  public var birthdayAdvice: String
  /// When one was entered before.
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
    stepName: { ["e-mail and password", "about you", "check and create"][min(max($0, 1), 3) - 1] },
    email: "E-mail",
    emailHint: "You sign in with it. Nobody else sees it.",
    password: "Password",
    passwordHint: "It needs at least 8 characters, any you like. A few words in a row are good.",
    passwordAdvice: "A few words in a row are good.",
    passwordKept: "Leave it empty to keep the one you chose.",
    hidden: "(not shown)",
    handle: "Handle",
    handleHint: "Others find you by it. It may have up to 30 letters a to z, digits and _.",
    name: "Name",
    nameHint: "It stands beside your posts. It may have up to 30 characters in any script.",
    birthday: "Birthday (optional)",
    birthdayHint: "Write it like 1990-12-31. Leave it empty if you would rather not say.",
    birthdayAdvice: "Clear it to leave it out.",
    birthdayKept: "Write it like 1990-12-31. Clear it to leave it out.",
    birthdayName: "Birthday",
    noBirthday: "not said",
    askConfirmation: "Is everything right?",
    create: "Create the account",
    changeAccess: "Change e-mail or password",
    changePerson: "Change handle, name or birthday",
    leave: "Leave without an account")

  public static let japanese = SignUpStrings(
    title: "アカウントの作成",
    progress: { "ステップ \($0)/3: \($1)" },
    stepName: { ["メールアドレスとパスワード", "あなたについて", "確認と作成"][min(max($0, 1), 3) - 1] },
    email: "メールアドレス",
    emailHint: "サインインに使います。ほかの人には表示されません。",
    password: "パスワード",
    passwordHint: "8文字以上で、どんな文字でも使えます。いくつかの単語をつなげるのがおすすめです。",
    passwordAdvice: "いくつかの単語をつなげるのがおすすめです。",
    passwordKept: "空のままにすると、先ほどのパスワードをそのまま使います。",
    hidden: "（表示しません）",
    handle: "ユーザー名",
    handleHint: "ほかの人があなたを見つけるための名前です。英字(a〜z)、数字、_ を30文字まで使えます。",
    name: "名前",
    nameHint: "投稿と一緒に表示されます。30文字まで、どんな文字でも使えます。",
    birthday: "生年月日（任意）",
    birthdayHint: "1990-12-31 のように入力してください。入力したくない場合は空のままで構いません。",
    birthdayAdvice: "入力したくない場合は空にしてください。",
    birthdayKept: "1990-12-31 のように入力してください。取り消すには空にしてください。",
    birthdayName: "生年月日",
    noBirthday: "未入力",
    askConfirmation: "この内容でよろしいですか？",
    create: "アカウントを作成する",
    changeAccess: "メールアドレスやパスワードを変更する",
    changePerson: "ユーザー名、名前、生年月日を変更する",
    leave: "作成せずにやめる")
}
