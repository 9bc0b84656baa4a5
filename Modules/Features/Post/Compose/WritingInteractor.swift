public import AppValues
public import Entities
public import Foundation
import PostText

/// The rules of writing a post.
public struct WritingInteractor: Sendable {
  let writing: any PostWriting
  private let posts: any PostRepository
  private let viewer: Viewer
  private let language: String?
  private let scheduling: (any ScheduledPostsRepository)?
  private let clock: WallClock
  private let zone: TimeZone
  private let makeKey: @Sendable () -> PublishKey

  /// - Parameters:
  ///   - writing: Publishes and edits posts for `viewer`.
  ///   - posts: Reads the posts to comment on or to edit.
  ///   - viewer: The author.
  ///   - language: The language of posts if the viewer chooses none, a BCP 47 code such as that of the app's texts; nil
  ///     for that of the viewer's account.
  ///   - scheduling: Publishes posts later; nil if the source doesn't.
  ///   - clock: The present.
  ///   - zone: Where times are entered.
  ///   - makeKey: Creates the key of a post if the caller has none.
  public init(
    writing: any PostWriting, posts: any PostRepository, viewer: Viewer, language: String?,
    scheduling: (any ScheduledPostsRepository)? = nil, clock: WallClock = .system,
    zone: TimeZone = .current,
    makeKey: @escaping @Sendable () -> PublishKey = PublishKey.unique
  ) {
    self.writing = writing
    self.posts = posts
    self.viewer = viewer
    self.language = language.flatMap(LanguageRule.language)
    self.scheduling = scheduling
    self.clock = clock
    self.zone = zone
    self.makeKey = makeKey
  }

  /// What a post can have.
  public var capabilities: PostWritingCapabilities { writing.postWritingCapabilities }

  /// The current version of the post that `writing` comments on or edits; nil for a new post.
  ///
  /// Throws `notFound`, `gone`, and for an edit as `post(toEdit:)` does.
  public func subject(of writing: Writing) async throws(AppError) -> Post? {
    switch writing {
    case .post: nil
    case .comment(let id): try await posts.thread(of: id).post
    case .edit(let id): try await post(toEdit: id)
    }
  }

  /// The current version of the post `id`, one of the viewer's.
  ///
  /// Throws `notFound`, `gone`, `forbidden` for another person's post, `unsupported` if posts can't be edited.
  public func post(toEdit id: ID<Post>) async throws(AppError) -> Post {
    let post = try await posts.thread(of: id).post
    // By now the source has said what it can do.
    if !capabilities.edits { throw .unsupported }
    guard post.author.id == viewer.session?.user else { throw .forbidden }
    return try await writing.asWritten(post)
  }

  /// Normalises, checks and publishes a post.
  ///
  /// - Parameters:
  ///   - form: What was written.
  ///   - parent: The post to comment on; nil if it isn't a comment.
  ///   - answered: The post to comment on, if it was already read.
  ///   - key: One key publishes one post, however often it's sent; nil for a new key.
  ///
  /// Throws `invalid`, and what the port throws.
  public func publish(
    _ form: PostForm, on parent: ID<Post>? = nil, answered: Post? = nil, key: PublishKey? = nil
  ) async throws(AppError) -> Post {
    let key = try checked(key ?? makeKey())
    // Content that can't be published is refused before anything is read.
    let content = try checked(form.content)
    var subject = answered
    var isGone = false
    if let parent, answered == nil {
      do throws(AppError) {
        subject = try await posts.thread(of: parent).post
      } catch .gone, .notFound {
        // The source knows whether this key was used before the parent vanished.
        isGone = true
      }
    }
    let ready = { @Sendable [subject, isGone] (defaults: WritingDefaults) throws(AppError) -> NewPost in
      let visibility = try visibility(form, answering: subject, by: defaults)
      var post = try newPost(form, content, visibility, subject, defaults)
      // What it replies to is named as the caller did, also if it's gone.
      if answered == nil { post.replyTo = parent }
      if isGone { post.visibility = .direct }
      return post
    }
    if form.isComplete { return try await writing.publish(try ready(.standard), key: key) }
    return try await writing.publish(key: key, ready)
  }

