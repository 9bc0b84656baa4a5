public import AppValues
import SocialDatabase

extension ReadingCache {
  /// Keeps a value that is known by a name. Unlike pages and posts, it stays until the store is wiped.
  public func keep(_ value: some Encodable, as name: String) async {
    await attempt { () async throws(AppError) in
      let document = try StoredJSON.text(of: value)
      try await database.write { connection throws(AppError) in
        try connection.execute(
          """
          INSERT INTO kept_value (name, document) VALUES (\(name), \(document))
          ON CONFLICT (name) DO UPDATE SET document = excluded.document
          """)
      }
    }
  }

  /// A value as it was kept last; nil if it wasn't.
  public func value<Value: Decodable>(_ name: String, as type: Value.Type) async throws(AppError) -> Value? {
    let document = try await database.read { connection throws(AppError) in
      try connection.first("SELECT document FROM kept_value WHERE name = \(name)") { row throws(AppError) in
        row.text(0)
      }
    }
    return document.flatMap { StoredJSON.copy(type, of: $0) }
  }
}
