package import SocialDatabase

extension SQL {
  /// ` AND …`: the condition that a key is after the start of a page and before its end, in the direction of reading; a
  /// bound that is nil is left out.
  package static func between(_ key: SQL, _ start: SQL?, _ end: SQL?, isDescending: Bool) -> SQL {
    var bounds: SQL = ""
    if let start { bounds.append(isDescending ? " AND \(key) < \(start)" : " AND \(key) > \(start)") }
    if let end { bounds.append(isDescending ? " AND \(key) > \(end)" : " AND \(key) < \(end)") }
    return bounds
  }
}
