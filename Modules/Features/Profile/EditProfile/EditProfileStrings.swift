import AppValues
public import Entities

/// The texts of the screen on which the viewer edits their profile.
public struct EditProfileStrings: Sendable {
  /// The menu item that opens the screen.
  public var edit: String
  public var title, saved: String
  public var name, bio, avatar, header, line, locked, bot, hidesFollowers, visibility, language: String
  public var discoverable, indexable: String
  public var sensitivity: String
  public var attributionDomains, attributionDomainsHint: String
  /// That there is a picture.
  public var chosen: String
  public var yes, no, none, nothing, newLine, anyLanguage: String
  public var label: String
  public var nameHint, bioHint, labelHint, newLabelHint, languageHint: String
  /// The accepted image types. A host can add how to enter an image, and how to remove one if `hasOne`.
  public var pictureHint: @Sendable (_ hasOne: Bool) -> String
  public var visibilityTitle, unchanged: String
  public var visibilityMeaning: @Sendable (PostVisibility) -> String

  /// The English texts.
  public static let english = EditProfileStrings(
    edit: "Edit profile", title: "Edit profile", saved: "Saved.",
    name: "Name", bio: "Bio", avatar: "Profile photo", header: "Header image",
    line: "Custom field", locked: RelationStrings.english.lock,
    bot: "This is a bot account",
    hidesFollowers: "Hide followers and following",
    visibility: "Default visibility", language: "Default language",
    discoverable: "Show me in suggestions and the directory",
    indexable: "Let others find my public posts by searching",
    sensitivity: "Sensitive photos by default",
    attributionDomains: "Websites that may credit me",
    attributionDomainsHint: """
      Domains like example.org, with spaces between them. Apps then show you as the author of pages there that name you. Leave \
      empty for none.
      """,
    chosen: "set", yes: "yes", no: "no", none: "none", nothing: "none",
    newLine: "add one (a website, pronouns, a place)",
    anyLanguage: "same as the interface",
    label: "Label", nameHint: "Up to \(TextLimit.name.characters) characters. Everyone can see it.",
    bioHint: "Up to \(TextLimit.bio.characters) characters.",
    labelHint: "Website, Pronouns, Lives in… The value comes next. Leave empty to remove the field.",
    newLabelHint: "Website, Pronouns, Lives in… The value comes next.",
    languageHint: "A language code, like en, ja or zh-TW. Leave empty for the same as the interface.",
    pictureHint: {
      "A JPEG, PNG, WebP, GIF or HEIC file." + ($0 ? " Leave empty to keep yours; - removes it." : "")
    },
    visibilityTitle: "Who can see your new posts?", unchanged: "Keep as is",
    visibilityMeaning: {
      switch $0 {
      case .everyone: "Public: everyone"
      case .unlisted: "Unlisted: anyone who finds them, but not in public lists"
      case .followers: "Followers only: your followers and people you mention"
      case .direct: "Direct: only people you mention"
      }
    })

  /// The Japanese texts.
  public static let japanese = EditProfileStrings(
    edit: "プロフィールを編集", title: "プロフィールの編集", saved: "保存しました。",
    name: "名前", bio: "自己紹介", avatar: "アイコン画像", header: "ヘッダー画像", line: "項目",
    locked: RelationStrings.japanese.lock,
    bot: "ボット（プログラムが投稿するアカウント）",
    hidesFollowers: "フォローとフォロワーを非公開にする",
    visibility: "新しい投稿の公開範囲", language: "新しい投稿の言語",
    discoverable: "おすすめユーザーとユーザー一覧に表示する",
    indexable: "公開投稿をほかの人の検索結果に表示する",
    sensitivity: "写真を刺激の強い写真として投稿する",
    attributionDomains: "自分を著者として表示できるサイト",
    attributionDomainsHint: """
      example.org のようなドメインを、空白で区切って入力します。そのサイトのページに自分が著者として書かれていれば、アプリに\
      著者として表示されます。空にするとなくなります。
      """,
    chosen: "設定済み", yes: "はい", no: "いいえ", none: "なし", nothing: "未設定",
    newLine: "追加（ウェブサイト、読み方、住んでいる場所など）",
    anyLanguage: "表示言語と同じ",
    label: "見出し", nameHint: "\(TextLimit.name.characters)文字までです。ほかの人に表示されます。",
    bioHint: "\(TextLimit.bio.characters)文字までです。",
    labelHint: "例: ウェブサイト、住んでいる場所。内容は次に入力します。空にすると項目を削除します。",
    newLabelHint: "例: ウェブサイト、住んでいる場所。内容は次に入力します。",
    languageHint: "en、ja、zh-TW のような言語コードです。空にすると表示言語と同じになります。",
    pictureHint: { "JPEG、PNG、WebP、GIF、HEICの画像です。" + ($0 ? "空のままなら変更せず、- で画像を外します。" : "") },
    visibilityTitle: "新しい投稿の公開範囲", unchanged: "変更しない",
    visibilityMeaning: {
      switch $0 {
      case .everyone: "公開: 誰でも見られます"
      case .unlisted: "未収載（一覧に出ない）: 誰でも見られますが、公開タイムライン、ハッシュタグ、検索には表示されません"
      case .followers: "フォロワー限定: フォロワーと、メンションした人だけが見られます"
      case .direct: "ダイレクト: メンションした人だけが見られます"
      }
    })
}
