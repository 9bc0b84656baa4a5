import ArgumentParser
import Backend
import Entities
import Presentation
import Timeline

struct TimelineCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline", abstract: "Read a timeline, newest first: home, public, or user HANDLE.")

  enum Name: String, ExpressibleByArgument, CaseIterable {
    case home
    case `public`
    case user
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Which; home when signed in, else public.") var name: Name?
  @Argument(help: "Whose, for `user`.") var handle: String?
  @Option(help: "How many posts at most, 1 to 80.") var limit = 20
  @Option(help: "The posts just below this cursor.") var before: String?
  @Option(help: "The posts just above this cursor.") var after: String?
  @Flag(help: "Print the oldest first and go on as new ones come; ends with Ctrl-C.") var follow = false

  func validate() throws {
    if (name == .user) != (handle != nil) {
      throw ValidationError("A handle goes with `user`: timeline user alice")
    }
    if before != nil, after != nil { throw ValidationError("Choose --before or --after.") }
    if follow, before != nil { throw ValidationError("--follow goes forward: choose --after.") }
  }

  func run(in context: CommandContext) async throws(SocialError) {
    let (repositories, viewer) = try await context.repositories()
    let interactor = TimelineInteractor(repository: repositories.timeline)
    let kind = try await kind(interactor, viewer)
    let request = try CommandArguments.page(limit: limit, before: before, after: after)
    let page = try await interactor.page(kind, request)
    if follow { return try await follow(kind, after: page, interactor, context) }
    if options.printsJSON { return try context.output.json(.array(page.items.map(JSONValue.item))) }
    for item in page.items { try context.output.post(item.post, sharedBy: item.sharedBy) }
    if page.items.isEmpty { context.output.note(context.strings.emptyTimeline) }
    context.noteMore(page.older)
  }

  @MainActor
  private func kind(
    _ interactor: TimelineInteractor, _ viewer: Viewer
  ) async throws(SocialError) -> TimelineKind {
    switch name ?? (viewer.session == nil ? .public : .home) {
    case .home: .home
    case .public: .everyone
    case .user: try await interactor.kind(forHandle: handle ?? "")
    }
  }

  /// Prints what stands in the page from the oldest on, then each item as it comes.
  @MainActor
  private func follow(
    _ kind: TimelineKind, after page: Page<TimelineItem>, _ interactor: TimelineInteractor,
    _ context: CommandContext
  ) async throws(SocialError) {
    for item in page.items.reversed() { try context.printItem(item) }
    for try await item in interactor.stream(kind, after: page.newer) { try context.printItem(item) }
  }
}

extension CommandContext {
  fileprivate func printItem(_ item: TimelineItem) throws(SocialError) {
    if options.printsJSON {
      try output.json(.item(item))
    } else {
      try output.post(item.post, sharedBy: item.sharedBy)
    }
  }
}
