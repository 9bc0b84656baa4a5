import AppScreens

extension ArchiveStrings {
  public static let japanese = ArchiveStrings(
    title: "エクスポートとインポート",
    explanation:
      "投稿、写真、いいね、ブックマーク、フォロー、リスト、ユーザーについてのメモなど、自分のデータをすべてエクスポートできます。エクスポートしたデータやMastodonのアーカイブをインポートすることもできます。",
    export: "自分のデータをすべてエクスポート",
    import: "アーカイブをインポート",
    target: "保存先",
    targetHint: "~/archive.zip のようなファイル名か、新しいフォルダー名を入力してください。",
    source: "インポートするファイル",
    sourceHint: "SocialConnectかMastodonのアーカイブ（.zip、.tar.gz、フォルダー）、またはMastodonのCSVファイル（.csv）です。",
    taken: { "\($0) はすでに存在します。" },
    replace: "アーカイブなら置き換える",
    otherName: "別の名前にする",
    otherFile: "別のファイルを選ぶ",
    exported: { "自分のデータをすべて \($0) にエクスポートしました。" },
    keepSafe: "非公開の投稿とメールアドレスも含まれています。ほかの人が読めない場所に保管してください。",
    found: { handle in handle.map { "@\($0) のアーカイブです。内容:" } ?? "アーカイブの内容:" },
    into: {
      "アカウント @\($0) に、元の日付のままインポートします。今あるデータは変わらず、誰にも通知されません。"
    },
    switchesOn: { "アーカイブと同じく、次の設定がオンになります: \($0.joined(separator: "、"))。" },
    switchName: {
      switch $0 {
      case .bio, .fields, .avatar, .header: nil
      case .locked: "フォローの承認制"
      case .bot: "ボットの表示"
      case .hidesFollowers: "フォローとフォロワーの非公開"
      }
    },
    start: "インポート",
    resume: "続ける",
    stopped: {
      "\(fraction($0))で中断しました。インポート済みのデータは残っています。あとで続きから再開できます。"
    },
    imported: "インポートが完了しました。",
    nothingToImport: "インポートするデータはありませんでした。",
    profileImported: { "プロフィール: \($0.joined(separator: "、"))" },
    part: {
      switch $0 {
      case .bio: "自己紹介"
      case .fields: "項目"
      case .avatar: "アイコン画像"
      case .header: "ヘッダー画像"
      case .locked: "フォローは承認制になりました。"
      case .bot: "プロフィールにボットと表示されるようになりました。"
      case .hidesFollowers: "フォローとフォロワーは非公開になりました。"
      }
    },
    alreadyPresent: { "\($0, in: .japanese)件はすでにありました。" },
    skipped: "インポートできなかったもの",
    partial: "一部を除いてインポートしたもの",
    moreAbsent: { "ほかに\($0, in: .japanese)件あります。" },
    goOn: "完了",
    progress: { "\(fraction($0))完了" },
    many: name,
    one: name,
    why: {
      switch $0 {
      case .personNotHere: "そのユーザーは見つかりません"
      case .notFollowed: "フォローしていません。リストに追加できるのは、フォロー中の人だけです"
      case .postNotHere: "その投稿は見つかりません"
      case .photo: "写真がアーカイブにないか、対応していない形式です"
      case .tooManyPhotos: "写真は1件の投稿に4枚までです"
      case .unreadable: "読み取れない形式です"
      case .date: "日付がないか、正しくありません"
      case .history: "投稿はインポートしましたが、編集前の内容は日付が正しくないか、大きすぎるためインポートできませんでした"
      case .tooLarge: "文章が大きすぎます"
      case .empty: "インポートできる内容がありません"
      case .requiresApproval: "承認制のアカウントです。プロフィールからフォローを申請してください"
      case .expired: "期限が切れています"
      case .notAllowed: "このネットワークでは許可されていません"
      case .unsupported: "ここでは保存できません"
      }
    },
    counted: { "\($0): \($1, in: .japanese)件" },
    withPhotos: { "（写真\($0, in: .japanese)枚）" },
    absentPhotos: { "写真\($0, in: .japanese)枚は含まれていません。別の端末に保存されているか、失われています。" })

  private static func fraction(_ progress: ArchiveProgress) -> String {
    let done = "\(progress.done, in: .japanese)件"
    return progress.total.map { "\($0, in: .japanese)件中\(done)" } ?? done
  }

  @Sendable private static func name(_ kind: ArchiveKind) -> String {
    switch kind {
    case .profile: "アカウント"
    case .posts: "投稿"
    case .shares: "シェア"
    case .likes: "いいね"
    case .bookmarks: "ブックマーク"
    case .follows: "フォロー"
    case .lists: "リスト"
    case .tags: "フォロー中のハッシュタグ"
    case .blocks: "ブロック"
    case .mutes: "ミュート"
    case .notes: "ユーザーについてのメモ"
    case .filters: "フィルター"
    }
  }
}
