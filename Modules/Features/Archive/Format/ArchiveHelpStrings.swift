import AppScreens

/// The description of the files in an archive.
struct ArchiveHelpStrings: LocalizedStrings {
  let text: String

  static let english = ArchiveHelpStrings(
    text: """
      An archive is a folder, or a zip of one. Its files are JSON in UTF-8:
      archive.json is one object, the others are arrays with one element per line,
      oldest first. Times look like 2026-11-21T12:00:00.000Z. Missing values are
      null or left out. Passwords, sessions, settings and drafts are never
      included.

      archive.json   format ("\(ArchiveFormat.name)"), version (\(ArchiveFormat.version)),
                     exportedAt, account
        account      handle, name, bio, email, birthday (YYYY-MM-DD), language,
                     isLocked, isBot, hidesFollowers, fields (label, value),
                     avatar, header (files in this archive), createdAt
      posts.json     key, text, createdAt, editedAt, visibility (public, unlisted,
                     followers, direct), warning, language, replyTo, photos, place,
                     poll, isSensitive (true if the photos are sensitive),
                     isPinned, history
        replyTo      key, author
        photos       file (in this archive), alt, focus (x and y from -1 to 1,
                     right and up: what stays visible when it's cropped)
        place        name, latitude, longitude
        poll         options, allowsSeveral, hidesTotals, duration (in seconds);
                     votes aren't included
        history      earlier versions: at (when it became this version), text,
                     warning, language, photos, place, poll, isSensitive
      shares.json, likes.json, bookmarks.json
                     key, author, at
      follows.json   handle, watching (true if you're notified of new posts),
                     hidingShares (true if their shares are hidden from home and
                     lists)
      lists.json     title, members (handles), comments (followed, list or none: on
                     whose posts it shows comments), exclusive (true if posts by
                     its people are kept out of home)
      tags.json      name (a hashtag you follow, without #)
      blocks.json    handle
      mutes.json     handle, until, notices (true if you're still notified about
                     them)
      notes.json     handle, text (your private note about them)
      filters.json   title, contexts (home, notifications, public, thread,
                     account), action (warn, hide, blur), until, phrases (text,
                     wholeWord); posts that a filter is for aren't included
      photos/        photos of posts and their earlier versions, the profile photo
                     and the header image

      A key identifies a post everywhere, so it's imported only once; author is
      its author's handle, left out for the account itself.

      A text longer than the limit here is imported in full: other networks allow
      more, and nothing should be lost.
      """)

  static let japanese = ArchiveHelpStrings(
    text: """
      アーカイブは、フォルダーまたはそれをzipにしたものです。ファイルはUTF-8のJSON
      です。archive.json は1つのオブジェクト、ほかは配列で、要素は1行に1つずつ、
      古い順に並びます。時刻は 2026-11-21T12:00:00.000Z の形式です。値がない場合は
      nullになるか、省かれます。パスワード、サインイン、設定、下書きは含まれません。

      archive.json   format（"\(ArchiveFormat.name)"）、version（\(ArchiveFormat.version)）、
                     exportedAt、account
        account      handle、name、bio、email、birthday（YYYY-MM-DD）、language、
                     isLocked、isBot、hidesFollowers、fields（label、value）、
                     avatar、header（このアーカイブのファイル）、createdAt
      posts.json     key、text、createdAt、editedAt、visibility（public、unlisted、
                     followers、direct）、warning、language、replyTo、photos、
                     place、poll、isSensitive（刺激の強い写真なら true）、
                     isPinned、history
        replyTo      key、author
        photos       file（このアーカイブのファイル）、alt、focus（切り抜いたとき
                     に残す位置。右をx、上をyとし、どちらも -1 から 1）
        place        name、latitude、longitude
        poll         options、allowsSeveral（複数選択可）、hidesTotals（終了まで
                     結果を非表示）、duration（秒）。票は含まれません
        history      以前のバージョン: at（その内容になった時刻）、text、warning、
                     language、photos、place、poll、isSensitive
      shares.json、likes.json、bookmarks.json
                     key、author、at
      follows.json   handle、watching（新しい投稿の通知がオンなら true）、
                     hidingShares（シェアを非表示にしているなら true）
      lists.json     title、members（ユーザー名の配列）、comments（followed、list、
                     none。誰の投稿へのコメントを表示するか）、exclusive（メン
                     バーの投稿をホームに表示しないなら true）
      tags.json      name（フォロー中のハッシュタグ。# は付きません）
      blocks.json    handle
      mutes.json     handle、until、notices（通知を受け取るなら true）
      notes.json     handle、text（そのユーザーについての自分だけのメモ）
      filters.json   title、contexts（home、notifications、public、thread、
                     account）、action（warn、hide、blur）、until、phrases（text、
                     wholeWord）。フィルターの対象にした投稿は含まれません
      photos/        投稿と以前のバージョンの写真、アイコン画像、ヘッダー画像

      key は、どこに移しても変わらない投稿の識別子です。同じ投稿が1つのアカウントに
      2回インポートされることはありません。author は投稿者のユーザー名で、
      アカウントの本人なら省かれます。

      ここで書ける長さを超える文章も、そのままインポートします。ほかのサービスでは
      もっと長く書けることがあり、内容を失わないためです。
      """)
}
