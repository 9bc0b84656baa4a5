import Archive
import SocialMenuShell

// What `export` and `import` print.
extension JSONFormats {
  static let archiveSummary = JSONFormat<ArchiveSummary>(
    \JSONStrings.ArchiveSummary.form,
    keys: [
      .init("handle", \JSONStrings.ArchiveSummary.handle) { JSONValue($0.handle) },
      .init("photos", \JSONStrings.ArchiveSummary.photos) { .integer($0.photos) },
      .init("absentPhotos", \JSONStrings.ArchiveSummary.absentPhotos) { .integer($0.absentPhotos) },
      .init("counts", \JSONStrings.ArchiveSummary.counts) { counts($0.counts) },
    ])

  static let skippedRecord = JSONFormat<SkippedRecord>(
    \JSONStrings.SkippedRecord.form,
    keys: [
      .init("kind", \JSONStrings.SkippedRecord.kind) { .string($0.kind.rawValue) },
      .init("name", \JSONStrings.SkippedRecord.name) { .string($0.name) },
      .init("reason", \JSONStrings.SkippedRecord.reason) { .string($0.reason.rawValue) },
    ])

  static let importReport = JSONFormat<ImportReport>(
    \JSONStrings.ImportReport.form,
    keys: [
      .init("came", \JSONStrings.ImportReport.came) { counts($0.imported) },
      .init("profile", \JSONStrings.ImportReport.profile) { report in
        .array(ProfilePart.allCases.filter(report.profile.contains).map { .string($0.rawValue) })
      },
      .init("photos", \JSONStrings.ImportReport.photos) { .integer($0.photos) },
      .init("wasHere", \JSONStrings.ImportReport.wasHere) { .integer($0.alreadyPresent) },
      .init("absent", \JSONStrings.ImportReport.absent) { .array($0.skipped.map(skippedRecord.document)) },
      .init("absentCount", \JSONStrings.ImportReport.absentCount) { .integer($0.skippedCount) },
    ])

  private static func counts(_ counts: [ArchiveKind: Int]) -> JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: ArchiveKind.allCases.filter { $0 != .profile }.map {
          ($0.rawValue, .integer(counts[$0] ?? 0))
        }))
  }
}
