public import AppScreens
public import AppValues
import SocialTerminal
import Synchronization

/// Reports the update of a database of an earlier version: its progress if it takes long, and everything else at once.
final class DatabaseUpdateReport: Sendable {
  private let words: Words
  private let write: @Sendable (String) -> Void
  private let latest = Mutex<DatabaseUpdate?>(nil)

  init(_ words: Words, write: @escaping @Sendable (String) -> Void) {
    self.words = words
    self.write = write
  }

  func note(_ update: DatabaseUpdate) {
    switch update {
    case .copying, .changing: latest.withLock { $0 = update }
    case .copied, .notCopied, .lacksRoom, .stopped: write(words.explain(update))
    }
  }

  /// Says how far it has come, until cancelled; what it has said already is not repeated.
  ///
  /// - Parameter pace: How long to wait before, and between.
  func run(every pace: Duration) async {
    var said: String?
    // Cancelled, it ends.
    while (try? await Task.sleep(for: pace)) != nil {
      guard let text = latest.withLock({ $0.map(words.explain) }), text != said else { continue }
      write(text)
      said = text
    }
  }
}

extension DataDirectory {
  /// Opens a database, and says on standard error what is done to one of an earlier version, if that takes longer than a
  /// second.
  ///
  /// Throws what `open` throws.
  public func opening<Database: Sendable>(
    _ words: Words,
    _ open: @Sendable (@escaping @Sendable (DatabaseUpdate) -> Void) async throws(AppError) -> Database
  ) async throws(AppError) -> Database {
    let report = DatabaseUpdateReport(words) { line in
      // If standard error can't be written, the work goes on.
      try? StandardStream.error.write(line + "\n")
    }
    let running = Task { await report.run(every: .seconds(1)) }
    defer { running.cancel() }
    return try await open { report.note($0) }
  }
}
