import AppValues
import Entities
import Profile

// People, and what they say of themselves.
extension JSONForms {
  static let author = JSONForm<Author>(
    name: "author", ja: "人の概要",
    keys: [
      .init("id", "opaque", ja: "ID。中身に意味はありません") { .string($0.id.rawValue) },
      .init("handle", "without the @", ja: "@ を除いたユーザー名") { .string($0.handle) },
      .init("name", "as shown", ja: "表示名") { .string($0.name) },
      avatar { $0.avatar },
    ])

  private static func avatar<Person>(
    _ picture: @escaping @Sendable (Person) -> User.Picture?
  ) -> JSONForm<Person>.Key {
    .init(
      "avatar",
      "where a square picture of them lies, a path or a URL; null without one, or when another machine keeps it",
      ja: "アイコン画像（正方形）の場所。パスまたは URL。ない場合や、別のマシンに保存されている場合は null"
    ) {
      JSONValue(picture($0)?.location)
    }
  }

  static let person = JSONForm<User>(
    name: "person", ja: "人",
    keys: [
      .init("id", "opaque", ja: "ID。中身に意味はありません") { .string($0.id.rawValue) },
      .init("handle", "without the @", ja: "@ を除いたユーザー名") { .string($0.handle) },
      .init("name", "as shown", ja: "表示名") { .string($0.name) },
      .init("bio", "plain text", ja: "書式のない文章") { .string($0.bio) },
      .init("posts", "how many", ja: "投稿の数") { .integer($0.postCount) },
      .init("followers", "how many", ja: "フォロワーの数") { .integer($0.followerCount) },
      .init("following", "how many they follow", ja: "フォローしている人の数") { .integer($0.followingCount) },
      .init("locked", "approves each follower", ja: "フォローが承認制なら true") { .boolean($0.isLocked) },
      .init("bot", "a program writes their posts", ja: "プログラムが投稿するアカウント（ボット）なら true") { .boolean($0.isBot) },
      .init("hidesFollowers", "keeps to themselves who follows them", ja: "フォロー関係を非公開にしていれば true") {
        .boolean($0.hidesFollowers)
      },
      avatar { $0.avatar },
      .init(
        "header", "where a wide picture for the top of their profile lies, likewise", ja: "ヘッダー画像（横長）の場所。同上"
      ) {
        JSONValue($0.header?.location)
      },
      .init("fields", "fields: what else they say of themselves", ja: "本人が書いた項目の配列") {
        .array($0.fields.map(field.document))
      },
      .init("you", "what you are to each other", ja: "自分との関係") { relationship.document($0.relationship) },
    ])

  static let relationship = JSONForm<Relationship>(
    name: "you", ja: "自分との関係（人の you）",
    keys: [
      .init("following", "you follow them", ja: "自分がフォローしていれば true") { .boolean($0.isFollowing) },
      .init(
        "watching", "you are told of each new post of theirs, or will be once accepted",
        ja: "新しい投稿のお知らせを受け取るなら true。申請中なら承認後から"
      ) {
        .boolean($0.isWatching)
      },
      .init(
        "hidingShares", "what they share stays out of your home and lists, or will once accepted",
        ja: "相手の共有をホームとリストに表示しないなら true。申請中なら承認後から"
      ) {
        .boolean($0.isHidingShares)
      },
      .init("followedBy", "they follow you", ja: "相手がフォローしていれば true") { .boolean($0.isFollowedBy) },
      .init("requested", "you asked to", ja: "自分がフォローを申請中なら true") { .boolean($0.hasRequestedToFollow) },
      .init("requestedBy", "they asked to follow you", ja: "相手がフォローを申請中なら true") {
        .boolean($0.hasFollowRequest)
      },
      .init("blocking", "you block them", ja: "自分がブロックしていれば true") { .boolean($0.isBlocking) },
      .init("blockedBy", "they block you", ja: "相手にブロックされていれば true") { .boolean($0.isBlockedBy) },
      .init("muting", "you mute them", ja: "自分がミュートしていれば true") { .boolean($0.isMuting) },
      .init("mutedUntil", "time when that ends, or null", ja: "ミュートが終わる時刻、または null") {
        $0.mutedUntil.map(time) ?? .null
      },
      .init("mutingNotices", "you mute what they do, too", ja: "お知らせもミュートしていれば true") {
        .boolean($0.isMutingNotices)
      },
      .init(
        "note", "what you have noted about them, for you alone; empty for nothing", ja: "相手についての自分だけのメモ。なければ空"
      ) { .string($0.note) },
    ])

  static let field = JSONForm<ProfileField>(
    name: "field (of a person)", ja: "項目（人の fields）",
    keys: [
      .init("label", "what it is", ja: "見出し") { .string($0.label) },
      .init("value", "what they say there", ja: "内容") { .string($0.value) },
    ])

  static let knownFollowers = JSONForm<KnownFollowers>(
    name: "known followers (`knownFollowers` of profile: who follows them and is followed by you)",
    ja: "知り合いのフォロワー（profile の knownFollowers。相手をフォローしている人のうち、自分がフォローしている人）",
    keys: [
      .init(
        "people", "authors: the first of them, the latest to follow first",
        ja: "そのうち最初の何人か、新しくフォローした順。人の概要の配列"
      ) {
        .array($0.people.map(author.document))
      },
      .init("count", "how many there are", ja: "全部の数") { .integer($0.count) },
    ])

  static let writingDefaults = JSONForm<WritingDefaults>(
    name: "new posts (`newPosts` of profile edit)", ja: "新しい投稿の既定（profile edit の newPosts）",
    keys: [
      .init("visibility", "public, unlisted or followers", ja: "public、unlisted、followers のどれか") {
        .string($0.visibility.rawValue)
      },
      .init(
        "language", "ISO 639-1, or null for that of the program", ja: "ISO 639-1 の言語コード、または null（プログラムの言語）"
      ) { JSONValue($0.language) },
    ])
}
