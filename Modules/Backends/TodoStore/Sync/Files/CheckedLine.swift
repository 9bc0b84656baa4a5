/// A JSON object in a line of its own, whose last member is a checksum of what is before it.
enum CheckedLine {
  private static let before = Array(#","crc":""#.utf8)
  private static let after = Array(#""}"#.utf8)
  private static let length = before.count + 8 + after.count

  /// Ends a line, with LF.
  ///
  /// - Parameter body: The object without its closing brace.
  static func bytes(_ body: String) -> [UInt8] {
    var bytes = Array(body.utf8)
    let checksum = Checksum(of: bytes)
    bytes += before + Array(checksum.text.utf8) + after
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// A line without its checksum, and without its closing brace.
  static func body(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> { line.dropLast(length) }

  /// Whether a line without its LF is as it was written.
  static func isSound(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > length else { return false }
    let body = body(of: line)
    return line[body.endIndex...].elementsEqual(before + Array(Checksum(of: body).text.utf8) + after)
  }
}
