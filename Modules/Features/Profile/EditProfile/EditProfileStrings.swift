import AppScreens
import AppValues
public import Entities

/// The words of the screen where the viewer's own profile is changed.
public struct EditProfileStrings: Sendable {
  /// What leads there.
  public var edit: String
  public var title, saved: String
  public var name, bio, avatar, header, line, locked, bot, hidesFollowers, visibility, language: String
  public var yes, no, none, nothing, newLine, anyLanguage: String
  public var label: String
  public var nameHint, bioHint, labelHint, newLabelHint, languageHint: String
  /// Which pictures are taken, where there is one or none: a host says here how one is given, or taken away.
  public var pictureHint: @Sendable (_ hasOne: Bool) -> String
  public var visibilityTitle, unchanged: String
  public var visibilityMeaning: @Sendable (PostVisibility) -> String

  /// The words in English.
  public static let english = EditProfileStrings(
    edit: "Edit your profile", title: "Your profile", saved: "Saved.",
    name: "Name", bio: "About you", avatar: "Picture of you", header: "Wide picture on top",
    line: "Further line", locked: RelationStrings.english.lock,
    bot: "A program writes the posts (bot)",
    hidesFollowers: "Keep followers and following to yourself",
    visibility: "New posts are", language: "New posts are in",
    yes: "yes", no: "no", none: "none", nothing: "nothing yet",
    newLine: "add one (a website, pronouns, a place)",
    anyLanguage: "the language of this program",
    label: "Label", nameHint: "Up to \(TextLimit.name.characters) characters, as others see it.",
    bioHint: "Up to \(TextLimit.bio.characters) characters.",
    labelHint: "Website, Pronouns, Lives in … What it says comes next. Without a label the line is removed.",
    newLabelHint: "Website, Pronouns, Lives in … What it says comes next.",
    languageHint: "Two letters, like en or ja; nothing for the language of this program.",
    pictureHint: { _ in "JPEG, PNG, WebP, GIF or HEIC." },
    visibilityTitle: "Who may see your new posts?", unchanged: "Leave it as it is",
    visibilityMeaning: {
      switch $0 {
      case .everyone: "Public: everybody"
      case .unlisted: "Unlisted: everybody who comes across them, but not in public lists"
      case .followers: "Followers only: your followers, and those they name"
      case .direct: "Direct: only those they name"
      }
    })

  /// The words in Japanese.
  public static let japanese = EditProfileStrings(
    edit: "プロフィールを編集する", title: "プロフィールの編集", saved: "保存しました。",
    name: "名前", bio: "自己紹介", avatar: "アイコン画像", header: "ヘッダー画像", line: "項目",
    locked: RelationStrings.japanese.lock,
    bot: "プログラムが投稿する（ボット）", hidesFollowers: "フォロー関係を非公開にする",
    visibility: "新しい投稿の公開範囲", language: "新しい投稿の言語",
    yes: "はい", no: "いいえ", none: "なし", nothing: "未記入", newLine: "追加する（ウェブサイト、代名詞、場所など）",
    anyLanguage: "このプログラムの言語",
    label: "見出し", nameHint: "\(TextLimit.name.characters)文字までです。ほかの人に表示されます。",
    bioHint: "\(TextLimit.bio.characters)文字までです。",
    labelHint: "「ウェブサイト」「住んでいる所」など。内容は次に書きます。見出しを空にすると項目は削除されます。",
    newLabelHint: "「ウェブサイト」「住んでいる所」など。内容は次に書きます。",
    languageHint: "en や ja のような英字2文字です。空にするとこのプログラムの言語になります。",
    pictureHint: { _ in "JPEG、PNG、WebP、GIF、HEIC の画像です。" },
    visibilityTitle: "新しい投稿を見られる人", unchanged: "変更しない",
    visibilityMeaning: {
      switch $0 {
      case .everyone: "公開: だれでも見られます"
      case .unlisted: "未収載: だれでも見られますが、公開の一覧には表示されません"
      case .followers: "フォロワー限定: フォロワーと、本文で名前を挙げた人だけが見られます"
      case .direct: "ダイレクト: 本文で名前を挙げた人だけが見られます"
      }
    })
}
