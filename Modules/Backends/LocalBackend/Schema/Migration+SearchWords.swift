import Database
import Entities

extension Migration {
  /// A sign that a letter before it takes up is no part of a word any more. Few databases hold any: where one does,
  /// what was indexed with such signs is indexed without.
  static let searchWords = Migration("searchWords") { connection throws(SocialError) in
    if try connection.holdsTakingLetters("post", "text") { try connection.indexPosts() }
    if try connection.holdsTakingLetters("person", "name") { try connection.indexPeople() }
  }

  /// The letters that are one character with whatever stands behind them (Unicode 17, `Prepend`).
  fileprivate static let takingLetters = """
    \u{D4E}\u{111C2}\u{111C3}\u{113D1}\u{1193F}\u{11941}\u{11A3A}\u{11A84}\u{11A85}\u{11A86}\u{11A87}\u{11A88}\u{11A89}\
    \u{11D46}\u{11F02}
    """
}

extension SQLConnection {
  fileprivate func holdsTakingLetters(_ table: SQL, _ column: SQL) throws(SocialError) -> Bool {
    let letters = "[\(Migration.takingLetters)]"
    return switch dialect {
    case .sqlite: try exists("SELECT 1 FROM \(table) WHERE \(column) GLOB \("*\(letters)*")")
    case .postgreSQL: try exists("SELECT 1 FROM \(table) WHERE \(column) ~ \(letters)")
    }
  }
}
