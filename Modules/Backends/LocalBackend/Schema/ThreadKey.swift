/// Where a comment stands among those on the same post: a number in the column `thread_key`.
enum ThreadKey {
  /// What is added to the id of a comment on someone else's post: those on one's own, whose key is the id
  /// alone, come before all of them. No id is as high.
  static let others: Int64 = 1 << 62

  /// The key of a comment.
  ///
  /// - Parameter continues: Whether its author wrote what it answers.
  static func of(_ id: Int64, continues: Bool) -> Int64 {
    continues ? id : id + others
  }
}
