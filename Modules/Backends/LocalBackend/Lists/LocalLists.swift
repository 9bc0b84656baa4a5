import AppValues
import Entities
import Lists
import SocialDatabase
import SocialLocalStore
import Timeline

/// The viewer's lists of people, in the database.
struct LocalLists: ListsRepository, ListLookup {
  let access: Access

  func lists() async throws(AppError) -> Page<UserList> {
    try await access.readAsMember { transaction throws(AppError) in
      Page(items: try transaction.lists("ORDER BY l.title_folded"), older: nil, newer: nil)
    }
  }

  func list(_ id: ID<UserList>) async throws(AppError) -> UserList {
    let id = try id.number()
    return try await access.readAsMember { transaction throws(AppError) in try transaction.list(id) }
  }

  func create(_ title: String, _ settings: ListSettings) async throws(AppError) -> UserList {
    try await access.write { transaction throws(AppError) in
      let id = try transaction.nextID()
      if try transaction.countLists() >= UserList.maximumCount { throw .invalid(.lists, .outOfRange) }
      try transaction.ensureAvailable(title: title, except: id)
      try transaction.connection.execute(
        """
        INSERT INTO user_list (id, owner_id, title, title_folded, comments, is_exclusive)
        VALUES (\(id), \(transaction.viewer), \(title), \(SearchText.folded(title)), \(settings.comments.number),
          \(settings.isExclusive ? 1 : 0))
        """)
      try transaction.appendChange(.interest, transaction.viewer)
      return try transaction.list(id)
    }
  }

  func change(_ id: ID<UserList>, _ change: ListChange) async throws(AppError) -> UserList {
    try await self.change(id) { list, transaction throws(AppError) in
      if let title = change.title { try transaction.ensureAvailable(title: title, except: list) }
      let present = try transaction.list(list)
      let title = change.title ?? present.title
      let comments = change.comments ?? present.settings.comments
      let isExclusive = change.isExclusive ?? present.settings.isExclusive
      try transaction.connection.execute(
        """
        UPDATE user_list SET title = \(title), title_folded = \(SearchText.folded(title)),
          comments = \(comments.number), is_exclusive = \(isExclusive ? 1 : 0)
        WHERE id = \(list)
        """)
    }
  }

  func delete(_ id: ID<UserList>) async throws(AppError) {
    let number = try id.number()
    try await access.write { transaction throws(AppError) in
      _ = try transaction.list(number)
      try transaction.connection.execute("DELETE FROM list_member WHERE list_id = \(number)")
      try transaction.connection.execute("DELETE FROM user_list WHERE id = \(number)")
      try transaction.forgetReadingMark(in: .list(id))
      try transaction.appendChange(.interest, transaction.viewer)
    }
  }

  func person(handle: String) async throws(AppError) -> Author {
    try await access.read { transaction throws(AppError) in
      let handle = try transaction.connection.ownHandle(handle)
      let author = try transaction.connection.first(
        """
        SELECT \(AuthorColumns.all("p")) FROM person p
        WHERE p.handle_folded = \(handle) AND p.domain = '' AND p.deleted_at IS NULL AND p.state = 0
        """
      ) { row throws(AppError) in AuthorColumns.author(row, at: 0, in: transaction.media) }
      guard let author else { throw .notFound }
      return author
    }
  }

  func members(
    of id: ID<UserList>, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    let id = try id.number()
    let range = try KeyRange(request)
    return try await access.readAsMember { transaction throws(AppError) in
      _ = try transaction.list(id)
      let rows = try transaction.connection.rows(
        """
        SELECT \(PersonColumns.all(for: transaction)), m.id FROM list_member m JOIN person p ON p.id = m.person_id
        WHERE m.list_id = \(id) AND p.deleted_at IS NULL AND p.state = 0\(range.bounds("m.id"))\(range.ordering("m.id"))
        """
      ) { row throws(AppError) in
        (user: PersonColumns.user(row, for: transaction), id: row.integer(PersonColumns.count))
      }
      return try range.page(rows, key: { $0.id }, { $0.map { $0.user } })
    }
  }

