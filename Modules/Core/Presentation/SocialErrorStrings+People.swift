import AppScreens
import AppValues
import Entities

extension SocialErrorStrings {
  public struct Account: Sendable {
    public var credentials, malformedEmail, malformedHandle, malformedBirthday, impossibleBirthday: String
    /// The account isn't signed in on this device.
    public var notSignedIn: String
    public var malformedCode, wrongCode: String
    public var missingProof, weakProof, lastSignInMethod: String
    /// The saved sessions couldn't be read, so people have to sign in again.
    public var signInsAreLost: String
  }

  public struct Profile: Sendable {
    public var tooManyFields, tooManyDomains: @Sendable (_ maximum: Int) -> String
    public var malformedField, malformedDomain, directByDefault: String
  }

  public struct Lists: Sendable {
    public var tooMany, tooManyPeople: @Sendable (_ maximum: Int) -> String
    public var noSuchName, nameTaken: String
  }

  public struct Reports: Sendable {
    public var noSuchReport: String
    public var tooManyPosts: @Sendable (_ maximum: Int) -> String
    public var otherAuthor: String
  }

  func explainAccount(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.credentials, _): account.credentials
    case (.email, .malformed): account.malformedEmail
    case (.handle, .malformed): account.malformedHandle
    case (.birthday, .malformed): account.malformedBirthday
    case (.birthday, .outOfRange): account.impossibleBirthday
    case (.account, .wrong): account.notSignedIn
    case (.code, .malformed): account.malformedCode
    case (.code, .wrong): account.wrongCode
    case (.proof, .missing): account.missingProof
    case (.proof, .unconfirmed): account.weakProof
    case (.signInMethod, .missing): account.lastSignInMethod
    default: nil
    }
  }

  /// Describes errors about lists of people and reports.
  func explainCollection(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.lists, .outOfRange): lists.tooMany(UserList.maximumCount)
    case (.people, .outOfRange): lists.tooManyPeople(UserList.maximumMembers)
    case (.list, .wrong): lists.noSuchName
    case (.list, .taken): lists.nameTaken
    case (.report, .missing): reports.noSuchReport
    case (.posts, .tooLong(let maximum, _)): reports.tooManyPosts(maximum)
    case (.posts, .wrong): reports.otherAuthor
    default: nil
    }
  }
}

extension SocialErrorStrings.Account {
  static let english = Self(
    credentials: "Wrong email or password. Check both and try again.",
    malformedEmail: "Enter an email address like name@example.org.",
    malformedHandle: "A handle can have only the letters a to z, digits and _.",
    malformedBirthday: "Enter a date like 1990-12-31.",
    impossibleBirthday: "That birthday isn't possible. Check the date.",
    notSignedIn: "This account isn't signed in on this device.",
    malformedCode: "Enter the six-digit code from the email.",
    wrongCode:
      "That code is wrong or has expired. Use the latest code, on the device where you requested it, or request a new code.",
    missingProof: "Confirm that it's you first.",
    weakProof:
      "Your email address changed less than 7 days ago, so a password isn't enough. Confirm with a code sent to the previous address.",
    lastSignInMethod: "You couldn't sign in without this. Add another way to sign in first.",
    signInsAreLost:
      "The list of accounts signed in on this device was damaged and has been set aside. Sign in again.")

  static let japanese = Self(
    credentials: "メールアドレスまたはパスワードが違います。確認して、もう一度お試しください。",
    malformedEmail: "メールアドレスの形式が正しくありません。例: name@example.org",
    malformedHandle: "ユーザー名に使えるのは英字（a〜z）、数字、_ だけです。",
    malformedBirthday: "生年月日は 1990-12-31 のように入力してください。",
    impossibleBirthday: "その生年月日は正しくありません。日付を確認してください。",
    notSignedIn: "そのアカウントはこの端末でサインインしていません。",
    malformedCode: "メールに記載された6桁の数字を入力してください。",
    wrongCode: "確認コードが違うか、有効期限が切れています。手続きを始めた端末で最新のコードを入力するか、もう一度送信してください。",
    missingProof: "先に本人確認をしてください。",
    weakProof: "メールアドレスの変更から7日が経過していないため、パスワードだけでは確認できません。変更前のアドレスに届く確認コードで確認してください。",
    lastSignInMethod: "これを削除すると、サインインできなくなります。先に別のサインイン方法を追加してください。",
    signInsAreLost: "サインイン情報が破損していたため、別のファイルに移しました。もう一度サインインしてください。")
}

extension SocialErrorStrings.Profile {
  static let english = Self(
    tooManyFields: { "A profile can have up to \($0, in: .english) custom fields." },
    tooManyDomains: { "A profile can have up to \($0, in: .english) websites." },
    malformedField: "A custom field needs a label and a value, like Website and https://example.org.",
    malformedDomain: "A website is entered by its domain, like example.org.",
    directByDefault:
      "Direct can't be the default: each direct post names its own people. Choose another visibility.")

  static let japanese = Self(
    tooManyFields: { "プロフィールの項目は\($0, in: .japanese)個までです。" },
    tooManyDomains: { "サイトは\($0, in: .japanese)個までです。" },
    malformedField: "プロフィールの項目には、見出しと内容を入力してください。例: 見出しはウェブサイト、内容は https://example.org",
    malformedDomain: "サイトは、example.org のようなドメインで入力してください。",
    directByDefault: "ダイレクトは投稿ごとに相手を指定するため、既定にはできません。別の公開範囲を選んでください。")
}

extension SocialErrorStrings.Lists {
  static let english = Self(
    tooMany: { "You can have up to \($0, in: .english) lists. Delete one first." },
    tooManyPeople: { "A list can have up to \($0, in: .english) people. Remove someone first." },
    noSuchName: "You don't have a list with that name.", nameTaken: "You already have a list with that name.")

  static let japanese = Self(
    tooMany: { "作成できるリストは\($0, in: .japanese)個までです。先にほかのリストを削除してください。" },
    tooManyPeople: { "リストに追加できるのは\($0, in: .japanese)人までです。先にほかのメンバーを外してください。" },
    noSuchName: "その名前のリストはありません。", nameTaken: "同じ名前のリストがすでにあります。")
}

extension SocialErrorStrings.Reports {
  static let english = Self(
    noSuchReport: "This report doesn't exist.",
    tooManyPosts: { "A report can include up to \($0, in: .english) posts." },
    otherAuthor: "One of these posts is by someone else. A report is about one person.")

  static let japanese = Self(
    noSuchReport: "その報告は見つかりませんでした。",
    tooManyPosts: { "1件の報告に含められる投稿は\($0, in: .japanese)件までです。" },
    otherAuthor: "別のユーザーの投稿が含まれています。1件の報告に含められるのは1人の投稿だけです。")
}
