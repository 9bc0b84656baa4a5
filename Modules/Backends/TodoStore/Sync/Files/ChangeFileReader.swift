import AppValues
import SocialScheduling

/// Reads a file of changes from where it was read last, a batch at a time.
struct ChangeFileReader: Sendable {
  private let status: FileStatus
  private var lines: LineReader
  /// How far it was read.
  private(set) var reading: FileReading

  /// What there was to be found in a number of lines.
  struct Batch: Sendable {
    /// What could be read.
    var changes: [FieldChange] = []
    /// The numbers of the lines that were damaged; the first is 1.
    var damaged: [Int] = []
    /// The numbers of the lines that were too long.
    var tooLong: [Int] = []
  }

  private init(status: FileStatus, lines: LineReader, reading: FileReading) {
    self.status = status
    self.lines = lines
    self.reading = reading
    self.reading.identity = nil
  }

  /// Reads on.
  ///
  /// - Parameter limit: The most changes.
  /// - Returns: What was found; nil at the end.
  mutating func next(atMost limit: Int) throws(AppError) -> Batch? {
    if reading.identity != nil { return nil }
    var batch = Batch()
    while batch.changes.count < limit {
      guard let line = try lines.next() else {
        reading.identity = status.identity
        if lines.endsTooLong { batch.tooLong.append(lines.lines + 1) }
        break
      }
      take(line, into: &batch)
    }
    (reading.offset, reading.checksum, reading.lines) = (lines.offset, lines.checksum, lines.lines)
    reading.isDamaged = reading.isDamaged || !batch.damaged.isEmpty || !batch.tooLong.isEmpty
    return batch
  }

  /// Reads on, on a thread that may wait for a disk.
  mutating func readOn(atMost limit: Int) async throws(AppError) -> Batch? {
    let (reader, batch) = try await BlockingWork.run { [self] () throws(AppError) in
      var reader = self
      let batch = try reader.next(atMost: limit)
      return (reader, batch)
    }
    self = reader
    return batch
  }

  private func take(_ line: LineReader.Line, into batch: inout Batch) {
    guard case .line(let bytes) = line else { return batch.tooLong.append(lines.lines) }
    let isFirst = lines.lines == 1
    if isFirst, !reading.isDamaged { return }
    let (change, isSound) = ChangeLine.read(bytes)
    if let change { batch.changes.append(change) }
    if !isSound, !isFirst { batch.damaged.append(lines.lines) }
  }
}

extension ChangeFileReader {
  /// What came of opening a file.
  enum Opening: Sendable {
    /// It can be read. Where its header can't be, and only its name says whose it is, it counts as damaged.
    case reader(ChangeFileReader)
    /// It was read before, and nothing was added.
    case unchanged
    /// It's none of ours, or not yet begun.
    case ignored
    /// It has changed in what was read before.
    case replaced
    /// It ends before the end of what was read before.
    case cutOff
    /// It's of a later version.
    case newer
    /// It's longer than any that is read; its bytes.
    case tooLong(Int64)
  }

  /// Opens a file, and looks at its beginning.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - folder: Where it is.
  ///   - known: How far it was read before; nil for never.
  ///   - own: This device: where its own file is a new one, that is not by itself.
  ///   - devices: Whose copies under other names are read, too.
  ///
  /// Throws `storage(notAFile)`, and what `SyncFolder` does.
  static func open(
    _ name: String, in folder: any SyncFolder, after known: FileReading?, by own: DeviceID,
    knowing devices: Set<DeviceID>
  ) throws(AppError) -> Opening {
    guard let found = try folder.status(of: name) else { return known == nil ? .ignored : .replaced }
    if !found.isFile { throw .storage(.notAFile) }
    if let known, known.identity == found.identity { return .unchanged }
    guard let file = try folder.open(name, for: .reading) else { return known == nil ? .ignored : .replaced }
    let status = try file.status()
    if status.bytes > ChangeFile.longest { return .tooLong(status.bytes) }
    let header = ChangeFileHeader.read(try file.read(ChangeFileHeader.longest, at: 0))
    if header == .newer { return .newer }
    let isCutOff = known.map { status.bytes < $0.offset && header.isThat(of: $0) } ?? false
    guard var reading = reading(header, name, knowing: devices) else {
      return known == nil ? .ignored : isCutOff ? .cutOff : .replaced
    }
    var lines = LineReader(file, end: status.bytes)
    if let known {
      let isSame = known.device == reading.device && known.generation == reading.generation
      if isSame, try lines.pass(known) {
        reading = known
      } else if reading.device == own || reading.generation <= known.generation
        || ChangeFile.device(of: name) == nil
      {
        return isCutOff ? .cutOff : .replaced
      }
      // Otherwise its device has compacted it, and says what holds; nothing has been passed over.
    }
    return .reader(ChangeFileReader(status: status, lines: lines, reading: reading))
  }

  /// Where to begin reading; nil where it's none of ours.
  private static func reading(
    _ header: ChangeFileHeader.Reading, _ name: String, knowing devices: Set<DeviceID>
  ) -> FileReading? {
    let owner = ChangeFile.device(of: name)
    switch (header, owner) {
    case (.header(let header), _) where header.device == owner || devices.contains(header.device):
      return FileReading(name: name, device: header.device, generation: header.generation)
    case (.other, .some(let owner)): return FileReading(name: name, device: owner, isDamaged: true)
    default: return nil
    }
  }
}
