import AppValues
import SocialScheduling

/// Reads the parts of a body in pieces, one after the other.
actor BodyReader {
  /// The number of bytes in a piece of a file, or of a longer part.
  private static let pieceSize = 65536

  private var parts: ArraySlice<NetworkBody.Part>
  /// How far the first part has been read.
  private var offset = 0
  private var opened: OpenedFile?

  init(_ parts: [NetworkBody.Part]) {
    self.parts = parts.filter { $0.size > 0 }[...]
  }

  /// The next piece; nil at the end.
  func next() async throws(NetworkError) -> [UInt8]? {
    guard let part = parts.first else { return nil }
    let count = min(Self.pieceSize, part.size - offset)
    let piece: [UInt8]
    switch part {
    case .bytes(let bytes): piece = Array(bytes[offset..<offset + count])
    case .file(let file, let size): piece = try await read(count, of: file, size)
    }
    offset += piece.count
    if offset == part.size {
      parts = parts.dropFirst()
      offset = 0
      opened = nil
    }
    return piece
  }

  private func read(_ count: Int, of file: LocalFile, _ size: Int) async throws(NetworkError) -> [UInt8] {
    let (known, start) = (opened, offset)
    let (reading, piece) = try await BlockingWork.run { () throws(NetworkError) -> (OpenedFile, [UInt8]) in
      let reading = if let known { known } else { try OpenedFile(file) }
      // What was said of its length would be wrong.
      guard reading.size == size else { throw .unreadable(file) }
      return (reading, try reading.read(count, at: start))
    }
    opened = reading
    return piece
  }
}
