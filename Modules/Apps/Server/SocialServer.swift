public import AppValues
public import Authentication
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
public import Logging
import NIOCore
import ServiceLifecycle
public import SocialBackend
public import SocialCredentials
public import SocialFiles
public import SocialMediaStorage
import SocialScheduling
public import SocialWebPush

/// The network for everyone's apps: Mastodon's client API over HTTP, and the web pages that signing in needs.
public struct SocialServer: Sendable {
  let parts: ServerParts
  private let log: Logger

  /// - Parameters:
  ///   - backend: The network.
  ///   - media: The store of its photos on this machine.
  ///   - uploads: A folder of the server's own, for uploaded files until their request is answered.
  ///   - texts: The folder of the texts by the people who run the server; nil for none.
  ///   - pushKey: The key that identifies the server to push services. Apps ask for it once, so it stays the same.
  ///   - qrCodes: Makes the QR codes on pages.
  ///   - providers: By whose accounts people sign in: those that the backend has, too. Nil for none.
  ///   - secrets: Seals what browsers keep while they are at a provider, on all servers of the network with the same key.
  ///   - log: Takes a line for each request, and errors.
  ///
  /// Throws `unsupported` for a backend that apps can't use.
  public init(
    backend: any HostedNetwork, media: MediaStore, uploads: PrivateFolder, texts: PrivateFolder? = nil,
    pushKey: PushKey,
    qrCodes: QRCodeMaker = .none, options: ServerOptions, providers: ProviderClients? = nil,
    secrets: SecretBox? = nil,
    log: Logger, clock: WallClock = .system
  ) throws {
    let site = options.reachedBy
    let callers = try Callers(backend: backend, clock: clock)
    let mapping = MastodonMapping(
      site: site, mediaFolder: media.folderPath,
      ready: options.keepsReady ? ReadyParts(bytes: options.readyBytes) : nil)
    parts = ServerParts(
      backend: backend, site: site, options: options, callers: callers,
      answers: options.keepsReady
        ? KeptAnswers(
          bytes: options.answerBytes, askedBefore: options.askedBefore, changes: backend.contentChanges,
          clock: clock) : nil,
      mapping: mapping,
      limiter: RateLimiter(clock: clock), streams: StreamHub(limits: options.streams),
      arrivals: mapping.ready.map {
        SharedArrivals(backend.homeArrivals, mapping, $0, most: options.streams.together)
      },
      statistics: KnownStatistics(backend.statistics), media: media, uploads: uploads,
      texts: OperatorTexts(in: texts) { log.warning("\($0)") }, clock: clock,
      pushKey: pushKey, qrCodes: qrCodes,
      pushes: PushService(
        backend: backend, callers: callers, mapping: mapping, key: pushKey, options: options, clock: clock,
        log: log
      ),
      providers: providers.flatMap { clients in
        secrets.map { ServerProviders(clients: clients, secrets: $0) }
      })
    self.log = log
  }

  /// Everyone who listens.
  var streams: StreamHub { parts.streams }

  /// Counts requests.
  var limiter: RateLimiter { parts.limiter }

  /// The paths of everything that is answered.
  var paths: [String] { router().routes.map(\.path.description) }

  /// The service that pushes notifications.
  var pushes: PushService { parts.pushes }

  /// The services that run beside it. Streams end first, since the server waits for all answers before it stops.
  var services: [any Service] { [parts.pushes, parts.streams] }

  /// The server as a service, for tests in the same process.
  func application() throws -> Application<RouterResponder<ServerContext>> {
    let certificates = try parts.options.tls.map { try CertificateStore($0, log: log) }
    let answers = AnswersAtOnce()
    answers.open(parts, log: log)
    return try Self.application(
      router().buildResponder(), parts.options, certificates, answers, log: log
    ) { _ in }
  }

  /// The program's listener.
  ///
  /// - Parameters:
  ///   - responder: Answers the requests.
  ///   - answers: Answers those first whose answers are kept.
  ///   - started: Called with the port once it listens.
  static func application<Responder: HTTPResponder<ServerContext>>(
    _ responder: Responder, _ options: ServerOptions, _ certificates: CertificateStore?,
    _ answers: AnswersAtOnce, log: Logger,
    started: @escaping @Sendable (Int) async -> Void
  ) throws -> Application<Responder> {
    Application(
      responder: responder, server: try channels(options, certificates, answers),
      configuration: ApplicationConfiguration(
        address: .hostname(options.bind, port: options.port),
        availableConnectionsDelegate: .maximum(OpenFileLimit.raise(), logger: log)),
      onServerRunning: { channel in await started(channel.localAddress?.port ?? 0) },
      logger: log)
  }

