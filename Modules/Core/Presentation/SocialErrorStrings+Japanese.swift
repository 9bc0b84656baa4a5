import AppScreens

extension SocialErrorStrings {
  static let japanese = SocialErrorStrings(
    subjects: .japanese, fields: .japanese, account: .japanese, writing: .japanese, profile: .japanese,
    lists: .japanese, reports: .japanese, photos: .japanese, archives: .japanese, backups: .japanese,
    database: .japanese, mail: .japanese, apps: .japanese)
}

extension SocialErrorStrings.Subjects {
  static let japanese = Self(
    noSuchPost: "投稿が見つからないか、閲覧する権限がありません。", deletedPost: "その投稿は削除されました。",
    noSuchPerson: "そのユーザーは見つかりませんでした。", deletedAccount: "そのアカウントは削除されました。",
    notSharable: "公開範囲が限定された投稿のため、シェアできません。",
    notPinnable: "固定できるのは自分の投稿だけです。ダイレクトは固定できません。",
    notEditable: "自分の投稿ではないため、編集できません。", notDeletable: "自分の投稿ではないため、削除できません。",
    noFollowRequest: "この人からのフォロー申請はもうありません。", isOneself: "自分のアカウントには、この操作はできません。",
    isBlocked: "この人をブロックしています。先にブロックを解除してください。",
    notFollowable: "この人をフォローすることはできません。",
    notFeaturable: "プロフィールで紹介できるのは、フォロー中の人だけです。",
    notListable: "リストに追加できるのは、フォロー中の人だけです。", noSuchList: "そのリストは見つかりませんでした。",
    noSuchNotice: "その通知は見つかりませんでした。", reportsOneself: "自分を報告することはできません。",
    noSuchReported: "ユーザーか投稿が見つからないか、閲覧する権限がありません。",
    deletedReported: "そのユーザーか投稿は削除されました。",
    noSuchFolder: "そのフォルダーは見つかりません。パスを確認してください。",
    folderReadOnly: "そこには書き込めません。別のフォルダーを選んでください。")
}

extension SocialErrorStrings.Fields {
  static let japanese = Self(
    email: "メールアドレス", password: "パスワード", handle: "ユーザー名", birthday: "生年月日",
    credentials: "メールアドレスまたはパスワード", text: "本文", textWithWarning: "本文と閲覧注意の文の合計",
    key: "キー", account: "アカウント", photo: "写真", photos: "写真の枚数", alt: "写真の説明", place: "場所",
    latitude: "緯度", longitude: "経度", warning: "閲覧注意の文", visibility: "公開範囲",
    pins: "固定した投稿の数", hashtag: "ハッシュタグ", hashtags: "ハッシュタグの数", list: "リスト名",
    lists: "リストの数", people: "人数", duration: "期間", hours: "時間帯", code: "確認コード", bio: "自己紹介",
    label: "見出し", value: "内容", note: "メモ", report: "報告", reason: "理由", posts: "投稿の数",
    fields: "項目の数", app: "アプリ", scopes: "スコープの一覧", redirect: "リダイレクト先のURL", website: "ウェブサイト",
    authorization: "認可コード", challenge: "コードチャレンジ", verifier: "コードベリファイア")
}

extension SocialErrorStrings.Account {
  static let japanese = Self(
    credentials: "メールアドレスまたはパスワードが違います。確認して、もう一度お試しください。",
    malformedEmail: "メールアドレスの形式が正しくありません。例: name@example.org",
    malformedHandle: "ユーザー名に使えるのは英字（a〜z）、数字、_ だけです。",
    malformedBirthday: "生年月日は 1990-12-31 のように入力してください。",
    impossibleBirthday: "その生年月日は正しくありません。日付を確認してください。",
    notSignedIn: "そのアカウントはこの端末でサインインしていません。",
    malformedCode: "メールに記載された6桁の数字を入力してください。",
    wrongCode: "確認コードが違うか、有効期限が切れています。手続きを始めた端末で最新のコードを入力するか、もう一度送信してください。",
    signInsAreLost: "サインイン情報が破損していたため、別のファイルに移しました。もう一度サインインしてください。")
}

