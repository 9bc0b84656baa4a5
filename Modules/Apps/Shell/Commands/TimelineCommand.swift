import AppScreens
import AppValues
import ArgumentParser
import Entities
import PostActions
import Presentation
import SocialBackend
import Timeline

struct TimelineCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "timeline",
      abstract: .text(
        "Read a timeline, newest first: home, public, user HANDLE, tag NAME…, or list NAME.",
        ja: "タイムラインを新しい順に読みます: home、public、user ユーザー名、tag 名前…、list 名前。"),
      discussion: .examples(
        "socialconnect timeline", "socialconnect timeline tag photography travel --none selfie",
        "socialconnect timeline home --follow --json"))
  }

  enum Name: String, ExpressibleByArgument, CaseIterable {
    case home
    case `public`
    case user
    case tag
    case list
  }

  @OptionGroup var options: GlobalOptions
  @Argument(
    help: .text(
      "Which; home when signed in, else public.", ja: "どのタイムラインか。省略すると、サインイン中は home、そうでなければ public。"))
  var name: Name?
  @Argument(
    help: .text(
      "Whose, for `user`; one of which hashtags, for `tag`; the name of a `list`.",
      ja: "user ではだれのか、tag ではどのハッシュタグか（いずれか一つ）、list では名前。"))
  var names: [String] = []
  @Option(
    name: .customLong("all"), parsing: .singleValue,
    help: .text("A hashtag that must be there; repeatable.", ja: "必ず付いているハッシュタグ。繰り返せます。"))
  var allTags: [String] = []
  @Option(
    name: .customLong("none"), parsing: .singleValue,
    help: .text("A hashtag that must not; repeatable.", ja: "付いていてはならないハッシュタグ。繰り返せます。"))
  var noTags: [String] = []
  @Flag(
    name: [.customLong("without-comments"), .customLong("without-replies")],
    help: .text("Without what a user comments on others' posts.", ja: "ほかの人の投稿へのコメントを除きます。"))
  var withoutComments = false
  @Flag(help: .text("Only a user's posts with photos.", ja: "写真のある投稿だけ。")) var withPhotos = false
  @OptionGroup var page: TimelinePageOptions

  func validate() throws {
    switch name {
    case .home, .public, nil:
      if !names.isEmpty {
        throw ValidationError(
          .text("Nothing goes behind the name of this timeline.", ja: "このタイムラインの名前の後には何も付けられません。"))
      }
    case .user:
      if names.count != 1 {
        throw ValidationError(
          .text(
            "A handle goes with `user`: timeline user alice", ja: "user にはユーザー名が必要です: timeline user alice")
        )
      }
    case .tag:
      if names.isEmpty, allTags.isEmpty {
        throw ValidationError(
          .text(
            "A hashtag goes with `tag`: timeline tag photography",
            ja: "tag にはハッシュタグが必要です: timeline tag photography"))
      }
    case .list:
      if names.isEmpty {
        throw ValidationError(
          .text("A name goes with `list`: timeline list friends", ja: "list には名前が必要です: timeline list friends")
        )
      }
    }
    if name != .tag, !(allTags + noTags).isEmpty {
      throw ValidationError(.text("--all and --none go with `tag`.", ja: "--all と --none は tag と一緒に使ってください。"))
    }
    if name != .user, withoutComments || withPhotos {
      throw ValidationError(
        .text(
          "--without-comments and --with-photos go with `user`.",
          ja: "--without-comments と --with-photos は user と一緒に使ってください。"))
    }
    if withoutComments, withPhotos {
      throw ValidationError(
        .text(
          "Choose --without-comments or --with-photos.",
          ja: "--without-comments か --with-photos のどちらかを選んでください。"))
    }
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, viewer) = try await context.repositories()
    let name = name ?? (viewer.session == nil ? .public : .home)
    let kind = try await kind(of: name, in: context)
    // Parts further down, and what is to come, have nothing on top.
    let person = page.isTop ? kind.personWithPins : nil
    let pinned =
      if let person { try await repositories.postLookup.pinned(by: person) } else { [Post]() }
    try await context.printTimeline(kind, page, in: repositories.timeline, below: pinned)
  }

  @MainActor
  private func kind(
    of name: Name, in context: CommandContext
  ) async throws(AppError) -> TimelineKind {
    switch name {
    case .home: .home
    case .public: .everyone
    case .user:
      .user(
        try await context.person(names.first ?? "").1.id,
        withPhotos ? .withPhotos : withoutComments ? .withoutComments : .all)
    case .tag: .hashtag(HashtagSelection(any: names, all: allTags, none: noTags))
    case .list: .list(try await context.lists().list(named: names.joined(separator: " ")).id)
    }
  }
}

