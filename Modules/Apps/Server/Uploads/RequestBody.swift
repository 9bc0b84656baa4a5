import AppValues
import HTTPTypes
import Hummingbird
import MastodonAPI
import NIOCore
import SocialFiles

/// The values in the body of a request, in any of the three formats that clients use.
struct RequestBody {
  /// An event that asks for the body of a request, for clients that wait for that before they send it.
  struct BodyRequested {}

  static let empty = RequestBody(values: RequestValues(), files: .none)

  let values: RequestValues
  let files: UploadedFiles

  /// The largest body without files, in bytes: far more than a post with all its settings.
  static let limit = 1_048_576

  /// Reads the body of a request.
  ///
  /// - Parameters:
  ///   - channel: The connection of the request.
  ///   - uploads: The folder for files until the request is answered; nil to leave files out.
  ///
  /// Throws `tooLarge`, `RequestValuesError`, `storage`.
  static func read(
    _ request: Request, on channel: any Channel, keepingFilesIn uploads: PrivateFolder?
  ) async throws -> RequestBody {
    if request.headers[.expect] != nil {
      channel.triggerUserOutboundEvent(BodyRequested(), promise: nil)
    }
    let type = (request.headers[.contentType] ?? "").lowercased()
    if type.hasPrefix("multipart/form-data") {
      guard let boundary = boundary(in: request.headers[.contentType] ?? "") else {
        throw RequestValuesError.malformed
      }
      return try await UploadReader(boundary: boundary, folder: uploads).read(request.body)
    }
    let bytes = try await bytes(of: request)
    if bytes.isEmpty { return .empty }
    let values =
      type.contains("json") ? try RequestValues(json: bytes) : try RequestValues(form: bytes)
    return RequestBody(values: values, files: .none)
  }

  private static func bytes(of request: Request) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await piece in request.body {
      if bytes.count + piece.readableBytes > limit { throw AppError.tooLarge }
      bytes.append(contentsOf: piece.readableBytesView)
    }
    return bytes
  }

  /// The boundary between the parts of a form (RFC 2046, section 5.1.1).
  private static func boundary(in contentType: String) -> String? {
    for parameter in contentType.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }).lowercased() == "boundary" else { continue }
      let value = parts[1].trimmingPrefix("\"").prefix { $0 != "\"" && $0 != " " }
      return (1...70).contains(value.utf8.count) ? String(value) : nil
    }
    return nil
  }
}