  /// Whether posts can be published later.
  public var schedules: Bool { scheduling != nil }

  /// Normalises, checks and schedules a post.
  ///
  /// - Parameters:
  ///   - form: What was written.
  ///   - time: When it's published.
  ///   - parent: The post to comment on; nil if it isn't a comment.
  ///   - answered: The post to comment on, if it was already read.
  ///   - key: One key schedules one post, however often it's sent; nil for a new key.
  ///
  /// Throws `unsupported`, `invalid(.scheduledAt, .outOfRange)` for a time that isn't five minutes ahead, `invalid` as
  /// `ready` does, and what the port throws.
  public func schedule(
    _ form: PostForm, at time: Timestamp, on parent: ID<Post>? = nil, answered: Post? = nil,
    key: PublishKey? = nil
  ) async throws(AppError) -> ScheduledPost {
    guard let scheduling else { throw .unsupported }
    let key = try checked(key ?? makeKey())
    try ScheduleRule.check(time, at: clock.now())
    let defaults = form.isComplete ? .standard : try await defaults()
    var subject = answered
    if let parent, subject == nil { subject = try await posts.thread(of: parent).post }
    return try await scheduling.schedule(
      try ready(form, answering: subject, by: defaults), at: time, key: key)
  }

  /// Changes the content of one of the viewer's posts. Its visibility stays as it is.
  ///
  /// - Parameters:
  ///   - id: The post.
  ///   - form: The whole new content.
  ///   - version: The `editedAt` of the version that this edit changes; nil for the first version.
  ///
  /// Throws `invalid`, `conflict` if the post was edited since, and what the port throws.
  public func edit(
    _ id: ID<Post>, _ form: PostForm, basedOn version: Timestamp?
  ) async throws(AppError) -> Post {
    if !capabilities.edits { throw .unsupported }
    return try await writing.edit(id, try readyEdit(form, basedOn: version))
  }

  /// The viewer's defaults for new posts.
  ///
  /// Throws `unauthenticated`.
  public func defaults() async throws(AppError) -> WritingDefaults {
    try await writing.writingDefaults()
  }

  /// The post as it would be published.
  ///
  /// A warning without anything to warn of is the text.
  ///
  /// Throws `invalid(.text, …)`: `empty` if there is neither text nor warning nor photo, `unprintable`, `tooLong`, `tooLarge`, the
  /// last two as `textWithWarning` if there is a warning too; and `invalid` for anything else that breaks a rule. Throws
  /// `unsupported` for a place if posts can't have one, and for a visibility that the source doesn't have.
  ///
  /// - Parameters:
  ///   - form: What was written.
  ///   - parent: The post to comment on; nil if it isn't a comment.
  ///   - defaults: The viewer's defaults, for what the form leaves open.
  public func ready(
    _ form: PostForm, answering parent: Post?, by defaults: WritingDefaults = .standard
  ) throws(AppError) -> NewPost {
    let visibility = try visibility(form, answering: parent, by: defaults)
    return try newPost(form, try checked(form.content), visibility, parent, defaults)
  }

  /// A post of content that is checked already.
  private func newPost(
    _ form: PostForm, _ checked: PostContent<ID<Photo>>, _ visibility: PostVisibility, _ parent: Post?,
    _ defaults: WritingDefaults
  ) throws(AppError) -> NewPost {
    var content = checked
    content.language =
      content.language ?? defaults.language.flatMap(LanguageRule.language) ?? language
      ?? defaults.accountLanguage.flatMap(LanguageRule.language)
    content.isSensitive = form.isSensitive ?? (content.isSensitive || defaults.isSensitive)
    if let parent {
      content.text = VisibilityRule.addressed(
        content.text, answering: parent, by: viewer.session?.user, for: visibility)
      // Those whom it addresses count, too.
      try ContentRule.checkLength(of: content, capabilities)
    }
    return NewPost(content, replyTo: parent?.id, visibility: visibility)
  }

