import AppScreens

extension JSONStrings {
  struct Photo: LocalizedStrings {
    let form, id, alt, film, seconds, focus, width, height, path, url, thumbnail, blurhash: String

    static let english = Photo(
      form: "photo", id: "opaque", alt: "description; empty if none",
      film: "video or animation; null for a photo",
      seconds: "how long a film is; null for a photo, or if unknown",
      focus: "what stays visible when it's cropped: x and y from -1 to 1, right and up; or null",
      width: "pixels", height: "pixels", path: "path of the file on this device, or null",
      url: "URL if it's elsewhere, or null",
      thumbnail: "path or URL of a small version; null if another device keeps it",
      blurhash: "draws a blurred version (https://blurha.sh), or null")

    static let japanese = Photo(
      form: "写真", id: "ID。中身に意味はありません", alt: "写真の説明。ない場合は空",
      film: "video（動画）、animation（アニメーション）。写真の場合は null", seconds: "動画の長さ（秒）。写真の場合や、わからない場合は null",
      focus: "切り抜いたときに残す位置。右をx、上をyとし、どちらも -1 から 1。または null", width: "ピクセル数", height: "ピクセル数",
      path: "この端末でのファイルの場所、または null", url: "ほかの場所にある場合のURL、または null",
      thumbnail: "縮小版のパスまたはURL。別の端末に保存されている場合は null",
      blurhash: "ぼかした画像の元になる文字列（https://blurha.sh）、または null")
  }

  struct Post: LocalizedStrings {
    let form, id, author, text, createdAt, editedAt, visibility, language, replyTo, replyToExcerpt,
      hashtags, mentions, photos, votes, likes, comments, shares, liked, shared, bookmarked, pinned,
      conversationMuted, waitingMarks, filters, delivery, link: String

    static let english = Post(
      form: "post", id: "opaque", author: "author", text: "plain text", createdAt: "time",
      editedAt: "time, or null", visibility: "public, unlisted, followers or direct",
      language: "its code, or null", replyTo: "ID of the post it replies to, or null",
      replyToExcerpt: "how that post begins (its warning, if it has one), or null",
      hashtags: "names without #", mentions: "authors", photos: "photos",
      votes: "how its poll goes, or null", likes: "how many",
      comments: "how many, public and unlisted ones", shares: "how many", liked: "by you",
      shared: "by you", bookmarked: "by you", pinned: "on your profile", conversationMuted: "by you",
      waitingMarks:
        "those of liked, shared, bookmarked, pinned and conversationMuted that wait for the server",
      filters: "names of your filters that match it", delivery: "sent, waiting or failed",
      link: "opens it in the shell")

    static let japanese = Post(
      form: "投稿", id: "ID。中身に意味はありません", author: "投稿者。ユーザーの概要", text: "書式のない文章", createdAt: "投稿した時刻",
      editedAt: "最後に編集した時刻、または null", visibility: "public、unlisted、followers、direct のいずれか",
      language: "言語コード、または null", replyTo: "元の投稿のID、または null",
      replyToExcerpt: "元の投稿の冒頭（閲覧注意がある場合はその文）、または null", hashtags: "# を除いた名前の配列",
      mentions: "ユーザーの概要の配列", photos: "写真の配列", votes: "アンケートの投票の状況、または null", likes: "いいねの数",
      comments: "コメントの数（公開と未収載）",
      shares: "シェアの数", liked: "自分がいいねしていれば true", shared: "自分がシェアしていれば true",
      bookmarked: "自分がブックマークしていれば true", pinned: "自分のプロフィールに固定していれば true",
      conversationMuted: "自分が会話をミュートしていれば true",
      waitingMarks: "liked、shared、bookmarked、pinned、conversationMuted のうち、サーバーへの反映を待っているもの",
      filters: "一致する自分のフィルターの名前の配列",
      delivery: "sent（送信済み）、waiting（送信待ち）、failed（失敗）のいずれか", link: "開くためのリンク")
  }

