import AppScreens
import AppValues
import ArgumentParser
import Entities
import PostActions
import Presentation
import SocialBackend
import SocialMenuShell
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
      "Which timeline (default: home if signed in, else public).",
      ja: "タイムラインの種類。省略時は、サインイン中なら home、それ以外は public。"))
  var name: Name?
  @Argument(
    help: .text(
      "A handle for “user”, hashtags (any of them) for “tag”, a name for “list”.",
      ja: "user ではユーザー名、tag ではハッシュタグ（どれか1つが付いた投稿）、list ではリスト名。"))
  var names: [String] = []
  @Option(
    name: .customLong("all"), parsing: .singleValue,
    help: .text("A required hashtag; repeatable.", ja: "必ず付いているハッシュタグ（複数指定可）。"))
  var allTags: [String] = []
  @Option(
    name: .customLong("none"), parsing: .singleValue,
    help: .text("An excluded hashtag; repeatable.", ja: "除外するハッシュタグ（複数指定可）。"))
  var noTags: [String] = []
  @Flag(
    name: [.customLong("without-comments"), .customLong("without-replies")],
    help: .text("For “user”: no comments on other people's posts.", ja: "user で、ほかの人の投稿へのコメントを除きます。"))
  var withoutComments = false
  @Flag(help: .text("For “user”: only posts with photos.", ja: "user で、写真のある投稿だけを表示します。")) var withPhotos =
    false
  @OptionGroup var page: TimelinePageOptions
  @OptionGroup var warnings: WarningOptions

  func validate() throws {
    switch name {
    case .home, .public, nil:
      if !names.isEmpty {
        throw ValidationError(
          .text("This timeline takes no name after it.", ja: "このタイムラインのあとには何も指定できません。"))
      }
    case .user:
      if names.count != 1 {
        throw ValidationError(
          .text(
            "“user” needs a handle: timeline user alice", ja: "user にはユーザー名を指定してください。例: timeline user alice")
        )
      }
    case .tag:
      if names.isEmpty, allTags.isEmpty {
        throw ValidationError(
          .text(
            "“tag” needs a hashtag: timeline tag photography",
            ja: "tag にはハッシュタグを指定してください。例: timeline tag photography"))
      }
    case .list:
      if names.isEmpty {
        throw ValidationError(
          .text(
            "“list” needs a name: timeline list friends", ja: "list にはリスト名を指定してください。例: timeline list friends")
        )
      }
    }
    if name != .tag, !(allTags + noTags).isEmpty {
      throw ValidationError(.text("--all and --none need “tag”.", ja: "--all と --none は tag と一緒に使ってください。"))
    }
    if name != .user, withoutComments || withPhotos {
      throw ValidationError(
        .text(
          "--without-comments and --with-photos need “user”.",
          ja: "--without-comments と --with-photos は user と一緒に使ってください。"))
    }
    if withoutComments, withPhotos {
      throw ValidationError(
        .text(
          "Use --without-comments or --with-photos, not both.",
          ja: "--without-comments と --with-photos は同時に使えません。"))
    }
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, viewer) = try await context.repositories()
    let name = name ?? (viewer.session == nil ? .public : .home)
    let kind = try await kind(of: name, in: context)
    // Only the top of a timeline shows pinned posts.
    let person = page.isTop ? kind.personWithPins : nil
    let pinned =
      if let person { try await repositories.postLookup.pinned(by: person) } else { [Post]() }
    try await context.printTimeline(
      kind, page, in: repositories.timeline, below: pinned, hiding: warnings.hint(in: context.words.language))
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
      abstract: .text("Read your bookmarks, last added first.", ja: "ブックマークした投稿を、追加が新しい順に読みます。"),
      discussion: .examples("socialconnect bookmarks --limit 40"))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var page: TimelinePageOptions
  @OptionGroup var warnings: WarningOptions

  func run(in context: CommandContext) async throws(AppError) {
    let timelines = try await context.signedIn().repositories.timeline
    try await context.printTimeline(
      .bookmarks, page, in: timelines, hiding: warnings.hint(in: context.words.language))
  }
}

