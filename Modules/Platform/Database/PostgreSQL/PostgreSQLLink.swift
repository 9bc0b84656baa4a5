import AppValues
import CSocialPostgreSQL
import Foundation

/// A connection to a server, used by one thread. Commands are sent in batches and answered in order, so that
/// beginning a transaction takes no round trip of its own.
final class PostgreSQLLink {
  /// The answers that are still to come, in the order of the commands.
  private enum Expected {
    case command(String)
    case query(String, (PostgreSQLResult) -> Void)
    case preparation(String, PostgreSQLPrepared)
    case endOfBatch

    var text: String {
      switch self {
      case .command(let text), .query(let text, _), .preparation(let text, _): text
      case .endOfBatch: ""
      }
    }
  }

  private static let preparedLimit = 500

  private let url: String
  private let role: PostgreSQLRole
  private var handle: OpaquePointer?
  private var expected: [Expected] = []
  private var prepared: [StatementText: PostgreSQLPrepared] = [:]
  private var preparedCount = 0
  /// Identifies the life of the server that this connection belongs to.
  private(set) var life = ""

  init(url: String, role: PostgreSQLRole = .reader) {
    self.url = url
    self.role = role
  }

  deinit {
    disconnect()
  }

  var isConnected: Bool { handle != nil }
  /// Whether answers are still to come.
  var isExpecting: Bool { !expected.isEmpty }

  /// Connects, unless there is a connection.
  func connect() throws(PostgreSQLFault) {
    guard handle == nil else { return }
    (handle, life) = try Self.connect(to: url, as: role)
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

  /// Sends a statement without waiting for its answer. It's prepared once per connection.
  ///
  /// - Parameter receive: Called with the answer when it arrives.
  func send(_ sql: SQL, _ receive: ((PostgreSQLResult) -> Void)? = nil) throws(PostgreSQLFault) {
    if let refusal = sql.refusal { throw .malformed(refusal, sql: sql.text) }
    let parameters: PostgreSQLParameters
    do throws(AppError) {
      parameters = try PostgreSQLParameters(sql.values)
    } catch {
      throw .invalid(error)
    }
    let name = try prepare(sql.text, parameters.types)
    let sent = parameters.withPointers { values, lengths, formats in
      PQsendQueryPrepared(handle, name, CInt(values.count), values, lengths, formats, 0)
    }
    guard sent == 1 else { throw lost() }
    expected.append(receive.map { .query(sql.text, $0) } ?? .command(sql.text))
  }

  /// Asks the server to send the answers so far, rather than all of them at the end of the batch.
  func askForAnswers() throws(PostgreSQLFault) {
    guard PQsendFlushRequest(handle) == 1 else { throw lost() }
  }

  /// Ends the batch. Its answers are read with those of the next one.
  func endBatch() throws(PostgreSQLFault) {
    guard PQpipelineSync(handle) == 1 else { throw lost() }
    expected.append(.endOfBatch)
  }

  /// Ends the batch and waits for all answers.
  ///
  /// - Returns: The answer to the last command. Throws for the first command that was refused; the server skips the
  ///   commands of the batch after it.
  @discardableResult
  func exchange() throws(PostgreSQLFault) -> PostgreSQLResult? {
    try endBatch()
    role.waits?.add()
    var last: PostgreSQLResult?
    var refusal: PostgreSQLFault?
    let all = expected
    for next in all {
      let result = try receive(next)
      guard let result else { continue }
      switch result.status {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
        switch next {
        case .preparation(let text, let statement): prepared[StatementText(text)] = statement
        case .query(_, let receive): receive(result)
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

  /// - Returns: nil at the end of a batch.
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
      throw lost("unexpected extra answer")
    }
    return result
  }

  /// - Returns: The server's name for the prepared statement.
  private func prepare(_ text: String, _ types: [Oid]) throws(PostgreSQLFault) -> String {
    if let statement = prepared[StatementText(text)], statement.types == types { return statement.name }
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

  static func message(_ handle: OpaquePointer?) -> String {
    PQerrorMessage(handle).map { String(cString: $0).trimmingCharacters(in: .newlines) } ?? ""
  }
}

/// A statement that the server has prepared.
struct PostgreSQLPrepared {
  let name: String
  let types: [Oid]
}

/// The purpose of a connection.
struct PostgreSQLRole {
  static let reader = PostgreSQLRole(pause: "30s", waits: nil)

  /// The role of the connection that writes. If the process stops in the middle of a write, the server ends the
  /// transaction before those who wait for it give up.
  ///
  /// - Parameter waits: Counts the waits for answers.
  static func writer(waits: StatementCounter) -> PostgreSQLRole {
    PostgreSQLRole(pause: "4s", waits: waits)
  }

  /// How long a transaction may stay idle, in the server's notation.
  let pause: String
  let waits: StatementCounter?
}
