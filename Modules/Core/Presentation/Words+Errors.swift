public import AppScreens
import AppValues
import Entities
public import Foundation

extension Words {
  /// The shared words of SocialConnect.
  public static func social(_ language: Language, timeZone: TimeZone = .current) -> Words {
    Words(language, timeZone: timeZone, app: AppName(title: "SocialConnect", command: "socialconnect")) {
      words, error in
      if case .invalid(let field, let rule) = error { words.explainField(field, rule) } else { nil }
    }
  }

  /// What went wrong with a value of ours; nil where the words of any app say it.
  private func explainField(_ field: InputField, _ rule: InputRule) -> String? {
    if field == .database, let text = explainDatabase(rule) { return text }
    return explainPhoto(field, rule) ?? explainProfile(field, rule) ?? explainFile(field, rule)
      ?? explainSetting(field, rule) ?? explainMail(field, rule)
      ?? explainAlone(field, rule) ?? name(of: field).map { explain(rule, of: $0) }
  }

  /// What some fields have words of their own for; nil for the others.
  private func explainAlone(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.credentials, _):
      return pick(
        "E-mail or password is wrong.", "メールアドレスまたはパスワードが違います。")
    case (.email, .malformed):
      return pick(
        "That is not an e-mail address. It looks like name@example.org.",
        "メールアドレスの形式ではありません。例: name@example.org")
    case (.handle, .malformed):
      return pick(
        "A handle has only the letters a to z, digits and _.",
        "ユーザー名に使えるのは英字(a〜z)、数字、_ だけです。")
    case (.birthday, .malformed):
      return pick(
        "A birthday is a date like 1990-12-31.", "生年月日は 1990-12-31 のように入力してください。")
    case (.birthday, .outOfRange):
      return pick("That birthday cannot be right.", "その生年月日は正しくありません。")
    case (.text, .empty): return pick("There is nothing to post yet.", "投稿する内容がありません。")
    case (.text, .tooLarge(let maximum, let excess)), (.textWithWarning, .tooLarge(let maximum, let excess)),
      (.bio, .tooLarge(let maximum, let excess)):
      let name = name(of: field) ?? ""
      return pick(
        "\(name) is too large: \(maximum) bytes at most, \(excess) over. Use fewer long links and emoji.",
        "\(name)が大きすぎます。上限の\(maximum)バイトを\(excess)バイト超えています。長いリンクや絵文字を減らしてください。")
    case (.account, .wrong):
      return pick(
        "That account is not signed in on this machine. `socialconnect accounts` lists those that are.",
        "そのアカウントはこのマシンでサインインしていません。socialconnect accounts で一覧を確認できます。")
    case (.text, .malformed):
      return pick(
        "That is not text in UTF-8. Nothing was posted.", "UTF-8のテキストではありません。投稿されていません。")
    case (.link, .malformed):
      return pick(
        "That leads nowhere. Try @handle, #hashtag or post/ID.",
        "その行き先はありません。@ユーザー名、#ハッシュタグ、post/ID を試してください。")
    case (.duration, .malformed):
      return pick(
        "A length of time is written like 30m, 12h, 7d or 2w.", "期間は 30m、12h、7d、2w のように入力してください。")
    case (.hours, .malformed):
      return pick(
        "Hours are written like 22:00-07:00; off is for none.",
        "時間帯は 22:00-07:00 のように入力してください。なしにするには off と入力します。")
    case (.duration, .outOfRange):
      return pick("That can last from 1m to 365d.", "期間は 1m から 365d までです。")
    case (.pins, .tooLong(let maximum, _)):
      return pick(
        "You have pinned \(maximum) posts already. Unpin one of them first.",
        "固定できる投稿は\(maximum)件までです。先にどれかの固定を外してください。")
    case (.hashtag, .malformed):
      return pick(
        "A hashtag has only letters, digits and _, and not digits alone.",
        "ハッシュタグに使えるのは文字、数字、_ だけです。数字だけにはできません。")
    case (.hashtags, .outOfRange):
      return pick(
        "You can follow at most \(Hashtag.maximumFollowed) hashtags. Stop following one first.",
        "フォローできるハッシュタグは\(Hashtag.maximumFollowed)個までです。先にどれかのフォローをやめてください。")
    case (.lists, .outOfRange):
      return pick(
        "You can have at most \(UserList.maximumCount) lists. Delete one first.",
        "リストは\(UserList.maximumCount)個まで作れます。先にどれかを削除してください。")
    case (.people, .outOfRange):
      return pick(
        "A list has room for \(UserList.maximumMembers) people. Take someone out first.",
        "リストに入れられるのは\(UserList.maximumMembers)人までです。先に誰かを外してください。")
    case (.code, .malformed):
      return pick("The code is the six digits in the mail.", "コードはメールに記された6桁の数字です。")
    case (.code, .wrong):
      return pick(
        "That code is wrong or has expired. Use the latest code, on the machine where you asked for it, or ask for another.",
        "コードが違うか、期限が切れています。手続きを始めたマシンで最新のコードを入力するか、コードを送り直してください。")
    case (.report, .missing): return pick("There is no such report.", "その報告は見つかりませんでした。")
    case (.posts, .tooLong(let maximum, _)):
      return pick("A report has room for \(maximum) posts.", "1件の報告に含められる投稿は\(maximum)件までです。")
    case (.posts, .wrong):
      return pick(
        "One of those posts is by somebody else. A report is about one person.",
        "ほかの人の投稿が含まれています。1件の報告は1人についてのものです。")
    case (.list, .wrong): return pick("You have no list of that name.", "その名前のリストはありません。")
    case (.list, .taken):
      return pick("You have a list of that name already.", "同じ名前のリストがすでにあります。")
    default: return nil
    }
  }

  private func name(of field: InputField) -> String? {
    switch field {
    case .email: pick("The e-mail address", "メールアドレス")
    case .password: pick("The password", "パスワード")
    case .handle: pick("The handle", "ユーザー名")
    case .birthday: pick("The birthday", "生年月日")
    case .credentials: pick("E-mail or password", "メールアドレスまたはパスワード")
    case .text: pick("The post", "投稿")
    case .textWithWarning: pick("The post with its content warning", "投稿と閲覧注意の文の合計")
    case .key: pick("The key", "キー")
    case .account: pick("The account", "アカウント")
    case .photo: pick("The photo", "写真")
    case .photos: pick("The number of photos", "写真の枚数")
    case .alt: pick("The description of the photo", "写真の説明")
    case .place: pick("The place", "場所")
    case .latitude: pick("The latitude", "緯度")
    case .longitude: pick("The longitude", "経度")
    case .warning: pick("The content warning", "閲覧注意の文")
    case .visibility: pick("The visibility", "公開範囲")
    case .pins: pick("The number of pinned posts", "固定した投稿の数")
    case .hashtag: pick("The hashtag", "ハッシュタグ")
    case .list: pick("The name of the list", "リストの名前")
    case .duration: pick("The length of time", "期間")
    case .hours: pick("The hours", "時間帯")
    case .hashtags: pick("The number of hashtags", "ハッシュタグの数")
    case .lists: pick("The number of lists", "リストの数")
    case .people: pick("The number of people", "人数")
    case .code: pick("The code", "コード")
    case .bio: pick("The text about you", "自己紹介")
    case .label: pick("The label", "見出し")
    case .value: pick("The value", "内容")
    case .note: pick("The note", "メモ")
    case .report: pick("The report", "報告")
    case .reason: pick("The reason", "理由")
    case .posts: pick("The number of posts", "投稿の数")
    case .fields: pick("The number of lines", "項目の数")
    default: nil
    }
  }
}
