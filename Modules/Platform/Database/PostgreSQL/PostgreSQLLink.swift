import CPostgreSQL
import Entities
import Foundation

/// A connection to a server, used by one thread. Commands are sent in batches and answered in order, so that
/// what opens a transaction travels together with its first statement.
final class PostgreSQLLink {
  /// What answers are still to come, in the order of the commands.
  private enum Expected {
    case command(String)
    case question(String, (PostgreSQLResult) -> Void)
    case preparation(String, PostgreSQLPrepared)
    case endOfBatch

    var text: String {
      switch self {
      case .command(let text), .question(let text, _), .preparation(let text, _): text
      case .endOfBatch: ""
      }
    }
  }

  private static let preparedLimit = 500

  private let url: String
  private var handle: OpaquePointer?
  private var expected: [Expected] = []
  private var prepared: [String: PostgreSQLPrepared] = [:]
  private var preparedCount = 0

  init(url: String) {
    self.url = url
  }

  deinit {
    disconnect()
  }

  var isConnected: Bool { handle != nil }
  /// Whether answers are still to come.
  var isExpecting: Bool { !expected.isEmpty }

  /// Makes the connection unless there is one.
  func connect() throws(PostgreSQLFault) {
    guard handle == nil else { return }
    handle = try Self.connect(to: url)
    guard PQenterPipelineMode(handle) == 1 else { throw lost() }
  }

  func disconnect() {
    PQfinish(handle)
    handle = nil
    expected = []
    prepared = [:]
  }

  /// Sends a command without waiting for its answer.
  func send(_ command: String) throws(PostgreSQLFault) {
    guard PQsendQueryParams(handle, command, 0, nil, nil, nil, nil, 0) == 1 else { throw lost() }
    expected.append(.command(command))
  }

  /// Sends a statement, prepared once for each connection, without waiting for its answer.
  ///
  /// - Parameter receive: Given the answer when it comes.
  func send(_ sql: SQL, _ receive: ((PostgreSQLResult) -> Void)? = nil) throws(PostgreSQLFault) {
    let parameters: PostgreSQLParameters
    do throws(SocialError) {
      parameters = try PostgreSQLParameters(sql.values)
    } catch {
      throw .invalid(error)
    }
    let name = try prepare(sql.text, parameters.types)
    let sent = parameters.withPointers { values, lengths, formats in
      PQsendQueryPrepared(handle, name, CInt(values.count), values, lengths, formats, 0)
    }
    guard sent == 1 else { throw lost() }
    expected.append(receive.map { .question(sql.text, $0) } ?? .command(sql.text))
  }

  /// Ends the batch; its answers are read with those of the next.
  func endBatch() throws(PostgreSQLFault) {
    guard PQpipelineSync(handle) == 1 else { throw lost() }
    expected.append(.endOfBatch)
  }

  /// Ends the batch and waits until all is answered.
  ///
  /// - Returns: The answer to the last command. Throws for the first that was refused; the server skips
  ///   what follows it in its batch.
  @discardableResult
  func exchange() throws(PostgreSQLFault) -> PostgreSQLResult? {
    try endBatch()
    var last: PostgreSQLResult?
    var refusal: PostgreSQLFault?
    let all = expected
    for next in all {
      let result = try receive(next)
      guard let result else { continue }
      switch result.status {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
        switch next {
        case .preparation(let text, let statement): prepared[text] = statement
        case .question(_, let receive): receive(result)
        case .command, .endOfBatch: break
        }
        last = result
      case PGRES_PIPELINE_ABORTED: break
      default:
        if PostgreSQLFaults.endsConnection(result.state) { throw lost(result.message) }
        refusal = refusal ?? .refused(state: result.state, message: result.message, sql: next.text)
      }
    }
    expected = []
    if let refusal { throw refusal }
    return last
  }

  /// - Returns: nil for the end of a batch.
  private func receive(_ next: Expected) throws(PostgreSQLFault) -> PostgreSQLResult? {
    guard let pointer = PQgetResult(handle) else { throw lost() }
    let result = PostgreSQLResult(pointer)
    if PQstatus(handle) == CONNECTION_BAD { throw lost(result.message) }
    if case .endOfBatch = next {
      guard result.status == PGRES_PIPELINE_SYNC else { throw lost(result.message) }
      return nil
    }
    // Each command's answers end with a null.
    if let extra = PQgetResult(handle) {
      PQclear(extra)
      throw lost("an answer too many")
    }
    return result
  }

  /// - Returns: The name under which the server knows the statement.
  private func prepare(_ text: String, _ types: [Oid]) throws(PostgreSQLFault) -> String {
    if let statement = prepared[text], statement.types == types { return statement.name }
    if prepared.count >= Self.preparedLimit {
      try send("DEALLOCATE ALL")
      prepared = [:]
    }
    preparedCount += 1
    let statement = PostgreSQLPrepared(name: "s\(preparedCount)", types: types)
    guard PQsendPrepare(handle, statement.name, text, CInt(types.count), types) == 1 else {
      throw lost()
    }
    expected.append(.preparation(text, statement))
    return statement.name
  }

  private func lost(_ message: String? = nil) -> PostgreSQLFault {
    let fault = PostgreSQLFault.lost(message ?? Self.message(handle))
    disconnect()
    return fault
  }
}

/// A statement that the server has parsed.
struct PostgreSQLPrepared {
  let name: String
  let types: [Oid]
}

extension PostgreSQLLink {
  /// What every connection asks for; the URL may say otherwise.
  private static let defaults: KeyValuePairs<String, String> = [
    "fallback_application_name": "socialconnect",
    "connect_timeout": "5",
    // A server that vanished without a word is given up after some seconds.
    "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    // Whoever stops in the middle of a write must not stop everybody else for ever. Compiling a statement
    // takes fifty times as long as reading a page.
    "options": """
    -c lock_timeout=5s -c idle_in_transaction_session_timeout=30s -c synchronous_commit=on \
    -c client_min_messages=warning -c bytea_output=hex -c jit=off
    """,
  ]

  /// Connects, within five seconds for each address of the server.
  static func connect(to url: String) throws(PostgreSQLFault) -> OpaquePointer {
    let settings = Array(defaults) + [(key: "dbname", value: url), (key: "client_encoding", value: "UTF8")]
    let handle = withCStrings(settings.map(\.key)) { keys in
      withCStrings(settings.map(\.value)) { values in PQconnectdbParams(keys, values, 1) }
    }
    guard let handle else { throw .unreachable("no memory") }
    guard PQstatus(handle) == CONNECTION_OK else {
      defer { PQfinish(handle) }
      throw .unreachable(message(handle))
    }
    PQsetNoticeProcessor(handle, { _, _ in }, nil)  // It would print them.
    return handle
  }

  /// Whether a URL can be understood at all.
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

  static func message(_ handle: OpaquePointer?) -> String {
    PQerrorMessage(handle).map { String(cString: $0).trimmingCharacters(in: .newlines) } ?? ""
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies.map { UnsafePointer($0) } + [nil])
  }
}
