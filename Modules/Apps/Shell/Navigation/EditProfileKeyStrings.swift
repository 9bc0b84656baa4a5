import AppScreens

/// What to type where the viewer's own profile is changed.
struct EditProfileKeyStrings: LocalizedStrings {
  /// A picture, where there is one or none.
  var picture: @Sendable (_ hasOne: Bool) -> String

  static let english = EditProfileKeyStrings(
    picture: {
      "The path of a JPEG, PNG, WebP, GIF or HEIC file."
        + ($0 ? " Leave empty to keep yours; - removes it." : "")
    })

  static let japanese = EditProfileKeyStrings(
    picture: {
      "画像ファイルのパスを入力してください（JPEG、PNG、WebP、GIF、HEIC）。" + ($0 ? "空のままなら変更せず、- で画像を外します。" : "")
    })
}