  struct Comment: LocalizedStrings {
    let form, deleted, replies, moreReplies: String

    static let english = Comment(
      form: "comment: a post, or the id of a deleted one, and", deleted: "true if deleted",
      replies: "comments on it: the first few",
      moreReplies: "how many more comments there are on it")

    static let japanese = Comment(
      form: "コメント: 投稿、または削除された投稿の id に、次を加えたもの", deleted: "削除されていれば true",
      replies: "それへのコメントのうち、最初のいくつか", moreReplies: "ほかのコメントの数")
  }

  struct Item: LocalizedStrings {
    let form, item, sharedBy, cursor: String

    static let english = Item(
      form: "timeline item: a post, and",
      item: "position in the timeline, opaque; null for pinned posts",
      sharedBy: "handle of the person who shared it, or null", cursor: "for --before and --after")

    static let japanese = Item(
      form: "タイムラインの項目: 投稿に、次を加えたもの", item: "タイムラインでの位置を表す文字列。固定された投稿では null",
      sharedBy: "シェアした人のユーザー名、または null", cursor: "--before と --after に渡す文字列")
  }

  struct Revision: LocalizedStrings {
    let form, at, text, language, photos: String

    static let english = Revision(
      form: "revision (of “history”)", at: "time when the post became this version",
      text: "plain text", language: "its code, or null", photos: "photos")

    static let japanese = Revision(
      form: "バージョン（history）", at: "投稿がこの内容になった時刻", text: "書式のない文章", language: "言語コード、または null",
      photos: "写真の配列")
  }

  struct Draft: LocalizedStrings {
    let form, name, kind, post, text, visibility, language, photos, savedAt: String

    static let english = Draft(
      form: "draft (of “drafts”)", name: "for drafts show and drafts discard",
      kind: "post, comment or edit", post: "ID of the post commented on or edited, or null",
      text: "as it was entered", visibility: "as chosen, or null", language: "as chosen, or null",
      photos: "IDs of photos", savedAt: "time")

    static let japanese = Draft(
      form: "下書き（drafts）", name: "drafts show と drafts discard に渡す名前",
      kind: "post（投稿）、comment（コメント）、edit（編集）のいずれか", post: "元の投稿、または編集する投稿のID。なければ null",
      text: "入力したままの文章", visibility: "選んだもの、または null", language: "選んだもの、または null",
      photos: "写真のIDの配列", savedAt: "保存した時刻")
  }

  struct Waiting: LocalizedStrings {
    let form, number, account, kind, post, text, state, reason, words, attempts, writtenAt, nextAt: String

    static let english = Waiting(
      form: "waiting (of “outbox”)", number: "for outbox retry, edit and drop",
      account: "handle of the account that it's sent for, with the server",
      kind: "post, comment, edit, delete, follow, unfollow, or a mark such as liked and not liked",
      post: "ID of the post that it's about or on, or null", text: "as it was written, or null",
      state: "waiting, sending (not known whether it arrived) or failed",
      reason:
        "gone, forbidden, conflict, tooLarge, unsupported, photo, rejected or unavailable, if it failed; or null",
      words: "the server's own words, or null", attempts: "how often it was sent", writtenAt: "time",
      nextAt: "time of the next attempt")

    static let japanese = Waiting(
      form: "送信待ち（outbox）", number: "outbox retry、edit、drop に渡す番号",
      account: "送信するアカウントのユーザー名（サーバー付き）",
      kind: "post、comment、edit、delete、follow、unfollow、または liked、not liked などの操作",
      post: "対象の投稿、または元の投稿のID。なければ null", text: "書いた文章、または null",
      state: "waiting（送信待ち）、sending（届いた可能性あり）、failed（失敗）のいずれか",
      reason:
        "失敗の理由。gone、forbidden、conflict、tooLarge、unsupported、photo、rejected、unavailable のいずれか、または null",
      words: "サーバーのメッセージ、または null", attempts: "送信した回数", writtenAt: "書いた時刻",
      nextAt: "次に送信する時刻")
  }
}
