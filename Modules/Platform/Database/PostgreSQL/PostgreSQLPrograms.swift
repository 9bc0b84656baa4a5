import AppValues
import CSocialPostgreSQL
import Foundation
import SocialFiles
import Subprocess

/// Runs PostgreSQL's own programs on a database. Its address and password are passed in their environment, which
/// other people on the machine can't see.
struct PostgreSQLPrograms: Sendable {
  /// Debian's name for the package with the programs.
  static let package = "postgresql-client"

  let url: String
  let faultLog: FaultLog

  /// Runs a program and waits for it to end.
  ///
  /// Throws `invalid(.file, .toolMissing)`, `invalid(.database, .taken)`, `invalid(.file, .malformed)`, `unavailable`,
  /// `storage(full)`, `storage(tooManyFiles)`, `cancelled`.
  func run(_ program: String, _ arguments: [String]) async throws(AppError) {
    try OpenFiles.requireRoom()
    let outcome: (status: TerminationStatus, complaint: String)
    do {
      let result = try await Subprocess.run(
        .name(program), arguments: Arguments(arguments), environment: .custom(environment),
        platformOptions: Self.options, input: .none, output: .discarded, error: .string(limit: 1 << 20))
      outcome = (result.terminationStatus, result.standardError)
    } catch {
      throw translate(error, of: program)
    }
    if Task.isCancelled { throw .cancelled }
    if outcome.status != .exited(0) { throw judge(program, outcome.complaint) }
  }

  private func judge(_ program: String, _ complaint: String) -> AppError {
    let fault = "\(program): \(complaint.prefix(2000))"
    guard let error = Self.known(complaint) else { return faultLog.unexpected(fault) }
    return faultLog.known(fault, as: error)
  }

  /// The error that a program's message stands for. The server's messages are in its own language, but have a code;
  /// the programs' own messages are in English.
  private static func known(_ complaint: String) -> AppError? {
    switch PostgreSQLFaults.state(in: complaint) {
    case "53100": return .storage(.full)
    // A schema, a table, a function, or something else of that name is there.
    case "42P06", "42P07", "42723", "42710": return .invalid(.database, .taken)
    default: break
    }
    let words: [(part: String, error: AppError)] = [
      ("No space left", .storage(.full)), ("Disk quota", .storage(.full)),
      ("connection to server", .unavailable), ("input file", .invalid(.file, .malformed)),
    ]
    return words.first { complaint.contains($0.part) }?.error
  }

  private func translate(_ error: any Error, of program: String) -> AppError {
    let code = (error as? SubprocessError)?.code
    if code == .executableNotFound { return .invalid(.file, .toolMissing(package: Self.package)) }
    if code == nil, Task.isCancelled { return .cancelled }
    return faultLog.unexpected("\(program): \(error)")
  }

  /// The parts of the URL, as the environment variables that the programs read.
  private var environment: [Environment.Key: String] {
    var all = ProcessInfo.processInfo.environment
    all["LC_ALL"] = "C"
    all["PGAPPNAME"] = "socialconnect"
    let parsed = PQconninfoParse(url, nil)
    defer { PQconninfoFree(parsed) }
    var option = parsed
    while let found = option?.pointee, found.keyword != nil {
      if let name = found.envvar, let value = found.val {
        all[String(cString: name)] = String(cString: value)
      }
      option = option?.advanced(by: 1)
    }
    return all.reduce(into: [:]) { all, variable in
      all[Environment.Key(stringLiteral: variable.key)] = variable.value
    }
  }

  private static var options: PlatformOptions {
    var options = PlatformOptions()
    options.teardownSequence = [.send(signal: .kill, allowedDurationToNextStep: .seconds(1))]
    return options
  }
}
