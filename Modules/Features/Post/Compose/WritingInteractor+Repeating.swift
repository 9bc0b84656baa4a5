public import AppValues
public import Entities

// Publishing for apps that repeat a call until they get an answer.
extension WritingInteractor {
  /// For how long an app's key stands for what was published with it, in milliseconds: an hour.
  private static let memory: Int64 = 3_600_000

  /// Publishes a post, once for each of an app's keys within an hour. A key is as good as new an hour after its post, and
  /// once that is deleted.
  ///
  /// - Parameters:
  ///   - form: What was written.
  ///   - parent: The post to comment on; nil if it isn't a comment.
  ///   - answered: The post to comment on, if it was already read.
  ///   - key: What the app calls its attempt. Keys of different apps never meet.
  ///   - now: The time of the call.
  ///
  /// Throws as `publish` does for a single post.
  public func publish(
    _ form: PostForm, on parent: ID<Post>?, answered: Post?, repeating key: String, at now: Timestamp
  ) async throws(AppError) -> Post {
    let name = "client:\(key)"
    var attempt = name
    while true {
      let post: Post
      do throws(AppError) {
        post = try await publish(form, on: parent, answered: answered, key: PublishKey(attempt))
      } catch {
        guard error == .gone, parent == nil else { throw error }
        // What it published was deleted since.
        attempt += " again"
        continue
      }
      if post.createdAt.milliseconds > now.milliseconds - Self.memory { return post }
      attempt = name + " after \(post.id)"
    }
  }
}
