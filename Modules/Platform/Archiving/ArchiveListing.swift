import AppValues

/// The contents of an archive as `bsdtar -tv` lists them, checked before anything is unpacked.
struct ArchiveListing {
  /// The unpacked size of all files, as the archive states it.
  let bytes: Int64
  /// The size of the largest file.
  let largest: Int64

  /// - Parameters:
  ///   - text: A line for each entry: type and mode, links, owner, group, size, date, and name.
  ///   - size: The size of the archive itself.
  ///
  /// Throws `invalid(.file, .unsafe)` for links, devices, and names that lead outside the folder; `invalid(.file,
  /// .tooManyBytes)` for anything beyond the limits; `invalid(.file, .malformed)` for lines it can't parse.
  init(_ text: String, size: Int64, limits: ArchiveLimits) throws(AppError) {
    let lines = text.split(separator: "\n")
    if lines.count > limits.entries { throw .invalid(.file, .tooManyBytes(megabytes: limits.megabytes)) }
    var (total, largest): (Int64, Int64) = (0, 0)
    for line in lines {
      let bytes = try Self.bytes(line)
      guard bytes <= limits.fileBytes, total + bytes <= limits.bytes else {
        throw .invalid(.file, .tooManyBytes(megabytes: limits.megabytes))
      }
      total += bytes
      largest = max(largest, bytes)
    }
    if total > limits.harmless, total / max(size, 1) > limits.ratio {
      throw .invalid(.file, .tooManyBytes(megabytes: limits.megabytes))
    }
    bytes = total
    self.largest = largest
  }

  /// The size of an entry, once it's known to be harmless.
  private static func bytes(_ line: Substring) throws(AppError) -> Int64 {
    // drwxr-xr-x  0 1000 1000  0 Nov 21 12:00 name
    let parts = line.split(separator: " ", maxSplits: 8, omittingEmptySubsequences: true)
    guard parts.count == 9, let type = line.first else { throw .invalid(.file, .malformed) }
    guard type == "-" || type == "d" else { throw .invalid(.file, .unsafe) }
    guard let bytes = Int64(parts[4]), bytes >= 0 else { throw .invalid(.file, .malformed) }
    if !isInside(parts[8]) { throw .invalid(.file, .unsafe) }
    return bytes
  }

  private static func isInside(_ name: Substring) -> Bool {
    // A backslash escapes special characters, and is a separator on other systems.
    if name.hasPrefix("/") || name.contains("\\..") || name.contains("..\\") { return false }
    return !name.split(separator: "/").contains("..")
  }
}
