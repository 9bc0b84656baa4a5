import AppValues
import Entities
import Foundation
import Logging
import Post
import SocialBackend
import SocialFiles
import SocialNetworking
import SocialOfflineStore
import SocialRemoteBackend
import SocialTestSupport

/// An account at a small server, on a device that starts again whenever a test says.
struct OutboxWorld: Sendable {
  private static let address = "https://small.test"

  let clock: MovedClock
  let server: SmallServer
  let folder: TemporaryFolder
  /// Where the device keeps what the account has, in the folder.
  private var place = "remote"
  /// Whether pauses take no time. If they don't, the long ones never end.
  var hasNoPauses = true

  init(honoursKeys: Bool) throws {
    clock = MovedClock()
    server = SmallServer(honoursKeys: honoursKeys, clock: clock.clock)
    folder = try TemporaryFolder()
  }

  /// The same device as it's left on the disk when it's killed now.
  func killed() throws -> OutboxWorld {
    var world = self
    world.place = UUID().uuidString
    try FileManager.default.copyItem(atPath: folder.path(place), toPath: folder.path(world.place))
    return world
  }

  /// The same device with a disk on which nothing can be kept.
  func withoutDisk() throws -> OutboxWorld {
    var world = self
    world.place = UUID().uuidString
    try Data().write(to: URL(filePath: folder.path(world.place)))
    return world
  }

  /// What the account can do, after the device has started again.
  func started() throws -> Repositories { try backend().repositories(for: .signedIn(session)) }

  /// The account's session.
  var session: Session {
    let home = HomeServer(address: Self.address, name: "small.test")
    return Session(id: ID("1"), user: ID("me"), handle: "me", name: "me", token: "token", server: home)
  }

  /// What the accounts have on the device, opened once more.
  func stores() -> OfflineStores {
    OfflineStores(
      in: PrivateFolder(folder.path(place)), clock: clock.clock,
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  /// The network on the server, after the device has started again.
  func backend() throws -> RemoteBackend {
    var options = ClientOptions()
    let hasNoPauses = hasNoPauses
    options.time = NetworkTime(
      clock: clock.clock,
      pause: { duration in
        if !hasNoPauses, duration > .seconds(4) { try await Task.sleep(for: .seconds(86_400)) }
      }, chance: { 0.5 })
    let stores = self.stores()
    return RemoteBackend(
      try ServerAddress(Self.address), over: server, options: options, offline: { stores.store(of: $0) })
  }

  /// Sends what waits, as it's done a quarter of an hour later.
  @discardableResult
  func later(_ repositories: Repositories) async throws -> OutboxRound {
    clock.advance(seconds: 900)
    return try await repositories.outbox.orUnsupported().send()
  }
}

/// Reads something that a person asks for.
func asked<Value: Sendable>(_ read: @Sendable () async throws -> Value) async throws -> Value {
  try await ReadingEffort.$current.withValue(.asked) { try await read() }
}

extension OutboxRepository {
  /// All that waits, the oldest first.
  func items() async throws(AppError) -> [OutboxItem] {
    try await OutboxInteractor(repository: self, writing: nil).all()
  }
}

extension Repositories {
  /// Publishes a post.
  @discardableResult
  func say(
    _ text: String, on parent: ID<Post>? = nil, photos: [ID<Photo>] = [], key: PublishKey = .unique()
  ) async throws -> Post {
    try await postWriting.orUnsupported().publish(
      NewPost(PostContent(text, photos: photos), replyTo: parent), key: key)
  }

  /// What waits, in words.
  func waiting() async throws -> [String] {
    try await outbox.orUnsupported().items().map { $0.write.content?.text ?? "\($0.write)" }
  }
}
