import ArgumentParser
import Backend
import Entities
import Notifications
import Presentation
import Search

struct NotificationsCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "notifications", abstract: "List what others did that concerns you, newest first.")

  @OptionGroup var options: GlobalOptions
  @Flag(help: "Only those not seen yet.") var unread = false
  @Flag(help: "Mark all as seen.") var readAll = false
  @Option(help: "How many at most, 1 to 80.") var limit = 20
  @Option(help: "Continue from this cursor.") var before: String?

  func run(in context: CommandContext) async throws(SocialError) {
    let (repositories, session) = try await context.signedIn()
    let interactor = NotificationsInteractor(
      repository: repositories.notifications, viewer: .signedIn(session))
    let request = try CommandArguments.page(limit: limit, before: before)
    let page = try await interactor.page(unread ? .unread : .all, request)
    if readAll { try await interactor.markAllRead() }
    if options.printsJSON { return try context.output.json(.page(page, JSONForms.notice.document)) }
    let rendering = NoticeRendering(strings: .of(context.words.language), context: context.view)
    for notice in page.items { try context.output.block(rendering.lines(notice)) }
    if page.items.isEmpty { context.output.note(context.strings.noNotices) }
    context.noteMore(page.older)
  }
}

struct SearchCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find people by handle or name, and posts by text.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "At least two characters.") var query: String
  @Flag(help: "Only people.") var people = false
  @Flag(help: "Only posts.") var posts = false
  @Option(help: "How many of each at most, 1 to 80.") var limit = 20
  @Option(help: "Continue from this cursor; goes with --people or --posts.") var before: String?

  func validate() throws {
    if people && posts {
      throw ValidationError("Choose --people or --posts; without either both are listed.")
    }
    if before != nil, people == posts { throw ValidationError("--before goes with --people or --posts.") }
  }

  func run(in context: CommandContext) async throws(SocialError) {
    let (repositories, _) = try await context.repositories()
    let interactor = SearchInteractor(repository: repositories.search)
    let request = try CommandArguments.page(limit: limit, before: before)
    let found = posts ? nil : try await interactor.people(matching: query, request)
    let written = people ? nil : try await interactor.posts(matching: query, request)
    if options.printsJSON {
      return try context.output.json(
        .object([
          "people": found.map { .page($0, JSONForms.person.document) } ?? .array([]),
          "posts": written.map { .page($0, JSONForms.post.document) } ?? .array([]),
        ]))
    }
    for user in found?.items ?? [] { try context.output.person(user) }
    for post in written?.items ?? [] { try context.output.post(post) }
    if found?.items.isEmpty ?? true, written?.items.isEmpty ?? true {
      context.output.note(context.strings.nothingFound)
    }
    context.noteMore(people ? found?.older : posts ? written?.older : nil)
  }
}

struct CheckCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Verify the database: integrity, counters recounted, orphans.")

  @OptionGroup var options: GlobalOptions

  func run(in context: CommandContext) async throws(SocialError) {
    let findings = try await context.backend.check()
    if options.printsJSON {
      try context.output.json(
        .array(findings.map(JSONForms.finding.document)))
    } else {
      for finding in findings { try context.output.line("\(finding.kind.rawValue): \(finding.detail)") }
    }
    guard findings.isEmpty else { throw .storage(.damaged) }
    context.output.note(context.strings.allIsWell)
  }
}
