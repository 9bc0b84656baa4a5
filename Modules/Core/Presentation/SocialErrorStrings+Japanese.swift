extension SocialErrorStrings {
  static let japanese = SocialErrorStrings(
    subjects: .japanese, fields: .japanese, account: .japanese, writing: .japanese, profile: .japanese,
    lists: .japanese, reports: .japanese, photos: .japanese, archives: .japanese, backups: .japanese,
    database: .japanese, mail: .japanese)
}

extension SocialErrorStrings.Subjects {
  static let japanese = Self(
    noSuchPost: "投稿が見つからないか、閲覧が許可されていません。", deletedPost: "その投稿は削除されました。",
    noSuchPerson: "そのユーザーは見つかりませんでした。", deletedAccount: "そのアカウントは削除されました。",
    notSharable: "公開範囲が限られている投稿のため、共有できません。",
    notPinnable: "固定できるのは自分の投稿だけです。ダイレクトは固定できません。",
    notEditable: "自分の投稿ではないため、編集できません。", notDeletable: "自分の投稿ではないため、削除できません。",
    noFollowRequest: "この人からのフォロー申請はもうありません。", isOneself: "ご自身のアカウントです。",
    isBlocked: "この人をブロックしています。先にブロックを解除してください。",
    notFollowable: "この人をフォローすることはできません。",
    notListable: "リストに入れられるのは、フォローしている人だけです。", noSuchList: "そのリストは見つかりませんでした。",
    noSuchNotice: "そのお知らせは見つかりませんでした。", reportsOneself: "自分を報告することはできません。",
    noSuchReported: "ユーザーか投稿が見つからないか、閲覧が許可されていません。",
    deletedReported: "そのユーザーか投稿は削除されました。",
    noSuchFolder: "そのフォルダーは見つかりません。パスを確認してください。",
    folderReadOnly: "そこには書き込めません。別のフォルダーを選んでください。")
}

extension SocialErrorStrings.Fields {
  static let japanese = Self(
    email: "メールアドレス", password: "パスワード", handle: "ユーザー名", birthday: "生年月日",
    credentials: "メールアドレスまたはパスワード", text: "投稿", textWithWarning: "投稿と閲覧注意の文の合計",
    key: "キー", account: "アカウント", photo: "写真", photos: "写真の枚数", alt: "写真の説明", place: "場所",
    latitude: "緯度", longitude: "経度", warning: "閲覧注意の文", visibility: "公開範囲",
    pins: "固定した投稿の数", hashtag: "ハッシュタグ", hashtags: "ハッシュタグの数", list: "リストの名前",
    lists: "リストの数", people: "人数", duration: "期間", hours: "時間帯", code: "コード", bio: "自己紹介",
    label: "見出し", value: "内容", note: "メモ", report: "報告", reason: "理由", posts: "投稿の数",
    fields: "項目の数")
}

extension SocialErrorStrings.Account {
  static let japanese = Self(
    credentials: "メールアドレスまたはパスワードが違います。",
    malformedEmail: "メールアドレスの形式ではありません。例: name@example.org",
    malformedHandle: "ユーザー名に使えるのは英字(a〜z)、数字、_ だけです。",
    malformedBirthday: "生年月日は 1990-12-31 のように入力してください。",
    impossibleBirthday: "その生年月日は正しくありません。",
    notSignedIn: "そのアカウントはこのマシンでサインインしていません。",
    malformedCode: "コードはメールに記された6桁の数字です。",
    wrongCode: "コードが違うか、期限が切れています。手続きを始めたマシンで最新のコードを入力するか、コードを送り直してください。",
    signInsAreLost: "サインイン情報が壊れていたため、別のファイルに移しました。もう一度サインインしてください。")
}

extension SocialErrorStrings.Writing {
  static let japanese = Self(
    empty: "投稿する内容がありません。", notUTF8: "UTF-8のテキストではありません。投稿されていません。",
    tooLarge: { "\($0)が大きすぎます。上限の\($1)バイトを\($2)バイト超えています。長いリンクや絵文字を減らしてください。" },
    malformedLink: "その行き先はありません。@ユーザー名、#ハッシュタグ、post/ID を試してください。",
    malformedHashtag: "ハッシュタグに使えるのは文字、数字、_ だけです。数字だけにはできません。",
    malformedLanguage: "言語は en や ja のような英字2文字で指定してください。",
    tooManyHashtags: { "フォローできるハッシュタグは\($0)個までです。先にどれかのフォローをやめてください。" },
    tooManyPins: { "固定できる投稿は\($0)件までです。先にどれかの固定を外してください。" },
    malformedPlace: "場所は「琵琶湖@35.25,136.1」のように、名前と、必要なら座標を書いてください。",
    malformedCoordinates: "座標は「35.25,136.1」のように、緯度と経度をコンマで区切って書いてください。",
    latitudeOutOfRange: "緯度は-90から90までの数で書いてください。",
    longitudeOutOfRange: "経度は-180から180までの数で書いてください。",
    commentTooVisible: "コメントの公開範囲は、コメント先の投稿より広くできません。",
    malformedDuration: "期間は 30m、12h、7d、2w のように入力してください。",
    durationOutOfRange: "期間は 1m から 365d までです。",
    malformedHours: "時間帯は 22:00-07:00 のように入力してください。")
}

