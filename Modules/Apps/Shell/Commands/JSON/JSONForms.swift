import AppScreens
import AppValues
import Authentication
import Entities
import Foundation
import Navigation
import SocialBackend
import SocialMenuShell

/// All keys that `--json` prints. More may be added; none ever changes its meaning.
enum JSONForms {
  /// The version of all forms.
  static let version = 1

  static let hashtag = JSONForm<Hashtag>(
    name: "hashtag", ja: "ハッシュタグ",
    keys: [
      .init("name", "without the #", ja: "# を除いた名前") { .string($0.name) },
      .init("posts", "how many public posts have it, or null", ja: "このハッシュタグの付いた公開投稿の数、または null") {
        $0.postCount.map { .integer($0) } ?? .null
      },
      .init("following", "you follow it", ja: "自分がフォローしていれば true") { .boolean($0.isFollowed) },
    ])

  static let featuredHashtag = JSONForm<FeaturedHashtag>(
    name: "featured hashtag (of profile and tags featured)", ja: "プロフィールのハッシュタグ（profile と tags featured）",
    keys: [
      .init("name", "without the #", ja: "# を除いた名前") { .string($0.name) },
      .init("posts", "how many of the person's public posts have it", ja: "その人の公開投稿のうち、このハッシュタグの付いたものの数") {
        .integer($0.postCount)
      },
      .init("lastUsed", "day of the latest of them, in UTC, or null", ja: "そのうち最新の投稿の日付（UTC）、または null") {
        JSONValue($0.lastUsedAt?.description)
      },
    ])

  static let list = JSONForm<UserList>(
    name: "list", ja: "リスト",
    keys: [
      .init("id", "opaque", ja: "ID。中身に意味はありません") { .string($0.id.rawValue) },
      .init("name", "its name", ja: "リスト名") { .string($0.title) },
      .init("people", "how many, or null", ja: "メンバーの数、または null") {
        $0.memberCount.map { .integer($0) } ?? .null
      },
      .init("link", "opens it in the shell", ja: "開くためのリンク") {
        JSONValue(DeepLinks.shell.text(for: .list($0.id)))
      },
    ])

  static let finding = JSONForm<CheckFinding>(
    name: "finding (of check)", ja: "検査の結果（check）",
    keys: [
      .init(
        "kind", "damaged, miscounted, differing, orphaned, invalid, contradictory, missing or leftover",
        ja: """
          damaged（破損）、miscounted（件数の誤り）、differing（コピーの相違）、orphaned（参照先なし）、invalid（不明な値）、\
          contradictory（矛盾）、missing（不足）、leftover（不要なファイル）のいずれか
          """
      ) { .string($0.kind.rawValue) },
      .init("place", "where; the same for all findings of one kind", ja: "場所。同種の結果では同じ値です") {
        .string($0.place)
      },
      .init("detail", "what is wrong, and where", ja: "何がどこで問題なのか") { .string($0.detail) },
    ])

  static let repair = JSONForm<RepairOutcome>(
    name: "repair (of check --repair)", ja: "修復の結果（check --repair）",
    keys: [
      .init(
        "repaired", "objects with place and rows (how many were rebuilt)",
        ja: "作り直した場所（place）と件数（rows）を持つオブジェクトの配列"
      ) {
        .array(
          $0.repairs.map { .object(["place": .string($0.place), "rows": .integer($0.count)]) })
      },
      .init("findings", "findings: what is still wrong", ja: "残っている問題の配列") {
        .array($0.findings.map(finding.document))
      },
    ])

  static let deletion = JSONForm<String>(
    name: "deletion (of delete and lists delete)", ja: "削除（delete と lists delete）",
    keys: [
      .init("id", "of what was deleted", ja: "削除したもののID") { .string($0) },
      .init("deleted", "true", ja: "true") { _ in .boolean(true) },
    ])

