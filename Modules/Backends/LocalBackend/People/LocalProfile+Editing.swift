import AppValues
import Entities
import Profile
import SocialBackend
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// What someone says of themselves.
extension LocalProfile {
  func ownSettings() async throws(AppError) -> OwnSettings {
    try await access.readAsMember { transaction throws(AppError) in try transaction.ownSettings() }
  }

  func edit(_ edit: ProfileEdit) async throws(AppError) -> User {
    if access.isAnonymous { throw .unauthenticated }
    // Nothing is written where one of the two is no picture.
    let (square, wide) = (
      try await prepared(edit.avatar, as: .avatar), try await prepared(edit.header, as: .header)
    )
    let (avatar, header) = (try await file(of: square), try await file(of: wide))
    let user = try await access.write { transaction throws(AppError) in
      let viewer = transaction.viewer
      if let avatar { try transaction.putPicture(avatar, "avatar") }
      if let header { try transaction.putPicture(header, "header") }
      if let name = edit.name { try transaction.rename(to: name) }
      try transaction.connection.execute(
        """
        UPDATE person SET
          bio = COALESCE(\(edit.bio), bio), fields = COALESCE(\(edit.fields.map(FieldList.text)), fields),
          is_locked = COALESCE(\(edit.isLocked?.number), is_locked),
          is_bot = COALESCE(\(edit.isBot?.number), is_bot),
          hides_followers = COALESCE(\(edit.hidesFollowers?.number), hides_followers),
          is_discoverable = COALESCE(\(edit.isDiscoverable?.number), is_discoverable),
          is_indexable = COALESCE(\(edit.isIndexable?.number), is_indexable)
        WHERE id = \(viewer)
        """)
      try transaction.connection.submit(
        """
        UPDATE account SET
          post_visibility = COALESCE(\(edit.visibility?.number), post_visibility),
          post_language = COALESCE(\(edit.language), post_language),
          post_sensitive = COALESCE(\(edit.isSensitive?.number), post_sensitive),
          attribution_domains =
            COALESCE(\(edit.attributionDomains?.joined(separator: " ")), attribution_domains)
        WHERE person_id = \(viewer)
        """)
      try transaction.appendChange(.profile, viewer)
      if edit.isLocked == false, try transaction.acceptSome() {
        try transaction.connection.addWork(.requests, viewer, transaction.present)
      }
      return try transaction.user(where: "p.id = \(viewer)")
    }
    if edit.isLocked == false { await access.work.start(.requests) }
    if avatar != nil || header != nil { await access.work.start(.media) }
    return user
  }

  /// What a picture is changed to; nil if it stays.
  private enum NewPicture {
    case none
    case file(PreparedPicture)
  }

  private func prepared(
    _ change: PictureChange?, as picture: ProfilePicture
  ) async throws(AppError) -> NewPicture? {
    switch change {
    case nil: return nil
    case .remove: return NewPicture.none
    case .file(let file):
      if access.media == nil { throw .unsupported }
      return .file(try await workshop.prepare(file.path, as: picture))
    }
  }

  /// The name of the new picture's file: empty for no picture, nil if the picture stays.
  private func file(of picture: NewPicture?) async throws(AppError) -> String? {
    guard let picture, let removals = access.mediaRemovals else { return picture == nil ? nil : "" }
    guard case .file(let prepared) = picture else { return "" }
    let (name, store) = (removals.media.newName(prepared.kind), try await removals.media.makeNumber())
    try await access.write { transaction throws(AppError) in
      try MediaRemovals.expect([name], in: store, transaction.connection, transaction.present)
    }
    do throws(AppError) {
      try await removals.media.write([(name: name, content: prepared.content)])
    } catch {
      // What cannot be removed now is removed when it is due.
      try? await removals.remove([name])
      throw error
    }
    return name
  }
}

