import AppScreens
import AppValues
import ArgumentParser
import Entities
import Post
import SocialBackend
import SocialMenuShell

struct PostCommand: QueueingCommand {
  static var configuration: CommandConfiguration {
    .command(
      "post", \WritingHelpStrings.post,
      examples: .text(\WritingHelpStrings.postExample),
      "fortune | socialconnect post - --visibility followers")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text(\WritingHelpStrings.optionalText)) var text: String?
  @OptionGroup var photos: PhotoOptions
  @OptionGroup var more: PostOptions
  @Option(help: .text(\WritingHelpStrings.visibility)) var visibility: PostVisibility?
  @Option(help: .text(\WritingHelpStrings.time)) var at: String?
  @OptionGroup var keys: KeyOptions
  @Option(help: .text(\WritingHelpStrings.replyTo)) var replyTo: String?

  func advice(on error: AppError, _ language: Language) -> String? { keys.advice(on: error, language) }

  func run(in context: CommandContext) async throws(AppError) {
    try await context.publish(
      text, photos.photos, visibility, more, at: at, commentOn: replyTo, key: keys.publishKey)
  }
}

struct CommentCommand: QueueingCommand {
  static var configuration: CommandConfiguration {
    .command("comment", \WritingHelpStrings.comment, examples: .text(\WritingHelpStrings.commentExample))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String
  @Argument(help: .text(\WritingHelpStrings.text)) var text: String
  @OptionGroup var photos: PhotoOptions
  @OptionGroup var more: PostOptions
  @Option(help: .text(\WritingHelpStrings.commentVisibility)) var visibility: PostVisibility?
  @Option(help: .text(\WritingHelpStrings.time)) var at: String?
  @OptionGroup var keys: KeyOptions

  func advice(on error: AppError, _ language: Language) -> String? { keys.advice(on: error, language) }

  func run(in context: CommandContext) async throws(AppError) {
    try await context.publish(
      text, photos.photos, visibility, more, at: at, commentOn: id, key: keys.publishKey)
  }
}

struct EditCommand: QueueingCommand {
  static var configuration: CommandConfiguration {
    .command("edit", \WritingHelpStrings.edit, examples: .text(\WritingHelpStrings.editExample))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String
  @Argument(help: .text(\WritingHelpStrings.text)) var text: String?
  @OptionGroup var photos: PhotoOptions
  @OptionGroup var more: PostOptions
  @OptionGroup var removals: RemovalOptions

  func validate() throws {
    try removals.validate(with: photos, more)
  }

  func run(in context: CommandContext) async throws(AppError) {
    let posts = try await context.writing()
    let id = try CommandArguments.post(id)
    let post = try await posts.post(toEdit: id)
    var form = PostForm(of: post)
    if text != nil || !changesMore {
      form.content.text = try CommandArguments.textOrInput(text, context: context)
    }
    try more.apply(to: &form, posts)
    removals.apply(to: &form.content)
    if !photos.arguments.isEmpty {
      form.content.photos = try await context.add(photos.photos, to: form, posts)
    }
    try context.printPost(try await posts.edit(id, form, basedOn: post.editedAt))
  }

  /// Whether anything but the text changes.
  private var changesMore: Bool {
    !photos.arguments.isEmpty || more.saysSomething || removals.saysSomething
  }
}

extension CommandContext {
  /// The rules of writing, for the current account.
  fileprivate func writing() async throws(AppError) -> WritingInteractor {
    let (repositories, session) = try await signedIn()
    return WritingInteractor(
      writing: try repositories.postWriting.orUnsupported(), posts: repositories.post,
      viewer: .signedIn(session), language: words.language.code, scheduling: repositories.scheduledPosts,
      clock: view.clock, zone: words.timeZone)
  }

  /// Adds the photos of a post, and says which of them moved.
  fileprivate func add(
    _ photos: [NewPhoto], to form: PostForm, _ posts: WritingInteractor
  ) async throws(AppError) -> [ID<Photo>] {
    let added = try await posts.photos(photos, for: form)
    for (file, photo) in zip(photos, added) where photo.isFromMoving {
      output.note(strings.fromMoving(file.file.path))
    }
    return added.map(\.id)
  }

  /// Publishes or schedules a post from the arguments of a command, and prints it.
  fileprivate func publish(
    _ text: String?, _ photos: [NewPhoto], _ visibility: PostVisibility?, _ more: PostOptions,
    at time: String?, commentOn parent: String?, key: PublishKey?
  ) async throws(AppError) {
    let posts = try await writing()
    var form = PostForm(visibility: visibility)
    try more.apply(to: &form, posts)
    let time = try time.map { text throws(AppError) in try posts.time(text) } ?? nil
    // With a photo, the text is optional and not asked for.
    if photos.isEmpty || text != nil {
      form.content.text = try CommandArguments.textOrInput(text, context: self)
    }
    let parent = try parent.map { id throws(AppError) in try CommandArguments.post(id) }
    form.content.photos = try await add(photos, to: form, posts)
    guard let time else { return try printPost(try await posts.publish(form, on: parent, key: key)) }
    try printScheduled(try await posts.schedule(form, at: time, on: parent, key: key))
  }
}
