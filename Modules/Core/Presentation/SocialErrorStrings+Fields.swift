import AppValues
import Entities

extension SocialErrorStrings {
  /// The names of values, as they begin a sentence ("The handle").
  public struct Fields: Sendable {
    public var email, password, handle, birthday, credentials, text, textWithWarning, key, account: String
    public var photo, photos, film, alt, place, latitude, longitude, warning, visibility, pins: String
    public var hashtag, hashtags, list, lists, people, duration, hours, code, bio, label, value: String
    public var note, report, reason, posts, fields: String
    public var signInCode, codeRequest, authenticator: String
    public var app, scopes, redirect, website, authorization, challenge, verifier: String
    public var passkey, passkeys: String
    public var provider, registration: String
    public var filterTitle, filterPhrase, filterContexts, filters, filterEntries: String
    public var poll, pollOption, pollOptions, pollDuration, vote: String
    public var announcement, announcements, startTime, endTime, emoji: String
  }
}

extension SocialErrorStrings.Fields {
  static let english = Self(
    email: "The email address", password: "The password", handle: "The handle", birthday: "The birthday",
    credentials: "The email or password", text: "The post", textWithWarning: "The post with its warning",
    key: "The key", account: "The account", photo: "The photo", photos: "The number of photos",
    film: "The video", alt: "The description of the photo", place: "The place", latitude: "The latitude",
    longitude: "The longitude", warning: "The warning", visibility: "The visibility",
    pins: "The number of pinned posts", hashtag: "The hashtag", hashtags: "The number of hashtags",
    list: "The name of the list", lists: "The number of lists", people: "The number of people",
    duration: "The duration", hours: "The hours", code: "The code", bio: "Your bio",
    label: "The label", value: "The value", note: "The note", report: "The report", reason: "The reason",
    posts: "The number of posts", fields: "The number of custom fields",
    signInCode: "The code", codeRequest: "The request", authenticator: "Your authenticator app",
    app: "The app", scopes: "The list of scopes", redirect: "The redirect address", website: "The website",
    authorization: "The authorization code", challenge: "The code challenge", verifier: "The code verifier",
    passkey: "The passkey", passkeys: "The number of passkeys",
    provider: "The provider", registration: "The registration",
    filterTitle: "The name of the filter", filterPhrase: "The phrase",
    filterContexts: "Where the filter applies", filters: "The number of filters",
    filterEntries: "The number of phrases or posts", poll: "The poll", pollOption: "The option",
    pollOptions: "The number of options",
    pollDuration: "The duration of the poll",
    vote: "Your vote", announcement: "The announcement", announcements: "The number of announcements",
    startTime: "The start", endTime: "The end", emoji: "The emoji")

  static let japanese = Self(
    email: "メールアドレス", password: "パスワード", handle: "ユーザー名", birthday: "生年月日",
    credentials: "メールアドレスまたはパスワード", text: "本文", textWithWarning: "本文と閲覧注意の文の合計",
    key: "キー", account: "アカウント", photo: "写真", photos: "写真の枚数", film: "動画", alt: "写真の説明", place: "場所",
    latitude: "緯度", longitude: "経度", warning: "閲覧注意の文", visibility: "公開範囲",
    pins: "固定した投稿の数", hashtag: "ハッシュタグ", hashtags: "ハッシュタグの数", list: "リスト名",
    lists: "リストの数", people: "人数", duration: "期間", hours: "時間帯", code: "確認コード", bio: "自己紹介",
    label: "見出し", value: "内容", note: "メモ", report: "報告", reason: "理由", posts: "投稿の数",
    fields: "項目の数", signInCode: "認証コード", codeRequest: "サインイン", authenticator: "認証アプリ", app: "アプリ",
    scopes: "スコープの一覧", redirect: "リダイレクト先のURL", website: "ウェブサイト",
    authorization: "認可コード", challenge: "コードチャレンジ", verifier: "コードベリファイア",
    passkey: "パスキー", passkeys: "パスキーの数",
    provider: "連携先", registration: "登録",
    filterTitle: "フィルター名", filterPhrase: "言葉", filterContexts: "フィルターを適用する場所",
    filters: "フィルターの数", filterEntries: "言葉または投稿の数", poll: "アンケート", pollOption: "選択肢", pollOptions: "選択肢の数",
    pollDuration: "投票期間", vote: "投票", announcement: "お知らせ", announcements: "お知らせの数",
    startTime: "開始日時", endTime: "終了日時", emoji: "絵文字")

  /// The name of a field; nil if it isn't one of a social network.
  func name(of field: InputField) -> String? {
    switch field {
    case .email: email
    case .password: password
    case .handle: handle
    case .birthday: birthday
    case .credentials: credentials
    case .text: text
    case .textWithWarning: textWithWarning
    case .key: key
    case .account: account
    case .photo: photo
    case .photos: photos
    case .film: film
    case .alt: alt
    case .place: place
    case .latitude: latitude
    case .longitude: longitude
    case .warning: warning
    case .visibility: visibility
    case .pins: pins
    case .hashtag: hashtag
    case .hashtags: hashtags
    case .list: list
    case .lists: lists
    case .filterTitle: filterTitle
    case .filterPhrase: filterPhrase
    case .filterContexts: filterContexts
    case .filters: filters
    case .filterEntries: filterEntries
    case .people: people
    case .duration: duration
    case .hours: hours
    case .code: code
    case .bio: bio
    case .label: label
    case .value: value
    case .note: note
    case .report: report
    case .reason: reason
    case .posts: posts
    case .fields: fields
    case .signInCode: signInCode
    case .codeRequest: codeRequest
    case .authenticator: authenticator
    case .app: app
    case .scopes: scopes
    case .redirect: redirect
    case .website: website
    case .authorization: authorization
    case .challenge: challenge
    case .verifier: verifier
    case .passkey: passkey
    case .passkeys: passkeys
    case .provider: provider
    case .registration: registration
    case .poll: poll
    case .pollOption: pollOption
    case .pollOptions: pollOptions
    case .pollDuration: pollDuration
    case .vote: vote
    case .announcement: announcement
    case .announcements: announcements
    case .startTime: startTime
    case .endTime: endTime
    case .emoji: emoji
    default: nil
    }
  }
}