extension SocialErrorStrings.Profile {
  static let japanese = Self(
    tooManyFields: { "プロフィールの項目は\($0)個までです。" },
    malformedField: "プロフィールの項目には、見出しと内容を書いてください。例: 見出しは「ウェブサイト」、内容は「https://example.org」",
    directByDefault: "ダイレクトは宛先を書く投稿のため、既定にはできません。")
}

extension SocialErrorStrings.Lists {
  static let japanese = Self(
    tooMany: { "リストは\($0)個まで作れます。先にどれかを削除してください。" },
    tooManyPeople: { "リストに入れられるのは\($0)人までです。先に誰かを外してください。" },
    noSuchName: "その名前のリストはありません。", nameTaken: "同じ名前のリストがすでにあります。")
}

extension SocialErrorStrings.Reports {
  static let japanese = Self(
    noSuchReport: "その報告は見つかりませんでした。",
    tooManyPosts: { "1件の報告に含められる投稿は\($0)件までです。" },
    otherAuthor: "ほかの人の投稿が含まれています。1件の報告は1人についてのものです。")
}

extension SocialErrorStrings.Photos {
  static let japanese = Self(
    missing: "ファイルが見つかりません。写真のパスを確認してください。",
    unreadable: "写真を読み取れません。ファイルではないか、読み取りが許可されていません。",
    unsupported: "写真として読み取れないファイルです。JPEG、PNG、WebP、GIF、また多くの場合HEICを使えます。",
    malformed: "写真が壊れているか、途中で切れています。別のアプリで保存し直すか、ほかの写真を選んでください。",
    toolMissing: { "写真を扱うプログラムがインストールされていません。パッケージ \($0) をインストールしてからやり直してください。" },
    gone: "写真のうち1枚が見つからないか、ほかの投稿で使われています。もう一度追加してください。",
    tooMany: { "写真は1件の投稿に\($0)枚までです。今回の写真は追加されていません。" })
}

extension SocialErrorStrings.Archives {
  static let japanese = Self(
    empty: "ファイル名を入力してください。",
    missing: "ファイルが見つかりません。パスを確認してください。",
    taken: "同じ名前のものがすでにあるため、書き込みませんでした。別の名前を選んでください。置き換えられるのは以前のアーカイブだけです。",
    malformed: "アーカイブが壊れているか、途中で切れています。もう一度取得してください。",
    unsupported: {
      "読み取れるアーカイブではありません。\($0)かMastodonのアーカイブ、またはMastodonの表(.csv)を選んでください。"
    },
    unsafe: "安全でないアーカイブです。リンクや、外の場所を指す名前が含まれています。何も展開していません。",
    tooLarge: { "アーカイブが大きすぎます。展開後の大きさは\($0)MBまでです。" })
}

extension SocialErrorStrings.Backups {
  static let japanese = Self(
    taken: "同じ名前のものがすでにあるため、書き込みませんでした。別の名前を選んでください。置き換えられるのは以前のバックアップだけです。",
    unsupported: { "\($0)のバックアップではありません。何も復元していません。" },
    malformed: "バックアップが壊れているか、途中で切れています。何も復元していません。",
    unsafe: "安全でないバックアップです。リンクや、外の場所を指す名前が含まれています。何も復元していません。",
    networkExists: "すでにネットワークがあるため、何も変更していません。新しいフォルダーか空のデータベースに復元してください。",
    otherDatabase: "PostgreSQLのバックアップは空のPostgreSQLデータベースに、それ以外のバックアップはフォルダーに復元してください。",
    inUse: { "データが使用中のため、何も復元していません。すべてのウインドウで\($0)を終了してから、やり直してください。" },
    newerVersion: {
      "バックアップは新しいバージョンの\($0)で作成されているため、何も復元していません。\($0)を更新してから、やり直してください。"
    })
}

extension SocialErrorStrings.Database {
  static let japanese = Self(
    malformed: "データベースの指定が正しくありません。例: postgres://name@host/database",
    networkExists: "すでに利用者がいるため、何も変更していません。お試し用のネットワークは空のデータにだけ作れます。",
    unsafe: { _ in
      "データベースサーバーで、データの保護に必要な設定が有効になりません。そのため、このデータベースは使用できません。該当する設定はログに記録されています。"
    })
}

extension SocialErrorStrings.Mail {
  static let japanese = Self(
    noSender: "このデータベースでは、まだメールを送信できません。メールを送信するマシンを設定するよう、管理者に依頼してください。",
    toolMissing: {
      "このマシンにはメールを送信するプログラム（sendmail）がありません。パッケージ \($0) などをインストールして設定してから、やり直してください。"
    })
}
