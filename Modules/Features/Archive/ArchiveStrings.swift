public import AppScreens

/// The words of taking an archive out and letting one in.
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
  /// What an archive holds, and whose it is if it says.
  public var found: @Sendable (_ handle: String?) -> String
  public var into: @Sendable (_ handle: String) -> String
  /// That these switches, by their names, are on once the archive has come.
  public var switchesOn: @Sendable (_ names: [String]) -> String
  /// The name of a switch; nil for what is none.
  public var switchName: @Sendable (ProfilePart) -> String?
  public var start: String
  public var resume: String
  public var stopped: @Sendable (ArchiveProgress) -> String
  public var imported: String
  public var nothingToImport: String
  /// What the account says of itself now, by the names of its parts.
  public var profileImported: @Sendable (_ names: [String]) -> String
  /// A part by name; of a switch, that it is on now.
  public var part: @Sendable (ProfilePart) -> String
  public var alreadyPresent: @Sendable (Int) -> String
  /// The headings of the skipped records, and of those imported in part.
  public var skipped, partial: String
  /// How many more records there are than are shown.
  public var moreAbsent: @Sendable (Int) -> String
  public var goOn: String
  public var progress: @Sendable (ArchiveProgress) -> String
  /// A kind as the name of several.
  public var many: @Sendable (ArchiveKind) -> String
  /// A kind as the name of one.
  public var one: @Sendable (ArchiveKind) -> String
  public var why: @Sendable (SkipReason) -> String
  public var counted: @Sendable (_ name: String, Int) -> String
  public var withPhotos: @Sendable (Int) -> String
  public var absentPhotos: @Sendable (Int) -> String
}
