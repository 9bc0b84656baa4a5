import AppScreens
import AppValues
import SocialDatabase

/// Compares a search index with what it should hold, which it is told in pages. PostgreSQL's rows are compared one by
/// one. SQLite's index answers its terms in their own order only: of what each entry should hold and of what it holds
/// a sum is kept, 24 bytes for both.
struct IndexComparison {
  /// Something that is to be found, and by what; nil where it is not to be found.
  struct Entry {
    let id: Int64
    let tokens: [String]?
  }

  /// Something that is found by something else than it should be.
  struct Fault {
    let id: Int64
    /// What it should be found by.
    let right: [String]?
  }

  /// Parts the tokens of a row from one another; stands in none.
  private static let mark: Unicode.Scalar = "\u{1E}"

  let index: SearchIndex
  private let connection: any SQLConnection
  private var sums = TermSums()

  init(_ index: SearchIndex, _ connection: any SQLConnection) {
    self.index = index
    self.connection = connection
  }

  /// Takes the next entries, in the order of their ids.
  ///
  /// - Parameters:
  ///   - begin: The last id before them.
  ///   - end: The last of them; nil where nothing follows.
  mutating func compare(
    _ entries: [Entry], from begin: Int64, to end: Int64?
  ) throws(AppError) -> [Fault] {
    switch connection.dialect {
    case .sqlite:
      for entry in entries { if let tokens = entry.tokens { sums.expect(entry.id, tokens) } }
      return []
    case .postgreSQL: return try differing(entries, from: begin, to: end ?? .max)
    }
  }

  private func differing(
    _ entries: [Entry], from begin: Int64, to end: Int64
  ) throws(AppError) -> [Fault] {
    let stored = try connection.rows(
      """
      SELECT id, array_to_string(tokens, \(String(Self.mark))) FROM \(name) WHERE id > \(begin) AND id <= \(end)
      """
    ) { row throws(AppError) in (row.integer(0), Set(row.text(1).pieces(at: Self.mark).map(String.init))) }
    var found = Dictionary(stored) { first, _ in first }
    var faults: [Fault] = []
    for entry in entries where found.removeValue(forKey: entry.id) != entry.tokens.map(Set.init) {
      faults.append(Fault(id: entry.id, right: entry.tokens))
    }
    return faults + found.keys.sorted().map { Fault(id: $0, right: nil) }
  }

  /// What differs in SQLite, once every entry was taken.
  mutating func rest() throws(AppError) -> [Fault] {
    if connection.dialect != .sqlite { return [] }
    var unknown: Set<Int64> = []
    _ = try connection.rows("SELECT doc, term FROM \(name)_term") { row throws(AppError) in
      let id = row.integer(0)
      if !sums.find(id, row.text(1)), unknown.count < ConsistencyCheck.limit { unknown.insert(id) }
    }
    return (sums.differing + unknown.sorted()).map { Fault(id: $0, right: nil) }
  }

  private var name: SQL { SQL(stringLiteral: index.name) }
}