struct BookmarksCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "bookmarks",
      abstract: .text("Read the posts you keep, the one kept last first.", ja: "ブックマークした投稿を、追加が新しい順に読みます。"),
      discussion: .examples("socialconnect bookmarks --limit 40"))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var page: TimelinePageOptions

  func run(in context: CommandContext) async throws(AppError) {
    let timelines = try await context.signedIn().repositories.timeline
    try await context.printTimeline(.bookmarks, page, in: timelines)
  }
}

struct LikesCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "likes",
      abstract: .text("Read the posts you like, the one liked last first.", ja: "いいねした投稿を、いいねが新しい順に読みます。"),
      discussion: .examples("socialconnect likes --limit 40"))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var page: TimelinePageOptions

  func run(in context: CommandContext) async throws(AppError) {
    let timelines = try await context.signedIn().repositories.timeline
    try await context.printTimeline(.likes, page, in: timelines)
  }
}

/// Which part of a timeline.
struct TimelinePageOptions: ParsableArguments {
  @Option(help: .text("How many posts at most, 1 to 80.", ja: "投稿の最大件数。1〜80。")) var limit = 20
  @Option(help: .text("The posts just below this cursor.", ja: "このカーソルのすぐ下の投稿。")) var before: String?
  @Option(help: .text("The posts just above this cursor.", ja: "このカーソルのすぐ上の投稿。")) var after: String?
  @Flag(
    help: .text(
      "Print the oldest first and go on as new ones come; ends with Ctrl-C.",
      ja: "古い順に出力し、新しいものが来るたびに続けます。Ctrl-C で終わります。")) var follow = false

  /// Whether it begins where the timeline does, and ends.
  var isTop: Bool { before == nil && after == nil && !follow }

  func validate() throws {
    if before != nil, after != nil {
      throw ValidationError(.text("Choose --before or --after.", ja: "--before か --after のどちらかを選んでください。"))
    }
    if follow, before != nil {
      throw ValidationError(
        .text("--follow goes forward: choose --after.", ja: "--follow は新しいほうへ進みます。--after を選んでください。"))
    }
  }
}

extension CommandContext {
  /// Prints a part of a timeline, and what comes to it if that is wanted.
  ///
  /// - Parameter pinned: What stands above it.
  fileprivate func printTimeline(
    _ kind: TimelineKind, _ wanted: TimelinePageOptions, in repository: any TimelineRepository,
    below pinned: [Post] = []
  ) async throws(AppError) {
    let interactor = TimelineInteractor(repository: repository, readingPlaces: nil)
    let request = try CommandArguments.page(
      limit: wanted.limit, before: wanted.before, after: wanted.after)
    let page = try await interactor.page(kind, request)
    if wanted.follow { return try await follow(kind, after: page, interactor) }
    if options.printsJSON {
      return try output.json(.array(pinned.map(JSONValue.pinned) + page.items.map(JSONValue.item)))
    }
    try printPinned(pinned)
    if !pinned.isEmpty {
      try output.block([Line(TimelineKindStrings.of(words.language).person.title, .strong)])
    }
    for item in page.items { try output.post(item.post, sharedBy: item.sharedBy) }
    if page.items.isEmpty { output.note(strings.emptyTimeline) }
    noteMore(page.older)
  }

  /// Prints what stands in the page from the oldest on, then each item as it comes.
  private func follow(
    _ kind: TimelineKind, after page: Page<TimelineItem>, _ interactor: TimelineInteractor
  ) async throws(AppError) {
    for item in page.items.reversed() { try printItem(item) }
    for try await item in try interactor.stream(kind, after: page.newer) { try printItem(item) }
  }

  private func printItem(_ item: TimelineItem) throws(AppError) {
    if options.printsJSON {
      try output.json(.item(item))
    } else {
      try output.post(item.post, sharedBy: item.sharedBy)
    }
  }

  /// Prints what stands above a person's posts.
  func printPinned(_ posts: [Post]) throws(AppError) {
    if !posts.isEmpty { try output.block([Line(words.social.posts.pinnedPosts, .strong)]) }
    for post in posts { try output.post(post) }
  }
}
