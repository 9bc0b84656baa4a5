import AppScreens

extension JSONStrings {
  struct Author: LocalizedStrings {
    let form, id, handle, name, avatar: String

    static let english = Author(
      form: "author", id: "opaque", handle: "without the @", name: "name",
      avatar: "path or URL of the profile photo; null if there is none, or another device keeps it")

    static let japanese = Author(
      form: "ユーザーの概要", id: "ID。中身に意味はありません", handle: "@ を除いたユーザー名", name: "名前",
      avatar: "アイコン画像（正方形）のパスまたはURL。ない場合や、別の端末に保存されている場合は null")
  }

  struct Person: LocalizedStrings {
    let form, id, handle, name, bio, posts, followers, following, locked, bot, hidesFollowers,
      discoverable, indexable, lastPosted, header, fields, you: String

    static let english = Person(
      form: "person", id: "opaque", handle: "without the @", name: "name", bio: "plain text",
      posts: "how many, without direct ones", followers: "how many",
      following: "how many they follow", locked: "approves followers", bot: "bot account",
      hidesFollowers: "hides followers and following",
      discoverable: "shown in suggestions and the directory",
      indexable: "public posts are found by searching",
      lastPosted: "day of the latest post that isn't direct, in UTC, or null",
      header: "path or URL of the header image, likewise", fields: "fields: the custom fields",
      you: "your relationship")

    static let japanese = Person(
      form: "ユーザー", id: "ID。中身に意味はありません", handle: "@ を除いたユーザー名", name: "名前", bio: "書式のない文章",
      posts: "ダイレクト以外の投稿の数", followers: "フォロワーの数", following: "フォロー中の人の数", locked: "フォローが承認制なら true",
      bot: "ボット（プログラムが投稿するアカウント）なら true", hidesFollowers: "フォローとフォロワーを非公開にしていれば true",
      discoverable: "おすすめユーザーとユーザー一覧に表示されるなら true", indexable: "公開投稿がほかの人の検索結果に表示されるなら true",
      lastPosted: "ダイレクト以外の最新の投稿の日付（UTC）、または null", header: "ヘッダー画像のパスまたはURL。同上",
      fields: "本人が入力した項目の配列", you: "自分との関係")
  }

  struct Relationship: LocalizedStrings {
    let form, following, watching, hidingShares, followedBy, requested, requestedBy, blocking, blockedBy,
      muting, mutedUntil, mutingNotices, followWaiting, featuring, note: String

    static let english = Relationship(
      form: "you (of a person)", following: "you follow them",
      watching: "you're notified of new posts, or will be once accepted",
      hidingShares: "shares hidden from home and lists, or will be once accepted",
      followedBy: "they follow you", requested: "you requested to follow them",
      requestedBy: "they requested to follow you", blocking: "you block them",
      blockedBy: "they block you", muting: "you mute them",
      mutedUntil: "time when the mute ends, or null",
      mutingNotices: "you mute their notifications, too",
      followWaiting: "your follow, its terms or its end wait for the server",
      featuring: "you feature them on your profile", note: "your private note; empty if none")

    static let japanese = Relationship(
      form: "自分との関係（ユーザーの you）", following: "自分がフォローしていれば true",
      watching: "新しい投稿の通知がオンなら true。申請中なら承認後から",
      hidingShares: "相手のシェアをホームとリストで非表示にしているなら true。申請中なら承認後から", followedBy: "相手がフォローしていれば true",
      requested: "自分がフォローを申請中なら true", requestedBy: "相手がフォローを申請中なら true",
      blocking: "自分がブロックしていれば true", blockedBy: "相手にブロックされていれば true", muting: "自分がミュートしていれば true",
      mutedUntil: "ミュートが終わる時刻、または null", mutingNotices: "通知も含めてミュートしていれば true",
      followWaiting: "フォローやその解除、設定の変更がサーバーへの反映を待っていれば true",
      featuring: "自分のプロフィールで紹介していれば true", note: "相手についての自分だけのメモ。ない場合は空")
  }

  struct Field: LocalizedStrings {
    let form, label, value: String

    static let english = Field(
      form: "field (of a person)", label: "name of the field", value: "its content")

    static let japanese = Field(
      form: "項目（ユーザーの fields）", label: "見出し", value: "内容")
  }

  struct KnownFollowers: LocalizedStrings {
    let form, people, count: String

    static let english = KnownFollowers(
      form: "known followers (“knownFollowers” of “profile”: their followers you follow)",
      people: "authors: the first of them, newest follower first", count: "how many there are")

    static let japanese = KnownFollowers(
      form: "フォロー中のフォロワー（profile の knownFollowers。相手のフォロワーのうち、自分がフォロー中の人）",
      people: "そのうち最初の何人か、フォローが新しい順。ユーザーの概要の配列", count: "全員の数")
  }

  struct WritingDefaults: LocalizedStrings {
    let form, visibility, language, sensitive: String

    static let english = WritingDefaults(
      form:
        "new posts (“newPosts” of “profile edit”, beside “attributionDomains”: the websites that may credit you)",
      visibility: "public, unlisted or followers",
      language: "its code, or null for the same as the interface",
      sensitive: "their photos are sensitive")

    static let japanese = WritingDefaults(
      form: "新しい投稿の既定（profile edit の newPosts。attributionDomains は自分を著者として表示できるサイト）",
      visibility: "public、unlisted、followers のいずれか",
      language: "言語コード、または null（表示言語と同じ）", sensitive: "写真を刺激の強い写真とするなら true")
  }

  struct Account: LocalizedStrings {
    let form, id, handle, name, current, server: String

    static let english = Account(
      form: "account", id: "of the person, opaque", handle: "without the @", name: "name",
      current: "true for the account used without --as",
      server: "address of the server that the account is at, or null for the network on this device")

    static let japanese = Account(
      form: "アカウント", id: "ユーザーのID。中身に意味はありません", handle: "@ を除いたユーザー名", name: "名前",
      current: "--as の指定がないときに使うアカウントなら true",
      server: "アカウントがあるサーバーのアドレス。この端末のネットワークなら null")
  }

  struct ActiveSession: LocalizedStrings {
    let form, id, createdAt, lastUsedAt, current, app, device, address, lastAddress, scopes: String

    static let english = ActiveSession(
      form: "session (of “sign-ins”)", id: "for “sign-ins revoke”", createdAt: "time",
      lastUsedAt: "time, to the hour: it may have been used up to an hour later",
      current: "true for this device", app: "name of the app that has it, or null",
      device: "what the device or browser called itself when it signed in, or null",
      address: "IP address that it signed in from, or null",
      lastAddress: "IP address that it was used from last, or null",
      scopes: "array of what can be done with it, like read or write:statuses")

    static let japanese = ActiveSession(
      form: "サインイン中の端末（sign-ins）", id: "sign-ins revoke に渡すID", createdAt: "サインインした時刻",
      lastUsedAt: "最後に使われた時刻。1時間単位のため、実際は最大1時間あとのことがあります", current: "この端末なら true",
      app: "使用しているアプリの名前、または null",
      device: "サインインしたときの端末やブラウザーの名前、または null",
      address: "サインインしたときのIPアドレス、または null",
      lastAddress: "最後に使われたときのIPアドレス、または null", scopes: "できることの配列。read や write:statuses など")
  }
}
