public import Entities

extension Words {
  /// What went wrong, and what to do about it.
  public func explain(_ error: AppError) -> String {
    switch error {
    case .invalid(let field, let rule): explain(field, rule)
    case .unauthenticated: pick("Please sign in first.", "先にサインインしてください。")
    case .forbidden: pick("That is not for you to do.", "この操作は許可されていません。")
    case .notFound:
      pick("That does not exist, or is not for you to see.", "見つからないか、閲覧が許可されていません。")
    case .gone: pick("That has been deleted.", "すでに削除されています。")
    case .conflict:
      pick(
        "It has been changed in the meantime. Check it, then try again.",
        "その間に内容が変更されました。確認してからやり直してください。")
    case .rateLimited(let seconds):
      pick(
        "Too many attempts. Please wait \(wait(seconds)).", "試行回数が多すぎます。\(wait(seconds))お待ちください。")
    case .tooLarge: pick("That is too large.", "データが大きすぎます。")
    case .unsupported: pick("That cannot be done here.", "その操作はここではできません。")
    case .offline: pick("The server cannot be reached.", "サーバーに接続できません。")
    case .timeout: pick("It took too long. Please try again.", "時間内に応答がありませんでした。もう一度お試しください。")
    case .unavailable:
      pick(
        "SocialConnect is too busy, or the database cannot be reached. Try again in a moment.",
        "混み合っているか、データベースに接続できません。しばらくしてからもう一度お試しください。")
    case .unconfirmed:
      pick(
        "The connection to the database was lost while saving. Your change may have been saved: check before you try again.",
        "保存中にデータベースとの接続が切れました。変更は保存されている可能性があります。やり直す前に確認してください。")
    case .wrongClock(let shown, let last): explainClock(shown, last)
    case .storage(let fault): explain(fault)
    case .cancelled: pick("Cancelled.", "中止しました。")
    case .unexpected(let reference):
      pick(
        "Something went wrong in the program. Reference: \(reference)",
        "プログラムに問題が発生しました。参照番号: \(reference)")
    }
  }

  /// A length of time in the unit that one would use for it, never less: whoever waited so long need not again.
  private func wait(_ seconds: Int) -> String {
    if seconds < 120 { return pick(seconds == 1 ? "1 second" : "\(seconds) seconds", "\(seconds)秒") }
    let minutes = (seconds + 59) / 60
    if minutes < 120 { return pick("about \(minutes) minutes", "約\(minutes)分") }
    let hours = (minutes + 59) / 60
    return pick("about \(hours) hours", "約\(hours)時間")
  }

  private func explainClock(_ shown: Timestamp, _ last: Timestamp?) -> String {
    let shown = dateAndTime(shown)
    guard let last else {
      return pick(
        "This machine's clock shows \(shown), which cannot be right. Nothing was saved. Set the clock and try again.",
        "このマシンの時計は\(shown)になっています。正しい日時ではないため、何も保存していません。時計を合わせてからやり直してください。")
    }
    return pick(
      "This machine's clock shows \(shown), more than five years after the last change (\(date(last))). Nothing was saved. Set the clock and try again. If the clock is right, run `socialconnect check --accept-clock` once.",
      "このマシンの時計は\(shown)で、最後に保存した日（\(date(last))）から5年以上たっています。何も保存していません。時計を合わせてからやり直してください。時計が正しい場合は、socialconnect check --accept-clock を一度実行してください。"
    )
  }

  private func explain(_ fault: StorageFault) -> String {
    switch fault {
    case .full:
      pick(
        "The disk is full. Nothing was changed; make some room and try again.",
        "ディスクがいっぱいです。何も変更されていません。空きを作ってやり直してください。")
    case .partlyFull:
      pick(
        "The disk is full. What has come until now stays; make some room and do it again to go on.",
        "ディスクがいっぱいです。ここまでの分は残っています。空きを作ってもう一度実行すると、続きから再開します。")
    case .readOnly:
      pick("The data cannot be written to: it is read-only.", "データが読み取り専用のため、書き込めません。")
    case .locked:
      pick(
        "Another program has been holding the database for too long. Please try again.",
        "別のプログラムがデータベースを使用しています。しばらくしてからもう一度お試しください。")
    case .diskFault:
      pick(
        "The disk could not be read or written: your last change may not have been saved. Copy your data to another disk, and have this one checked.",
        "ディスクの読み書きに失敗しました。直前の変更は保存されていない可能性があります。データを別のディスクにコピーし、このディスクを点検してください。")
    case .tooManyFiles:
      pick(
        "Too many files are open. Close some programs and try again.",
        "開いているファイルが多すぎます。ほかのプログラムをいくつか終了してから、もう一度お試しください。")
    case .noLocks:
      pick(
        "The files in the data folder cannot be locked. Try again, or use a data folder on another disk (--data).",
        "データフォルダーのファイルをロックできません。もう一度試すか、--data で別のディスクのフォルダーを指定してください。")
    case .connectionsExhausted:
      pick(
        "The database server has no connections left. Please try again later.",
        "データベースサーバーの接続数が上限に達しています。しばらくしてからもう一度お試しください。")
    case .notADatabase:
      pick(
        "The file is not a SocialConnect database, or it is damaged.",
        "このファイルはSocialConnectのデータベースではないか、壊れています。")
    case .output:
      pick(
        "It was done, but what came of it could not be printed here.",
        "処理は終わりましたが、結果を出力できませんでした。")
    case .notAFile:
      pick(
        "In the data folder, something else (such as a folder) is in the place of a file. Move it away and try again.",
        "データフォルダーの、ファイルがあるべき場所に別のもの（フォルダーなど）があります。別の場所に移してからやり直してください。")
    case .notRemembered:
      pick(
        "It was done, but the sign-in could not be saved on this machine. Please sign in.",
        "処理は完了しましたが、サインイン情報をこのマシンに保存できませんでした。サインインしてください。")
    case .notAFolder:
      pick(
        "The data folder cannot be made: something else has its name, or it is no place for files.",
        "データフォルダーを作成できません。同じ名前の別のものがあるか、ファイルを置けない場所です。")
    case .damaged:
      pick(
        "Some of the stored data is damaged or contradicts itself. Keep a backup before you go on.",
        "保存されたデータに破損や矛盾があります。続ける前にバックアップを残してください。")
    case .newerVersion:
      pick(
        "The database was written by a newer version of SocialConnect. Please update.",
        "データベースは新しいバージョンのSocialConnectで作成されています。更新してください。")
    }
  }

