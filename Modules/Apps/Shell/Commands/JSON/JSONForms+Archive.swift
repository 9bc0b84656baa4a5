import Archive
import SocialMenuShell

// What `export` and `import` print.
extension JSONForms {
  static let archiveSummary = JSONForm<ArchiveSummary>(
    name: "export", ja: "エクスポート（export）",
    keys: [
      .init("handle", "whose archive it is", ja: "アーカイブの持ち主のユーザー名") { JSONValue($0.handle) },
      .init("photos", "how many", ja: "写真の数") { .integer($0.photos) },
      .init(
        "absentPhotos", "how many aren't in it: kept on another device, or lost",
        ja: "含まれていない写真の数。別の端末に保存されているか、失われたもの"
      ) { .integer($0.absentPhotos) },
      .init("counts", "how many of each kind, by file name", ja: "種類ごとの数。キーはファイルの名前") {
        counts($0.counts)
      },
    ])

  static let skippedRecord = JSONForm<SkippedRecord>(
    name: "absence (of import)", ja: "インポートできなかったもの（import の absent）",
    keys: [
      .init("kind", kinds, ja: kinds) { .string($0.kind.rawValue) },
      .init("name", "a handle, a name, an address or the start of a text", ja: "ユーザー名、名前、アドレス、または文章の冒頭") {
        .string($0.name)
      },
      .init("reason", reasons, ja: reasons) {
        .string($0.reason.rawValue)
      },
    ])

  static let importReport = JSONForm<ImportReport>(
    name: "import", ja: "インポート（import）",
    keys: [
      .init("came", "how many of each kind were imported", ja: "インポートした種類ごとの数") { counts($0.imported) },
      .init(
        "profile", "profile parts imported: \(profileParts)",
        ja: "インポートしたプロフィールの内容: \(profileParts)"
      ) { report in
        .array(ProfilePart.allCases.filter(report.profile.contains).map { .string($0.rawValue) })
      },
      .init("photos", "how many were imported", ja: "インポートした写真の数") { .integer($0.photos) },
      .init("wasHere", "how many were already here", ja: "すでにあった数") { .integer($0.alreadyPresent) },
      .init("absent", "absences: what wasn't imported", ja: "インポートできなかったものの配列") {
        .array($0.skipped.map(skippedRecord.document))
      },
      .init("absentCount", "how many those are", ja: "インポートできなかったものの数") { .integer($0.skippedCount) },
    ])

  private static func counts(_ counts: [ArchiveKind: Int]) -> JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: ArchiveKind.allCases.filter { $0 != .profile }.map {
          ($0.rawValue, .integer(counts[$0] ?? 0))
        }))
  }

  private static let kinds = ArchiveKind.allCases.map(\.rawValue).joined(separator: ", ")
  private static let reasons = SkipReason.allCases.map(\.rawValue).joined(separator: ", ")
  private static let profileParts = ProfilePart.allCases.map(\.rawValue).joined(separator: ", ")
}
