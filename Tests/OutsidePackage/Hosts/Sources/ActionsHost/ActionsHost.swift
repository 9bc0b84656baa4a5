import AppValues
import Entities
import PostActions
import Synchronization

/// Another app's own store of likes.
final class Likes: PostActionsRepository {
  let postActionCapabilities = PostActionCapabilities(marks: [.liked], deletes: false)
  private let post: Mutex<Post>

  init(_ post: Post) { self.post = Mutex(post) }

  func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post {
    post.withLock { post in
      post.marks[mark] = isSet
      return post
    }
  }

  func delete(_ id: ID<Post>) async throws(AppError) -> Delivery { throw .unsupported }
}

@main
struct ActionsHost {
  static func main() async throws {
    let mia = Author(id: ID("1"), handle: "mia", name: "Mia")
    let post = Post(
      id: ID("7"), author: mia, content: PostContent("Come and take some!"),
      createdAt: Timestamp(milliseconds: 1_795_262_400_000))
    let ken = Session(id: ID("s"), user: ID("2"), handle: "ken", name: "Ken", token: "secret")
    let actions = PostActionsInteractor(repository: Likes(post), lookup: nil, viewer: .signedIn(ken))
    print("Ken can: \(actions.capabilities.marks.map(\.rawValue))")
    print("Liked: \(try await actions.set(.liked, to: true, on: post.id).marks.isLiked)")
    do throws(AppError) {
      _ = try await actions.set(.shared, to: true, on: post.id)
    } catch {
      print("Shared: \(error)")
    }
  }
}
