/// What is taken of an archive that someone else may have made.
public struct ArchiveLimits: Sendable {
  /// The most files and folders.
  public var entries = 200_000
  /// The most bytes that all of them take, unpacked.
  public var bytes: Int64 = 16 << 30
  /// The most bytes that a file takes.
  public var fileBytes: Int64 = 2 << 30
  /// How many times its own size an archive may take, unpacked. Text becomes ten or twenty times smaller; a
  /// thousand times smaller is nothing but noughts.
  public var ratio: Int64 = 200
  /// What may be taken whatever the ratio.
  public var harmless: Int64 = 64 << 20

  /// The longest table of contents, in bytes.
  public var listing = 64 << 20

  public init() {}

  /// For what is as large as a whole network: there is only as much as the disk has room for.
  public static var wholeNetwork: ArchiveLimits {
    var limits = ArchiveLimits()
    limits.entries = .max
    limits.bytes = 1 << 50
    limits.fileBytes = 1 << 50
    limits.ratio = .max
    limits.listing = 1 << 30
    return limits
  }

  /// The most megabytes, as people are told.
  var megabytes: Int { Int(bytes >> 20) }
}
