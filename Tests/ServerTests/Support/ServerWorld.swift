import AppValues
import Authentication
import Entities
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import MastodonAPI
import Post
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialFiles
import SocialLocalBackend
import SocialMail
import SocialMediaStorage
import SocialOpenIDConnect
import SocialTestSupport
import SocialWebPush
import Synchronization
import Testing

@testable import SocialServer

/// A server of a test's own on an empty network, called in the same process.
struct ServerWorld: Sendable {
  let backend: LocalBackend
  let client: any TestClientProtocol
  let server: SocialServer
  let pushKey: PushKey
  let passwords: PasswordHasher
  let folder: TemporaryFolder
  /// What is logged of providers.
  let said: SaidLines

  private static let emptyNetwork = ReadyDatabase(LocalBackend.migrations)

  /// What becomes of email.
  enum Mail: CaseIterable, Sendable {
    /// It's saved to a folder, since there is no program.
    case saved
    /// It's sent, and arrives nowhere.
    case sent
    case none

    fileprivate func mailer(outbox: PrivateFolder) -> Mailer? {
      switch self {
      case .saved: Mailer(program: "", outbox: outbox)
      case .sent: Mailer(program: "/bin/true", outbox: nil)
      case .none: nil
      }
    }
  }

  /// Runs a test.
  ///
  /// - Parameters:
  ///   - setUp: How the server runs, where it isn't the usual way.
  ///   - mail: What becomes of email.
  ///   - passwords: What hashes passwords.
  ///   - films: Makes films; nil to take none.
  ///   - clock: The time that everything happens at; nil for the present.
  ///   - transport: How providers are reached.
  static func with(
    _ setUp: (inout ServerOptions) -> Void = { _ in }, mail: Mail = .saved,
    passwords: PasswordHasher = PasswordHasher(cost: .least),
    films: FilmWorkshop? = nil, over setup: TestingSetup = .router, clock: WallClock? = nil,
    reaching transport: (any IdentityTransport)? = nil,
    _ body: @escaping @Sendable (ServerWorld) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    var log = Logger(label: "tests")
    log.logLevel = .critical
    let path = folder.path("database.sqlite")
    try await emptyNetwork.copy(to: path)
    let database = try await SQLiteDatabase.open(path: path, migrations: LocalBackend.migrations, log: log)
    let media = MediaStore(PrivateFolder(folder.path("media")))
    var options = ServerOptions(
      port: 0, site: Site("https://social.example"), registration: .yes, limitsRates: false,
      allowsPasswordGrant: true)
    options.askedBefore = 0
    setUp(&options)
    let (said, secrets) = (SaidLines(), SecretBox(in: PrivateFile(folder.path("secret-key"))))
    let providers = transport.map {
      ProviderClients(options.providers, transport: $0, clock: clock ?? .system) { said.add($0) }
    }
    let backend = LocalBackend(
      database: database, passwords: passwords, secrets: secrets, providers: providers, media: media,
      mailer: mail.mailer(outbox: PrivateFolder(folder.path("outbox"))), films: films, clock: clock)
    options.formerHosts = await backend.answer(to: options.reachedBy.host, at: options.reachedBy.address)
    let pushKey = try await PushKey(in: PrivateFile(folder.path("push-key")))
    let server = try SocialServer(
      backend: backend, media: media.alone, uploads: PrivateFolder(folder.path("uploads")),
      texts: PrivateFolder(folder.path("texts")),
      pushKey: pushKey, options: options, providers: providers, secrets: secrets, log: log,
      clock: clock ?? .system)
    do {
      try await server.application().test(setup) { client in
        try await body(
          ServerWorld(
            backend: backend, client: client, server: server, pushKey: pushKey, passwords: passwords,
            folder: folder, said: said))
      }
    } catch {
      await database.close()
      throw error
    }
    await database.close()
  }