  private func explain(_ field: InputField, _ rule: InputRule) -> String {
    if field == .database, let text = explainDatabase(rule) { return text }
    return explainPhoto(field, rule) ?? explainProfile(field, rule) ?? explainFile(field, rule)
      ?? explainSetting(field, rule) ?? explainMail(field, rule)
      ?? explainAlone(field, rule) ?? explain(rule, of: name(of: field))
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
      let name = name(of: field)
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
    case (.limit, .outOfRange):
      let limits = PageRequest.limits
      return pick(
        "The limit is a number from \(limits.lowerBound) to \(limits.upperBound).",
        "件数は\(limits.lowerBound)から\(limits.upperBound)までの数で指定してください。")
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

  private func explain(_ rule: InputRule, of name: String) -> String {
    switch rule {
    case .empty: pick("\(name) is missing.", "\(name)を入力してください。")
    case .tooShort(let minimum):
      pick(
        "\(name) needs at least \(minimum) characters.", "\(name)は\(minimum)文字以上にしてください。")
    case .tooLong(let maximum, let excess):
      pick(
        "\(name) may have at most \(maximum) characters: \(excess) too many.",
        "\(name)は\(maximum)文字までです。\(excess)文字超えています。")
    case .tooLarge:
      pick("\(name) is too long. Please shorten it.", "\(name)が長すぎます。短くしてください。")
    case .malformed: pick("\(name) is not understood.", "\(name)が正しくありません。")
    case .common:
      pick(
        "That password is one of the first that others would try. Please choose another.",
        "そのパスワードは推測されやすいものです。別のものにしてください。")
    case .taken:
      pick("\(name) is taken already.", "\(name)はすでに使われています。")
    case .unprintable:
      pick(
        "\(name) holds invisible control characters. Please remove them.",
        "\(name)に制御文字が含まれています。取り除いてください。")
    case .wrong: pick("\(name) is wrong.", "\(name)が違います。")
    case .unchanged:
      pick("\(name) is that already. Please enter another.", "現在の\(name)と同じです。別のものを入力してください。")
    case .outOfRange: pick("\(name) is out of range.", "\(name)が範囲外です。")
    case .missing: pick("There is no such file.", "そのファイルは見つかりませんでした。")
    case .unreadable: pick("That file cannot be read.", "そのファイルは読み取れません。")
    case .unsupported:
      pick("That kind of file is not taken here.", "その種類のファイルは使えません。")
    case .tooManyBytes(let megabytes):
      pick("\(name) may have at most \(megabytes) MB.", "\(name)は\(megabytes)MBまでです。")
    case .tooManyPixels(let megapixels):
      pick(
        "\(name) may have at most \(megapixels) megapixels.",
        "\(name)は\(megapixels * 100)万画素までです。")
    case .toolMissing(let package):
      pick(
        "That needs a program that is not installed. Install the package \(package) and try again.",
        "必要なプログラムがインストールされていません。パッケージ \(package) をインストールしてからやり直してください。")
    case .unsafe: pick("\(name) is not safe to open.", "\(name)は安全に開けません。")
    }
  }

  private func name(of field: InputField) -> String {
    switch field {
    case .email: pick("The e-mail address", "メールアドレス")
    case .password: pick("The password", "パスワード")
    case .handle: pick("The handle", "ユーザー名")
    case .name: pick("The name", "名前")
    case .birthday: pick("The birthday", "生年月日")
    case .credentials: pick("E-mail or password", "メールアドレスまたはパスワード")
    case .text: pick("The post", "投稿")
    case .textWithWarning: pick("The post with its content warning", "投稿と閲覧注意の文の合計")
    case .query: pick("The search", "検索語")
    case .key: pick("The key", "キー")
    case .link: pick("The link", "リンク")
    case .cursor: pick("The cursor", "カーソル")
    case .limit: pick("The limit", "件数")
    case .account: pick("The account", "アカウント")
    case .database: pick("The database address", "データベースの指定")
    case .language: pick("The language", "言語")
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
    case .file: pick("The file", "ファイル")
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
    case .mail: pick("The mail", "メール")
    case .fields: pick("The number of lines", "項目の数")
    }
  }
}
