import AppScreens
import AppValues
import ArgumentParser
import Entities
import Lists
import PostActions
import Presentation
import SocialBackend
import SocialMenuShell
import Timeline

struct TimelineCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "timeline", \TimelineHelpStrings.timeline,
      examples: "socialconnect timeline",
      "socialconnect timeline tag photography travel --none selfie",
      "socialconnect timeline home --follow --json")
  }

  enum Name: String, ExpressibleByArgument, CaseIterable {
    case home
    case `public`
    case user
    case tag
    case list
    case popular
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text(\TimelineHelpStrings.name)) var name: Name?
  @Argument(help: .text(\TimelineHelpStrings.names)) var names: [String] = []
  @Option(name: .customLong("all"), parsing: .singleValue, help: .text(\TimelineHelpStrings.allTags))
  var allTags: [String] = []
  @Option(name: .customLong("none"), parsing: .singleValue, help: .text(\TimelineHelpStrings.noTags))
  var noTags: [String] = []
  @Flag(
    name: [.customLong("without-comments"), .customLong("without-replies")],
    help: .text(\TimelineHelpStrings.withoutComments))
  var withoutComments = false
  @Flag(help: .text(\TimelineHelpStrings.withPhotos)) var withPhotos = false
  @OptionGroup var page: TimelinePageOptions
  @OptionGroup var warnings: WarningOptions

  func validate() throws {
    switch name {
    case .home, .public, .popular, nil:
      if !names.isEmpty {
        throw ValidationError(.text(\TimelineHelpStrings.noName))
      }
    case .user:
      if names.count != 1 {
        throw ValidationError(.text(\TimelineHelpStrings.handleNeeded))
      }
    case .tag:
      if names.isEmpty, allTags.isEmpty {
        throw ValidationError(.text(\TimelineHelpStrings.tagNeeded))
      }
    case .list:
      if names.isEmpty {
        throw ValidationError(.text(\TimelineHelpStrings.listNeeded))
      }
    }
    if name != .tag, !(allTags + noTags).isEmpty {
      throw ValidationError(.text(\TimelineHelpStrings.tagsNeedTag))
    }
    if name != .user, withoutComments || withPhotos {
      throw ValidationError(.text(\TimelineHelpStrings.postsNeedUser))
    }
    if withoutComments, withPhotos {
      throw ValidationError(.text(\TimelineHelpStrings.commentsOrPhotos))
    }
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, viewer) = try await context.repositories()
    let name = name ?? (viewer.session == nil ? .public : .home)
    let kind = try await kind(of: name, in: context)
    // Only the top of a timeline shows pinned posts.
    let person = page.isTop ? kind.personWithPins : nil
    let pinned =
      if let person {
        try await repositories.postLookup.pinned(by: person).filter { !$0.isHidden(in: .account) }
      } else {
        [Post]()
      }
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
    case .popular: .popular
    case .user:
      .user(
        try await context.person(names.first ?? "").1.id,
        withPhotos ? .withPhotos : withoutComments ? .withoutComments : .all)
    case .tag: .hashtag(HashtagSelection(any: names, all: allTags, none: noTags))
    case .list: .list(try await context.lists().list(named: names.joined(separator: " ")).id)
    }
  }
}

/// `bookmarks`, `likes`: the posts that the viewer marked.
struct MarkedTimelineCommand<Row: CommandRow<TimelineKind>>: SocialCommand {
  static var configuration: CommandConfiguration { Row.declaration.configuration }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var page: TimelinePageOptions
  @OptionGroup var warnings: WarningOptions

  func run(in context: CommandContext) async throws(AppError) {
    let timelines = try await context.signedIn().repositories.timeline
    try await context.printTimeline(
      Row.work, page, in: timelines, hiding: warnings.hint(in: context.words.language))
  }
}

/// The timelines of posts that the viewer marked.
enum MarkedTimelineRows {
  enum Bookmarks: CommandRow {
    static let declaration = CommandDeclaration(
      "bookmarks", \TimelineHelpStrings.bookmarks, TimelineKind.bookmarks,
      example: "socialconnect bookmarks --limit 40")
  }
  enum Likes: CommandRow {
    static let declaration = CommandDeclaration(
      "likes", \TimelineHelpStrings.likes, TimelineKind.likes, example: "socialconnect likes --limit 40")
  }
}

/// The page of a timeline.
struct TimelinePageOptions: ParsableArguments {
  @Option(help: .limit) var limit = 20
  @Option(help: .text(\TimelineHelpStrings.before)) var before: String?
  @Option(help: .text(\TimelineHelpStrings.after)) var after: String?
  @Flag(help: .text(\TimelineHelpStrings.follow)) var follow = false

  /// Whether it is the top of the timeline, without following it.
  var isTop: Bool { before == nil && after == nil && !follow }

  func validate() throws {
    if before != nil, after != nil {
      throw ValidationError(.text(\TimelineHelpStrings.beforeOrAfter))
    }
    if follow, before != nil {
      throw ValidationError(.text(\TimelineHelpStrings.followAfter))
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
    let interactor = TimelineInteractor(
      repository: FilteringTimeline(repository), readingPositions: nil)
    let request = try CommandArguments.page(
      limit: wanted.limit, before: wanted.before, after: wanted.after)
    var page = try await interactor.page(kind, request)
    noteAge(page.readAt)
    if wanted.isTop {
      page = Page(
        items: try await repository.waiting(in: kind) + page.items, older: page.older, newer: page.newer)
    }
    if wanted.follow { return try await follow(kind, after: page, interactor, hiding: hint) }
    if options.printsJSON {
      return try output.json(.array(pinned.map(JSONValue.pinned) + page.items.map(JSONValue.item)))
    }
    try printPinned(pinned, hiding: hint)
    if !pinned.isEmpty {
      try output.block([Line(TimelineKindStrings.of(words.language).person.title, .strong)])
    }
    for item in page.items {
      try output.post(item.post, sharedBy: item.sharedBy, in: kind.filterContext, hiding: hint)
    }
    if page.items.isEmpty { output.note(strings.emptyTimeline) }
    noteMore(page.older)
  }

  /// Prints the page, oldest first, then each new item as it arrives.
  private func follow(
    _ kind: TimelineKind, after page: Page<TimelineItem>, _ interactor: TimelineInteractor,
    hiding hint: RevealHint?
  ) async throws(AppError) {
    for item in page.items.reversed() { try printItem(item, in: kind.filterContext, hiding: hint) }
    for try await item in try interactor.stream(kind, after: page.newer) {
      try printItem(item, in: kind.filterContext, hiding: hint)
    }
  }

  private func printItem(
    _ item: TimelineItem, in place: FilterContext?, hiding hint: RevealHint?
  ) throws(AppError) {
    if options.printsJSON {
      try output.json(.item(item))
    } else {
      try output.post(item.post, sharedBy: item.sharedBy, in: place, hiding: hint)
    }
  }

  /// Prints a person's pinned posts.
  func printPinned(_ posts: [Post], hiding hint: RevealHint?) throws(AppError) {
    if !posts.isEmpty { try output.block([Line(words.social.posts.pinnedPosts, .strong)]) }
    for post in posts { try output.post(post, in: .account, hiding: hint) }
  }
}
