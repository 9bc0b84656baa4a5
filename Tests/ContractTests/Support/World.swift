import AppValues
import Authentication
import Entities
import Foundation
import Logging
import Post
import Profile
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialFiles
import SocialLocalBackend
import SocialMediaStorage
import SocialTestSupport
import Testing

/// An empty network of a test's own.
final class World: Sendable {
  /// The network, as its administrator has it.
  let backend: LocalBackend
  /// The network, as people have it.
  private let visited: any Backend
  /// Waits for all that goes on behind what was answered.
  let finish: @Sendable () async -> Void
  let database: any SQLDatabase
  let clock: MovedClock
  let passwords: PasswordHasher
  /// Files of the test's, and the photos that are kept.
  let folder: TemporaryFolder
  var media: MediaStore { Self.media(in: folder) }
  private let kind: BackendKind
  /// Where it is: of a database on a server the URL.
  let location: String

  private init(
    _ kind: BackendKind, _ location: String, _ clock: MovedClock, _ folder: TemporaryFolder,
    _ passwords: PasswordHasher, _ opened: (LocalBackend, any SQLDatabase),
    visiting visited: (any Backend)? = nil
  ) {
    self.folder = folder
    self.kind = kind
    self.location = location
    self.clock = clock
    self.passwords = passwords
    backend = opened.0
    self.visited = visited ?? opened.0
    let local = opened.0
    finish = { await local.finish() }
    database = opened.1
  }

  /// Runs a test on a new network, and verifies at the end that it is consistent.
  static func with(_ kind: BackendKind, _ body: (World) async throws -> Void) async throws {
    await Turnstile.worlds.enter()
    do {
      try await live(kind, body)
    } catch {
      await Turnstile.worlds.leave()
      throw error
    }
    await Turnstile.worlds.leave()
  }

  private static func live(
    _ kind: BackendKind, _ body: (World) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let clock = MovedClock()
    let location = try await kind.makeNetworkLocation(in: folder)
    let passwords = PasswordHasher(cost: .least)
    let opened = try await kind.open(
      location, media: media(in: folder), outbox: PrivateFolder(folder.path("outbox")),
      passwords: passwords, clock: clock)
    let server = try await kind == .served ? ServedBackend(opened.0, in: folder, clock) : nil
    let world = World(kind, location, clock, folder, passwords, opened, visiting: server?.backend)
    do {
      try await world.database.becomeOneOfItsOwn()
      try await body(world)
      #expect(try await world.backend.check() == [])
    } catch {
      await server?.close()
      await world.close()
      throw error
    }
    await server?.close()
    await world.close()
  }

  /// The same network as another process sees it.
  func opened<Value>(_ body: (World) async throws -> Value) async throws -> Value {
    let other = World(
      kind, location, clock, folder, passwords,
      try await kind.open(
        location, media: media, outbox: PrivateFolder(folder.path("outbox")), passwords: passwords,
        clock: clock))
    do {
      let value = try await body(other)
      await other.database.close()
      return value
    } catch {
      await other.database.close()
      throw error
    }
  }

