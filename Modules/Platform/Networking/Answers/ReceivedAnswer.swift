import Foundation
import MastodonAPI

/// An answer that is there as a whole.
struct ReceivedAnswer {
  let status: Int
  let headers: NetworkHeaders
  let body: [UInt8]

  /// Whether it's a web page, whatever was asked for.
  var isWebPage: Bool {
    // The bytes of spaces, ends of lines and the mark of UTF-8.
    body.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "<")
  }

  /// Reads a value.
  ///
  /// Throws `undecodable`.
  func value<Value: WireValue>(of type: Value.Type) throws(NetworkError) -> Value {
    if isWebPage { throw .undecodable(.webPage) }
    do {
      return try Value.read(from: Data(body))
    } catch {
      throw .undecodable(.malformed(Self.place(of: error)))
    }
  }

  /// What is wrong with it, without anything that was read.
  private static func place(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context): "\(path(context.codingPath + [key])) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(path(context.codingPath)) is of another type"
    case DecodingError.dataCorrupted(let context): "\(path(context.codingPath)) can't be read"
    default: "it can't be read"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.isEmpty
      ? "the answer" : keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
