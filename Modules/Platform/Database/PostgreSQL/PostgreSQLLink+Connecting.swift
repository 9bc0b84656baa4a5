import CSocialPostgreSQL
import Foundation

extension PostgreSQLLink {
  /// The parameters of every connection, unless the URL gives others.
  private static let defaults: KeyValuePairs<String, String> = [
    "fallback_application_name": "socialconnect",
    "connect_timeout": "5",
    // A server that vanished without a word is given up after some seconds.
    "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3",
    "tcp_user_timeout": "15000",
  ]

  /// How long to wait before each attempt, in milliseconds.
  private static let pauses: [UInt32] = [0, 50, 100, 200, 400, 800]

  /// Connects, within five seconds for each address of the server, and applies the settings we rely on.
  ///
  /// - Returns: The connection, and a value that identifies this life of the server.
  static func connect(
    to url: String, as role: PostgreSQLRole
  ) throws(PostgreSQLFault) -> (handle: OpaquePointer, life: String) {
    let began = ContinuousClock.now
    let settings = Array(defaults) + [(key: "dbname", value: url), (key: "client_encoding", value: "UTF8")]
    let handle = withCStrings(settings.map(\.key)) { keys in
      withCStrings(settings.map(\.value)) { values in PQconnectdbParams(keys, values, 1) }
    }
    guard let handle else { throw .unreachable("out of memory") }
    do throws(PostgreSQLFault) {
      if PQstatus(handle) != CONNECTION_OK {
        // A server that is out of reach has been waited for already.
        guard ContinuousClock.now - began < .seconds(1) else { throw .unreachable(message(handle)) }
        try connectAgain(handle)
      }
      PQsetNoticeProcessor(handle, { _, _ in }, nil)  // It would print them.
      return (handle, try PostgreSQLSettings.apply(to: handle, pause: role.pause))
    } catch {
      PQfinish(handle)
      throw error
    }
  }

  /// Connects again, waiting a moment if the server has no room or is just starting.
  private static func connectAgain(_ handle: OpaquePointer) throws(PostgreSQLFault) {
    // Only then does it come with the server's code.
    PQsetErrorVerbosity(handle, PQERRORS_VERBOSE)
    var state: String?
    for pause in pauses {
      usleep(pause * 1000)
      PQreset(handle)
      if PQstatus(handle) == CONNECTION_OK {
        PQsetErrorVerbosity(handle, PQERRORS_DEFAULT)
        return
      }
      state = PostgreSQLFaults.state(in: message(handle))
      guard state == PostgreSQLFaults.crowded || state == PostgreSQLFaults.starting else { break }
    }
    guard state == PostgreSQLFaults.crowded else { throw .unreachable(message(handle)) }
    throw .refused(state: PostgreSQLFaults.crowded, message: message(handle), sql: "")
  }

  /// Whether a URL is well-formed.
  static func isWellFormed(_ url: String) -> Bool {
    guard url.hasPrefix("postgres://") || url.hasPrefix("postgresql://") else { return false }
    var message: UnsafeMutablePointer<CChar>?
    let options = PQconninfoParse(url, &message)
    defer {
      PQconninfoFree(options)
      PQfreemem(message)
    }
    return options != nil
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies.map { UnsafePointer($0) } + [nil])
  }
}
