import HTTPTypes
import Hummingbird
import NIOCore
import SocialBackend

/// The files that pages and clients show: photos, and the server's own pictures and style sheet.
struct FileRoutes: Sendable {
  let parts: ServerParts

  func add(to router: Router<ServerContext>) {
    let photos = PhotoFiles(store: parts.media, suspensions: parts.backend.suspensions)
    router.get("/media/:folder/:file") { request, context in
      try await admit(request, context)
      return try await photos.response(
        folder: context.parameters.get("folder") ?? "", file: context.parameters.get("file") ?? "", request,
        context)
    }
    router.get(RouterPath(PageStyle.address)) { request, context in
      try await admit(request, context)
      return Self.asset(
        "text/css; charset=utf-8", ByteBuffer(string: PageStyle.sheet), PageStyle.tag,
        keptFor: "31536000, immutable", request)
    }
    router.get(RouterPath(PasskeyScript.address)) { request, context in
      try await admit(request, context)
      return Self.asset(
        "text/javascript; charset=utf-8", ByteBuffer(string: PasskeyScript.source), PasskeyScript.tag,
        keptFor: "31536000, immutable", request)
    }
    router.get("/assets/**") { request, context in
      try await admit(request, context)
      let name = context.parameters.getCatchAll().joined(separator: "/")
      guard let picture = Picture.named(name) else { throw ServerError.notFound }
      return Self.asset(
        "image/png", ByteBuffer(bytes: picture.content), picture.tag, keptFor: "86400", request)
    }
  }

  /// Throws `ServerError` if too many files are fetched.
  private func admit(_ request: Request, _ context: ServerContext) async throws {
    let client = parts.address(of: request, context)
    try parts.count(.files, for: client.network)
    await Turns.takeForFile(at: client)
  }

  private static func asset(
    _ type: String, _ content: ByteBuffer, _ tag: EntityTag, keptFor time: String, _ request: Request
  ) -> Response {
    let headers: HTTPFields = [
      .contentType: type, .cacheControl: "public, max-age=\(time)", .eTag: tag.text,
      .xContentTypeOptions: "nosniff",
    ]
    if tag.isKnown(to: request) { return .notModified(headers) }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: content))
  }
}
