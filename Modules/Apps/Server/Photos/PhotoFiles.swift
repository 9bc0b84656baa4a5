import Foundation
import HTTPTypes
import Hummingbird
import SocialBackend
import SocialMediaStorage

/// Serves the files of photos and films. Their names can't be guessed and never stand for anything else, so that browsers keep
/// them; anyone who has an address may see the photo, except while its owner is suspended.
struct PhotoFiles: Sendable {
  let store: MediaStore
  /// Knows which files mustn't be shown.
  let suspensions: any Suspensions

  func response(folder: String, file: String, _ request: Request, _ context: ServerContext) async throws
    -> Response
  {
    guard let type = Self.type(folder: folder, file: file) else { throw ServerError.notFound }
    let path = store.path(of: "\(folder)/\(file)")
    guard let length = Self.length(path) else { throw ServerError.notFound }
    if try await suspensions.withholds(file: "\(folder)/\(file)") { throw ServerError.notFound }
    let tag = "\"\(file)\""
    var headers: HTTPFields = [
      .contentType: type, .cacheControl: "public, max-age=31536000, immutable", .eTag: tag,
      .acceptRanges: "bytes", .xContentTypeOptions: "nosniff",
      .contentSecurityPolicy: "default-src 'none'; form-action 'none'",
    ]
    if EntityTag.isKnown(tag, to: request) { return .notModified(headers) }
    guard let asked = Self.range(request, tag) else {
      return Response(
        status: .ok, headers: headers, body: try await FileIO().loadFile(path: path, context: context))
    }
    guard let range = asked.range(within: length) else {
      headers[.contentRange] = "bytes */\(length)"
      return Response(status: .rangeNotSatisfiable, headers: headers)
    }
    headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(length)"
    return Response(
      status: .partialContent, headers: headers,
      body: try await FileIO().loadFile(path: path, range: range, context: context))
  }

  /// The type of a file; nil for a name that photos never have.
  private static func type(folder: String, file: String) -> String? {
    guard folder.wholeMatch(of: /[0-9a-f]{2}/) != nil,
      let match = file.wholeMatch(of: /[0-9a-f]{30}\.([a-z0-9]+)/)
    else { return nil }
    return switch match.1 {
    case "jpg": "image/jpeg"
    case "png": "image/png"
    case "webp": "image/webp"
    case "mp4": "video/mp4"
    default: nil
    }
  }

  private static func length(_ path: String) -> Int? {
    // For a deleted photo, there is nothing more to say than that it isn't found.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.size] as? Int
  }

  /// The requested range, if the file is still the one that the client has a part of.
  private static func range(_ request: Request, _ tag: String) -> ByteRange? {
    guard let text = request.headers[.range], request.headers[.ifRange].map({ $0 == tag }) ?? true else {
      return nil
    }
    return ByteRange(text)
  }
}

/// A part of a file, as a client asks for it (RFC 9110, section 14.1.2). Several at once are answered with the whole.
private struct ByteRange: Equatable {
  /// The first byte; nil if the last `end` bytes are requested.
  private let start: Int?
  private let end: Int?

  /// - Parameter text: `bytes=0-499`, `bytes=500-` or `bytes=-500`; nil for anything else.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /bytes=([0-9]*)-([0-9]*)/) else { return nil }
    start = Int(match.1)
    end = Int(match.2)
    if start == nil, end == nil { return nil }
  }

  /// The bytes of a file that are meant; nil if it has none of them.
  func range(within length: Int) -> ClosedRange<Int>? {
    guard length > 0 else { return nil }
    guard let start else {
      guard let end, end > 0 else { return nil }
      return max(0, length - end)...(length - 1)
    }
    let last = min(end ?? length - 1, length - 1)
    return start <= last ? start...last : nil
  }
}
