/// The limits of an archive that someone else may have made.
public struct ArchiveLimits: Sendable {
  /// The maximum number of files and folders.
  public var entries = 200_000
  /// The maximum size of all of them, unpacked, in bytes.
  public var bytes: Int64 = 16 << 30
  /// The maximum size of a file, in bytes.
  public var fileBytes: Int64 = 2 << 30
  /// How many times its own size an archive can take, unpacked. Text gets ten or twenty times smaller; only zeros get a
  /// thousand times smaller.
  public var ratio: Int64 = 200
  /// The size that is accepted whatever the ratio.
  public var harmless: Int64 = 64 << 20

  /// The longest table of contents, in bytes.
  public var listing = 64 << 20

  public init() {}

  /// For archives as large as a whole network: only the disk limits them.
  public static var wholeNetwork: ArchiveLimits {
    var limits = ArchiveLimits()
    limits.entries = .max
    limits.bytes = 1 << 50
    limits.fileBytes = 1 << 50
    limits.ratio = .max
    limits.listing = 1 << 30
    return limits
  }

  /// The maximum size in megabytes, to show to people.
  var megabytes: Int { Int(bytes >> 20) }
}