  /// The protocols that a connection speaks.
  private static func channels(
    _ options: ServerOptions, _ certificates: CertificateStore?, _ answers: AnswersAtOnce
  ) throws -> HTTPServerBuilder {
    let configuration = HTTP1Channel.Configuration(
      additionalChannelHandlers: [WebSocketUpgrade(limits: options.streams), RequestPace()],
      idleTimeout: .seconds(75),
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 100))
    let threads = FairThreads()
    let http = HTTPServerBuilder { responder in
      ServedConnection(responder: responder, configuration: configuration, threads: threads, answers: answers)
    }
    guard let certificates else { return http }
    return try .tls(http, tlsConfiguration: certificates.configuration)
  }

  func router() -> Router<ServerContext> {
    let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
    let pages = Pages(parts: parts)
    router.add(middleware: AccessLog())
    if let answers = parts.answers { router.add(middleware: AnswerKeeping(parts: parts, answers: answers)) }
    router.add(middleware: AnswerHeaders(isEncrypted: parts.options.tls != nil))
    router.add(middleware: CrossOrigin())
    router.add(middleware: Compression())
    router.add(middleware: ErrorAnswers { pages.failure($0, for: $1) })
    let routes = EndpointRoutes(router: router, parts: parts)
    InstanceRoutes(parts: parts).add(to: routes)
    OAuthRoutes(parts: parts).add(to: routes)
    RegistrationRoutes(parts: parts).add(to: routes)
    StatusRoutes(parts: parts).add(to: routes)
    StatusActionRoutes(parts: parts).add(to: routes)
    PollRoutes(parts: parts).add(to: routes)
    StatusWritingRoutes(parts: parts).add(to: routes)
    MediaRoutes(parts: parts).add(to: routes)
    TimelineRoutes(parts: parts).add(to: routes)
    ConversationRoutes(parts: parts).add(to: routes)
    ScheduledRoutes(parts: parts).add(to: routes)
    FilterRoutes(parts: parts).add(to: routes)
    NotificationRoutes(parts: parts).add(to: routes)
    NotificationGroupRoutes(parts: parts).add(to: routes)
    NotificationRequestRoutes(parts: parts).add(to: routes)
    AnnouncementRoutes(parts: parts).add(to: routes)
    PushRoutes(parts: parts).add(to: routes)
    StreamRoutes(parts: parts).add(to: routes)
    addPeople(to: routes)
    addOwn(to: routes)
    let pageRoutes = PageRoutes(pages: pages)
    SignInPages(routes: pageRoutes).add(to: router)
    PasswordPages(routes: pageRoutes).add(to: router)
    SignUpPages(routes: pageRoutes).add(to: router)
    PasskeyPages(routes: pageRoutes)?.add(to: router)
    if let providers = parts.providers {
      let visits = ProviderPages(routes: pageRoutes, providers: providers)
      visits.add(to: router)
      ProviderAccountPages(visits: visits).add(to: router)
    }
    AuthorizePages(routes: pageRoutes).add(to: router)
    AccountPages(routes: pageRoutes).add(to: router)
    TwoFactorPages(routes: pageRoutes).add(to: router)
    SessionPages(routes: pageRoutes).add(to: router)
    RestoreEmailPages(routes: pageRoutes).add(to: router)
    OperatorPages(routes: pageRoutes).add(to: router)
    PublicPages(routes: pageRoutes).add(to: router)
    FileRoutes(parts: parts).add(to: router)
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
    FeaturedTagRoutes(parts: parts).add(to: routes)
    ListRoutes(parts: parts).add(to: routes)
    TagRoutes(parts: parts).add(to: routes)
    SearchRoutes(parts: parts).add(to: routes)
    TrendRoutes(parts: parts).add(to: routes)
    UnimplementedRoutes().add(to: routes)
  }

  /// Adds endpoints for what Mastodon's API lacks.
  private func addOwn(to routes: EndpointRoutes) {
    CapabilityRoutes(parts: parts).add(to: routes)
    SignInRoutes(parts: parts).add(to: routes)
    ProofRoutes().add(to: routes)
    TwoFactorRoutes(parts: parts).add(to: routes)
    AccountLogRoutes().add(to: routes)
    PasswordRoutes(parts: parts).add(to: routes)
    ProviderRoutes(parts: parts).add(to: routes)
    EmailRoutes().add(to: routes)
    if parts.passkeySite != nil { PasskeyRoutes().add(to: routes) }
    ConnectedAppRoutes().add(to: routes)
    AccountCareRoutes(parts: parts).add(to: routes)
    NotificationPolicyRoutes().add(to: routes)
  }
}
