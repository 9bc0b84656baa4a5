public import AppScreens

/// Renders the contents of archives and the results of imports, for screens and commands.
public struct ArchiveRendering: Sendable {
  /// The number of skipped records from which on the reasons are counted.
  private static let many = 10

  private let strings: ArchiveStrings

  /// - Parameter strings: The texts in the language of the screen or the command.
  public init(strings: ArchiveStrings) {
    self.strings = strings
  }

  /// The `summary` of an archive, with a line for each kind that has records.
  public func lines(_ summary: ArchiveSummary) -> [Line] {
    let absent = summary.absentPhotos
    return lines(counts: summary.counts, photos: summary.photos)
      + (absent == 0 ? [] : [Line(strings.absentPhotos(absent))])
  }

  /// The `report` of an import, without the skipped records.
  public func lines(_ report: ImportReport) -> [Line] {
    let imported = lines(report.profile) + lines(counts: report.imported, photos: report.photos)
    let before =
      report.alreadyPresent == 0 ? [] : [Line(strings.alreadyPresent(report.alreadyPresent), .faint)]
    return imported.isEmpty && before.isEmpty ? [Line(strings.nothingToImport)] : imported + before
  }

  /// A skipped `record`, and why it was skipped.
  public func line(_ record: SkippedRecord) -> Line {
    Line([
      TextSpan("\(strings.one(record.kind)): \(record.name)"),
      TextSpan(" · \(strings.why(record.reason))", .faint),
    ])
  }

  /// The number of skipped records for each reason in a `report`, the most frequent first; empty if there are only a
  /// few.
  public func reasons(_ report: ImportReport) -> [Line] {
    let missing = report.missing
    if missing.count < Self.many { return [] }
    let counts = Dictionary(grouping: missing) { $0.reason }.mapValues(\.count)
    return counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map {
      Line(strings.counted(strings.why($0.key), $0.value))
    }
  }

  private func lines(_ profile: Set<ProfilePart>) -> [Line] {
    let parts = ProfilePart.allCases.filter(profile.contains)
    let names = parts.filter { !$0.isSwitch }.map(strings.part)
    let said = names.isEmpty ? [] : [Line(strings.profileImported(names))]
    return said + parts.filter(\.isSwitch).map { Line(strings.part($0)) }
  }

  private func lines(counts: [ArchiveKind: Int], photos: Int) -> [Line] {
    ArchiveKind.allCases.compactMap { kind in
      // The account itself isn't counted: there is always one.
      guard kind != .profile, let count = counts[kind], count > 0 else { return nil }
      let line = strings.counted(strings.many(kind), count)
      return Line(kind == .posts && photos > 0 ? line + strings.withPhotos(photos) : line)
    }
  }
}
