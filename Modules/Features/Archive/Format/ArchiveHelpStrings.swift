import AppScreens

/// What stands in the files, as text.
struct ArchiveHelpStrings: LocalizedStrings {
  let text: String

  static let english = ArchiveHelpStrings(
    text: """
      An archive is a folder, or a zip of one. Its files are JSON in UTF-8:
      archive.json is one object, the others are arrays with one element on each
      line, the oldest first. Times are like 2026-11-21T12:00:00.000Z. What is not
      there is null or left out. Passwords, sign-ins, settings and drafts are in no
      archive.

      archive.json   format ("\(ArchiveFormat.name)"), version (\(ArchiveFormat.version)),
                     exportedAt, account
        account      handle, name, bio, email, birthday (YYYY-MM-DD), language,
                     isLocked, isBot, hidesFollowers, fields (label, value),
                     avatar, header (files in this archive), createdAt
      posts.json     key, text, createdAt, editedAt, visibility (public, unlisted,
                     followers, direct), warning, language, replyTo, photos, place,
                     isPinned, history
        replyTo      key, author
        photos       file (in this archive), alt
        place        name, latitude, longitude
        history      what the post said before it was edited: at (from when on),
                     text, warning, language, photos, place
      shares.json, likes.json, bookmarks.json
                     key, author, at
      follows.json   handle, watching (true where each new post is told),
                     hidingShares (true where what they share stays out of home
                     and lists)
      lists.json     title, members (handles)
      tags.json      name (a hashtag that is followed, without #)
      blocks.json    handle
      mutes.json     handle, until, notices (true where what they do is told all
                     the same)
      notes.json     handle, text (what is noted about them, for oneself alone)
      photos/        the photos of the posts, and of what they said before, avatar
                     and header

      A key names a post wherever it goes, so that it comes into an account only
      once; author is the handle of whoever wrote it, left out where that is the
      account itself.

      A text that is longer than one written here may be comes in whole: other
      places allow more, and nothing that somebody wrote is to be lost.
      """)

  static let japanese = ArchiveHelpStrings(
    text: """
      アーカイブはフォルダー、またはそれを zip にしたものです。ファイルは UTF-8 の
      JSON です。archive.json は一つのオブジェクト、ほかは配列で、要素は1行に
      一つずつ、古い順に並びます。時刻は 2026-11-21T12:00:00.000Z の形です。
      ないものは null になるか、省かれます。パスワード、サインイン、設定、下書きは
      含まれません。

      archive.json   format（"\(ArchiveFormat.name)"）、version（\(ArchiveFormat.version)）、
                     exportedAt、account
        account      handle、name、bio、email、birthday（YYYY-MM-DD）、language、
                     isLocked、isBot、hidesFollowers、fields（label、value）、
                     avatar、header（このアーカイブのファイル）、createdAt
      posts.json     key、text、createdAt、editedAt、visibility（public、unlisted、
                     followers、direct）、warning、language、replyTo、photos、
                     place、isPinned、history
        replyTo      key、author
        photos       file（このアーカイブのファイル）、alt
        place        name、latitude、longitude
        history      編集される前の内容: at（その内容になった時刻）、text、warning、
                     language、photos、place
      shares.json、likes.json、bookmarks.json
                     key、author、at
      follows.json   handle、watching（新しい投稿のお知らせを受け取るなら true）、
                     hidingShares（共有をホームとリストに表示しないなら true）
      lists.json     title、members（ユーザー名の配列）
      tags.json      name（フォローしているハッシュタグ。# は付きません）
      blocks.json    handle
      mutes.json     handle、until、notices（お知らせは受け取るなら true）
      notes.json     handle、text（その人についての自分だけのメモ）
      photos/        投稿と編集される前の内容の写真、アイコン画像、ヘッダー画像

      key は、どこに移しても変わらない投稿の名前です。同じ投稿が一つのアカウントに
      二度取り込まれることはありません。author は書いた人のユーザー名で、
      アカウントの本人なら省かれます。

      ここで書ける長さを超える文章も、そのまま取り込みます。ほかの場所ではもっと長く
      書けることがあり、だれかが書いたものを失わないためです。
      """)
}
