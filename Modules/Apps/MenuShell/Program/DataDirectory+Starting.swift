public import AppScreens
public import AppValues
public import Logging
import SocialTerminal

// What a program does with its data folder before it opens the database.
extension DataDirectory {
  /// Makes files private to their owner, and says so on standard error.
  ///
  /// Throws `storage` once all was looked at.
  public func closeToOthers(_ words: Words) throws(AppError) {
    try closeToOthers { Self.tell($0, words) }
  }

  /// Makes the database private to its owner, and says so on standard error.
  public func closeDatabaseToOthers(_ words: Words) {
    closeDatabaseToOthers { Self.tell($0, words) }
  }

  private static func tell(_ finding: DataFinding, _ words: Words) {
    // If standard error can't be written, the work goes on.
    try? StandardStream.error.write(words.explain(finding) + "\n")
  }

  /// Says on standard error that the program crashed last time, and leaves a trace if it does again.
  ///
  /// - Parameters:
  ///   - words: The language it's said in.
  ///   - name: The app's.
  public func watchForCrashes(_ words: Words, app name: StaticString) throws(AppError) {
    if let file = try CrashTrace.takeLast(in: folder) {
      try StandardStream.error.write(words.crashReport(at: file) + "\n")
    }
    CrashTrace.prepare(in: folder, app: name)
  }

  /// The log in the folder.
  ///
  /// - Parameter name: Who writes it.
  public func log(by name: String) -> Logger {
    let file = "\(path)/log"
    return Logger(label: name) { FileLogHandler(label: $0, path: file) }
  }

  /// Writes warnings into the log in the folder.
  ///
  /// - Parameter name: Who writes them.
  public func warnings(by name: String) -> @Sendable (String) -> Void {
    let log = log(by: name)
    return { log.warning("\($0)") }
  }
}
