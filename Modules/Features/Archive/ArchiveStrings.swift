public import AppScreens

/// The texts of exporting and importing archives.
public struct ArchiveStrings: LocalizedStrings {
  public var title: String
  public var explanation: String
  public var export: String
  public var `import`: String
  public var target: String
  public var targetHint: String
  public var source: String
  public var sourceHint: String
  public var taken: @Sendable (_ path: String) -> String
  public var replace: String
  public var otherName: String
  public var otherFile: String
  public var exported: @Sendable (_ path: String) -> String
  public var keepSafe: String
  /// Introduces the contents of an archive, with the handle of its account if known.
  public var found: @Sendable (_ handle: String?) -> String
  public var into: @Sendable (_ handle: String) -> String
  /// Says which settings the import will turn on.
  public var switchesOn: @Sendable (_ names: [String]) -> String
  /// The name of a setting that is on or off; nil for other parts.
  public var switchName: @Sendable (ProfilePart) -> String?
  public var start: String
  public var resume: String
  public var stopped: @Sendable (ArchiveProgress) -> String
  public var imported: String
  public var nothingToImport: String
  /// The imported parts of the profile.
  public var profileImported: @Sendable (_ names: [String]) -> String
  /// The name of a part; for a setting, says that it is now on.
  public var part: @Sendable (ProfilePart) -> String
  public var alreadyPresent: @Sendable (Int) -> String
  /// The headings of the skipped records, and of those imported in part.
  public var skipped, partial: String
  /// The number of records that aren't shown.
  public var moreAbsent: @Sendable (Int) -> String
  public var goOn: String
  public var progress: @Sendable (ArchiveProgress) -> String
  /// The plural name of a kind.
  public var many: @Sendable (ArchiveKind) -> String
  /// The singular name of a kind.
  public var one: @Sendable (ArchiveKind) -> String
  public var why: @Sendable (SkipReason) -> String
  public var counted: @Sendable (_ name: String, Int) -> String
  public var withPhotos: @Sendable (Int) -> String
  public var absentPhotos: @Sendable (Int) -> String
}
