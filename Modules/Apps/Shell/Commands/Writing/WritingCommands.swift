import AppScreens
import AppValues
import ArgumentParser
import Entities
import Post
import SocialBackend
import SocialMenuShell

struct PostCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "post",
      abstract: .text(
        "Publish a post. Without text, or with -, it's read from standard input.",
        ja: "投稿します。本文を省略するか - にすると、標準入力から読みます。"),
      discussion: .examples(
        .text(
          "socialconnect post \"Good morning\" --photo lake.jpg=\"A calm lake\" --place Kyoto",
          ja: "socialconnect post \"おはよう\" --photo lake.jpg=\"静かな湖\" --place 京都"),
        "fortune | socialconnect post - --visibility followers"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(
    help: .text(
      "The text, up to 500 characters; optional with a photo.",
      ja: "本文（500文字まで）。写真があれば省略できます。")) var text: String?
  @OptionGroup var photos: PhotoOptions
  @OptionGroup var more: PostOptions
  @Option(help: .text("Who can see it.", ja: "公開範囲。")) var visibility: PostVisibility?
  @OptionGroup var keys: KeyOptions
  @Option(help: .text("Make it a comment on this post.", ja: "この投稿へのコメントにします。")) var replyTo: String?

  func advice(on error: AppError, _ language: Language) -> String? { keys.advice(on: error, language) }

  func run(in context: CommandContext) async throws(AppError) {
    try await context.publish(
      text, photos.photos, visibility, more, commentOn: replyTo, key: keys.publishKey)
  }
}

struct CommentCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "comment",
      abstract: .text(
        "Comment on a post. With -, the text is read from standard input.",
        ja: "投稿にコメントします。本文を - にすると、標準入力から読みます。"),
      discussion: .examples(
        .text(
          "socialconnect comment 117656250066075648 \"Well said\"",
          ja: "socialconnect comment 117656250066075648 \"そのとおり\"")))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String
  @Argument(help: .text("The text, up to 500 characters.", ja: "本文（500文字まで）。")) var text: String
  @OptionGroup var photos: PhotoOptions
  @OptionGroup var more: PostOptions
  @Option(
    help: .text("Who can see it (default: same as the post it replies to).", ja: "公開範囲。省略時は元の投稿と同じ。"))
  var visibility: PostVisibility?
  @OptionGroup var keys: KeyOptions

  func advice(on error: AppError, _ language: Language) -> String? { keys.advice(on: error, language) }

  func run(in context: CommandContext) async throws(AppError) {
    try await context.publish(text, photos.photos, visibility, more, commentOn: id, key: keys.publishKey)
  }
}

struct EditCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "edit",
      abstract: .text(
        "Edit one of your posts. Anything you leave out stays as it is; with -, the text is read from standard input.",
        ja: "自分の投稿を編集します。指定しないものは変わりません。本文を - にすると、標準入力から読みます。"),
      discussion: .examples(
        .text(
          "socialconnect edit 117656250066075648 \"Good evening\" --no-photos",
          ja: "socialconnect edit 117656250066075648 \"こんばんは\" --no-photos")))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String
  @Argument(help: .text("The text, up to 500 characters.", ja: "本文（500文字まで）。")) var text: String?
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

struct HistoryCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "history",
      abstract: .text(
        "Show a post's edit history, first version first.", ja: "投稿の編集履歴を、最初のバージョンから表示します。"),
      discussion: .examples("socialconnect history 117656250066075648"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .postID) var id: String

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, _) = try await context.repositories()
    let revisions = try await repositories.postHistory.orUnsupported().revisions(
      of: try CommandArguments.post(id))
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
  /// The rules of writing, for the current account.
  fileprivate func writing() async throws(AppError) -> WritingInteractor {
    let (repositories, session) = try await signedIn()
    return WritingInteractor(
      writing: try repositories.postWriting.orUnsupported(), posts: repositories.post,
      viewer: .signedIn(session), language: words.language.code)
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

  /// Publishes a post from the arguments of a command, and prints it.
  fileprivate func publish(
    _ text: String?, _ photos: [NewPhoto], _ visibility: PostVisibility?, _ more: PostOptions,
    commentOn parent: String?, key: PublishKey?
  ) async throws(AppError) {
    let posts = try await writing()
    var form = PostForm(visibility: visibility)
    try more.apply(to: &form, posts)
    // With a photo, the text is optional and not asked for.
    if photos.isEmpty || text != nil {
      form.content.text = try CommandArguments.textOrInput(text, context: self)
    }
    let parent = try parent.map { id throws(AppError) in try CommandArguments.post(id) }
    form.content.photos = try await add(photos, to: form, posts)
    try printPost(try await posts.publish(form, on: parent, key: key))
  }
}
