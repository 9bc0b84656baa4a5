import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// The deletion of a post by its author. The row stays, without its text, for the comments below it. What belonged
/// to the post and is too much for one transaction is removed in the background by `PostRemovals`.
struct Deletion {
  private let post: StoredPost
  private let keepsPhotos: Bool

  /// - Parameter keepsPhotos: Whether its author can still publish the photos that it shows with another post.
  init(_ post: StoredPost, keepsPhotos: Bool = false) {
    self.post = post
    self.keepsPhotos = keepsPhotos
  }

  func run(in transaction: Transaction) throws(AppError) {
    let id = post.id
    let connection = transaction.connection
    try connection.submit(
      """
      UPDATE post SET deleted_at = \(transaction.now.milliseconds), \(ContentColumns.erased),
        hashtags = '', mention_count = 0, share_count = 0, absent_parent = NULL, absent_parent_author = NULL
      WHERE id = \(id)
      """)
    try SearchIndex.posts.remove(id, IndexedText(post.text).tokens(of: post.author), connection)
    for table in ["mention", "revision", "telling", "poll", "poll_option", "filter_post"] as [SQL] {
      try connection.submit("DELETE FROM \(table) WHERE post_id = \(id)")
    }
    if post.visibility == .direct { try transaction.unfile(id) }
    try connection.submit("DELETE FROM pin WHERE person_id = \(post.author) AND post_id = \(id)")
    if keepsPhotos { try transaction.keepPhotos(of: id) }
    let photos = try transaction.removePhotos(of: id)
    try connection.submit("DELETE FROM item WHERE id = \(id)")
    try connection.submit("DELETE FROM item WHERE post_id = \(id) AND is_share = 1")
    if let parent = post.parent {
      try transaction.countComment(on: parent, -1, visibleTo: post.visibility)
    }
    try PostTags.remove(of: id, visibleTo: post.visibility, connection)
    try transaction.countDeletedPost(of: post.author, visibleTo: post.visibility)
    try transaction.appendChange(.deleted, id, post.author)
    let leavesSome = try transaction.removeSome(of: id)
    try connection.removeFiles(of: try photos.answer(), transaction.now)
    if leavesSome { try connection.addWork(.post, id, transaction.now) }
  }
}
