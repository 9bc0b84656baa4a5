import AppValues
import Entities
import Post
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Posts and their threads in the database.
struct LocalPosts: PostRepository, PostContexts, PostWriting, PhotoLibrary, PostHistory, PostReactions {
  /// How far up a thread is read.
  private static let highest = 100

  let access: Access
  let workshop: PhotoWorkshop
  /// Makes films; nil where none are taken.
  let films: FilmWorkshop?

  var postWritingCapabilities: PostWritingCapabilities { .all }

  func writingDefaults() async throws(AppError) -> WritingDefaults {
    try await access.writingDefaults()
  }

  func unknown(_ handles: [String]) async throws(AppError) -> [String] {
    try await access.readAsMember { transaction throws(AppError) in
      let folded = handles.map(IdentifierFolding.handle)
      let known = Set(
        try transaction.people(named: folded).map { IdentifierFolding.handle($0.author.handle) })
      let hosts = try transaction.connection.ownHosts(for: folded)
      return handles.filter { handle in
        guard let own = hosts.handle(IdentifierFolding.handle(handle)) else { return true }
        return !known.contains(own)
      }
    }
  }

  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> Post {
    try await Publishing.publish(key: key, on: access) { _ in post }
  }

  func publish(
    key: PublishKey, _ post: @escaping @Sendable (WritingDefaults) throws(AppError) -> NewPost
  ) async throws(AppError) -> Post {
    try await Publishing.publish(key: key, on: access, post)
  }

  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(AppError) -> Post {
    let editing = try Editing(id, edit)
    let edited = try await access.write { transaction throws(AppError) in
      try editing.run(in: transaction)
    }
    if edited.leavesListeners { await access.work.start(.noticeFanOut) }
    return edited.post
  }

  func revisions(of id: ID<Post>) async throws(AppError) -> [Revision] {
    let id = try id.number()
    return try await access.read { transaction throws(AppError) in
      let present = Revision(of: try transaction.post(id))
      let past = try transaction.revisions(of: [id])[id] ?? []
      return past + [present]
    }
  }

  func thread(of id: ID<Post>) async throws(AppError) -> PostThread {
    let id = try id.number()
    return try await access.read { transaction throws(AppError) in
      let post = try transaction.post(id)
      if post.replyTo?.post == nil { return PostThread(ancestors: [], post: post) }
      let ancestors = try transaction.ancestors(of: id, limit: Self.highest)
      let posts = try transaction.posts(ancestors.map(\.id))
      return PostThread(
        ancestors: ancestors.compactMap { ancestor in
          posts[ancestor.id].map(ThreadPost.post) ?? (ancestor.isDeleted ? .deleted(ID(ancestor.id)) : nil)
        }, post: post)
    }
  }

  func context(
    of id: ID<Post>, within limits: PostContextLimits
  ) async throws(AppError) -> PostContext {
    let id = try id.number()
    return try await access.read { transaction throws(AppError) in
      try ContextReading(transaction: transaction, limits: limits).context(of: id)
    }
  }

  func people(
    _ list: PostPeople, of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    let id = try id.number()
    let range = try KeyRange(request)
    return try await access.read { transaction throws(AppError) in
      try transaction.requirePost(id)
      if try transaction.isGone(id) { throw .gone }
      return try PeopleSelection(list, of: id).page(range, transaction)
    }
  }

  func comments(
    on id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<CommentBranch> {
    let id = try id.number()
    let range = try KeyRange(request, .oldestFirst)
    return try await access.read { transaction throws(AppError) in
      try transaction.requirePost(id)
      return try CommentReading(transaction: transaction).page(on: id, range)
    }
  }
}

extension Transaction {
  /// Makes sure that a post can be seen, or could be until it was deleted: comments on a deleted post can still be
  /// read.
  fileprivate func requirePost(_ id: Int64) throws(AppError) {
    let found = try connection.exists(
      "SELECT 1 FROM post p WHERE p.id = \(id) AND (\(visible.gone) OR \(visible.post))"
    )
    if !found { throw .notFound }
  }
}
