import AppScreens

/// What to type where the viewer's own profile is changed.
struct EditProfileKeyStrings: LocalizedStrings {
  /// The label of a line that there is, and of a new one.
  var label, newLabel: String
  var language: String
  /// A picture, where there is one or none.
  var picture: @Sendable (_ hasOne: Bool) -> String

  static let english = EditProfileKeyStrings(
    label: "Website, Pronouns, Lives in … What it says comes next; - removes the line.",
    newLabel: "Website, Pronouns, Lives in … What it says comes next.",
    language: "Two letters, like en or ja; - for the language of this program.",
    picture: {
      "The path of a file: JPEG, PNG, WebP, GIF or HEIC." + ($0 ? " - takes the picture away." : "")
    })

  static let japanese = EditProfileKeyStrings(
    label: "「ウェブサイト」「住んでいる所」など。内容は次に入力します。- と入力すると項目を削除します。",
    newLabel: "「ウェブサイト」「住んでいる所」など。内容は次に入力します。",
    language: "en や ja のような英字2文字で入力してください。- でこのプログラムの言語になります。",
    picture: {
      "画像ファイルのパスを入力してください（JPEG、PNG、WebP、GIF、HEIC）。" + ($0 ? "- で画像を外します。" : "")
    })
}
