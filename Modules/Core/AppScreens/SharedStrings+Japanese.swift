import Foundation

extension SharedStrings {
  public static let japanese = SharedStrings(
    back: "戻る", more: "もっと見る", refresh: "更新", retry: "もう一度試す",
    connectionLost: "接続が切れています。表示が最新でない可能性があります。",
    notRefreshed: "表示を更新できませんでした。内容が最新でない可能性があります。",
    asOf: { "オフライン · \($0)時点" },
    dates: .japanese, errors: .japanese, storage: .japanese, rules: .japanese, fields: .japanese,
    folder: .japanese, drafts: .japanese)
}

extension SharedStrings.Dates {
  static let japanese = Self(
    justNow: "たった今", minutesAgo: CountedText(.japanese, other: "%d分前"),
    hoursAgo: CountedText(.japanese, other: "%d時間前"), daysAgo: CountedText(.japanese, other: "%d日前"),
    date: { "\($0)年\($1)月\($2)日" },
    weekdays: ["月", "火", "水", "木", "金", "土", "日"], dateAndWeekday: { "\($0)（\($1)）" },
    time: { String(format: "%02d:%02d", $0, $1) },
    dateAndTime: { "\($0) \($1)" },
    seconds: CountedText(.japanese, other: "%d秒"), aboutMinutes: CountedText(.japanese, other: "約%d分"),
    aboutHours: CountedText(.japanese, other: "約%d時間"))
}

extension SharedStrings.Errors {
  static let japanese = Self(
    unauthenticated: "先にサインインしてください。",
    forbidden: "この操作をする権限がありません。",
    notFound: "見つからないか、閲覧する権限がありません。",
    gone: "すでに削除されています。",
    conflict: "別の場所で内容が変更されました。内容を確認して、もう一度お試しください。",
    rateLimited: { "操作の回数が多すぎます。\($0)後にもう一度お試しください。" },
    tooLarge: "データが大きすぎます。",
    unsupported: "その操作はここではできません。",
    offline: "サーバーに接続できません。ネットワークを確認して、もう一度お試しください。",
    timeout: "時間内に応答がありませんでした。もう一度お試しください。",
    unavailable: "現在、サーバーを利用できません。しばらくしてからもう一度お試しください。",
    unconfirmed: "保存が中断されました。変更は保存されている可能性があります。もう一度試す前に確認してください。",
    busy: { _, wait in "現在、大変混み合っています。\(wait)後にもう一度お試しください。" },
    wrongClock: { "この端末の時計は\($0)になっています。正しい日時ではないため、何も保存していません。時計を合わせて、もう一度お試しください。" },
    clockAhead: {
      "この端末の時計は\($0)で、最後に保存した日（\($1)）から5年以上たっています。何も保存していません。時計を合わせて、もう一度お試しください。"
    },
    cancelled: "中止しました。",
    unexpected: { "予期しないエラーが発生しました。解決しない場合は、参照番号 \($0) を添えて報告してください。" })
}

extension SharedStrings.Storage {
  static let japanese = Self(
    full: "ディスクの空き容量が足りません。何も変更していません。空き容量を増やして、もう一度お試しください。",
    partlyFull: "ディスクの空き容量が足りません。ここまでの内容は保存されています。空き容量を増やしてもう一度実行すると、続きから再開します。",
    readOnly: "データが読み取り専用のため、書き込めません。データフォルダーかデータベースの権限を確認してください。",
    locked: "別のプログラムがデータベースを使用しています。しばらくしてからもう一度お試しください。",
    diskFault: "ディスクの読み書きに失敗しました。直前の変更は保存されていない可能性があります。データを別のディスクにコピーし、このディスクを点検してください。",
    tooManyFiles: "開いているファイルが多すぎます。ほかのプログラムをいくつか終了してから、もう一度お試しください。",
    noLocks: "データフォルダーのファイルをロックできません。もう一度試すか、別のディスクのフォルダーを使ってください。",
    connectionsExhausted: "データベースサーバーの接続数が上限に達しています。しばらくしてからもう一度お試しください。",
    notADatabase: { "このファイルは\($0)のデータベースではないか、破損しています。" },
    output: "処理は完了しましたが、結果を表示できませんでした。",
    notAFile: "データフォルダーの、ファイルがあるべき場所に別のもの（フォルダーなど）があります。別の場所に移して、もう一度お試しください。",
    notRemembered: "処理は完了しましたが、サインイン情報をこの端末に保存できませんでした。サインインしてください。",
    notAFolder: "データフォルダーを作成できません。同じ名前のファイルがあるか、書き込めない場所です。別の場所を指定してください。",
    damaged: "保存されたデータに破損や矛盾があります。続ける前にバックアップを作成してください。",
    restoreUnfinished:
      "バックアップの復元中か、復元が途中で中断されています。中断された場合は、同じバックアップを指定して、復元コマンドをもう一度実行してください（復元は最初から行われます）。空のネットワークから始める場合は、別のデータフォルダーかデータベースを指定してください。",
    newerVersion: {
      "データは新しいバージョンの\($0)で更新されています。このバージョンを終了して、新しいバージョンを開いてください。"
    },
    earlierVersion: {
      "データが\($0) \($1)より前のバージョンのものであるため、何も変更していません。一度バージョン\($1)で開いてから、このバージョンで開いてください。"
    })
}