  /// The edit as it would be saved, with the same `version` as for `edit`. Throws as `ready` does.
  public func readyEdit(_ form: PostForm, basedOn version: Timestamp?) throws(AppError) -> PostEdit {
    var content = form.content
    content.isSensitive = form.isSensitive ?? content.isSensitive
    return PostEdit(try checked(content), basedOn: version)
  }

  /// The visibility that the post would have. Throws as `ready` does if it can't have that visibility.
  func visibility(
    _ form: PostForm, answering parent: Post?, by defaults: WritingDefaults
  ) throws(AppError) -> PostVisibility {
    try VisibilityRule.checked(
      form.visibility, answering: parent, by: defaults.visibility, among: capabilities.visibilities)
  }

  /// The visibilities to choose from for a post, or for a comment on `parent`.
  public func visibilities(answering parent: Post?) -> [PostVisibility] {
    VisibilityRule.choices(answering: parent, among: capabilities.visibilities)
  }

  /// The visibility of a post for which an app wants one without knowing the choices: the wanted one, but for a comment
  /// on `parent` that more people could see than the post it replies to, that of the post.
  public func limited(_ wanted: PostVisibility, answering parent: Post?) -> PostVisibility {
    guard let parent, !visibilities(answering: parent).contains(wanted) else { return wanted }
    return parent.visibility
  }

  /// The warning in the form in which it's stored, on one line; nil if `text` is empty.
  public func warning(_ text: String) throws(AppError) -> String? { try WarningRule.checked(text) }

  /// The place in a `text`, `Lake Biwa` or `Lake Biwa@35.25,136.1`; nil if it's empty.
  public func place(_ text: String) throws(AppError) -> Place? { try PlaceRule.parsed(text) }

  /// The poll in a `text`, `Tea / Coffee` or `Tea / Coffee; 3d several hidden`; nil if it's empty.
  ///
  /// Throws `unsupported`, `invalid(.poll, .malformed)`, and as `ready` says.
  public func poll(_ text: String) throws(AppError) -> PollQuestion? {
    try PollRule.parsed(text, capabilities.polls)
  }

  /// The time in a `text`, such as `tomorrow 9:00` or `2h`; nil if it's empty.
  ///
  /// Throws `unsupported`, `invalid(.scheduledAt, …)`: `malformed`, and `outOfRange` if it isn't five minutes ahead.
  public func time(_ text: String) throws(AppError) -> Timestamp? {
    if text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty { return nil }
    if scheduling == nil { throw .unsupported }
    let time = try TypedTime(text, at: clock.now(), in: zone, for: .scheduledAt).time
    try ScheduleRule.check(time, at: clock.now())
    return time
  }

  /// The code of the language that a `text` names, one of `LanguageRule.codes`.
  public func language(_ text: String) throws(AppError) -> String { try LanguageRule.checked(text) }

  /// How many more characters the `content` can have, where the warning counts as well; or how many more bytes, if
  /// those are fewer.
  public func remaining(_ content: PostContent<ID<Photo>>) -> Int {
    ContentRule.remaining(content.text, warning: content.warning, capabilities)
  }

  /// Those whom a `text` mentions and who do not exist, in the order of the text; none where the source can't tell.
  ///
  /// Throws `unauthenticated`.
  public func unknownPeople(in text: String) async throws(AppError) -> [String] {
    let handles = PostText(text).mentions
    return handles.isEmpty ? [] : try await writing.unknown(handles)
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

extension PostForm {
  /// Whether it leaves nothing to the author's defaults.
  fileprivate var isComplete: Bool {
    visibility != nil && content.language != nil && (isSensitive != nil || content.isSensitive)
  }
}

extension PublishKey {
  /// A key that no one else has.
  @Sendable public static func unique() -> PublishKey {
    PublishKey(UUID().uuidString.lowercased())
  }
}
