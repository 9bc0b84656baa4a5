import AppValues
import Foundation

/// The tables in a Mastodon archive: follows, blocks, mutes, lists and bookmarks.
enum MastodonTables {
  private static let names: [(part: String, kind: ArchiveKind)] = [
    ("following", .follows), ("blocked_accounts", .blocks), ("blocks", .blocks), ("muted", .mutes),
    ("mutes", .mutes), ("lists", .lists), ("bookmarks", .bookmarks), ("followed_tags", .tags),
  ]

  /// The kind of records in a table, by its name; nil for an unknown table.
  static func kind(of name: String) -> ArchiveKind? {
    let last = name.lowercased().split(separator: "/").last ?? ""
    guard last.hasSuffix(".csv") else { return nil }
    return names.first { last.contains($0.part) }?.kind
  }

  static func entries(
    of kind: ArchiveKind, named name: String, _ source: any ArchiveSource
  ) throws(AppError) -> any EntrySource {
    let rows = TableRows(try source.bytes(of: name))
    return kind == .lists ? ListEntries(rows) : TableEntries(rows, of: kind)
  }

  /// The headings of a table of people.
  fileprivate enum Heading: String {
    case account = "Account address"
    case boosts = "Show boosts"
    case notify = "Notify on new posts"
    case hideNotices = "Hide notifications"

    /// The meaning of the cells of a table without headings.
    static func usual(in kind: ArchiveKind) -> [Heading?] {
      kind == .mutes ? [.account, .hideNotices] : [.account, .boosts, .notify]
    }
  }

  fileprivate static func record(
    _ kind: ArchiveKind, _ cell: String, _ answer: (Heading) -> Bool?
  ) -> ArchiveRecord? {
    switch kind {
    case .follows:
      .follow(
        ArchivedFollow(
          handle: handle(cell), isWatched: answer(.notify) ?? false,
          hidesShares: answer(.boosts).map { !$0 } ?? false))
    case .blocks: .block(handle: handle(cell))
    case .mutes:
      .mute(
        ArchivedMute(handle: handle(cell), until: nil, notices: answer(.hideNotices).map { !$0 } ?? false))
    case .bookmarks:
      .bookmark(ArchivedMark(post: PostReference(key: SourceKey(cell), author: nil), at: nil))
    case .tags: .tag(String(cell.drop { $0 == "#" }))
    case .profile, .posts, .shares, .likes, .lists, .notes, .filters: nil
    }
  }

  fileprivate static func handle(_ cell: String) -> String { String(cell.drop { $0 == "@" }) }
}

/// A table with a record in each row.
private final class TableEntries: EntrySource {
  private let rows: TableRows
  private let kind: ArchiveKind
  private var headings: [MastodonTables.Heading?]

  init(_ rows: TableRows, of kind: ArchiveKind) {
    self.rows = rows
    self.kind = kind
    headings = MastodonTables.Heading.usual(in: kind)
  }

  func next() throws(AppError) -> ArchiveEntry? {
    while let row = try rows.next() {
      let cells = row.map { $0.trimmingCharacters(in: .whitespaces) }
      if cells[0].isEmpty { continue }
      // Some tables have a row of headings, some don't.
      if cells[0] == MastodonTables.Heading.account.rawValue {
        headings = cells.map(MastodonTables.Heading.init)
        continue
      }
      let record = MastodonTables.record(kind, cells[0]) { answer(under: $0, in: cells) }
      return record.map { .record($0) } ?? .skipped(SkippedRecord(kind, cells[0], .unreadable))
    }
    return nil
  }

  /// The value of a row under a heading; nil if there is none.
  private func answer(under heading: MastodonTables.Heading, in cells: [String]) -> Bool? {
    guard let index = headings.firstIndex(of: heading), index < cells.count else { return nil }
    return switch cells[index].lowercased() {
    case "true", "t", "1", "on": true
    case "false", "f", "0", "off": false
    default: nil
    }
  }
}

/// A table with a row for each member of a list: the rows of one list follow each other.
private final class ListEntries: EntrySource {
  private let rows: TableRows
  private var open: ArchivedList?

  init(_ rows: TableRows) {
    self.rows = rows
  }

  func next() throws(AppError) -> ArchiveEntry? {
    while let row = try rows.next() {
      guard row.count >= 2 else { return .skipped(SkippedRecord(.lists, row[0], .unreadable)) }
      let member = MastodonTables.handle(row[1].trimmingCharacters(in: .whitespaces))
      if open?.title == row[0] {
        open?.members.append(member)
        continue
      }
      let finished = open
      open = ArchivedList(title: row[0], members: [member])
      if let finished { return .record(.list(finished)) }
    }
    defer { open = nil }
    return open.map { .record(.list($0)) }
  }
}
