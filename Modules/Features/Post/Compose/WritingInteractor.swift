public import AppValues
public import Entities
import Foundation
import PostText

/// The rules of writing a post.
public struct WritingInteractor: Sendable {
  let writing: any PostWriting
  private let posts: any PostRepository
  private let viewer: Viewer
  private let language: String?
  private let makeKey: @Sendable () -> PublishKey

  /// - Parameters:
  ///   - writing: Where posts are written, on behalf of `viewer`.
  ///   - posts: Where posts are read that are commented on or edited.
  ///   - language: What the viewer writes in where they do not say it, a BCP 47 code such as that of the app's words. A
  ///     post says two letters of it, `pt` of `pt-BR`, or nothing where it has none; nil for unknown.
  ///   - makeKey: Where the key of a post comes from when the caller has none.
  public init(
    writing: any PostWriting, posts: any PostRepository, viewer: Viewer, language: String?,
    makeKey: @escaping @Sendable () -> PublishKey = PublishKey.unique
  ) {
    self.writing = writing
    self.posts = posts
    self.viewer = viewer
    self.language = language.flatMap(LanguageRule.primary(of:))
    self.makeKey = makeKey
  }

  /// What a post may be here.
  public var capabilities: PostWritingCapabilities { writing.capabilities }

  /// The post that `writing` comments on or edits, as it is now; nil for a new one.
  ///
  /// Throws `notFound`, `gone`, and for an edit as `post(toEdit:)` does.
  public func subject(of writing: Writing) async throws(AppError) -> Post? {
    switch writing {
    case .post: nil
    case .comment(let id): try await posts.thread(of: id).post
    case .edit(let id): try await post(toEdit: id)
    }
  }

  /// The post `id`, one of the viewer's own, as it is now.
  ///
  /// Throws `notFound`, `gone`, `forbidden` when another person wrote it, `unsupported` where nothing can be edited.
  public func post(toEdit id: ID<Post>) async throws(AppError) -> Post {
    let post = try await posts.thread(of: id).post
    // By now the source has said what it can do.
    if !capabilities.edits { throw .unsupported }
    guard post.author.id == viewer.session?.user else { throw .forbidden }
    return post
  }

  /// Publishes what was written once it is normalised and checked.
  ///
  /// - Parameters:
  ///   - form: What was written.
  ///   - parent: What it is a comment on; nil for a post of its own.
  ///   - answered: The post commented on, where it has been read already.
  ///   - key: The same key gives the same post, however often it is sent; nil for a new one.
  ///
  /// Throws `invalid`, and what the port throws.
  public func publish(
    _ form: PostForm, on parent: ID<Post>? = nil, answered: Post? = nil, key: PublishKey? = nil
  ) async throws(AppError) -> Post {
    let key = try checked(key ?? makeKey())
    // What cannot be sent is refused before anything is read.
    _ = try checked(form.content)
    let defaults = form.visibility == nil || form.content.language == nil ? try await defaults() : .standard
    guard let parent, answered == nil else {
      return try await writing.publish(try ready(form, answering: answered, by: defaults), key: key)
    }
    var post: NewPost
    do throws(AppError) {
      post = try ready(form, answering: try await posts.thread(of: parent).post, by: defaults)
    } catch .gone, .notFound {
      // The source knows whether the key was used before the post answered vanished.
      post = try ready(form, answering: nil, by: defaults)
      post.visibility = .direct
    }
    post.replyTo = parent
    return try await writing.publish(post, key: key)
  }

  /// Changes what a post of the viewer's own says. Who may see it stays as it is.
  ///
  /// - Parameters:
  ///   - id: The post.
  ///   - form: All that it is to say.
  ///   - version: When the version that was edited had come to be by an edit; nil for the first.
  ///
  /// Throws `invalid`, `conflict` when it was edited since, and what the port throws.
  public func edit(
    _ id: ID<Post>, _ form: PostForm, basedOn version: Timestamp?
  ) async throws(AppError) -> Post {
    if !capabilities.edits { throw .unsupported }
    return try await writing.edit(id, try readyEdit(form, basedOn: version))
  }

  /// What the writer has chosen for posts of which they say nothing else.
  ///
  /// Throws `unauthenticated`.
  public func defaults() async throws(AppError) -> WritingDefaults {
    try await writing.writingDefaults()
  }

  /// The post as it would be published.
  ///
  /// Throws `invalid(.text, …)`: `empty` when there is neither text nor photo, `unprintable`, `tooLong`, `tooLarge`, the
  /// last two as `textWithWarning` where there is a warning too; and for whatever else breaks its rule. Throws `unsupported`
  /// for a place where there are none, and for a visibility that the source does not have.
  ///
  /// - Parameters:
  ///   - form: What was written.
  ///   - parent: The post that it is a comment on; nil for a post of its own.
  ///   - defaults: What the writer has chosen for what the form leaves open.
  public func ready(
    _ form: PostForm, answering parent: Post?, by defaults: WritingDefaults = .standard
  ) throws(AppError) -> NewPost {
    let visibility = try visibility(form, answering: parent, by: defaults)
    var content = form.content
    content.language = content.language ?? defaults.language ?? language
    content = try checked(content)
    if let parent {
      content.text = VisibilityRule.addressed(
        content.text, answering: parent, by: viewer.session?.user, for: visibility)
      content = try checked(content)
    }
    return NewPost(content, replyTo: parent?.id, visibility: visibility)
  }

  /// The edit as it would be made to `form`, with the same `version` as `edit`. Throws as `ready` does.
  public func readyEdit(_ form: PostForm, basedOn version: Timestamp?) throws(AppError) -> PostEdit {
    PostEdit(try checked(form.content), basedOn: version)
  }

  /// Who may see the post as it would be published. Throws as `ready` does where it cannot be published for them.
  func visibility(
    _ form: PostForm, answering parent: Post?, by defaults: WritingDefaults
  ) throws(AppError) -> PostVisibility {
    try VisibilityRule.checked(
      form.visibility, answering: parent, by: defaults.visibility, among: capabilities.visibilities)
  }

  /// Who may be chosen to see a post, or a comment on `parent`.
  public func visibilities(answering parent: Post?) -> [PostVisibility] {
    VisibilityRule.choices(answering: parent, among: capabilities.visibilities)
  }

  /// The `text` of a warning as it would be kept; nil when there is none.
  public func warning(_ text: String) throws(AppError) -> String? { try WarningRule.checked(text) }

  /// The place that a `text` names, `Lake Biwa` or `Lake Biwa@35.25,136.1`; nil when nothing was written.
  public func place(_ text: String) throws(AppError) -> Place? { try PlaceRule.parsed(text) }

  /// The language that a `text` names, as an ISO 639-1 code.
  public func language(_ text: String) throws(AppError) -> String { try LanguageRule.checked(text) }

  /// How many characters may still be added to the `content`: a warning counts as well, and where there is room for
  /// fewer bytes, those do.
  public func remaining(_ content: PostContent<ID<Photo>>) -> Int {
    let limit = TextLimit(.text, characters: capabilities.maximumLength)
    return min(
      limit.characters - ContentRule.length(content.text, warning: content.warning),
      limit.bytes - content.text.utf8.count)
  }

  private func checked(_ content: PostContent<ID<Photo>>) throws(AppError) -> PostContent<ID<Photo>> {
    try ContentRule.checked(content, capabilities)
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
