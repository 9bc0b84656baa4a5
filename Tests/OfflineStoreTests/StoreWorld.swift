import AppValues
import Entities
import Logging
import Post
import SocialFiles
import SocialOfflineStore
import SocialTestSupport

/// A store in a folder of its own, with a clock that tests move.
struct StoreWorld: Sendable {
  let folder: TemporaryFolder
  let clock: MovedClock
  let limits: CacheLimits
  let store: OfflineStore

  static func with(
    limits: CacheLimits = CacheLimits(), _ body: (StoreWorld) async throws -> Void
  ) async throws {
    let (folder, clock) = (try TemporaryFolder(), MovedClock())
    let store = open(folder, limits, clock)
    try await body(StoreWorld(folder: folder, clock: clock, limits: limits, store: store))
    await store.close()
  }

  /// The same store as another process opens it.
  func reopened() -> OfflineStore { Self.open(folder, limits, clock) }

  var place: PrivateFolder { Self.place(folder) }

  /// What an addition waits as.
  func queued(_ write: OutboxWrite, key: PublishKey = .unique()) async throws -> ID<OutboxItem> {
    guard case .queued(let id) = try await store.outbox.add(write, key: key) else { throw AppError.conflict }
    return id
  }

  private static func open(
    _ folder: TemporaryFolder, _ limits: CacheLimits, _ clock: MovedClock
  ) -> OfflineStore {
    OfflineStore(
      in: place(folder), limits: limits, clock: clock.clock,
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  private static func place(_ folder: TemporaryFolder) -> PrivateFolder {
    PrivateFolder(folder.path("account"))
  }
}

extension OutboxQueue {
  /// What waits, the oldest first.
  func items() async throws(AppError) -> [OutboxItem] { try await page(PageRequest(limit: 80)).items }
}

extension OutboxWrite {
  static func post(_ text: String, on parent: ID<Post>? = nil) -> OutboxWrite {
    .publish(post: NewPost(PostContent(text), replyTo: parent))
  }

  static func like(_ id: String) -> OutboxWrite { .mark(post: ID(id), mark: .liked, isSet: true) }
}