extension SharedStrings.Rules {
  static let japanese = Self(
    empty: { "\($0)を入力してください。" },
    tooShort: { "\($0)は\($1, in: .japanese)文字以上にしてください。" },
    tooLong: { "\($0)は\($1, in: .japanese)文字までです。\($2, in: .japanese)文字超えています。" },
    tooLarge: { "\($0)が長すぎます。短くしてください。" },
    malformed: { "\($0)が正しくありません。" },
    common: "このパスワードは推測されやすいため、使えません。別のパスワードを入力してください。",
    taken: { "\($0)はすでに使われています。" },
    reserved: { "この\($0)は管理者用に予約されています。別のものを入力してください。" },
    severalLines: { "\($0)は1行で入力してください。" },
    unprintable: { "\($0)に見えない制御文字が含まれています。取り除いてください。" },
    wrong: { "\($0)が違います。" },
    unchanged: { "現在の\($0)と同じです。別のものを入力してください。" },
    outOfRange: { "\($0)が範囲外です。" },
    missing: "ファイルが見つかりません。パスを確認してください。",
    unreadable: "ファイルを読み取れません。アクセス権を確認してください。",
    unsupported: "この形式のファイルには対応していません。",
    tooManyBytes: { "\($0)は\($1, in: .japanese)MBまでです。" },
    tooManyPixels: { "\($0)は\($1 * 100)万画素までです。" },
    toolMissing: { "必要なプログラムがインストールされていません。パッケージ \($0) をインストールして、もう一度お試しください。" },
    pending: { "\($0)は管理者の承認待ちです。" },
    suspended: { "\($0)は停止されています。管理者にお問い合わせください。" },
    unconfirmed: { "\($0)は、メールアドレスを確認すると使えるようになります。" },
    unsafe: { "\($0)は安全に開けません。" },
    mismatched: { "\($0)は \($1) のものではありません。" }, failed: { "\($0)が終了コード\($1)で終了しました。" },
    limitOutOfRange: { "件数は\($0.lowerBound)から\($0.upperBound)までの数で指定してください。" })
}

extension SharedStrings.Fields {
  static let japanese = Self(
    name: "名前", text: "テキスト", query: "キーワード", link: "リンク", cursor: "カーソル", limit: "件数",
    database: "データベースのURL", language: "言語", file: "ファイル", mail: "メール", other: "値")
}

extension SharedStrings.Folder {
  static let japanese = Self(
    crashReport: { "前回、\($0)が予期せず終了しました。そのときの記録は \($1) にあります。不具合を報告するときに添えてください。" },
    accessRemoved: { "\($0) は、この端末のほかのユーザーもアクセスできる状態でした。自分だけがアクセスできるように変更しました。" },
    accessRemains: {
      "\($1) は、この端末のほかのユーザーもアクセスできる状態ですが、\($0)からは変更できません。データの置き場所を変えるか、アクセス権を変更してください。"
    },
    notAFile: { "\($0) は、ファイルではない別のものになっています。" },
    copying: { "更新の前に、データベースをコピーしています: \($0)%" },
    copied: { "更新前のデータベースのコピーを \($0) に保存しました。" },
    notCopied: "データベースがサーバー上にあるため、更新前のコピーは作成されません。",
    lacksRoom: { "データベースの更新には約\($0, in: .japanese)MBの空き容量が必要ですが、\($1, in: .japanese)MBしか空いていません。" },
    updating: { $0 == 0 ? "データベースを更新しています…" : "データベースを更新しています: \($0)%" },
    stopped: { percent, copy in
      let state = "データベースの更新は途中で止まりました（\(percent)%まで完了）。次にコマンドを実行すると、続きから再開します。"
      return copy.map { "\(state)元に戻す場合は、更新前のコピーを使ってください: \($0)" } ?? state
    })
}

extension SharedStrings.Drafts {
  static let japanese = Self(
    hint: "途中で戻っても、下書きに保存されます。", begun: "書きかけの下書きがあります。",
    resume: "続きを書く", discard: "破棄", current: "現在の内容",
    saved: "下書きを保存しました。", discarded: "下書きを破棄しました。", notSaved: "下書きはまだ保存されていません。",
    askDiscard: "入力した内容を破棄しますか？ 元に戻せません。",
    discardYes: "はい、破棄します", discardNo: "いいえ、残します")
}
