import ArgumentParser
import Backend
import Entities
import PostActions
import Presentation
import Timeline

struct TimelineCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Read a timeline, newest first: home, public, user HANDLE, tag NAME…, or list NAME.")

  enum Name: String, ExpressibleByArgument, CaseIterable {
    case home
    case `public`
    case user
    case tag
    case list
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Which; home when signed in, else public.") var name: Name?
  @Argument(help: "Whose, for `user`; one of which hashtags, for `tag`; the name of a `list`.")
  var names: [String] = []
  @Option(name: .customLong("all"), parsing: .singleValue, help: "A hashtag that must be there; repeatable.")
  var allTags: [String] = []
  @Option(name: .customLong("none"), parsing: .singleValue, help: "A hashtag that must not; repeatable.")
  var noTags: [String] = []
  @Flag(
    name: [.customLong("without-comments"), .customLong("without-replies")],
    help: "Without what a user comments on others' posts.")
  var withoutComments = false
  @Flag(help: "Only a user's posts with photos.") var withPhotos = false
  @OptionGroup var page: TimelinePageOptions

  func validate() throws {
    switch name {
    case .home, .public, nil:
      if !names.isEmpty { throw ValidationError("Nothing goes behind the name of this timeline.") }
    case .user:
      if names.count != 1 { throw ValidationError("A handle goes with `user`: timeline user alice") }
    case .tag:
      if names.isEmpty, allTags.isEmpty {
        throw ValidationError("A hashtag goes with `tag`: timeline tag photography")
      }
    case .list:
      if names.isEmpty { throw ValidationError("A name goes with `list`: timeline list friends") }
    }
    if name != .tag, !(allTags + noTags).isEmpty { throw ValidationError("--all and --none go with `tag`.") }
    if name != .user, withoutComments || withPhotos {
      throw ValidationError("--without-comments and --with-photos go with `user`.")
    }
    if withoutComments, withPhotos { throw ValidationError("Choose --without-comments or --with-photos.") }
  }

  func run(in context: CommandContext) async throws(SocialError) {
    let (repositories, viewer) = try await context.repositories()
    let interactor = TimelineInteractor(repository: repositories.timeline)
    let kind = try await kind(interactor, repositories, viewer)
    try await context.printTimeline(
      kind, page, interactor, below: try await pinned(kind, repositories.postActions))
  }

  /// What stands on top of all of a user's posts; parts further down, and what is to come, have nothing there.
  private func pinned(
    _ kind: TimelineKind, _ actions: any PostActionsRepository
  ) async throws(SocialError) -> [Post] {
    guard case .user(let id, .all) = kind, page.isTop else { return [] }
    return try await actions.pinned(by: id)
  }

  @MainActor
  private func kind(
    _ interactor: TimelineInteractor, _ repositories: Repositories, _ viewer: Viewer
  ) async throws(SocialError) -> TimelineKind {
    switch name ?? (viewer.session == nil ? .public : .home) {
    case .home: .home
    case .public: .everyone
    case .user:
      try await interactor.kind(
        forHandle: names.first ?? "",
        withPhotos ? .withPhotos : withoutComments ? .withoutComments : .all)
    case .tag: .hashtag(HashtagSelection(any: names, all: allTags, none: noTags))
    case .list: .list(try await lists(repositories).list(named: names.joined(separator: " ")).id)
    }
  }

  private func lists(_ repositories: Repositories) -> ListsInteractor {
    ListsInteractor(repository: repositories.lists, timelines: repositories.timeline)
  }
}

struct BookmarksCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookmarks", abstract: "Read the posts you keep, the one kept last first.")

  @OptionGroup var options: GlobalOptions
  @OptionGroup var page: TimelinePageOptions

  func run(in context: CommandContext) async throws(SocialError) {
    let (repositories, _) = try await context.signedIn()
    try await context.printTimeline(
      .bookmarks, page, TimelineInteractor(repository: repositories.timeline))
  }
}

/// Which part of a timeline.
struct TimelinePageOptions: ParsableArguments {
  @Option(help: "How many posts at most, 1 to 80.") var limit = 20
  @Option(help: "The posts just below this cursor.") var before: String?
  @Option(help: "The posts just above this cursor.") var after: String?
  @Flag(help: "Print the oldest first and go on as new ones come; ends with Ctrl-C.") var follow = false

  /// Whether it begins where the timeline does, and ends.
  var isTop: Bool { before == nil && after == nil && !follow }

  func validate() throws {
    if before != nil, after != nil { throw ValidationError("Choose --before or --after.") }
    if follow, before != nil { throw ValidationError("--follow goes forward: choose --after.") }
  }
}

extension CommandContext {
  /// Prints a part of a timeline, and what comes to it if that is wanted.
  ///
  /// - Parameter pinned: What stands above it.
  fileprivate func printTimeline(
    _ kind: TimelineKind, _ wanted: TimelinePageOptions, _ interactor: TimelineInteractor,
    below pinned: [Post] = []
  ) async throws(SocialError) {
    let request = try CommandArguments.page(
      limit: wanted.limit, before: wanted.before, after: wanted.after)
    let page = try await interactor.page(kind, request)
    if wanted.follow { return try await follow(kind, after: page, interactor) }
    if options.printsJSON {
      return try output.json(.array(pinned.map(JSONValue.pinned) + page.items.map(JSONValue.item)))
    }
    try printPinned(pinned)
    if !pinned.isEmpty {
      try output.block([Line(TimelineStrings.of(words.language).postsOfSomebody, .strong)])
    }
    for item in page.items { try output.post(item.post, sharedBy: item.sharedBy) }
    if page.items.isEmpty { output.note(strings.emptyTimeline) }
    noteMore(page.older)
  }

  /// Prints what stands in the page from the oldest on, then each item as it comes.
  private func follow(
    _ kind: TimelineKind, after page: Page<TimelineItem>, _ interactor: TimelineInteractor
  ) async throws(SocialError) {
    for item in page.items.reversed() { try printItem(item) }
    for try await item in interactor.stream(kind, after: page.newer) { try printItem(item) }
  }

  private func printItem(_ item: TimelineItem) throws(SocialError) {
    if options.printsJSON {
      try output.json(.item(item))
    } else {
      try output.post(item.post, sharedBy: item.sharedBy)
    }
  }
  /// Prints what stands above a person's posts.
  func printPinned(_ posts: [Post]) throws(SocialError) {
    if !posts.isEmpty { try output.block([Line(words.pinnedPosts, .strong)]) }
    for post in posts { try output.post(post) }
  }
}
