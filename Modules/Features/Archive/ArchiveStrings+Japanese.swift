extension ArchiveStrings {
  public static let japanese = ArchiveStrings(
    title: "エクスポートとインポート",
    explanation:
      "投稿、写真、いいね、ブックマーク、フォロー、リスト、人についてのメモなど、自分のデータをすべて書き出せます。書き出したデータやMastodonのアーカイブを取り込むこともできます。",
    export: "自分のデータをすべて書き出す",
    import: "アーカイブを取り込む",
    target: "書き出し先",
    targetHint: "~/archive.zip のようなファイル名か、新しいフォルダー名を入力してください。",
    source: "取り込むファイル",
    sourceHint: "SocialConnectかMastodonのアーカイブ(.zip、.tar.gz、フォルダー)、またはMastodonの表(.csv)です。",
    taken: { "\($0) にはすでに何かがあります。" },
    replace: "アーカイブなら置き換える",
    otherName: "別の名前にする",
    otherFile: "別のファイルを選ぶ",
    exported: { "データをすべて \($0) に書き出しました。" },
    keepSafe: "非公開の投稿とメールアドレスも含まれています。ほかの人が読めない場所に保管してください。",
    found: { handle in handle.map { "@\($0) のアーカイブです。内容:" } ?? "アーカイブの内容:" },
    into: {
      "アカウント @\($0) に、元の日付のまま取り込みます。すでにあるものはそのまま残り、だれにも通知されません。"
    },
    switchesOn: { "アーカイブと同じく、次の設定が有効になります: \($0.joined(separator: "、"))。" },
    switchName: {
      switch $0 {
      case .bio, .fields, .avatar, .header: nil
      case .locked: "フォローの承認制"
      case .bot: "ボットの表示"
      case .hidesFollowers: "フォロー関係の非公開"
      }
    },
    start: "取り込む",
    resume: "続ける",
    stopped: {
      "\(fraction($0))で中断しました。取り込んだものは残っています。あとで続きから再開できます。"
    },
    imported: "取り込みが終わりました。",
    nothingToImport: "取り込むものはありませんでした。",
    profileImported: { "プロフィール: \($0.joined(separator: "、"))" },
    part: {
      switch $0 {
      case .bio: "自己紹介"
      case .fields: "項目"
      case .avatar: "アイコン画像"
      case .header: "ヘッダー画像"
      case .locked: "フォローは承認制になりました。"
      case .bot: "プロフィールに、プログラムが投稿する（ボット）と表示されるようになりました。"
      case .hidesFollowers: "フォロー関係は非公開になりました。"
      }
    },
    alreadyPresent: { "\($0)件はすでにありました。" },
    skipped: "取り込めなかったもの",
    partial: "一部を除いて取り込んだもの",
    moreAbsent: { "ほかに\($0)件あります。" },
    goOn: "閉じる",
    progress: { "\(fraction($0))完了" },
    many: name,
    one: name,
    why: {
      switch $0 {
      case .personNotHere: "その名前の人はここにいません"
      case .postNotHere: "その投稿はここにありません"
      case .answersOthers: "ここにない投稿への返信です"
      case .photo: "写真がアーカイブにないか、対応していない形式です"
      case .tooManyPhotos: "写真は1件の投稿に4枚までです"
      case .unreadable: "読み取れない形式です"
      case .date: "日付がないか、正しくありません"
      case .history: "投稿は取り込みましたが、編集前の内容は日付が正しくないか、大きすぎるため取り込めませんでした"
      case .tooLarge: "文章が大きすぎます"
      case .empty: "取り込める内容がありません"
      case .requiresApproval: "承認制のアカウントです。直接フォローを申請してください"
      case .expired: "期間が終わっています"
      case .notAllowed: "ここでは許可されていません"
      case .unsupported: "ここでは保存できません"
      }
    },
    counted: { "\($0): \($1)件" },
    withPhotos: { "(写真\($0)枚)" },
    absentPhotos: { "写真\($0)枚は含まれていません。別のマシンに保存されているか、失われています。" })

  private static func fraction(_ progress: ArchiveProgress) -> String {
    progress.total.map { "\($0)件中\(progress.done)件" } ?? "\(progress.done)件"
  }

  @Sendable private static func name(_ kind: ArchiveKind) -> String {
    switch kind {
    case .profile: "アカウント"
    case .posts: "投稿"
    case .shares: "共有"
    case .likes: "いいね"
    case .bookmarks: "ブックマーク"
    case .follows: "フォロー"
    case .lists: "リスト"
    case .tags: "フォロー中のハッシュタグ"
    case .blocks: "ブロック"
    case .mutes: "ミュート"
    case .notes: "人についてのメモ"
    }
  }
}
