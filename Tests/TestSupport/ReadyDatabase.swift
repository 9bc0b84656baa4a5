import Foundation
import Logging
public import SocialDatabase

/// A file with the tables of a database and nothing in them, made once: copying it takes a fraction of the time that making
/// the tables does.
public final class ReadyDatabase: Sendable {
  private let contents: Task<Data, any Error>

  /// - Parameter migrations: What makes the tables.
  public init(_ migrations: [Migration]) {
    contents = Task {
      let folder = try TemporaryFolder()
      let path = folder.path("ready.sqlite")
      let log = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
      await (try await SQLiteDatabase.open(path: path, migrations: migrations, log: log)).close()
      return try Data(contentsOf: URL(filePath: path))
    }
  }

  /// Puts a copy at a path where there is nothing.
  public func copy(to path: String) async throws {
    let contents = try await contents.value
    guard
      FileManager.default.createFile(
        atPath: path, contents: contents, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown) }
  }
}
