import AppValues

/// Reads a file line by line, in pieces, and remembers where it was and the checksum of what is before.
struct LineReader: Sendable {
  /// The longest line that is read, in bytes.
  static let longest = 1 << 20
  private static let piece = 64 * 1024
  private static let newline = UInt8(ascii: "\n")

  private let file: any SyncFile
  private let end: Int64
  private var buffer: [UInt8] = []
  private var start = 0

  /// Behind the last whole line.
  private(set) var offset: Int64 = 0
  /// Of all bytes before `offset`.
  private(set) var checksum = Checksum()
  /// How many lines there are before `offset`.
  private(set) var lines = 0
  /// Whether what is behind `offset` is longer than a line may be, and not ended.
  private(set) var endsTooLong = false

  /// - Parameters:
  ///   - file: What to read.
  ///   - end: Where to stop: what is added as one reads is read another time.
  init(_ file: any SyncFile, end: Int64) {
    self.file = file
    self.end = end
  }

  /// A line without its LF; or that one was too long.
  enum Line: Sendable {
    case line(ArraySlice<UInt8>)
    case tooLong
  }

  /// The next line; nil when no whole one is left.
  mutating func next() throws(AppError) -> Line? {
    var searched = start
    while true {
      if let newline = buffer[searched...].firstIndex(of: Self.newline) {
        let line = buffer[start..<newline]
        pass(to: newline + 1)
        return line.count > Self.longest ? .tooLong : .line(line)
      }
      if buffer.count - start > Self.longest { return try passLongLine() ? .tooLong : nil }
      let rest = buffer.count - start
      guard try fill() else { return nil }
      searched = rest
    }
  }

  /// Passes over what was read before, where it's still the same.
  ///
  /// - Returns: Whether it is; otherwise this one is used up.
  mutating func pass(_ reading: FileReading) throws(AppError) -> Bool {
    guard reading.offset <= end else { return false }
    while offset < reading.offset {
      let piece = try file.read(Int(min(Int64(Self.piece), reading.offset - offset)), at: offset)
      if piece.isEmpty { return false }
      checksum.add(piece)
      offset += Int64(piece.count)
    }
    lines = reading.lines
    return checksum == reading.checksum
  }

  private mutating func pass(to next: Int) {
    checksum.add(buffer[start..<next])
    offset += Int64(next - start)
    start = next
    lines += 1
  }

  /// Reads on; what has been passed is dropped.
  private mutating func fill() throws(AppError) -> Bool {
    buffer.removeFirst(start)
    start = 0
    let piece = try read(at: offset + Int64(buffer.count))
    buffer += piece
    return !piece.isEmpty
  }

  private func read(at position: Int64) throws(AppError) -> [UInt8] {
    let count = min(Int64(Self.piece), end - position)
    return count > 0 ? try file.read(Int(count), at: position) : []
  }

  /// Passes over a line without keeping it; false where it has no end yet.
  private mutating func passLongLine() throws(AppError) -> Bool {
    var (passed, position) = (checksum, offset + Int64(buffer.count - start))
    passed.add(buffer[start...])
    while true {
      let piece = try read(at: position)
      if piece.isEmpty {
        endsTooLong = true
        return false
      }
      guard let newline = piece.firstIndex(of: Self.newline) else {
        passed.add(piece)
        position += Int64(piece.count)
        continue
      }
      passed.add(piece[...newline])
      (checksum, offset, lines) = (passed, position + Int64(newline + 1), lines + 1)
      (buffer, start) = (Array(piece[(newline + 1)...]), 0)
      return true
    }
  }
}
