import AppValues

/// Writes a device's own file of changes. One process of a device writes at a time: who calls holds its lock.
struct ChangeFileWriter: Sendable {
  private let folder: any SyncFolder
  private let device: DeviceID

  init(_ folder: any SyncFolder, device: DeviceID) {
    self.folder = folder
    self.device = device
  }

  private var name: String { ChangeFile.name(of: device) }

  /// Adds changes to the end of the file, on the disk once this returns.
  ///
  /// - Parameters:
  ///   - changes: What to add.
  ///   - reading: How far the file was read: to its end, and its last whole line. What is behind that is a line that
  ///     was not written to its end, and is cut off.
  /// - Returns: How far the file is read with these.
  ///
  /// Throws `storage(locked)` where something else has written to the file since; `storage(full)`, with the file as it
  /// was.
  func append(_ changes: [FieldChange], after reading: FileReading) throws(AppError) -> FileReading {
    guard let file = try folder.open(name, for: .appending) else { throw .storage(.locked) }
    let bytesNow = try file.status().bytes
    guard bytesNow == reading.identity?.first else { throw .storage(.locked) }
    if bytesNow > reading.offset { try file.truncate(to: reading.offset) }
    let bytes = changes.flatMap(ChangeLine.bytes)
    do throws(AppError) {
      try file.append(bytes)
      try file.synchronize()
    } catch {
      // Where this fails, too, the next one who adds does it.
      try? file.truncate(to: reading.offset)
      throw error
    }
    return try grown(reading, by: bytes, lines: changes.count, file)
  }

  /// Begins a file that is to take the place of the device's own.
  ///
  /// - Parameter old: How far that was read; nil where there is none.
  func beginReplacement(of old: FileReading?) throws(AppError) -> Replacement {
    let name = ChangeFile.temporaryName(of: device)
    guard let file = try folder.open(name, for: .creating) else { throw .unavailable }
    let header = ChangeFileHeader(device: device, generation: (old?.generation ?? 0) + 1)
    let reading = FileReading(name: self.name, device: device, generation: header.generation)
    var replacement = Replacement(name: name, file: file, reading: reading)
    do throws(AppError) {
      try replacement.write(header.bytes, lines: 1)
    } catch {
      discard(replacement)
      throw error
    }
    return replacement
  }

  /// Removes a new file that was not put in place: the disk may be full.
  func discard(_ replacement: Replacement) {
    // What stays is removed before the next one is begun.
    try? folder.remove(replacement.name)
  }

  /// Puts the new file in the old one's place, on the disk once this returns.
  ///
  /// - Returns: How far it is read.
  func finish(_ replacement: Replacement) throws(AppError) -> FileReading {
    try replacement.file.synchronize()
    try folder.rename(replacement.name, to: name)
    try folder.synchronize()
    var reading = replacement.reading
    reading.compacted = reading.lines
    reading.identity = try replacement.file.status().identity
    return reading
  }

  /// Removes what is left of new files that were never put in place.
  ///
  /// - Parameter names: Those in the folder.
  func removeLeftovers(among names: [String]) throws(AppError) {
    for name in names where ChangeFile.isTemporary(name, of: device) { try folder.remove(name) }
  }

  /// A file that is being written, to take the place of the device's own.
  struct Replacement: Sendable {
    fileprivate let name: String
    fileprivate let file: any SyncFile
    fileprivate var reading: FileReading

    /// Adds changes.
    mutating func write(_ changes: [FieldChange]) throws(AppError) {
      try write(changes.flatMap(ChangeLine.bytes), lines: changes.count)
    }

    fileprivate mutating func write(_ bytes: [UInt8], lines: Int) throws(AppError) {
      try file.append(bytes)
      reading.offset += Int64(bytes.count)
      reading.checksum.add(bytes)
      reading.lines += lines
    }
  }

  private func grown(
    _ reading: FileReading, by bytes: [UInt8], lines: Int, _ file: any SyncFile
  ) throws(AppError) -> FileReading {
    var grown = reading
    grown.offset += Int64(bytes.count)
    grown.checksum.add(bytes)
    grown.lines += lines
    let status = try file.status()
    // Where it's longer than that, something else has written to it, and it is read once more.
    grown.identity = status.bytes == grown.offset ? status.identity : nil
    return grown
  }
}
