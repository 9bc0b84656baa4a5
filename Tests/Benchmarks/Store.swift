import Foundation
import Logging
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend

/// Which kind of database.
enum StoreKind: CaseIterable {
  case sqlite
  case postgreSQL

  var name: String {
    switch self {
    case .sqlite: "SQLite"
    case .postgreSQL: "PostgreSQL"
    }
  }
}

/// A database with a network in it.
struct Store {
  let kind: StoreKind
  let postCount: Int
  /// The folder that the program keeps its data in.
  let folder: URL
  /// Where PostgreSQL's database is.
  private let url: String

  /// - Parameter server: The URL of a PostgreSQL server on which databases may be made.
  init(_ kind: StoreKind, postCount: Int, in folder: URL, server: String) {
    self.kind = kind
    self.postCount = postCount
    self.folder = folder.appending(path: "\(kind)-\(postCount)", directoryHint: .isDirectory)
    var components = URLComponents(string: server) ?? URLComponents()
    components.path = "/\(Self.database(postCount))"
    url = components.string ?? server
  }

  private static func database(_ postCount: Int) -> String { "benchmark_\(postCount)" }

  /// Makes the database and its network.
  ///
  /// - Parameter samples: The texts that posts are made of.
  func make(
    people: People, samples: [SampleTexts.Sample], passwordHash: String, server: String
  ) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if kind == .postgreSQL {
      try BarePostgreSQL(url: server).run("CREATE DATABASE \(Self.database(postCount))")
    }
    await (try open()).close()
    let bare = try openBare()
    try makeQuick(bare)
    let network = Network(people: people, postCount: postCount, samples: samples, kind: kind, bare: bare)
    try network.fill(passwordHash: passwordHash)
    try makeDurable(bare)
  }

  /// Adds the star; answers their newest post's id.
  func addStar(
    people: People, samples: [SampleTexts.Sample], passwordHash: String
  ) throws -> Int64 {
    let bare = try openBare()
    try makeQuick(bare)
    let newest = try Network(
      people: people, postCount: postCount, samples: samples, kind: kind, bare: bare
    ).addStar(passwordHash: passwordHash)
    try makeDurable(bare)
    return newest
  }

  /// What is made here can be made again: only the measured writes have to be durable.
  private func makeQuick(_ bare: any BareConnection) throws {
    try bare.run(
      kind == .sqlite
        ? "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000"
        : "SET synchronous_commit = off; SET maintenance_work_mem = '256MB'; SET work_mem = '128MB'")
  }

  /// A server gathers its statistics by itself in time; SQLite's are never gathered by the program.
  private func makeDurable(_ bare: any BareConnection) throws {
    try bare.run(kind == .sqlite ? "PRAGMA journal_mode = WAL" : "VACUUM ANALYZE")
    if kind == .postgreSQL { try bare.run("CHECKPOINT") }
  }

  /// - Parameter way: The URL by which PostgreSQL is reached, for its own.
  func open(by way: (String) -> String = { $0 }) async throws -> any SQLDatabase {
    let log = Logger(label: "benchmark")
    return switch kind {
    case .sqlite:
      try await SQLiteDatabase.open(path: file, migrations: LocalBackend.migrations, log: log)
    case .postgreSQL:
      try await PostgreSQLDatabase.open(url: way(url), migrations: LocalBackend.migrations, log: log)
    }
  }

  /// Has the program look for what contradicts itself. It should find nothing.
  func check() async throws {
    let database = try await open()
    let findings = try await LocalBackend(database: database, passwords: PasswordHasher()).check()
    await database.close()
    if !findings.isEmpty { throw Contradictions(findings: findings) }
  }

  /// How much room the database takes, in bytes, and how much of that the index of posts for search.
  func size() throws -> (whole: Int64, search: Int64) {
    let sizes =
      switch kind {
      case .sqlite:
        """
        SELECT (SELECT page_count FROM pragma_page_count()) * (SELECT page_size FROM pragma_page_size()),
          (SELECT SUM(LENGTH(block)) FROM post_search_data)
        """
      case .postgreSQL:
        "SELECT pg_database_size(current_database()), pg_total_relation_size('post_search')"
      }
    let found = try openBare().prepare(sizes).rows([]) { (whole: $0.integer(0), search: $0.integer(1)) }
    return found.first ?? (0, 0)
  }

  /// How many rows there are of `table WHERE …`.
  func count(_ rows: String) throws -> Int {
    Int(try openBare().prepare("SELECT COUNT(*) FROM \(rows)").rows([]) { $0.integer(0) }.first ?? 0)
  }

  func openBare() throws -> any BareConnection {
    switch kind {
    case .sqlite: try BareSQLite(path: file)
    case .postgreSQL: try BarePostgreSQL(url: url)
    }
  }

  /// What tells the program where its data is.
  var arguments: [String] {
    ["--data", folder.path] + (kind == .sqlite ? [] : ["--database", url])
  }

  private var file: String { folder.appending(path: "socialconnect.sqlite").path }
}

/// The network that was made is none that the program could have made.
private struct Contradictions: Error {
  let findings: [CheckFinding]
}
