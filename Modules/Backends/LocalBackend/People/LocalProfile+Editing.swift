import Database
import Entities
import PostText
import Profile

/// What somebody says of themselves.
extension LocalProfile {
  func writingDefaults() async throws(SocialError) -> WritingDefaults {
    try await access.writingDefaults()
  }

  func edit(_ edit: ProfileEdit) async throws(SocialError) -> User {
    try await access.write { transaction throws(SocialError) in
      let viewer = transaction.viewer
      if let name = edit.name { try transaction.rename(to: name) }
      try transaction.connection.execute(
        """
        UPDATE person SET
          bio = COALESCE(\(edit.bio), bio), fields = COALESCE(\(edit.fields.map(FieldList.text)), fields),
          is_locked = COALESCE(\(edit.isLocked?.number), is_locked),
          is_bot = COALESCE(\(edit.isBot?.number), is_bot),
          hides_followers = COALESCE(\(edit.hidesFollowers?.number), hides_followers),
          post_visibility = COALESCE(\(edit.visibility?.number), post_visibility),
          post_language = COALESCE(\(edit.language), post_language)
        WHERE id = \(viewer)
        """)
      try transaction.appendChange(.profile, viewer)
      return try transaction.user(where: "p.id = \(viewer)")
    }
  }
}

extension Access {
  /// What the viewer has chosen for posts of which they say nothing else.
  func writingDefaults() async throws(SocialError) -> WritingDefaults {
    let defaults = try await readAsMember { transaction throws(SocialError) in
      try transaction.connection.first(
        "SELECT post_visibility, post_language FROM person WHERE id = \(transaction.viewer)"
      ) { row throws(SocialError) in
        let language = row.text(1)
        return WritingDefaults(
          visibility: Visibility(number: row.integer(0)), language: language.isEmpty ? nil : language)
      }
    }
    guard let defaults else { throw .unauthenticated }
    return defaults
  }
}

extension Transaction {
  /// Gives the viewer another name, which they are found by from then on.
  fileprivate func rename(to name: String) throws(SocialError) {
    let present = try connection.first("SELECT handle, name FROM person WHERE id = \(viewer)") {
      row throws(SocialError) in (handle: row.text(0), name: row.text(1))
    }
    guard let present, present.name != name else { return }
    try connection.execute(
      "UPDATE person SET name = \(name), name_folded = \(SearchText.folded(name)) WHERE id = \(viewer)")
    let tokens = { NewAccount.tokens(handle: present.handle, name: $0) }
    try SearchIndex.people.remove(viewer, tokens(present.name), connection)
    try SearchIndex.people.insert(viewer, tokens(name), connection)
  }

  /// Whether somebody keeps to themselves who follows them and whom they follow.
  func hidesFollowers(_ person: Int64) throws(SocialError) -> Bool {
    if person == viewer { return false }
    return try connection.exists("SELECT 1 FROM person WHERE id = \(person) AND hides_followers = 1")
  }
}

extension Bool {
  fileprivate var number: Int { self ? 1 : 0 }
}
