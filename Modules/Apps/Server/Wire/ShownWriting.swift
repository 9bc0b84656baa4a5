import AppValues
import Entities
import Post
import SocialBackend
import Synchronization

/// Publishes posts, and keeps the people who are shown with them.
final class ShownWriting: PostWriting {
  private let writing: any PostWriting
  private let shown: any ShownPosts
  private let found = Mutex<[User]>([])

  init(_ repositories: Repositories) throws(AppError) {
    writing = try repositories.postWriting.orUnsupported()
    shown = try repositories.shownPosts.orUnsupported()
  }

  /// The people who are shown with what was published last.
  var people: [User] { found.withLock { $0 } }

  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> Post {
    try await publish(key: key) { _ in post }
  }

  func publish(
    key: PublishKey, _ post: @escaping @Sendable (WritingDefaults) throws(AppError) -> NewPost
  ) async throws(AppError) -> Post {
    let published = try await shown.publish(key: key, post)
    found.withLock { $0 = published.people }
    return published.content
  }

  var postWritingCapabilities: PostWritingCapabilities { writing.postWritingCapabilities }

  func writingDefaults() async throws(AppError) -> WritingDefaults { try await writing.writingDefaults() }

  func unknown(_ handles: [String]) async throws(AppError) -> [String] { try await writing.unknown(handles) }

  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(AppError) -> Post {
    try await writing.edit(id, edit)
  }

  func asWritten(_ post: Post) async throws(AppError) -> Post { try await writing.asWritten(post) }

  func addPhoto(_ photo: NewPhoto) async throws(AppError) -> Photo { try await writing.addPhoto(photo) }

  func setAlt(_ alt: String, of photo: ID<Photo>) async throws(AppError) -> Photo {
    try await writing.setAlt(alt, of: photo)
  }

  func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo] { try await writing.photos(ids) }
}
