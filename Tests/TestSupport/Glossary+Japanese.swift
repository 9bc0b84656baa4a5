extension Glossary {
  /// The Japanese glossary.
  public static let japanese = Result { try Glossary(things() + people() + account() + style()) }

  private static func things() throws -> [Entry] {
    [
      try Entry("お知らせ（管理者から）", not: "アナウンス", "告知"),
      try Entry("シェア", not: "共有", "リポスト"),
      try Entry("いいね", not: "「いいね」", "お気に入り"),
      try Entry("コメント", not: "返信", "リプライ"),
      try Entry("元の投稿", not: "コメント先"),
      try Entry("ブックマークを解除", not: "ブックマークを(外|やめ)"),
      try Entry("固定を解除", not: "固定を(外|やめ)", "ピン(留|を|し)"),
      try Entry("メンション", not: "名前を挙げ"),
      try Entry("通知も含めて", not: "通知ごと"),
      try Entry("削除", not: "(?<!取り)消[さしすせそ]"),
      try Entry("おやすみ時間", not: "サイレント時間"),
      try Entry("リスト名", not: "リストの名前"),
      try Entry("リストに追加、リストから外す", not: "リストに入れ", "取り外"),
      try Entry("下書き、破棄", not: "書きかけのもの"),
      try Entry("編集履歴、バージョン1", not: "以前の版", "第[^版]{0,8}版", "の版"),
      try Entry("公開範囲", not: "見られる人"),
      try Entry("公開、ダイレクト", not: "全体公開", #"\bDM\b"#, "(?<!非)公開の投稿"),
      try Entry("閲覧注意", not: "注意書き", "警告"),
      try Entry("キーワード", not: "検索語"),
      try Entry("エクスポート、インポート", not: "書き出[さしすせそ]", "取り込[まみむめもん]"),
      try Entry("アーカイブ", not: "控え"),
      try Entry("デモ用ネットワーク", not: "お試し用"),
      try Entry("破損", not: "壊れ"),
    ]
  }

  private static func people() throws -> [Entry] {
    [
      try Entry("フォローを解除", not: "フォローをやめ"),
      try Entry("フォロー申請", not: "フォローリクエスト"),
      try Entry("フォロー中の人", not: "フォローしている人"),
      try Entry("承認、拒否", not: "(?<![中判診横遮])断[らりるれろっ]", "回答待ち"),
      try Entry("承認制", not: "鍵付き"),
      try Entry("フォロー中のフォロワー", not: "知り合い"),
      try Entry("おすすめユーザー", not: "おすすめの人"),
      try Entry("フォローとフォロワー", not: "フォロー関係"),
      try Entry("ユーザー", not: "利用者", "^人$", "^人を", "その名前の人"),
      try Entry("ユーザー名（@）", not: "ハンドル"),
      try Entry("名前", not: "ニックネーム", "表示名"),
      try Entry("管理者", not: "運営者"),
      try Entry("報告", not: "通報"),
      try Entry("アイコン画像、ヘッダー画像", not: "アバター", "横長の画像"),
      try Entry("メモ", not: "ノート(?!パソコン)"),
      try Entry("ボット", not: "自動アカウント"),
      try Entry("メンバー", not: "リストの(中の)?人"),
    ]
  }

  private static func account() throws -> [Entry] {
    [
      try Entry("サインイン、サインアウト", not: "ログ(イン|アウト)", "サインインを(すべて)?終"),
      try Entry("サインイン中の端末", not: "サインイン中の場所"),
      try Entry("確認コード", not: "^コード$", "^コードは次"),
      try Entry("パスワードの再設定", not: "再発行"),
      try Entry("この端末", not: "マシン", "コンピューター"),
      try Entry("ターミナル", not: "端末の通知"),
      try Entry("表示言語", not: "プログラムの言語"),
      try Entry("権限がありません", not: "閲覧が許可"),
    ]
  }

  /// How sentences are put, whatever they are about.
  private static func style() throws -> [Entry] {
    let japanese = #"[\p{Han}\p{Hiragana}\p{Katakana}ー]"#
    return [
      try Entry("もう一度お試しください", not: "やり直"),
      try Entry("入力してください", not: "書いてください"),
      try Entry("ほかの人には表示されません", not: "ほかの人には見え"),
      try Entry("通知されません", not: "知らされ"),
      try Entry("省略時は", not: "省略すると"),
      try Entry("元に戻せません", not: "元に戻すことはできません", "取り消しはできません"),
      try Entry("しますか？", not: "ますか。"),
      try Entry("誰", not: "だれ"),
      try Entry("ほか", not: "他の"),
      try Entry("すべて", not: "全て"),
      try Entry("1つ", not: "(?<!もう)一つ"),
      try Entry("あとで", not: "(?<![のた])後で(?!き)"),
      try Entry("ください", not: "下さい"),
      try Entry("送信しました", not: "お送り"),
      try Entry("自分", not: "ご自身", "なさ[いっる]", except: "ごめんなさい"),
      try Entry("心当たり", not: "お心当たり"),
      try Entry("省略できます", not: "かまいません", "構いません"),
      try Entry("全角の（ ）", not: japanese + #"\("#, #"\)"# + japanese),
      try Entry("全角の疑問符と感嘆符", not: japanese + "[?!]"),
      try Entry("疑問符と感嘆符のあとの半角スペース", not: "[？！](?=" + japanese + ")"),
      try Entry("さんの前は空けない", not: " さん"),
      try Entry("さんは名前のあと", not: "@\u{FFFC}さん"),
    ]
  }
}
