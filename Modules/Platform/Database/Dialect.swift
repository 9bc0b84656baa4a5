/// What differs between the two kinds of SQL.
public enum Dialect: Sendable, Hashable {
  case sqlite
  case postgreSQL

  /// A condition that holds when `column` is one of the ids, with one bound value however many there are.
  ///
  /// - Parameter column: A column name of ours; it becomes part of the statement as it stands.
  public func contains(_ column: StaticString, _ ids: [Int64]) -> SQL {
    let list = ids.map(String.init).joined(separator: ",")
    let name = SQL(stringLiteral: "\(column)")
    return switch self {
    case .sqlite: "\(name) IN (SELECT value FROM json_each(\("[\(list)]")))"
    case .postgreSQL: "\(name) = ANY (CAST(\("{\(list)}") AS BIGINT[]))"
    }
  }
}
