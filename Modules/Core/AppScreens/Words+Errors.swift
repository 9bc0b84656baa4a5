import AppValues

extension Words {
  /// What went wrong in the words of any app.
  func explainGenerally(_ error: AppError) -> String {
    switch error {
    case .invalid(let field, let rule): explainGenerally(field, rule)
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
        "\(app.title) is too busy, or the database cannot be reached. Try again in a moment.",
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

  /// A length of time in the unit that one would use for it, rounded up, so that one wait is enough.
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
      "This machine's clock shows \(shown), more than five years after the last change (\(date(last))). Nothing was saved. Set the clock and try again. If the clock is right, run `\(app.command) check --accept-clock` once.",
      "このマシンの時計は\(shown)で、最後に保存した日（\(date(last))）から5年以上たっています。何も保存していません。時計を合わせてからやり直してください。時計が正しい場合は、\(app.command) check --accept-clock を一度実行してください。"
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
        "The file is not a \(app.title) database, or it is damaged.",
        "このファイルは\(app.title)のデータベースではないか、壊れています。")
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
        "The database was written by a newer version of \(app.title). Please update.",
        "データベースは新しいバージョンの\(app.title)で作成されています。更新してください。")
    }
  }
}
