public import AppValues
public import Entities
import Foundation
import PostText

/// The rules of writing a post and of reading a conversation.
public struct PostInteractor: Sendable {
  /// How many comments are asked for at a time.
  public static let pageSize = 20

  let repository: any PostRepository
  private let viewer: Viewer
  private let language: String?
  private let makeKey: @Sendable () -> PublishKey

  /// - Parameters:
  ///   - repository: Where posts are written and read, on behalf of `viewer`.
  ///   - language: What the viewer writes in where they do not say it, an ISO 639-1 code; nil for unknown.
  ///   - makeKey: Where the key of a post comes from when the caller has none.
  public init(
    repository: any PostRepository, viewer: Viewer, language: String?,
    makeKey: @escaping @Sendable () -> PublishKey = PublishKey.unique
  ) {
    self.repository = repository
    self.viewer = viewer
    self.language = language
    self.makeKey = makeKey
  }

  /// Publishes what was written once it is normalised and checked.
  ///
  /// - Parameters:
  ///   - parent: What it is a comment on; nil for a post of its own.
  ///   - answered: The post commented on, where it has been read already.
  ///   - key: The same key gives the same post, however often it is sent; nil for a new one.
  ///
  /// Throws `invalid`, and what the repository throws.
  public func publish(
    _ form: PostForm, on parent: ID<Post>? = nil, answered: Post? = nil, key: PublishKey? = nil
  ) async throws(AppError) -> Post {
    let key = try checked(key ?? makeKey())
    // What cannot be sent is refused before anything is read.
    _ = try ContentRule.checked(form.content)
    let defaults = form.visibility == nil || form.content.language == nil ? try await defaults() : .standard
    guard let parent, answered == nil else {
      return try await repository.publish(try ready(form, answering: answered, by: defaults), key: key)
    }
    var post: NewPost
    do throws(AppError) {
      post = try ready(form, answering: try await repository.thread(of: parent).post, by: defaults)
    } catch .gone, .notFound {
      // The repository knows whether the key was used before the post answered vanished.
      post = try ready(form, answering: nil, by: defaults)
      post.visibility = .direct
    }
    post.replyTo = parent
    return try await repository.publish(post, key: key)
  }

  /// Changes what a post of the viewer's own says. Who may see it stays as it is.
  ///
  /// - Parameter version: When the version that was edited had come to be by an edit; nil for the first.
  ///
  /// Throws `invalid`, `conflict` when it was edited since, and what the repository throws.
  public func edit(
    _ id: ID<Post>, _ form: PostForm, basedOn version: Timestamp?
  ) async throws(AppError) -> Post {
    try await repository.edit(id, try readyEdit(form, basedOn: version))
  }

  /// All that a post has said, from the first version to the present one.
  public func revisions(of id: ID<Post>) async throws(AppError) -> [Revision] {
    try await repository.revisions(of: id)
  }

  /// What the writer has chosen for posts of which they say nothing else.
  ///
  /// Throws `unauthenticated`.
  public func defaults() async throws(AppError) -> WritingDefaults {
    try await repository.writingDefaults()
  }

  /// The post as it would be published.
  ///
  /// Throws `invalid(.text, …)`: `empty` when there is neither text nor photo, `unprintable`, `tooLong`, `tooLarge`, the
  /// last two as `textWithWarning` where there is a warning too; and for whatever else breaks its rule.
  ///
  /// - Parameter defaults: What the writer has chosen for what the form leaves open.
  public func ready(
    _ form: PostForm, answering parent: Post?, by defaults: WritingDefaults = .standard
  ) throws(AppError) -> NewPost {
    let visibility = try VisibilityRule.checked(
      form.visibility, answering: parent, by: defaults.visibility)
    var content = form.content
    content.language = content.language ?? defaults.language ?? language
    content = try ContentRule.checked(content)
    if let parent {
      content.text = VisibilityRule.addressed(
        content.text, answering: parent, by: viewer.session?.user, for: visibility)
      content = try ContentRule.checked(content)
    }
    return NewPost(content, replyTo: parent?.id, visibility: visibility)
  }

  /// The edit as it would be made. Throws as `ready` does.
  public func readyEdit(_ form: PostForm, basedOn version: Timestamp?) throws(AppError) -> PostEdit {
    PostEdit(try ContentRule.checked(form.content), basedOn: version)
  }

  /// Who may be chosen to see a post, or a comment on `parent`.
  public func visibilities(answering parent: Post?) -> [PostVisibility] {
    VisibilityRule.choices(answering: parent)
  }

  /// The warning as it would be kept; nil when there is none.
  public func warning(_ text: String) throws(AppError) -> String? { try WarningRule.checked(text) }

  /// The place that was written, `Lake Biwa` or `Lake Biwa@35.25,136.1`; nil when nothing was.
  public func place(_ text: String) throws(AppError) -> Place? { try PlaceRule.parsed(text) }

  /// The language that was written, as an ISO 639-1 code.
  public func language(_ text: String) throws(AppError) -> String { try LanguageRule.checked(text) }

  /// How many characters may still be added: a warning counts as well, and where there is room for fewer bytes,
  /// those do.
  public func remaining(_ content: PostContent<ID<Photo>>) -> Int {
    let limit = TextLimit.post
    return min(
      limit.characters - ContentRule.length(content.text, warning: content.warning),
      limit.bytes - content.text.utf8.count)
  }

  private func checked(_ key: PublishKey) throws(AppError) -> PublishKey {
    if key.rawValue.isEmpty { throw .invalid(.key, .empty) }
    try TextLimit.key.check(key.rawValue)
    if !Printable.isPrintable(key.rawValue) { throw .invalid(.key, .unprintable) }
    return key
  }
}

extension PublishKey {
  /// A key that no one else makes.
  @Sendable public static func unique() -> PublishKey {
    PublishKey(UUID().uuidString.lowercased())
  }
}