struct LikesCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "likes",
      abstract: .text("Read the posts you liked, last liked first.", ja: "いいねした投稿を、いいねが新しい順に読みます。"),
      discussion: .examples("socialconnect likes --limit 40"))
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var page: TimelinePageOptions
  @OptionGroup var warnings: WarningOptions

  func run(in context: CommandContext) async throws(AppError) {
    let timelines = try await context.signedIn().repositories.timeline
    try await context.printTimeline(
      .likes, page, in: timelines, hiding: warnings.hint(in: context.words.language))
  }
}

/// The page of a timeline.
struct TimelinePageOptions: ParsableArguments {
  @Option(help: .limit) var limit = 20
  @Option(help: .text("Older posts, starting after this cursor.", ja: "このカーソルより古い投稿。")) var before: String?
  @Option(help: .text("Newer posts, starting before this cursor.", ja: "このカーソルより新しい投稿。")) var after: String?
  @Flag(
    help: .text(
      "Print oldest first, then new posts as they arrive. Ctrl-C stops.",
      ja: "古い順に表示し、新しい投稿が届くたびに続けて表示します。Ctrl-C で終了します。")) var follow = false

  /// Whether it is the top of the timeline, without following it.
  var isTop: Bool { before == nil && after == nil && !follow }

  func validate() throws {
    if before != nil, after != nil {
      throw ValidationError(.text("Use --before or --after, not both.", ja: "--before と --after は同時に使えません。"))
    }
    if follow, before != nil {
      throw ValidationError(
        .text(
          "--follow can't be combined with --before. Use --after.",
          ja: "--follow と --before は同時に使えません。--after を使ってください。"))
    }
  }
}

extension CommandContext {
  /// Prints a page of a timeline, and follows it if wanted.
  ///
  /// - Parameters:
  ///   - pinned: The pinned posts to print above it.
  ///   - hint: How to see what warnings hide; nil shows it.
  fileprivate func printTimeline(
    _ kind: TimelineKind, _ wanted: TimelinePageOptions, in repository: any TimelineRepository,
    below pinned: [Post] = [], hiding hint: RevealHint?
  ) async throws(AppError) {
    let interactor = TimelineInteractor(repository: repository, readingPlaces: nil)
    let request = try CommandArguments.page(
      limit: wanted.limit, before: wanted.before, after: wanted.after)
    let page = try await interactor.page(kind, request)
    if wanted.follow { return try await follow(kind, after: page, interactor, hiding: hint) }
    if options.printsJSON {
      return try output.json(.array(pinned.map(JSONValue.pinned) + page.items.map(JSONValue.item)))
    }
    try printPinned(pinned, hiding: hint)
    if !pinned.isEmpty {
      try output.block([Line(TimelineKindStrings.of(words.language).person.title, .strong)])
    }
    for item in page.items { try output.post(item.post, sharedBy: item.sharedBy, hiding: hint) }
    if page.items.isEmpty { output.note(strings.emptyTimeline) }
    noteMore(page.older)
  }

  /// Prints the page, oldest first, then each new item as it arrives.
  private func follow(
    _ kind: TimelineKind, after page: Page<TimelineItem>, _ interactor: TimelineInteractor,
    hiding hint: RevealHint?
  ) async throws(AppError) {
    for item in page.items.reversed() { try printItem(item, hiding: hint) }
    for try await item in try interactor.stream(kind, after: page.newer) {
      try printItem(item, hiding: hint)
    }
  }

  private func printItem(_ item: TimelineItem, hiding hint: RevealHint?) throws(AppError) {
    if options.printsJSON {
      try output.json(.item(item))
    } else {
      try output.post(item.post, sharedBy: item.sharedBy, hiding: hint)
    }
  }

  /// Prints a person's pinned posts.
  func printPinned(_ posts: [Post], hiding hint: RevealHint?) throws(AppError) {
    if !posts.isEmpty { try output.block([Line(words.social.posts.pinnedPosts, .strong)]) }
    for post in posts { try output.post(post, hiding: hint) }
  }
}
