import SocialDatabase

extension SQL {
  /// ` AND …`: that a key lies behind the start of a page and before its end, in the direction of reading; nothing for an
  /// end that isn't given.
  static func between(_ key: SQL, _ start: SQL?, _ end: SQL?, isDescending: Bool) -> SQL {
    var bounds: SQL = ""
    if let start { bounds.append(isDescending ? " AND \(key) < \(start)" : " AND \(key) > \(start)") }
    if let end { bounds.append(isDescending ? " AND \(key) > \(end)" : " AND \(key) < \(end)") }
    return bounds
  }
}
