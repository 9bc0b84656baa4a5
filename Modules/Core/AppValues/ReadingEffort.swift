/// How much a reading is worth waiting for.
public enum ReadingEffort: Sendable {
  /// While its source is known to be out of reach, what is at hand will do.
  case usual
  /// A person has asked for it: the source is asked, however unlikely it is to answer.
  case asked

  /// That of what is read in this task, and in those that it begins.
  @TaskLocal public static var current = ReadingEffort.usual
}
