import AppValues
import Logging
import SocialDatabase
import SocialFiles

/// The database of a store, opened when it's needed first.
actor StoreFile {
  private typealias Opening = Task<Result<SQLiteDatabase, AppError>, Never>

  private let folder: PrivateFolder
  private let name: String
  private let log: Logger
  private var opening: Opening?
  private var isClosed = false

  init(_ folder: PrivateFolder, _ name: String, log: Logger) {
    self.folder = folder
    self.name = name
    self.log = log
  }

  nonisolated func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await opened().read(body)
  }

  @discardableResult
  nonisolated func write<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await opened().write(body)
  }

  /// Finishes what is under way. The database isn't opened again.
  func close() async {
    isClosed = true
    guard let opening, case .success(let database) = await opening.value else { return }
    await database.close()
  }

  private func opened() async throws(AppError) -> SQLiteDatabase {
    if isClosed { throw .cancelled }
    let running = opening ?? open()
    opening = running
    let result = await running.value
    // What couldn't be opened is tried again the next time.
    if case .failure = result, opening == running { opening = nil }
    return try result.get()
  }

  private func open() -> Opening {
    let (folder, path, log) = (folder, folder.file(name).path, log)
    return Task {
      do throws(AppError) {
        try folder.create()
        return .success(
          try await SQLiteDatabase.open(
            path: path, applicationID: OfflineStore.applicationID, migrations: OfflineStore.migrations,
            log: log))
      } catch {
        return .failure(error)
      }
    }
  }
}
