import HTTPTypes
import Hummingbird
import NIOCore

/// The files that pages and clients show: photos, and the server's own pictures and style sheet.
struct FileRoutes: Sendable {
  let photos: PhotoFiles

  func add(to router: Router<ServerContext>) {
    router.get("/media/:folder/:file") { request, context in
      try await photos.response(
        folder: context.parameters.get("folder") ?? "", file: context.parameters.get("file") ?? "", request,
        context)
    }
    router.get("/assets/style.css") { _, _ in
      Self.asset("text/css; charset=utf-8", ByteBuffer(string: PageStyle.sheet))
    }
    router.get("/assets/**") { _, context in
      let name = context.parameters.getCatchAll().joined(separator: "/")
      guard let content = Pictures.content(of: name) else { throw ServerError.notFound }
      return Self.asset("image/png", ByteBuffer(bytes: content))
    }
  }

  private static func asset(_ type: String, _ content: ByteBuffer) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: type, .cacheControl: "public, max-age=86400", .xContentTypeOptions: "nosniff"],
      body: ResponseBody(byteBuffer: content))
  }
}