extension SocialErrorStrings.Writing {
  static let japanese = Self(
    empty: "投稿する内容がありません。本文か写真を追加してください。", notUTF8: "本文がUTF-8のテキストではないため、投稿していません。文字コードを変換してください。",
    tooLarge: { "\($0)が大きすぎます。上限の\($1, in: .japanese)バイトを\($2, in: .japanese)バイト超えています。長いリンクや絵文字を減らしてください。" },
    malformedLink: "その移動先はありません。@ユーザー名、#ハッシュタグ、post/ID のように入力してください。",
    malformedHashtag: "ハッシュタグに使えるのは文字、数字、_ だけです。数字だけにはできません。",
    malformedLanguage: "言語は en、ja、zh-TW のような言語コードで指定してください。",
    tooManyHashtags: { "フォローできるハッシュタグは\($0, in: .japanese)個までです。先にほかのハッシュタグのフォローを解除してください。" },
    tooManyFeaturedHashtags: { "プロフィールに表示できるハッシュタグは\($0, in: .japanese)個までです。先にほかのハッシュタグを外してください。" },
    tooManyPins: { "固定できる投稿は\($0, in: .japanese)件までです。先にほかの投稿の固定を解除してください。" },
    malformedPlace: "場所は、名前と、必要なら座標を入力してください。例: 琵琶湖@35.25,136.1",
    malformedCoordinates: "座標は、緯度と経度をコンマで区切って入力してください。例: 35.25,136.1",
    latitudeOutOfRange: "緯度は-90から90までの数で入力してください。",
    longitudeOutOfRange: "経度は-180から180までの数で入力してください。",
    commentTooVisible: "コメントの公開範囲は、元の投稿より広くできません。",
    malformedDuration: "期間は 30m、12h、7d、2w のように入力してください。",
    durationOutOfRange: "期間は 1m から 365d までです。",
    malformedHours: "時間帯は 22:00-07:00 のように入力してください。")
}

extension SocialErrorStrings.Profile {
  static let japanese = Self(
    tooManyFields: { "プロフィールの項目は\($0, in: .japanese)個までです。" },
    malformedField: "プロフィールの項目には、見出しと内容を入力してください。例: 見出しはウェブサイト、内容は https://example.org",
    directByDefault: "ダイレクトは投稿ごとに相手を指定するため、既定にはできません。別の公開範囲を選んでください。")
}

extension SocialErrorStrings.Lists {
  static let japanese = Self(
    tooMany: { "作成できるリストは\($0, in: .japanese)個までです。先にほかのリストを削除してください。" },
    tooManyPeople: { "リストに追加できるのは\($0, in: .japanese)人までです。先にほかのメンバーを外してください。" },
    noSuchName: "その名前のリストはありません。", nameTaken: "同じ名前のリストがすでにあります。")
}

extension SocialErrorStrings.Reports {
  static let japanese = Self(
    noSuchReport: "その報告は見つかりませんでした。",
    tooManyPosts: { "1件の報告に含められる投稿は\($0, in: .japanese)件までです。" },
    otherAuthor: "別のユーザーの投稿が含まれています。1件の報告に含められるのは1人の投稿だけです。")
}

extension SocialErrorStrings.Photos {
  static let japanese = Self(
    missing: "ファイルが見つかりません。写真のパスを確認してください。",
    unreadable: "写真を読み取れません。ファイルのパスとアクセス権を確認してください。",
    unsupported: "この形式のファイルには対応していません。JPEG、PNG、WebP、GIF、HEIC（環境による）を使ってください。",
    malformed: "写真が破損しているか、途中で切れています。別のアプリで保存し直すか、ほかの写真を選んでください。",
    toolMissing: { "写真を扱うライブラリがインストールされていません。パッケージ \($0) をインストールして、もう一度お試しください。" },
    gone: "写真のうち1枚が見つからないか、ほかの投稿で使われています。もう一度追加してください。",
    inPost: "この写真は投稿に含まれています。投稿を削除すると、いっしょに削除されます。",
    tooMany: { "1件の投稿に追加できる写真は\($0, in: .japanese)枚までです。選んだ写真は追加していません。" },
    tooManyWaiting: {
      "まだ投稿していない写真の合計は\($0, in: .japanese)MBまでです。先にいくつか投稿するか、削除してください。"
    })
}

