import Archive

// What `export` and `import` print.
extension JSONForms {
  static let archiveSummary = JSONForm<ArchiveSummary>(
    name: "export",
    keys: [
      .init("handle", "whose archive it is") { JSONValue($0.handle) },
      .init("photos", "how many") { .integer($0.photos) },
      .init("counts", "how many things of each kind, by the names of their files") { counts($0.counts) },
    ])

  static let absence = JSONForm<Absence>(
    name: "absence",
    keys: [
      .init("kind", AbsenceKinds.help) { .string($0.kind.rawValue) },
      .init("name", "a handle, a name, an address or the beginning of a text") { .string($0.name) },
      .init("reason", AbsenceReason.allCases.map(\.rawValue).joined(separator: ", ")) {
        .string($0.reason.rawValue)
      },
    ])

  static let importReport = JSONForm<ImportReport>(
    name: "import",
    keys: [
      .init("came", "how many things of each kind") { counts($0.came) },
      .init("profile", ProfileParts.help) { report in
        .array(ProfilePart.allCases.filter(report.profile.contains).map { .string($0.rawValue) })
      },
      .init("photos", "how many came") { .integer($0.photos) },
      .init("wasHere", "how many were here before") { .integer($0.wasHere) },
      .init("absent", "absences: what could not come") { .array($0.absences.map(absence.document)) },
      .init("absentCount", "how many those are") { .integer($0.absenceCount) },
    ])

  private static func counts(_ counts: [ArchiveKind: Int]) -> JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: ArchiveKind.allCases.filter { $0 != .profile }.map {
          ($0.rawValue, .integer(counts[$0] ?? 0))
        }))
  }

  private enum ProfileParts {
    static let help =
      "what the account has from the archive now: "
      + ProfilePart.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private enum AbsenceKinds {
    static let help = ArchiveKind.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
