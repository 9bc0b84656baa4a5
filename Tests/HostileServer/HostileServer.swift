import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging

/// A server as other people's can be: ids are ULIDs or numbers, pages go on only where links say, texts are HTML, words
/// are unknown, keys are missing or too many, and whole groups of endpoints aren't there.
///
/// It listens on a port of this machine's own. Whoever signs in with any token is `mia`.
public struct HostileServer: Sendable {
  /// What happened at the server.
  public let record = HostileRecord()

  /// A server of a test's own.
  public init() {}

  /// Runs the server as long as the body does.
  ///
  /// - Parameter body: Given the port.
  public func run(_ body: @escaping @Sendable (Int) async throws -> Void) async throws {
    var log = Logger(label: "tests")
    log.logLevel = .critical
    let application = Application(
      router: router(), configuration: .init(address: .hostname("127.0.0.1", port: 0)), logger: log)
    try await application.test(.live) { client in
      try await body(client.port ?? 0)
    }
  }

  private func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: HostileRequests(record: record))
    addReading(to: router)
    addWriting(to: router)
    addMissing(to: router)
    return router
  }

  private func addReading(to router: Router<BasicRequestContext>) {
    router.get("/api/v1/instance") { _, _ in
      HostileAnswer.json(#"{"uri": 7, "configuration": {"statuses": {"max_characters": "5000"}}}"#)
    }
    router.get("/api/v1/accounts/verify_credentials") { _, _ in
      HostileAnswer.json(HostilePeople.ownMia)
    }
    router.get("/api/v1/accounts/relationships") { _, _ in
      HostileAnswer.json(HostilePeople.toBob)
    }
    router.get("/api/v1/accounts/lookup") { _, _ in HostileAnswer.json(HostilePeople.bob) }
    router.get("/api/v1/accounts/:id") { _, context in
      context.parameters.get("id") == HostilePeople.bobID
        ? HostileAnswer.json(HostilePeople.bob) : HostileAnswer.notFound
    }
    for path in ["/api/v1/timelines/home", "/api/v1/timelines/public", "/api/v1/favourites"] {
      router.get(RouterPath(path)) { request, _ in
        HostilePosts.page(path, after: request.uri.queryParameters["cursor"].map(String.init))
      }
    }
    router.get("/api/v1/statuses/:id") { _, context in
      let post = HostilePosts.post(context.parameters.get("id") ?? "")
      return post.map { HostileAnswer.json($0) } ?? HostileAnswer.notFound
    }
    router.get("/api/v1/statuses/:id/context") { _, _ in HostileAnswer.json(HostilePosts.context) }
    router.get("/api/v1/streaming/user") { request, _ in HostileStream.answer(to: request) }
    router.get("/api/v1/notifications") { _, _ in HostileAnswer.json(HostileNotices.all) }
  }

  private func addWriting(to router: Router<BasicRequestContext>) {
    // What is answered was true a moment ago.
    router.post("/api/v1/statuses/:id/favourite") { _, context in
      let post = HostilePosts.post(context.parameters.get("id") ?? "")
      return post.map { HostileAnswer.json($0) } ?? HostileAnswer.notFound
    }
    router.post("/api/v1/statuses") { _, _ in HostileAnswer.json(HostilePosts.post("01JSTRANGE") ?? "{}") }
    router.post("/api/v2/media") { _, _ in
      HostileAnswer.json(#"{"id": "01JPHOTO", "type": "image", "url": null}"#, .accepted)
    }
    router.get("/api/v1/media/:id") { [record] _, _ in
      let isReady = record.count("GET /api/v1/media/01JPHOTO") > 2
      let url = isReady ? #""https://far.example/p.jpg""# : "null"
      return HostileAnswer.json(
        #"{"id": "01JPHOTO", "type": "image", "url": \#(url)}"#, isReady ? .ok : .partialContent)
    }
  }

  private func addMissing(to router: Router<BasicRequestContext>) {
    for path in ["/api/v1/bookmarks", "/api/v1/directory"] {
      router.get(RouterPath(path)) { _, _ in Response(status: .notImplemented) }
    }
    // Its front end answers for everything that it doesn't know.
    router.get("/api/socialconnect/**") { _, _ in HostileAnswer.page(.ok) }
    for path in ["/api/v1/lists", "/api/v1/followed_tags"] {
      router.get(RouterPath(path)) { _, _ in HostileAnswer.page(.notFound) }
    }
  }
}
