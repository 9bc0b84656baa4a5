import AppValues
import Entities
import Profile
import SocialMenuShell

// People, their profiles, and their relationship with the viewer.
extension JSONForms {
  static let author = JSONForm<Author>(
    name: "author", ja: "ユーザーの概要",
    keys: [
      .init("id", "opaque", ja: "ID。中身に意味はありません") { .string($0.id.rawValue) },
      .init("handle", "without the @", ja: "@ を除いたユーザー名") { .string($0.handle) },
      .init("name", "name", ja: "名前") { .string($0.name) },
      avatar { $0.avatar },
    ])

  private static func avatar<Person>(
    _ picture: @escaping @Sendable (Person) -> User.Picture?
  ) -> JSONForm<Person>.Key {
    .init(
      "avatar",
      "path or URL of the profile photo; null if there is none, or another device keeps it",
      ja: "アイコン画像（正方形）のパスまたはURL。ない場合や、別の端末に保存されている場合は null"
    ) {
      JSONValue(picture($0)?.location)
    }
  }

  static let person = JSONForm<User>(
    name: "person", ja: "ユーザー",
    keys: [
      .init("id", "opaque", ja: "ID。中身に意味はありません") { .string($0.id.rawValue) },
      .init("handle", "without the @", ja: "@ を除いたユーザー名") { .string($0.handle) },
      .init("name", "name", ja: "名前") { .string($0.name) },
      .init("bio", "plain text", ja: "書式のない文章") { .string($0.bio) },
      .init("posts", "how many, without direct ones", ja: "ダイレクト以外の投稿の数") { .integer($0.postCount) },
      .init("followers", "how many", ja: "フォロワーの数") { .integer($0.followerCount) },
      .init("following", "how many they follow", ja: "フォロー中の人の数") { .integer($0.followingCount) },
      .init("locked", "approves followers", ja: "フォローが承認制なら true") { .boolean($0.isLocked) },
      .init("bot", "bot account", ja: "ボット（プログラムが投稿するアカウント）なら true") { .boolean($0.isBot) },
      .init("hidesFollowers", "hides followers and following", ja: "フォローとフォロワーを非公開にしていれば true") {
        .boolean($0.hidesFollowers)
      },
      .init("discoverable", "shown in suggestions and the directory", ja: "おすすめユーザーとユーザー一覧に表示されるなら true") {
        .boolean($0.isDiscoverable)
      },
      .init("indexable", "public posts are found by searching", ja: "公開投稿がほかの人の検索結果に表示されるなら true") {
        .boolean($0.isIndexable)
      },
      .init(
        "lastPosted", "day of the latest post that isn't direct, in UTC, or null",
        ja: "ダイレクト以外の最新の投稿の日付（UTC）、または null"
      ) { JSONValue($0.lastPostedAt?.description) },
      avatar { $0.avatar },
      .init(
        "header", "path or URL of the header image, likewise", ja: "ヘッダー画像のパスまたはURL。同上"
      ) {
        JSONValue($0.header?.location)
      },
      .init("fields", "fields: the custom fields", ja: "本人が入力した項目の配列") {
        .array($0.fields.map(field.document))
      },
      .init("you", "your relationship", ja: "自分との関係") { relationship.document($0.relationship) },
    ])

  static let relationship = JSONForm<Relationship>(
    name: "you (of a person)", ja: "自分との関係（ユーザーの you）",
    keys: [
      .init("following", "you follow them", ja: "自分がフォローしていれば true") { .boolean($0.isFollowing) },
      .init(
        "watching", "you're notified of new posts, or will be once accepted",
        ja: "新しい投稿の通知がオンなら true。申請中なら承認後から"
      ) {
        .boolean($0.isWatching)
      },
      .init(
        "hidingShares", "shares hidden from home and lists, or will be once accepted",
        ja: "相手のシェアをホームとリストで非表示にしているなら true。申請中なら承認後から"
      ) {
        .boolean($0.isHidingShares)
      },
      .init("followedBy", "they follow you", ja: "相手がフォローしていれば true") { .boolean($0.isFollowedBy) },
      .init("requested", "you requested to follow them", ja: "自分がフォローを申請中なら true") {
        .boolean($0.hasRequestedToFollow)
      },
      .init("requestedBy", "they requested to follow you", ja: "相手がフォローを申請中なら true") {
        .boolean($0.hasFollowRequest)
      },
      .init("blocking", "you block them", ja: "自分がブロックしていれば true") { .boolean($0.isBlocking) },
      .init("blockedBy", "they block you", ja: "相手にブロックされていれば true") { .boolean($0.isBlockedBy) },
      .init("muting", "you mute them", ja: "自分がミュートしていれば true") { .boolean($0.isMuting) },
      .init("mutedUntil", "time when the mute ends, or null", ja: "ミュートが終わる時刻、または null") {
        $0.mutedUntil.map(JSONValue.time) ?? .null
      },
      .init("mutingNotices", "you mute their notifications, too", ja: "通知も含めてミュートしていれば true") {
        .boolean($0.isMutingNotices)
      },
      .init("featuring", "you feature them on your profile", ja: "自分のプロフィールで紹介していれば true") {
        .boolean($0.isFeaturing)
      },
      .init(
        "note", "your private note; empty if none", ja: "相手についての自分だけのメモ。ない場合は空"
      ) { .string($0.note) },
    ])

  static let field = JSONForm<ProfileField>(
    name: "field (of a person)", ja: "項目（ユーザーの fields）",
    keys: [
      .init("label", "name of the field", ja: "見出し") { .string($0.label) },
      .init("value", "its content", ja: "内容") { .string($0.value) },
    ])

  static let knownFollowers = JSONForm<KnownFollowers>(
    name: "known followers (“knownFollowers” of profile: their followers you follow)",
    ja: "フォロー中のフォロワー（profile の knownFollowers。相手のフォロワーのうち、自分がフォロー中の人）",
    keys: [
      .init(
        "people", "authors: the first of them, newest follower first",
        ja: "そのうち最初の何人か、フォローが新しい順。ユーザーの概要の配列"
      ) {
        .array($0.people.map(author.document))
      },
      .init("count", "how many there are", ja: "全員の数") { .integer($0.count) },
    ])

  static let writingDefaults = JSONForm<WritingDefaults>(
    name: "new posts (“newPosts” of profile edit)", ja: "新しい投稿の既定（profile edit の newPosts）",
    keys: [
      .init("visibility", "public, unlisted or followers", ja: "public、unlisted、followers のいずれか") {
        .string($0.visibility.rawValue)
      },
      .init(
        "language", "its code, or null for the same as the interface",
        ja: "言語コード、または null（表示言語と同じ）"
      ) { JSONValue($0.language) },
      .init("sensitive", "their photos are sensitive", ja: "写真を刺激の強い写真とするなら true") {
        .boolean($0.isSensitive)
      },
    ])
}