  /// Where it listens, over `.live`.
  var port: Int { get throws { try #require(client.port) } }

  /// Signs someone up, and lets an app act for them.
  func join(_ handle: String, scopes: String = "read write follow push profile") async throws -> ServerPerson
  {
    let registration = Registration(
      email: "\(handle)@example.org", password: "correct horse battery", handle: handle,
      name: handle.capitalized, birthday: nil, language: "en")
    let signUps = try backend.repositories(for: .anonymous).authentication.signUps.orUnsupported()
    // Where the app calls from, too: no one is told of a new device.
    let origin = SignInOrigin(device: "address \(client.port == nil ? "unknown" : "127.0.0.1")")
    let session = try await signUps.signUp(registration, from: origin)
    let app = try await registerApp(scopes: scopes)
    let token = try await call(
      .post, "/oauth/token",
      form: [
        "grant_type": "password", "client_id": app.clientID, "client_secret": app.clientSecret.value,
        "username": "\(handle)@example.org", "password": "correct horse battery", "scope": scopes,
      ]
    ).value(MastodonToken.self)
    return ServerPerson(
      world: self, session: session, app: app, token: token.accessToken.value,
      can: backend.repositories(for: .signedIn(session)))
  }

  func registerApp(
    scopes: String = "read write follow push profile", redirect: String = "https://app.example/done"
  ) async throws -> MastodonCreatedApplication {
    try await call(
      .post, "/api/v1/apps", form: ["client_name": "Test", "redirect_uris": redirect, "scopes": scopes]
    ).value(MastodonCreatedApplication.self)
  }

  /// Calls the server.
  ///
  /// - Parameters:
  ///   - form: A body as a form; `json` one as JSON.
  func call(
    _ method: HTTPRequest.Method, _ address: String, token: String? = nil,
    form: KeyValuePairs<String, String>? = nil,
    json: String? = nil, headers: HTTPFields = [:]
  ) async throws -> Reply {
    var headers = headers
    if let token { headers[.authorization] = "Bearer \(token)" }
    if let json {
      headers[.contentType] = "application/json"
      return try await client.execute(
        uri: address, method: method, headers: headers, body: ByteBuffer(string: json)
      ) { Reply($0) }
    }
    let pairs = form?.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }
    return try await send(method, address, form: pairs?.joined(separator: "&"), headers: headers)
  }

  /// Sends a form that is encoded already.
  func send(
    _ method: HTTPRequest.Method, _ address: String, form: String?, headers: HTTPFields
  ) async throws -> Reply {
    var headers = headers
    if form != nil { headers[.contentType] = "application/x-www-form-urlencoded" }
    return try await client.execute(
      uri: address, method: method, headers: headers, body: form.map { ByteBuffer(string: $0) }
    ) { Reply($0) }
  }

  /// The emails that were sent, the oldest first.
  func mails() async throws -> [String] {
    await backend.finish()
    let outbox = folder.path("outbox")
    guard FileManager.default.fileExists(atPath: outbox) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: outbox).sorted().map {
      try String(contentsOfFile: "\(outbox)/\($0)", encoding: .utf8)
    }
  }

  /// The code in the latest email.
  func mailedCode() async throws -> String {
    let mail = try #require(try await mails().last)
    return String(try #require(mail.firstMatch(of: /\n {4}([0-9]{6})\n/)).1)
  }
}

/// Someone whom an app acts for.
struct ServerPerson: Sendable {
  let world: ServerWorld
  let session: Session
  let app: MastodonCreatedApplication
  let token: String
  /// What they can do without the server.
  let can: Repositories

  var id: String { session.user.rawValue }

  func call(
    _ method: HTTPRequest.Method, _ address: String, form: KeyValuePairs<String, String>? = nil,
    json: String? = nil, headers: HTTPFields = [:]
  ) async throws -> Reply {
    try await world.call(method, address, token: token, form: form, json: json, headers: headers)
  }

  /// Publishes without the server.
  @discardableResult
  func post(
    _ text: String, on parent: ID<Post>? = nil, for visibility: PostVisibility = .everyone,
    poll: PollQuestion? = nil
  ) async throws -> Post {
    try await can.postWriting.orUnsupported().publish(
      NewPost(PostContent(text, poll: poll), replyTo: parent, visibility: visibility),
      key: PublishKey("\(text)-\(UInt64.random(in: .min ... .max))"))
  }
}

/// Lines of a log.
final class SaidLines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
