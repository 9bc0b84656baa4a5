import ArgumentParser
import Backend
import Entities
import Post
import Presentation

struct PostCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "post", abstract: "Publish a post; - or no text reads it from standard input.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The text, at most 500 characters; may be left out where there is a photo.") var text:
    String?
  @OptionGroup var photos: PhotoOptions
  @OptionGroup var more: PostOptions
  @Option(help: "Who may see it.") var visibility: Visibility?
  @Option(help: "The same key gives the same post, however often it is sent.") var key: String?
  @Option(help: "Make it a comment on this post.") var replyTo: String?

  func run(in context: CommandContext) async throws(SocialError) {
    try await context.publish(text, photos.photos, visibility, more, commentOn: replyTo, key: key)
  }
}

struct CommentCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "comment", abstract: "Comment on a post; - reads the text from standard input.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String
  @Argument(help: "The text, at most 500 characters.") var text: String
  @OptionGroup var photos: PhotoOptions
  @OptionGroup var more: PostOptions
  @Option(help: "Who may see it; by default whoever may see the post it answers.") var visibility: Visibility?
  @Option(help: "The same key gives the same comment, however often it is sent.") var key: String?

  func run(in context: CommandContext) async throws(SocialError) {
    try await context.publish(text, photos.photos, visibility, more, commentOn: id, key: key)
  }
}

struct EditCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a post of yours; what is not named stays. - reads the text from standard input.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String
  @Argument(help: "The text, at most 500 characters.") var text: String?
  @OptionGroup var photos: PhotoOptions
  @OptionGroup var more: PostOptions
  @Flag(help: "Take all photos away; --photo puts new ones in their place.") var noPhotos = false
  @Flag(help: "Take the warning away.") var noWarning = false
  @Flag(help: "Take the place away.") var noPlace = false

  func validate() throws {
    if noPhotos, !photos.arguments.isEmpty { throw ValidationError("Choose --photo or --no-photos.") }
    if noWarning, more.warning != nil { throw ValidationError("Choose --warning or --no-warning.") }
    if noPlace, more.place != nil { throw ValidationError("Choose --place or --no-place.") }
  }

  func run(in context: CommandContext) async throws(SocialError) {
    let (posts, repositories, session) = try await context.writer()
    let id = try CommandArguments.post(id)
    let post = try await repositories.post.thread(of: id).post
    var form = PostForm(of: post)
    if text != nil || !changesMore { form.text = try CommandArguments.textOrInput(text, context: context) }
    try more.apply(to: &form, posts)
    if noWarning { form.warning = "" }
    if noPlace { form.place = nil }
    if noPhotos { form.photos = [] }
    if !photos.arguments.isEmpty {
      // Nothing is added to what is not one's own.
      guard post.author.id == session.user else { throw .forbidden }
      form.photos = try await posts.photos(photos.photos, for: form)
    }
    try context.printPost(try await posts.edit(id, form, basedOn: post.editedAt))
  }

  /// Whether something else than the text is to change.
  private var changesMore: Bool {
    noPhotos || !photos.arguments.isEmpty || noWarning || noPlace
      || [more.warning, more.language, more.place].contains { $0 != nil }
  }
}

struct HistoryCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Show all that a post has said, from the first version on.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "The post's id.") var id: String

  func run(in context: CommandContext) async throws(SocialError) {
    let (repositories, _) = try await context.repositories()
    let revisions = try await repositories.post.revisions(of: try CommandArguments.post(id))
    if options.printsJSON {
      return try context.output.json(.array(revisions.map(JSONForms.revision.document)))
    }
    let rendering = HistoryRendering(strings: .of(context.words.language), context: context.view)
    for version in rendering.versions(revisions) {
      try context.output.block([Line(version.heading, .strong)] + version.lines)
    }
  }
}

extension CommandContext {
  /// The rules of writing, and where it goes.
  fileprivate func writer() async throws(SocialError) -> (PostInteractor, Repositories, Session) {
    let (repositories, session) = try await signedIn()
    let posts = PostInteractor(
      repository: repositories.post, viewer: .signedIn(session), language: words.language.rawValue)
    return (posts, repositories, session)
  }

  /// Publishes what a command was given, and prints the post.
  fileprivate func publish(
    _ text: String?, _ photos: [NewPhoto], _ visibility: Visibility?, _ more: PostOptions,
    commentOn parent: String?, key: String?
  ) async throws(SocialError) {
    let (posts, _, _) = try await writer()
    var form = PostForm(visibility: visibility)
    try more.apply(to: &form, posts)
    // A photo needs no words: nobody is asked for some.
    form.text = photos.isEmpty || text != nil ? try CommandArguments.textOrInput(text, context: self) : ""
    let parent = try parent.map { id throws(SocialError) in try CommandArguments.post(id) }
    form.photos = try await posts.photos(photos, for: form)
    try printPost(try await posts.publish(form, on: parent, key: key.map(PublishKey.init)))
  }
}
