public import Entities
import Presentation

/// The texts of what can be chosen for a post in addition to its text. A host can change them on a copy.
public struct ComposeSettingStrings: Sendable {
  /// A setting with its value.
  public var visibility: @Sendable (_ name: String) -> String
  public var warning: @Sendable (_ text: String) -> String
  public var place: @Sendable (_ name: String) -> String
  public var poll: @Sendable (_ text: String) -> String
  public var language: @Sendable (_ name: String) -> String
  public var time: @Sendable (_ time: String) -> String
  /// In place of a time, for a post that is published at once.
  public var now: String
  /// Whether the photos may disturb people.
  public var sensitivity: @Sendable (_ isSensitive: Bool) -> String
  /// In place of a value, if there is none.
  public var none: String
  /// The visibility of a comment on a post that couldn't be read.
  public var asAnswered: String
  public var visibilityTitle: String
  public var visibilityMeaning: @Sendable (PostVisibility) -> String
  /// Why a comment can't have every visibility.
  public var narrowed: String
  public var unchanged: String
  public var warningField: String
  /// A host can add how to leave the field empty, also in the hint for a place.
  public var warningHint: String
  public var placeField: String
  public var placeHint: String
  public var pollField: String
  public var pollHint: String
  public var timeField: String
  /// - Parameter zone: The time zone in which times are entered.
  public var timeHint: @Sendable (_ zone: String) -> String
  public var languageField: String
  public var languageHint: String

  public static let english = ComposeSettingStrings(
    visibility: { "Who can see it: \($0)" }, warning: { "Warning: \($0)" },
    place: { "Place: \($0)" }, poll: { "Poll: \($0)" }, language: { "Language: \($0)" },
    time: { "When: \($0)" }, now: "now",
    sensitivity: { "Sensitive photos: \($0 ? "yes, hidden until the post is opened" : "no")" }, none: "none",
    asAnswered: "same as the post it replies to", visibilityTitle: "Who can see it?",
    visibilityMeaning: {
      switch $0 {
      case .everyone: "Public: everyone; shown in the public timeline, hashtags and search"
      case .unlisted: "Unlisted: anyone who finds it; not shown in the public timeline, hashtags or search"
      case .followers: "Followers only: your followers and people it mentions"
      case .direct: "Direct: only people it mentions as @handle"
      }
    },
    narrowed: SocialStrings.english.errors.writing.commentTooVisible,
    unchanged: "Keep as is", warningField: "Warning",
    warningHint: "People see this first, and can then show the post. Leave empty for none.",
    placeField: "Place",
    placeHint: "A name, with coordinates if you like: Lake Biwa@35.25,136.1. Leave empty for none.",
    pollField: "Poll",
    pollHint:
      "The options, and how long it lasts: Tea / Coffee; 3d. Add “several” to let people choose several, “hidden” to show the numbers only at the end: Tea / Coffee; 3d several hidden. Leave empty for none.",
    timeField: "When",
    timeHint: {
      "When to publish it (\($0)): tomorrow 9:00, fri 18:30, 2026-12-24 18:00 or 2h. Leave empty for now."
    },
    languageField: "Language", languageHint: "The language of your text: its code, like en, ja or zh-TW.")

  public static let japanese = ComposeSettingStrings(
    visibility: { "公開範囲: \($0)" }, warning: { "閲覧注意: \($0)" }, place: { "場所: \($0)" },
    poll: { "アンケート: \($0)" },
    language: { "言語: \($0)" }, time: { "投稿する日時: \($0)" }, now: "今すぐ",
    sensitivity: { "刺激の強い写真: \($0 ? "はい（投稿を開くまで表示しません）" : "いいえ")" }, none: "なし", asAnswered: "元の投稿と同じ",
    visibilityTitle: "公開範囲を選んでください",
    visibilityMeaning: {
      switch $0 {
      case .everyone: "公開: 誰でも見られます。公開タイムライン、ハッシュタグ、検索にも表示されます"
      case .unlisted: "未収載（一覧に出ない）: 誰でも見られますが、公開タイムライン、ハッシュタグ、検索には表示されません"
      case .followers: "フォロワー限定: フォロワーと、メンションした人だけが見られます"
      case .direct: "ダイレクト: @ユーザー名 でメンションした人だけが見られます"
      }
    },
    narrowed: SocialStrings.japanese.errors.writing.commentTooVisible,
    unchanged: "変更しない", warningField: "閲覧注意の文",
    warningHint: "投稿の本文より先に表示されます。付けない場合は空欄にしてください。",
    placeField: "場所",
    placeHint: "場所の名前です。座標も付けられます。例: 琵琶湖@35.25,136.1。付けない場合は空欄にしてください。",
    pollField: "アンケート",
    pollHint:
      "選択肢と投票期間です。例: お茶 / コーヒー; 3d。複数選択を許すには several、結果を終了後に表示するには hidden を付けます。例: お茶 / コーヒー; 3d several hidden。付けない場合は空欄にしてください。",
    timeField: "投稿する日時",
    timeHint: {
      "投稿する日時です（\($0)）。例: 明日 9:00、金曜 18:30、2026-12-24 18:00、2h。今すぐ投稿する場合は空欄にしてください。"
    },
    languageField: "言語", languageHint: "本文の言語を言語コードで指定してください。例: en、ja、zh-TW")
}

// What the edit history calls the parts of a post.
extension PostPart {
  var nameInEnglish: String {
    switch self {
    case .text: "text"
    case .warning: "warning"
    case .language: "language"
    case .place: "place"
    case .poll: "poll"
    case .photos: "photos"
    case .sensitivity: "whether the photos are sensitive"
    }
  }

  var nameInJapanese: String {
    switch self {
    case .text: "本文"
    case .warning: "閲覧注意の文"
    case .language: "言語"
    case .place: "場所"
    case .poll: "アンケート"
    case .photos: "写真"
    case .sensitivity: "刺激の強い写真の設定"
    }
  }
}
