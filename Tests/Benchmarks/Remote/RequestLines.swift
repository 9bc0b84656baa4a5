/// Finds the lines with which requests begin in what a client sends.
struct RequestLines {
  private static let end = Array(" HTTP/1.1".utf8)

  /// What has come of the line that isn't whole yet.
  private var line: [UInt8] = []

  /// The method and the path of each request that begins in these bytes.
  mutating func add(_ bytes: ArraySlice<UInt8>) -> [String] {
    var requests: [String] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        line.append(byte)
        continue
      }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if line.suffix(Self.end.count) == Self.end[...] {
        let text = String(decoding: line.dropLast(Self.end.count), as: UTF8.self)
        // The form of the request before it may end on the same line.
        requests.append(
          text.firstMatch(of: /(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/).map { String($0.0) } ?? text)
      }
      line.removeAll(keepingCapacity: true)
    }
    return requests
  }
}