  static let demo = JSONForm<DemoOutcome>(
    name: "demo network (of demo)", ja: "デモ用ネットワーク（demo）",
    keys: [
      .init("people", "how many", ja: "ユーザーの数") { .integer($0.summary.people) },
      .init("posts", "how many, comments included", ja: "コメントも含めた数") { .integer($0.summary.posts) },
      .init("photos", "how many", ja: "写真の数") { .integer($0.summary.photos) },
      .init("made", "true if created now, false if already here", ja: "今回作成したなら true、すでにあったなら false") {
        if case .made = $0 { .boolean(true) } else { .boolean(false) }
      },
    ])

  /// The text of `socialconnect help json`, in lines of up to `HelpText.width` columns. To understand any command the
  /// parser asks each for its help several times, so this is made once.
  static var help: String { CommandLanguage.current == .japanese ? japaneseHelp : englishHelp }
  private static let englishHelp = CommandLanguage.$current.withValue(.english) { madeHelp }
  private static let japaneseHelp = CommandLanguage.$current.withValue(.japanese) { madeHelp }

  private static var madeHelp: String {
    let forms = [
      author.help, post.help, comment.help, item.help, photo.help, place.help, person.help, field.help,
      writingDefaults.help, knownFollowers.help, relationship.help,
      notice.help, noticeSettings.help, revision.help, draft.help, account.help, activeSession.help,
      hashtag.help, featuredHashtag.help,
      list.help, deletion.help,
      report.help, reportedPost.help, pendingAccount.help, mailStatus.help, finding.help, repair.help,
      archiveSummary.help, importReport.help, skippedRecord.help, backup.help, demo.help,
      serving.help,
    ]
    return ([HelpText.wrapped(introduction)] + forms).joined(separator: "\n\n")
  }

  /// The rules for all forms, and the documents that commands put together.
  private static var introduction: String {
    .text(
      """
      Version \(version). Times are ISO 8601 in UTC. A timeline is an array of timeline items, a list of people \
      an array of persons; “notifications” prints an array of notifications, “history” of revisions, “drafts” of \
      drafts. “timeline user” starts with pinned posts, whose “pinned” is true, and “item” and “cursor” null. \
      “show” prints a post with “ancestors” (an array of posts, deleted ones with only “id” and “deleted”) and \
      “replies” (an array of comments) added; “profile” a person with “pinned” (an array of posts), \
      “featuredPeople” (of authors) and “featuredHashtags” (of featured hashtags) added; \
      “search” {"people": [...], "tags": [...], "posts": [...]}. \
      In lists other than timelines, the last element has a “cursor” if there is more: pass it to --before.
      """,
      ja: """
        形式のバージョンは\(version)です。時刻はUTCのISO 8601形式です。タイムラインはその項目の配列、ユーザーの一覧は\
        ユーザーの配列、notifications は通知の配列、history はバージョンの配列、drafts は下書きの配列です。timeline user は\
        プロフィールに固定された投稿から始まり、その pinned は true、item と cursor は null です。show は投稿に \
        ancestors（投稿の配列。削除されたものは id と deleted だけ）と replies（コメントの配列）を、profile はユーザーに \
        pinned（投稿の配列）、featuredPeople（ユーザーの概要の配列）、featuredHashtags（プロフィールのハッシュタグの配列）を加えて出力します。search は {"people": [...], "tags": [...], "posts": [...]} を出力します。\
        タイムライン以外の一覧では、続きがあれば最後の要素に cursor があります。--before に渡すと続きを表示できます。
        """)
  }
}

extension JSONValue {
  /// The object with more members.
  func adding(_ more: [String: JSONValue]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.merging(more) { _, new in new })
  }

  /// A page of a list, the cursor for the next one on its last element.
  static func page<Item>(_ page: Page<Item>, _ document: (Item) -> JSONValue) -> JSONValue {
    var elements = page.items.map { document($0).adding(["cursor": .null]) }
    if let older = page.older, let last = elements.popLast() {
      elements.append(last.adding(["cursor": .string(older.rawValue)]))
    }
    return .array(elements)
  }
}