extension LocalProfile: OwnAccounts {
  func ownAccount() async throws(AppError) -> OwnAccount {
    try await access.readAsMember { transaction throws(AppError) in
      let viewer = transaction.viewer
      guard let user = try transaction.users([viewer])[viewer] else { throw .unauthenticated }
      let requests = try PeopleSelection(.requests, of: viewer)?
        .count(upTo: PageRequest.limits.upperBound, transaction)
      return OwnAccount(
        profile: OwnProfile(user: user, settings: try transaction.ownSettings()),
        followRequests: requests ?? 0,
        until: transaction.sessionEnds.map { Timestamp(milliseconds: $0) })
    }
  }
}

extension LocalProfile {
  func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      let (viewer, person) = (transaction.viewer, relation.person)
      if text.isEmpty {
        try transaction.connection.submit(
          "DELETE FROM person_note WHERE writer_id = \(viewer) AND person_id = \(person)")
      } else {
        try transaction.connection.submit(
          """
          INSERT INTO person_note (writer_id, person_id, text) VALUES (\(viewer), \(person), \(text))
          ON CONFLICT (writer_id, person_id) DO UPDATE SET text = excluded.text
          """)
      }
      // The person it is about isn't told: what they see of themselves doesn't change.
      try transaction.appendChange(.relation, viewer, person)
      return nil
    }
  }
}

extension Access {
  /// The viewer's defaults for new posts.
  func writingDefaults() async throws(AppError) -> WritingDefaults {
    try await readAsMember { transaction throws(AppError) in try transaction.ownSettings().defaults }
  }
}

extension Transaction {
  /// What only the viewer sees of their profile.
  fileprivate func ownSettings() throws(AppError) -> OwnSettings {
    let settings = try connection.first(
      """
      SELECT \(DefaultsColumns.all("a")), a.attribution_domains FROM account a WHERE a.person_id = \(viewer)
      """
    ) { row throws(AppError) in
      OwnSettings(
        defaults: DefaultsColumns.defaults(row),
        attributionDomains: row.text(DefaultsColumns.count).split(separator: " ").map(String.init))
    }
    guard let settings else { throw .unauthenticated }
    return settings
  }

  /// Replaces the file in a column of the viewer, and has the old one removed. An empty name leaves no file.
  func putPicture(_ file: String, _ column: SQL) throws(AppError) {
    if !file.isEmpty { try MediaRemovals.keep([file], in: connection) }
    let former = try connection.first("SELECT \(column), \(column)_store FROM person WHERE id = \(viewer)") {
      row throws(AppError) in (file: row.text(0), store: row.integer(1))
    }
    let store = file.isEmpty ? 0 : media?.number ?? 0
    try connection.execute(
      "UPDATE person SET \(column) = \(file), \(column)_store = \(store) WHERE id = \(viewer)")
    guard let former, !former.file.isEmpty else { return }
    try connection.removeFiles([former.file], from: former.store, now)
  }

  /// Renames the viewer, who is found by the new name from then on.
  fileprivate func rename(to name: String) throws(AppError) {
    let present = try connection.first("SELECT handle, name FROM person WHERE id = \(viewer)") {
      row throws(AppError) in (handle: row.text(0), name: row.text(1))
    }
    guard let present, present.name != name else { return }
    try connection.execute(
      "UPDATE person SET name = \(name), name_folded = \(SearchText.searchable(name)) WHERE id = \(viewer)")
    let tokens = { SearchIndex.tokens(handle: present.handle, name: $0) }
    try SearchIndex.people.remove(viewer, tokens(present.name), connection)
    try SearchIndex.people.insert(viewer, tokens(name), connection)
  }

  /// Whether someone hides who follows them and whom they follow.
  func hidesFollowers(_ person: Int64) throws(AppError) -> Bool {
    if person == viewer { return false }
    return try connection.exists("SELECT 1 FROM person WHERE id = \(person) AND hides_followers = 1")
  }
}

extension Bool {
  fileprivate var number: Int { self ? 1 : 0 }
}
