import AppValues
import SocialDatabase
import SocialLocalStore

/// Compares a search index with its expected entries, which arrive in pages. PostgreSQL's rows are compared one by one.
/// SQLite's index lists its terms only in their own order, so two sums are kept for each entry, of its expected and its
/// actual terms: 24 bytes with the id.
struct IndexComparison {
  /// An entry and the tokens it should be found by; nil if it shouldn't be found.
  struct Entry {
    let id: Int64
    let tokens: [String]?
  }

  /// An entry with the wrong tokens.
  struct Fault {
    let id: Int64
    /// The expected tokens.
    let right: [String]?
  }

  let index: SearchIndex
  private let connection: any SQLConnection
  private var sums = TermSums()

  init(_ index: SearchIndex, _ connection: any SQLConnection) {
    self.index = index
    self.connection = connection
  }

  /// Compares the next entries, in the order of their ids.
  ///
  /// - Parameters:
  ///   - begin: The last id before them.
  ///   - end: The last of their ids; nil if nothing follows.
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
      SELECT id, array_to_string(tokens, \(ListSeparator.sql)) FROM \(index.name) WHERE id > \(begin) AND id <= \(end)
      """
    ) { row throws(AppError) in
      (row.integer(0), Set(row.text(1).pieces(at: ListSeparator.scalar).map(String.init)))
    }
    var found = Dictionary(stored) { first, _ in first }
    var faults: [Fault] = []
    for entry in entries where found.removeValue(forKey: entry.id) != entry.tokens.map(Set.init) {
      faults.append(Fault(id: entry.id, right: entry.tokens))
    }
    return faults + found.keys.sorted().map { Fault(id: $0, right: nil) }
  }

  /// The differences in SQLite's index, once all entries are in.
  mutating func rest() throws(AppError) -> [Fault] {
    if connection.dialect != .sqlite { return [] }
    var unknown: Set<Int64> = []
    _ = try connection.rows("SELECT doc, term FROM \(index.name)_term") { row throws(AppError) in
      let id = row.integer(0)
      if !sums.find(id, row.text(1)), unknown.count < ConsistencyCheck.limit { unknown.insert(id) }
    }
    return (sums.differing + unknown.sorted()).map { Fault(id: $0, right: nil) }
  }
}
