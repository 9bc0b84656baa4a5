/// The limits for an archive that someone else may have made.
public struct ArchiveLimits: Sendable {
  /// The maximum number of files and folders.
  public var entries = 200_000
  /// The maximum unpacked size of everything, in bytes.
  public var bytes: Int64 = 16 << 30
  /// The maximum unpacked size of one file, in bytes.
  public var fileBytes: Int64 = 2 << 30
  /// How many times its own size an archive can unpack to. Text shrinks to a tenth or a twentieth; only zeros shrink
  /// to a thousandth.
  public var ratio: Int64 = 200
  /// The unpacked size that is accepted at any ratio, in bytes.
  public var harmless: Int64 = 64 << 20

  /// The maximum size of the table of contents, in bytes.
  public var listing = 64 << 20

  public init() {}

  /// Limits for archives of a whole network, which only the disk limits.
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