  /// A backup of a network brought back as one of its own.
  ///
  /// - Parameter isSound: Whether it has to be consistent.
  func restored(
    from file: String, isSound: Bool = true, _ body: (World, BackupReport) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let data = PrivateFolder(folder.url.path)
    let place = RestoreFolder(data, database: "database.sqlite", media: "media")
    let restoration = Restoration(file, log: Logger(label: "tests")) { _ in }
    let kind = kind == .memory ? .file : kind
    let location = try await kind.makeLocation(in: folder)
    let report =
      kind == .postgreSQL
      ? try await restoration.restore(onServer: location, folder: place) { _ in data }
      : try await restoration.restore(into: place, replacing: false)
    let other = World(
      kind, location, clock, folder, passwords,
      try await kind.open(
        location, media: Self.media(in: folder), outbox: PrivateFolder(folder.path("outbox")),
        passwords: passwords, clock: clock))
    do {
      try await body(other, report)
      if isSound { #expect(try await other.backend.check() == []) }
    } catch {
      await other.close()
      throw error
    }
    await other.close()
  }

  /// The network as another program has it, in the same process.
  ///
  /// - Parameter films: Makes films there.
  func program(films: FilmWorkshop? = BackendKind.films) -> LocalBackend {
    kind.backend(
      database, media: media, outbox: PrivateFolder(folder.path("outbox")), films: films, clock: clock)
  }

  /// Does as a program that is started and ended at once.
  ///
  /// - Parameter limit: Until when it goes on with what is due; by default until nothing is.
  func runOnce(until limit: ContinuousClock.Instant = .now + .seconds(120)) async {
    let program = program()
    await program.begin(until: limit)
    await program.end(nil)
  }

  /// How much work is due, or under way.
  func dueWork() async throws -> Int {
    let now = clock.clock.now().milliseconds
    return try await database.read { connection throws(AppError) in
      try connection.rows("SELECT kind FROM due_work WHERE due_at <= \(now) OR state = 'running'") {
        _ throws(AppError) in true
      }.count
    }
  }

  private static func media(in folder: TemporaryFolder) -> MediaStore {
    MediaStore(PrivateFolder(folder.path("media")))
  }

  private func close() async {
    await database.close()
    await kind.remove(location)
  }

  /// Someone who looks around.
  var stranger: Repositories { visited.repositories(for: .anonymous) }

  /// Signs someone up.
  func join(
    _ handle: String, _ conditions: SignUpConditions = .none, name: String? = nil, reason: String = ""
  ) async throws -> Person {
    let registration = Registration(
      email: "\(handle)@example.com", password: "correct horse \(handle)", handle: handle,
      name: name ?? handle.capitalized, birthday: nil, language: "en", reason: reason, conditions: conditions)
    let accounts = backend.repositories(for: .anonymous).authentication
    return person(try await accounts.signUps.orUnsupported().signUp(registration))
  }

  /// Signs someone in on another machine.
  func again(_ person: Person) async throws -> Person {
    let handle = person.session.handle
    return self.person(
      try await backend.repositories(for: .anonymous).authentication.passwords.orUnsupported().signIn(
        email: "\(handle)@example.com", password: "correct horse \(handle)"))
  }

  /// Signs several up.
  func join(_ handles: [String]) async throws -> [Person] {
    var people: [Person] = []
    for handle in handles { people.append(try await join(handle)) }
    return people
  }

  func person(_ session: Session) -> Person {
    Person(session: session, can: visited.repositories(for: .signedIn(session)))
  }
}

/// Someone signed in.
struct Person: Sendable {
  let session: Session
  let can: Repositories

  var id: ID<User> { session.user }

  /// Publishes under a key of its own.
  @discardableResult
  func post(
    _ text: String, on parent: Post? = nil, for visibility: PostVisibility = .everyone, key: String? = nil
  ) async throws -> Post {
    try await post(NewPost(PostContent(text), replyTo: parent?.id, visibility: visibility), key: key)
  }

  /// Publishes under a key of its own.
  @discardableResult
  func post(_ post: NewPost, key: String? = nil) async throws -> Post {
    let key = PublishKey(key ?? "\(post.content.text)-\(UInt64.random(in: .min ... .max))")
    return try await can.postWriting.orUnsupported().publish(post, key: key)
  }

  /// Publishes a post by the person's defaults.
  func publish(
    _ post: @escaping @Sendable (WritingDefaults) throws(AppError) -> NewPost
  ) async throws(AppError) -> Post {
    try await can.postWriting.orUnsupported().publish(key: .unique(), post)
  }

  /// Changes what a post says, beginning with what it says now.
  @discardableResult
  func edit(_ post: Post, _ change: (inout PostContent<ID<Photo>>) -> Void) async throws -> Post {
    var edit = PostEdit(of: post)
    change(&edit.content)
    return try await can.postWriting.orUnsupported().edit(post.id, edit)
  }

  func follow(_ people: Person...) async throws {
    for person in people { _ = try await can.relating.follow(person.id) }
  }
}
