import AppValues
import Testing

@testable import MastodonAPI

@Suite("Statuses of ready parts")
struct ReadyStatusTests {
  @Test("are written as those are that they were made of, whatever has changed since but what isn't kept")
  func same() {
    for status in Self.statuses {
      let ready = ReadyStatus(status)
      #expect(text(ready) == text(status))
      var later = status
      (later.repliesCount, later.reblogsCount, later.favouritesCount) = (3, 20, 1_000_000)
      (later.account.followersCount, later.account.followingCount) = (7, 8)
      (later.account.statusesCount, later.account.lastStatusAt) = (9, CalendarDate("2026-11-27"))
      later.marks = MastodonStatusMarks(favourited: true, muted: true)
      later.pinned = true
      later.poll = nil
      #expect(text(ReadyStatus(later, parts: ReadyStatusParts(of: status))) == text(later))
    }
  }

  private func text(_ value: some WireEncodable) -> String {
    String(decoding: JSONWriter.bytes(of: value), as: UTF8.self)
  }

  private static let statuses: [MastodonStatus] = {
    var account = MastodonAccount.aiko
    account.fields = [MastodonField(name: "{", value: "\"}")]
    (account.noindex, account.lastStatusAt) = (true, nil)
    let plain = MastodonStatus(
      id: "10", uri: "https://s.example/10", createdAt: .sample, account: .aiko, content: "<p>{\"</p>")
    let poll = MastodonPoll(id: "6", ownVotes: [1], options: [MastodonPollOption(title: "Yes")])
    let full = MastodonStatus(
      id: "11", uri: "https://s.example/11", url: "https://s.example/@aiko/11", createdAt: .sample,
      editedAt: .sample, account: account, content: "<p>Hi</p>", visibility: .unlisted, sensitive: true,
      spoilerText: "{", mediaAttachments: [MastodonMediaAttachment(id: "1", url: "https://s.example/1.jpg")],
      mentions: [MastodonMention(id: "2", username: "ben", url: "https://s.example/@ben")],
      tags: [MastodonStatusTag(name: "tea", url: "https://s.example/tags/tea")], inReplyToID: "9",
      inReplyToAccountID: "2", poll: poll, language: "ja",
      place: MastodonPlace(id: "Kyoto", slug: "kyoto", name: "Kyoto"), marks: MastodonStatusMarks(),
      pinned: false)
    let share = MastodonStatus(
      id: "12", uri: "https://s.example/12", url: full.url, createdAt: .sample, account: .aiko, reblog: full,
      marks: MastodonStatusMarks(reblogged: true))
    return [plain, full, share]
  }()
}

extension ReadyStatus {
  /// The status as it was made, from parts of its own or others.
  fileprivate init(_ status: MastodonStatus, parts: ReadyStatusParts? = nil) {
    self.init(
      parts ?? ReadyStatusParts(of: status), by: ReadyAccount(status.account),
      repliesCount: status.repliesCount, reblogsCount: status.reblogsCount,
      favouritesCount: status.favouritesCount, marks: status.marks, pinned: status.pinned, poll: status.poll,
      reblog: status.reblog.map { ReadyStatus($0) })
  }
}

extension ReadyAccount {
  fileprivate init(_ account: MastodonAccount) {
    self.init(
      ReadyAccountParts(of: account), followersCount: account.followersCount,
      followingCount: account.followingCount, statusesCount: account.statusesCount,
      lastStatusAt: account.lastStatusAt)
  }
}
