import CSocialPostgreSQL

/// The settings that each connection relies on. They're set when connecting, whatever the URL, the role or the
/// database says, and read back. Other settings are left alone.
enum PostgreSQLSettings {
  private static let relied: KeyValuePairs<String, String> = [
    "lock_timeout": "5s", "client_encoding": "UTF8", "standard_conforming_strings": "on",
    "bytea_output": "hex",
    "extra_float_digits": "1", "client_min_messages": "warning",
    // Compiling a statement takes fifty times as long as reading a page.
    "jit": "off",
  ]

  /// With these values, a commit is on the disk once it's answered; with `remote_apply`, on the replicas' disks, too.
  private static let durable = ["on", "remote_apply"]

  private static func script(_ relied: [(key: String, value: String)]) -> String {
    let settings = relied.map { "SET \($0.key) = '\($0.value)'; " }.joined()
    let answers = (relied.map(\.key) + ["synchronous_commit"]).map { "current_setting('\($0)')" }
    return settings + """
      SELECT set_config('synchronous_commit', 'on', FALSE)
      WHERE current_setting('synchronous_commit') <> 'remote_apply';
      SELECT (SELECT CAST(EXTRACT(EPOCH FROM stats_reset) AS TEXT) FROM pg_stat_wal),
      \(answers.joined(separator: ", "))
      """
  }

  /// Applies the settings in one round trip.
  ///
  /// - Parameter pause: How long a transaction may stay idle before the server ends it.
  /// - Returns: A value that identifies one life of the server: it changes when the server restarts after a crash, which
  ///   resets its statistics, and stays the same after a clean shutdown.
  static func apply(to handle: OpaquePointer, pause: String) throws(PostgreSQLFault) -> String {
    let relied = Array(Self.relied) + [(key: "idle_in_transaction_session_timeout", value: pause)]
    guard let pointer = PQexec(handle, script(relied)) else { throw .lost(PostgreSQLLink.message(handle)) }
    let result = PostgreSQLResult(pointer)
    guard result.status == PGRES_TUPLES_OK else {
      let isLost = PQstatus(handle) == CONNECTION_BAD || PostgreSQLFaults.endsConnection(result.state)
      throw isLost ? .lost(result.message) : .unfit(result.message)
    }
    let answers = result.rows { row in (0..<relied.count + 2).map { row.text($0) } }.first ?? []
    var wrong = zip(relied, answers.dropFirst()).filter { $0.value != $1 }.map { "\($0.key) is \($1)" }
    if !durable.contains(answers.last ?? "") { wrong.append("synchronous_commit is \(answers.last ?? "")") }
    guard wrong.isEmpty else { throw .unfit(wrong.joined(separator: ", ")) }
    return answers.first ?? ""
  }
}
