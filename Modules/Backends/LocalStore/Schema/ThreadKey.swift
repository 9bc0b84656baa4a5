/// The position of a comment among those on the same post: a number in the column `thread_key`.
package enum ThreadKey {
  /// Is added to the ID of a comment on someone else's post, so that comments on one's own, whose key is the ID
  /// alone, come first. No ID is as high.
  static let others: Int64 = 1 << 62

  /// The key of a comment.
  ///
  /// - Parameter continues: Whether its author also wrote the post that it replies to.
  package static func of(_ id: Int64, continues: Bool) -> Int64 {
    continues ? id : id + others
  }
}
