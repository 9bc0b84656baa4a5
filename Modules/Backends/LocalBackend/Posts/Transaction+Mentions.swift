import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// A person whom a text names.
struct NamedPerson {
  let row: Int64
  /// Folded.
  let handle: String
  let author: Author
  /// The network's hosts, if a handle with a host was asked for.
  let hosts: String
}

extension Transaction {
  /// The people with these handles, as far as they exist. Imported posts mention no one: someone here may have a
  /// handle that meant someone else where the post was written, and could then read what wasn't for them.
  func people(named handles: [String]) throws(AppError) -> [(row: Int64, author: Author)] {
    try people(named: handles, in: try askForPeople(named: handles))
  }

  /// The people of a query, in the order of their handles, each once.
  func people(
    named handles: [String], in query: PendingQuery<NamedPerson>?
  ) throws(AppError) -> [(row: Int64, author: Author)] {
    guard let named = try query?.answer() else { return [] }
    let people = Dictionary(named.map { ($0.handle, $0) }) { first, _ in first }
    let hosts = OwnHosts(named.first?.hosts ?? "")
    var seen: Set<Int64> = []
    return handles.compactMap { handle in
      guard let person = hosts.handle(handle).flatMap({ people[$0] }), seen.insert(person.row).inserted else {
        return nil
      }
      return (person.row, person.author)
    }
  }

  /// Asks for the people of these handles, at most as many as a text has room for; nil where there are none to ask for.
  func askForPeople(named handles: [String]) throws(AppError) -> PendingQuery<NamedPerson>? {
    if mode == .past || handles.isEmpty { return nil }
    let names = handles.prefix(Self.maximumHandles).map { String($0.prefix { $0 != "@" }) }
    // The hosts come with the answer, since a separate query would take longer.
    let haveHosts = handles.contains { $0.contains("@") }
    let hosts: SQL =
      haveHosts ? "(SELECT s.value FROM setting s WHERE s.name = \(Setting.hosts.rawValue))" : "NULL"
    return try connection.ask(
      """
      SELECT \(AuthorColumns.all("p")), p.handle_folded, \(hosts) FROM person p
      WHERE \(dialect.contains("p.handle_folded", texts: names))
        AND p.domain = '' AND p.deleted_at IS NULL AND p.state = 0
      """
    ) { [media] row in
      NamedPerson(
        row: row.integer(0), handle: row.text(AuthorColumns.count),
        author: AuthorColumns.author(row, at: 0, in: media),
        hosts: row.optionalText(AuthorColumns.count + 1) ?? "")
    }
  }

  /// How many people the longest post can name: each takes an `@`, a letter and a space.
  private static let maximumHandles = 170

  /// Stores who is mentioned in a post of the viewer, in the order of the text.
  func insertMentions(_ people: [Int64], in post: Int64) throws(AppError) {
    for (position, person) in people.enumerated() {
      try connection.submit(
        """
        INSERT INTO mention (post_id, person_id, author_id, position)
        VALUES (\(post), \(person), \(viewer), \(position))
        """)
    }
  }

  /// Removes the mentions of a post.
  func removeMentions(in post: Int64) throws(AppError) {
    try connection.submit("DELETE FROM mention WHERE post_id = \(post)")
  }
}
