public import AppValues
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals
public import SocialBackend
public import SocialCredentials
public import SocialMediaStorage

/// The network for everyone's apps: Mastodon's client API over HTTP, and the web pages that signing in needs.
public struct SocialServer: Sendable {
  private let parts: ServerParts
  private let log: Logger

  /// - Parameters:
  ///   - backend: The network.
  ///   - media: Where its photos lie on this machine.
  ///   - uploads: A folder of the server's own, for files until the call that brought them is answered.
  ///   - log: Takes a line for each request, and what goes wrong.
  ///
  /// Throws `unsupported` for a backend that no apps can be let in to.
  public init(
    backend: any Backend, media: MediaStore, uploads: PrivateFolder, options: ServerOptions, log: Logger,
    clock: WallClock = .system
  ) throws(AppError) {
    let site = options.site ?? Site(listeningAt: options.bind, port: options.port)
    parts = ServerParts(
      backend: backend, site: site, options: options,
      callers: try Callers(backend: backend, clock: clock),
      form: MastodonForm(site: site, mediaFolder: media.folderPath),
      limiter: RateLimiter(clock: clock), media: media, uploads: uploads, clock: clock, vapidKey: "")
    self.log = log
  }

  /// Serves until the task is cancelled or the process is asked to stop: then it answers what it has taken, and ends.
  ///
  /// - Parameter started: Called with the port once it listens.
  public func run(started: @escaping @Sendable (Int) async -> Void = { _ in }) async throws {
    let application = application(started: started)
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [.init(service: application)], gracefulShutdownSignals: [.sigterm, .sigint], logger: log))
    try await group.run()
  }

  /// The server as a service, for tests in the same process, too.
  func application(
    started: @escaping @Sendable (Int) async -> Void = { _ in }
  ) -> Application<RouterResponder<ServerContext>> {
    Application(
      router: router(),
      server: .http1(
        configuration: .init(
          idleTimeout: .seconds(75),
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 100))),
      configuration: ApplicationConfiguration(
        address: .hostname(parts.options.bind, port: parts.options.port)),
      onServerRunning: { channel in await started(channel.localAddress?.port ?? 0) },
      logger: log)
  }

  private func router() -> Router<ServerContext> {
    let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
    let pages = Pages(parts: parts)
    router.add(middleware: AccessLog())
    router.add(middleware: CrossOrigin())
    router.add(middleware: ErrorAnswers(pages: pages))
    let routes = EndpointRoutes(router: router, parts: parts)
    InstanceRoutes(parts: parts).add(to: routes)
    OAuthRoutes(parts: parts).add(to: routes)
    RegistrationRoutes(parts: parts).add(to: routes)
    StatusRoutes(parts: parts).add(to: routes)
    StatusActionRoutes(parts: parts).add(to: routes)
    StatusWritingRoutes(parts: parts).add(to: routes)
    MediaRoutes(parts: parts).add(to: routes)
    TimelineRoutes(parts: parts).add(to: routes)
    addPeople(to: routes)
    let pageRoutes = PageRoutes(pages: pages)
    SignInPages(routes: pageRoutes).add(to: router)
    AuthorizePages(routes: pageRoutes).add(to: router)
    PublicPages(routes: pageRoutes).add(to: router)
    FileRoutes(photos: PhotoFiles(store: parts.media)).add(to: router)
    return router
  }

  private func addPeople(to routes: EndpointRoutes) {
    AccountRoutes(parts: parts).add(to: routes)
    AccountPostRoutes(parts: parts).add(to: routes)
    OwnAccountRoutes(parts: parts).add(to: routes)
    RelationRoutes(parts: parts).add(to: routes)
    RelationListRoutes(parts: parts).add(to: routes)
    ReportRoutes(parts: parts).add(to: routes)
    FeaturedRoutes(parts: parts).add(to: routes)
    ListRoutes(parts: parts).add(to: routes)
    TagRoutes(parts: parts).add(to: routes)
    SearchRoutes(parts: parts).add(to: routes)
    LaterRoutes().add(to: routes)
  }
}
