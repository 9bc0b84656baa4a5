public import AppValues
public import Entities
import SocialDatabase

/// What was read from a server, for when it can't be reached: posts and people by their ids, and pages of lists.
///
/// What was read is good though it can't be kept: a fault of this device's disk is logged, and no error.
public struct ReadingCache: Sendable {
  let database: StoreFile
  let limits: CacheLimits
  let clock: WallClock
  /// Those who came along with posts; they're kept with the next posts.
  public let seen = SeenPeople()

  // MARK: Posts

  /// Keeps posts as they are now.
  public func keep(_ posts: [Post]) async {
    await attempt { () async throws(AppError) in
      let people = try seen.take().map { person throws(AppError) in try CachedEntity(person, as: .author) }
      try await keep(people + posts.map { post throws(AppError) in try CachedEntity(post) })
    }
  }

  /// Those of these posts that were read.
  public func posts(_ ids: [ID<Post>]) async throws(AppError) -> [ID<Post>: Post] {
    let found = try await documents(.post, ids.map(\.rawValue)) as [Post]
    return Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
  }

  /// A post, and when it was read; nil if it wasn't.
  public func post(_ id: ID<Post>) async throws(AppError) -> Aged<Post>? {
    try await aged("kind = \(CachedEntity.Kind.post.rawValue) AND id = \(id.rawValue)")
  }

  /// The comments on posts, the earliest first.
  public func comments(on posts: [ID<Post>]) async throws(AppError) -> [Post] {
    let names = try StoredJSON.text(of: posts.map(\.rawValue))
    let comments: [Post] = try await values("parent IN (SELECT value FROM json_each(\(names)))")
    return comments.sorted { ($0.createdAt, $0.id.rawValue) < ($1.createdAt, $1.id.rawValue) }
  }

  /// Removes a post, which is gone.
  public func remove(_ id: ID<Post>) async {
    await attempt { () async throws(AppError) in
      _ = try await database.write { connection throws(AppError) in
        try connection.execute(
          "DELETE FROM cached_entity WHERE kind = \(CachedEntity.Kind.post.rawValue) AND id = \(id.rawValue)")
      }
    }
  }

  // MARK: People

  /// Keeps people as they are now.
  public func keep(_ people: [User]) async {
    await attempt { () async throws(AppError) in
      try await keep(people.map { person throws(AppError) in try CachedEntity(person, as: .person) })
    }
  }

  /// Changes a person as they're kept. When they were read stays the same.
  public func change(_ id: ID<User>, _ change: @escaping @Sendable (User) -> User) async {
    await attempt { () async throws(AppError) in
      try await database.write { connection throws(AppError) in
        for kind in [CachedEntity.Kind.person, .author] {
          let document = try connection.first(
            "SELECT document FROM cached_entity WHERE kind = \(kind.rawValue) AND id = \(id.rawValue)"
          ) { row throws(AppError) in row.text(0) }
          guard let person = document.flatMap({ StoredJSON.copy(User.self, of: $0) }) else { continue }
          let changed = try StoredJSON.text(of: change(person))
          try connection.execute(
            """
            UPDATE cached_entity SET document = \(changed) WHERE kind = \(kind.rawValue) AND id = \(id.rawValue)
            """)
        }
      }
    }
  }

  /// Those of these people who were read.
  public func people(_ ids: [ID<User>]) async throws(AppError) -> [ID<User>: User] {
    let found = try await documents(.person, ids.map(\.rawValue)) as [User]
    return Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
  }

  /// A person, and when they were read; nil if they weren't. Of someone who only came along with a post, the viewer's
  /// relationship isn't known.
  public func person(_ id: ID<User>) async throws(AppError) -> Aged<User>? {
    try await person(
      where:
        "kind IN (\(CachedEntity.Kind.person.rawValue), \(CachedEntity.Kind.author.rawValue)) AND id = \(id.rawValue)"
    )
  }

  /// A person by handle.
  public func person(handle: String) async throws(AppError) -> Aged<User>? {
    try await person(where: "name = \(handle.lowercased())")
  }

  private func person(where condition: SQL) async throws(AppError) -> Aged<User>? {
    try await aged("\(condition) ORDER BY kind = \(CachedEntity.Kind.author.rawValue) LIMIT 1")
  }

  // MARK: Rows

  /// Does what can be left out.
  func attempt(_ body: () async throws(AppError) -> Void) async {
    do throws(AppError) {
      try await body()
    } catch {
      // The database has logged it. It's read again from the server.
    }
  }

  private func keep(_ entities: [CachedEntity]) async throws(AppError) {
    if entities.isEmpty { return }
    let (now, limit) = (clock.now().milliseconds, limits.entities)
    try await database.write { connection throws(AppError) in
      for entity in entities { try connection.keep(entity, at: now) }
      try connection.limitEntities(to: limit)
    }
  }

  private func documents<Value: Decodable & Sendable>(
    _ kind: CachedEntity.Kind, _ ids: [String]
  ) async throws(AppError) -> [Value] {
    if ids.isEmpty { return [] }
    let names = try StoredJSON.text(of: ids)
    return try await values("kind = \(kind.rawValue) AND id IN (SELECT value FROM json_each(\(names)))")
  }

  private func values<Value: Decodable & Sendable>(_ condition: SQL) async throws(AppError) -> [Value] {
    try await database.read { connection throws(AppError) in
      try connection.rows("SELECT document FROM cached_entity WHERE \(condition)") { row throws(AppError) in
        row.text(0)
      }.compactMap { StoredJSON.copy(Value.self, of: $0) }
    }
  }

  private func aged<Value: Decodable & Sendable>(_ condition: SQL) async throws(AppError) -> Aged<Value>? {
    let row = try await database.read { connection throws(AppError) in
      try connection.first("SELECT document, read_at FROM cached_entity WHERE \(condition)") {
        row throws(AppError) in
        KeptDocument(text: row.text(0), readAt: Timestamp(milliseconds: row.integer(1)))
      }
    }
    return row.flatMap { row in
      StoredJSON.copy(Value.self, of: row.text).map { Aged($0, readAt: row.readAt) }
    }
  }
}

/// What is kept of something, and since when.
struct KeptDocument: Sendable {
  let text: String
  let readAt: Timestamp
}

/// Something that was read earlier.
public struct Aged<Value: Sendable>: Sendable {
  /// What was read.
  public let value: Value
  /// When.
  public let readAt: Timestamp

  init(_ value: Value, readAt: Timestamp) {
    self.value = value
    self.readAt = readAt
  }
}
