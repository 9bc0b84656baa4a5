import AppValues
import Entities
import Filters
import SocialDatabase
import SocialLocalStore

/// The viewer's filters, in the database.
struct LocalFilters: FiltersRepository {
  let access: Access
  let feed: ChangeFeed

  func filters() async throws(AppError) -> Page<PostFilter> {
    try await access.readAsMember { transaction throws(AppError) in
      Page(items: try transaction.connection.filters(of: [transaction.viewer]).ofOne, older: nil, newer: nil)
    }
  }

  func filter(_ id: ID<PostFilter>) async throws(AppError) -> PostFilter {
    let number = try id.number()
    return try await access.readAsMember { transaction throws(AppError) in try transaction.filter(number) }
  }

  func create(_ settings: FilterSettings, _ phrases: [PhraseChange]) async throws(AppError) -> PostFilter {
    try await access.write { transaction throws(AppError) in
      let id = try transaction.nextID()
      let count = try transaction.count("post_filter")
      if count >= PostFilter.maximumCount { throw .invalid(.filters, .outOfRange) }
      try transaction.connection.execute(
        """
        INSERT INTO post_filter (id, person_id, title, action, contexts, expires_at)
        VALUES (
          \(id), \(transaction.viewer), \(settings.title), \(settings.action.number), \(settings.contexts.bits),
          \(settings.expiresAt?.milliseconds))
        """)
      for phrase in phrases { try transaction.apply(phrase, to: id) }
      try transaction.endFilterChange()
      return try transaction.filter(id)
    }
  }

  func change(_ id: ID<PostFilter>, _ change: FilterChange) async throws(AppError) -> PostFilter {
    let number = try id.number()
    return try await access.write { transaction throws(AppError) in
      _ = try transaction.filter(number)
      if let settings = change.settings {
        try transaction.connection.execute(
          """
          UPDATE post_filter SET title = \(settings.title), action = \(settings.action.number),
            contexts = \(settings.contexts.bits), expires_at = \(settings.expiresAt?.milliseconds)
          WHERE id = \(number)
          """)
      }
      for phrase in change.phrases { try transaction.apply(phrase, to: number) }
      for post in change.addedPosts { try transaction.add(try post.number(), to: number) }
      for entry in change.removedPosts {
        try transaction.changeOne(
          "DELETE FROM filter_post WHERE id = \(try entry.number()) AND filter_id = \(number)")
      }
      try transaction.endFilterChange()
      return try transaction.filter(number)
    }
  }

  func delete(_ id: ID<PostFilter>) async throws(AppError) {
    let number = try id.number()
    try await access.write { transaction throws(AppError) in
      _ = try transaction.filter(number)
      for table in ["filter_phrase", "filter_post"] as [SQL] {
        try transaction.connection.execute("DELETE FROM \(table) WHERE filter_id = \(number)")
      }
      try transaction.connection.execute("DELETE FROM post_filter WHERE id = \(number)")
      try transaction.endFilterChange()
    }
  }

  func filterChanges() -> AsyncStream<LiveSignal> { feed.signals(.filters, to: access.tokenHash) }
}

extension Transaction {
  /// A filter of the viewer's.
  ///
  /// Throws `notFound`.
  fileprivate func filter(_ id: Int64) throws(AppError) -> PostFilter {
    let found = try connection.filters(of: [viewer], where: " AND f.id = \(id)").ofOne.first
    guard let found else { throw .notFound }
    return found
  }

  fileprivate func apply(_ change: PhraseChange, to filter: Int64) throws(AppError) {
    switch change {
    case .add(let text, let isWholeWord):
      if try count("filter_phrase") >= PostFilter.maximumEntries {
        throw .invalid(.filterEntries, .outOfRange)
      }
      try connection.execute(
        """
        INSERT INTO filter_phrase (id, filter_id, person_id, phrase, is_whole_word)
        VALUES (\(try nextID()), \(filter), \(viewer), \(text), \(isWholeWord ? 1 : 0))
        """)
    case .edit(let phrase, let text, let isWholeWord):
      let isWholeWord = isWholeWord.map { $0 ? 1 : 0 }
      try changeOne(
        """
        UPDATE filter_phrase SET phrase = COALESCE(\(text), phrase),
          is_whole_word = COALESCE(\(isWholeWord), is_whole_word)
        WHERE id = \(try phrase.number()) AND filter_id = \(filter)
        """)
    case .remove(let phrase):
      try changeOne("DELETE FROM filter_phrase WHERE id = \(try phrase.number()) AND filter_id = \(filter)")
    }
  }

  /// Adds a post that the viewer may see to a filter; nothing if it's in it.
  ///
  /// Throws `notFound`, `gone`, `invalid(.filterEntries, .outOfRange)`.
  fileprivate func add(_ post: Int64, to filter: Int64) throws(AppError) {
    _ = try storedPost(post)
    if try count("filter_post") >= PostFilter.maximumEntries { throw .invalid(.filterEntries, .outOfRange) }
    try connection.execute(
      """
      INSERT INTO filter_post (id, filter_id, person_id, post_id)
      VALUES (\(try nextID()), \(filter), \(viewer), \(post)) ON CONFLICT (filter_id, post_id) DO NOTHING
      """)
  }

  /// How many rows of a table are the viewer's.
  fileprivate func count(_ table: SQL) throws(AppError) -> Int {
    try connection.first("SELECT COUNT(*) FROM \(table) WHERE person_id = \(viewer)") {
      row throws(AppError) in
      row.int(0)
    } ?? 0
  }

  /// Throws `notFound` if a statement changes nothing.
  fileprivate func changeOne(_ statement: SQL) throws(AppError) {
    if try connection.execute(statement) == 0 { throw .notFound }
  }

  /// Says that the viewer's filters have changed.
  fileprivate func endFilterChange() throws(AppError) {
    try connection.execute("UPDATE person SET filters_version = filters_version + 1 WHERE id = \(viewer)")
    try appendChange(.filters, viewer)
  }
}

extension [Int64: [PostFilter]] {
  /// The filters of the only person who was asked about.
  var ofOne: [PostFilter] { values.first ?? [] }
}