  func add(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> UserList {
    let person = try person.number()
    return try await change(id) { list, transaction throws(AppError) in
      let row = try transaction.nextID()
      try transaction.requirePerson(person)
      guard try transaction.follows(transaction.viewer, person) else { throw .forbidden }
      let added = try transaction.connection.execute(
        """
        INSERT INTO list_member (list_id, person_id, owner_id, id)
        VALUES (\(list), \(person), \(transaction.viewer), \(row))
        ON CONFLICT DO NOTHING
        """)
      if added == 0 { return }
      let members = try transaction.list(list).memberCount
      if let members, members > UserList.maximumMembers { throw .invalid(.people, .outOfRange) }
    }
  }

  func remove(_ person: ID<User>, from id: ID<UserList>) async throws(AppError) -> UserList {
    let person = try person.number()
    return try await change(id) { list, transaction throws(AppError) in
      try transaction.connection.execute(
        "DELETE FROM list_member WHERE list_id = \(list) AND person_id = \(person)")
    }
  }

  func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership {
    let person = try person.number()
    return try await access.readAsMember { transaction throws(AppError) in
      let containing = try transaction.connection.rows(
        """
        SELECT list_id FROM list_member
        WHERE owner_id = \(transaction.viewer) AND person_id = \(person)
        """
      ) { row throws(AppError) in ID<UserList>(row.integer(0)) }
      return ListMembership(
        person: try transaction.user(where: "p.id = \(person)").author,
        lists: try transaction.lists("ORDER BY l.title_folded"), containing: Set(containing))
    }
  }

  /// Changes a list of the viewer, and returns it as it is then.
  private func change(
    _ id: ID<UserList>,
    _ body: @escaping @Sendable (Int64, Transaction) throws(AppError) -> Void
  ) async throws(AppError) -> UserList {
    let id = try id.number()
    return try await access.write { transaction throws(AppError) in
      _ = try transaction.list(id)
      try body(id, transaction)
      try transaction.appendChange(.interest, transaction.viewer)
      return try transaction.list(id)
    }
  }
}

extension Transaction {
  /// A list of the viewer's.
  ///
  /// Throws `notFound`.
  func list(_ id: Int64) throws(AppError) -> UserList {
    guard let list = try lists("AND l.id = \(id)").first else { throw .notFound }
    return list
  }

  fileprivate func lists(_ end: SQL) throws(AppError) -> [UserList] {
    try connection.rows(
      """
      SELECT l.id, l.title, (SELECT COUNT(*) FROM list_member m WHERE m.list_id = l.id), l.comments, l.is_exclusive
      FROM user_list l WHERE l.owner_id = \(viewer) \(end)
      """
    ) { row throws(AppError) in
      UserList(
        id: ID(row.integer(0)), title: row.text(1), memberCount: row.int(2),
        settings: ListSettings(comments: ListComments(number: row.integer(3)), isExclusive: row.boolean(4)))
    }
  }

  fileprivate func countLists() throws(AppError) -> Int {
    try connection.first("SELECT COUNT(*) FROM user_list WHERE owner_id = \(viewer)") {
      row throws(AppError) in row.int(0)
    } ?? 0
  }

  /// Makes sure that no other list of the viewer has this title.
  fileprivate func ensureAvailable(title: String, except list: Int64) throws(AppError) {
    let isTaken = try connection.exists(
      """
      SELECT 1 FROM user_list
      WHERE owner_id = \(viewer) AND title_folded = \(SearchText.folded(title)) AND id <> \(list)
      """)
    if isTaken { throw .invalid(.list, .taken) }
  }

  /// Removes someone from all lists of a person who no longer follows them.
  func removeFromLists(of owner: Int64, _ person: Int64) throws(AppError) {
    try connection.submit(
      "DELETE FROM list_member WHERE owner_id = \(owner) AND person_id = \(person)")
  }
}
