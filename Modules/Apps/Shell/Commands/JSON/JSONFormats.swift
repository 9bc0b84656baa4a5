import AppScreens
import AppValues
import Authentication
import Entities
import Foundation
import Navigation
import SocialBackend
import SocialMenuShell

/// What was deleted, and what became of that.
struct PrintedDeletion: Sendable {
  let id: String
  var delivery = Delivery.sent
}

/// All keys that `--json` prints. More may be added; none ever changes its meaning.
enum JSONFormats {
  /// The version of all forms.
  static let version = 1

  static let hashtag = JSONFormat<Hashtag>(
    \JSONStrings.Hashtag.form,
    keys: [
      .init("name", \JSONStrings.Hashtag.name) { .string($0.name) },
      .init("posts", \JSONStrings.Hashtag.posts) {
        $0.postCount.map { .integer($0) } ?? .null
      },
      .init("following", \JSONStrings.Hashtag.following) { .boolean($0.isFollowed) },
    ])

  static let featuredHashtag = JSONFormat<FeaturedHashtag>(
    \JSONStrings.FeaturedHashtag.form,
    keys: [
      .init("name", \JSONStrings.FeaturedHashtag.name) { .string($0.name) },
      .init("posts", \JSONStrings.FeaturedHashtag.posts) { .integer($0.postCount) },
      .init("lastUsed", \JSONStrings.FeaturedHashtag.lastUsed) { JSONValue($0.lastUsedAt?.description) },
    ])

  static let list = JSONFormat<UserList>(
    \JSONStrings.List.form,
    keys: [
      .init("id", \JSONStrings.List.id) { .string($0.id.rawValue) },
      .init("name", \JSONStrings.List.name) { .string($0.title) },
      .init("people", \JSONStrings.List.people) {
        $0.memberCount.map { .integer($0) } ?? .null
      },
      .init("comments", \JSONStrings.List.comments) { .string($0.settings.comments.rawValue) },
      .init("exclusive", \JSONStrings.List.exclusive) { .boolean($0.settings.isExclusive) },
      .init("link", \JSONStrings.List.link) { JSONValue(DeepLinks.shell.text(for: .list($0.id))) },
    ])

  static let finding = JSONFormat<CheckFinding>(
    \JSONStrings.Finding.form,
    keys: [
      .init("kind", \JSONStrings.Finding.kind) { .string($0.kind.rawValue) },
      .init("place", \JSONStrings.Finding.place) { .string($0.location) },
      .init("detail", \JSONStrings.Finding.detail) { .string($0.detail) },
    ])

  static let repair = JSONFormat<RepairOutcome>(
    \JSONStrings.Repair.form,
    keys: [
      .init("repaired", \JSONStrings.Repair.repaired) {
        .array(
          $0.repairs.map { .object(["place": .string($0.location), "rows": .integer($0.count)]) })
      },
      .init("findings", \JSONStrings.Repair.findings) { .array($0.findings.map(finding.document)) },
    ])

  static let deletion = JSONFormat<PrintedDeletion>(
    \JSONStrings.Deletion.form,
    keys: [
      .init("id", \JSONStrings.Deletion.id) { .string($0.id) },
      .init("deleted", \JSONStrings.Deletion.deleted) { _ in .boolean(true) },
      .init("delivery", \JSONStrings.Deletion.delivery) { .string($0.delivery.rawValue) },
    ])

  static let demo = JSONFormat<DemoOutcome>(
    \JSONStrings.Demo.form,
    keys: [
      .init("people", \JSONStrings.Demo.people) { .integer($0.summary.people) },
      .init("posts", \JSONStrings.Demo.posts) { .integer($0.summary.posts) },
      .init("photos", \JSONStrings.Demo.photos) { .integer($0.summary.photos) },
      .init("made", \JSONStrings.Demo.made) {
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
      author.help, post.help, comment.help, item.help, photo.help, place.help, poll.help, person.help,
      field.help,
      writingDefaults.help, knownFollowers.help, relationship.help,
      notice.help, noticeSettings.help, noticePolicy.help, noticeRequest.help,
      announcement.help, announcementReaction.help, revision.help, draft.help, waiting.help, account.help,
      activeSession.help, accountEvent.help, passkey.help, linkedProvider.help, twoFactor.help,
      authenticatorSetup.help, recoveryCodes.help,
      scheduled.help, conversation.help, hashtag.help, featuredHashtag.help,
      list.help, filter.help, filterPhrase.help, deletion.help,
      report.help, reportedPost.help, pendingAccount.help, auditEntry.help, mailStatus.help, finding.help,
      repair.help,
      archiveSummary.help, importReport.help, skippedRecord.help, backup.help, demo.help,
      serving.help,
    ]
    return ([HelpText.wrapped(.text(\JSONStrings.Introduction.text))] + forms).joined(separator: "\n\n")
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
