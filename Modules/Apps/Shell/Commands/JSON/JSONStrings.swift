import AppScreens

/// What `socialconnect help json` says of each form and its keys.
enum JSONStrings {
  /// The rules for all forms, and the documents that commands put together.
  struct Introduction: LocalizedStrings {
    let text: String

    static let english = Introduction(
      text: """
        Version \(JSONFormats.version). Times are ISO 8601 in UTC. A timeline is an array of timeline items, a list of people \
        an array of persons; “notifications” prints an array of notifications, “history” of revisions, “drafts” of \
        drafts, “outbox” of what waits, “announcements” of announcements. “timeline user” starts with pinned posts, whose “pinned” is true, and “item” and “cursor” null. \
        “show” prints a post with “ancestors” (an array of posts, deleted ones with only “id” and “deleted”) and \
        “replies” (an array of comments) added; “profile” a person with “pinned” (an array of posts), \
        “featuredPeople” (of authors) and “featuredHashtags” (of featured hashtags) added; \
        “search” {"people": [...], "tags": [...], "posts": [...]}. \
        In lists other than timelines, the last element has a “cursor” if there is more: pass it to --before.
        """)

    static let japanese = Introduction(
      text: """
        形式のバージョンは\(JSONFormats.version)です。時刻はUTCのISO 8601形式です。タイムラインはその項目の配列、ユーザーの一覧は\
        ユーザーの配列、notifications は通知の配列、history はバージョンの配列、drafts は下書きの配列、outbox は送信待ちの配列、announcements はお知らせの配列です。timeline user は\
        プロフィールに固定された投稿から始まり、その pinned は true、item と cursor は null です。show は投稿に \
        ancestors（投稿の配列。削除されたものは id と deleted だけ）と replies（コメントの配列）を、profile はユーザーに \
        pinned（投稿の配列）、featuredPeople（ユーザーの概要の配列）、featuredHashtags（プロフィールのハッシュタグの配列）を加えて出力します。search は {"people": [...], "tags": [...], "posts": [...]} を出力します。\
        タイムライン以外の一覧では、続きがあれば最後の要素に cursor があります。--before に渡すと続きを表示できます。
        """)
  }

  struct Hashtag: LocalizedStrings {
    let form, name, posts, following: String

    static let english = Hashtag(
      form: "hashtag", name: "without the #", posts: "how many public posts have it, or null",
      following: "you follow it")

    static let japanese = Hashtag(
      form: "ハッシュタグ", name: "# を除いた名前", posts: "このハッシュタグの付いた公開投稿の数、または null",
      following: "自分がフォローしていれば true")
  }

  struct FeaturedHashtag: LocalizedStrings {
    let form, name, posts, lastUsed: String

    static let english = FeaturedHashtag(
      form: "featured hashtag (of “profile” and “tags featured”)", name: "without the #",
      posts: "how many of the person's public posts have it",
      lastUsed: "day of the latest of them, in UTC, or null")

    static let japanese = FeaturedHashtag(
      form: "プロフィールのハッシュタグ（profile と tags featured）", name: "# を除いた名前",
      posts: "その人の公開投稿のうち、このハッシュタグの付いたものの数", lastUsed: "そのうち最新の投稿の日付（UTC）、または null")
  }

  struct List: LocalizedStrings {
    let form, id, name, people, comments, exclusive, link: String

    static let english = List(
      form: "list", id: "opaque", name: "its name", people: "how many, or null",
      comments: "followed, list or none: on whose posts it shows comments",
      exclusive: "true if posts by its people are kept out of home",
      link: "opens it in the shell")

    static let japanese = List(
      form: "リスト", id: "ID。中身に意味はありません", name: "リスト名", people: "メンバーの数、または null",
      comments: "followed、list、none のいずれか。誰の投稿へのコメントを表示するか",
      exclusive: "メンバーの投稿をホームに表示しないなら true", link: "開くためのリンク")
  }

  struct Finding: LocalizedStrings {
    let form, kind, place, detail: String

    static let english = Finding(
      form: "finding (of “check”)",
      kind: "damaged, miscounted, differing, orphaned, invalid, contradictory, missing or leftover",
      place: "where; the same for all findings of one kind", detail: "what's wrong, and where")

    static let japanese = Finding(
      form: "検査の結果（check）",
      kind: """
        damaged（破損）、miscounted（件数の誤り）、differing（コピーの相違）、orphaned（参照先なし）、invalid（不明な値）、\
        contradictory（矛盾）、missing（不足）、leftover（不要なファイル）のいずれか
        """,
      place: "場所。同種の結果では同じ値です", detail: "何がどこで問題なのか")
  }

  struct Repair: LocalizedStrings {
    let form, repaired, findings: String

    static let english = Repair(
      form: "repair (of “check --repair”)",
      repaired: "objects with place and rows (how many were rebuilt)",
      findings: "findings: what's still wrong")

    static let japanese = Repair(
      form: "修復の結果（check --repair）", repaired: "作り直した場所（place）と件数（rows）を持つオブジェクトの配列",
      findings: "残っている問題の配列")
  }

  struct Deletion: LocalizedStrings {
    let form, id, deleted, delivery: String

    static let english = Deletion(
      form: "deletion (of “delete” and “lists delete”)", id: "of what was deleted", deleted: "true",
      delivery: "sent, or waiting for the server")

    static let japanese = Deletion(
      form: "削除（delete と lists delete）", id: "削除したもののID", deleted: "true",
      delivery: "sent（反映済み）か waiting（サーバーへの反映待ち）")
  }

  struct Demo: LocalizedStrings {
    let form, people, posts, photos, made: String

    static let english = Demo(
      form: "demo network (of “demo”)", people: "how many", posts: "how many, comments included",
      photos: "how many", made: "true if created now, false if already here")

    static let japanese = Demo(
      form: "デモ用ネットワーク（demo）", people: "ユーザーの数", posts: "コメントも含めた数", photos: "写真の数",
      made: "今回作成したなら true、すでにあったなら false")
  }
}