extension SocialErrorStrings.Archives {
  static let japanese = Self(
    empty: "ファイル名を入力してください。",
    missing: "ファイルが見つかりません。パスを確認してください。",
    taken: "同じ名前のファイルかフォルダーがすでにあるため、書き込んでいません。別の名前にしてください。上書きできるのは、以前にエクスポートしたアーカイブだけです。",
    malformed: "アーカイブが破損しています。もう一度ダウンロードしてください。",
    unsupported: {
      "このファイルには対応していません。\($0)かMastodonのアーカイブ、またはMastodonのCSVファイル（.csv）を選んでください。"
    },
    unsafe: "アーカイブにリンクか、フォルダーの外を指す名前が含まれています。安全のため、展開していません。",
    tooLarge: { "アーカイブが大きすぎます。展開後の大きさは\($0, in: .japanese)MBまでです。" })
}

extension SocialErrorStrings.Backups {
  static let japanese = Self(
    taken: "同じ名前のファイルかフォルダーがすでにあるため、書き込んでいません。別の名前にしてください。上書きできるのは、以前に作成したバックアップだけです。",
    unsupported: { "\($0)のバックアップではありません。何も復元していません。" },
    malformed: "バックアップが破損しています。何も復元していません。",
    unsafe: "バックアップにリンクか、フォルダーの外を指す名前が含まれています。安全のため、復元していません。",
    networkExists: "すでにネットワークがあるため、何も変更していません。新しいフォルダーか空のデータベースに復元してください。",
    otherDatabase: "PostgreSQLのバックアップは空のPostgreSQLデータベースに、それ以外のバックアップはフォルダーに復元してください。",
    inUse: { "データが使用中のため、何も復元していません。すべてのウインドウで\($0)を終了して、もう一度お試しください。" },
    newerVersion: {
      "バックアップは新しいバージョンの\($0)で作成されているため、何も復元していません。\($0)を更新して、もう一度お試しください。"
    })
}

extension SocialErrorStrings.Database {
  static let japanese = Self(
    malformed: "データベースのURLの形式が正しくありません。例: postgres://name@host/database",
    networkExists: "すでにユーザーがいるため、何も変更していません。デモ用ネットワークは空のデータベースにだけ作成できます。",
    unsafe: { _ in
      "データベースサーバーで、データの保護に必要な設定が有効になりません。そのため、このデータベースは使用できません。該当する設定はログに記録されています。"
    })
}

extension SocialErrorStrings.Apps {
  static let japanese = Self(
    unknown: "アプリが登録されていないか、シークレットが違います。",
    noSuchScope: "アプリが要求したスコープは存在しません。",
    tooManyScopes: "アプリが、登録時の範囲を超える権限を要求しています。",
    malformedRedirect: "リダイレクト先は https://example.org/signed-in のような完全なURLで指定してください。# 以降は付けられません。",
    unsafeRedirect: "javascript:、vbscript:、data:、blob: で始まるURLはリダイレクト先に指定できません。",
    otherRedirect: "アプリが登録したリダイレクト先ではありません。",
    malformedWebsite: "ウェブサイトは https://example.org のようなURLで入力してください。",
    wrongAuthorization: "認可コードが違うか、有効期限が切れているか、すでに使用されています。",
    unsupportedChallenge: "コードチャレンジの方式には S256 を使ってください。")
}

extension SocialErrorStrings.Mail {
  static let japanese = Self(
    noSender: "このデータベースでは、まだメールを送信できません。メールを送信する端末を設定するよう、管理者に依頼してください。",
    toolMissing: {
      "この端末にはメールを送信するプログラム（sendmail）がありません。パッケージ \($0) などをインストールして設定し、もう一度お試しください。"
    })
}
