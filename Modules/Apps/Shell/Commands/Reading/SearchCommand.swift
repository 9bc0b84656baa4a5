import AppScreens
import AppValues
import ArgumentParser
import Entities
import Presentation
import Search
import SocialBackend
import SocialMenuShell

struct SearchCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "search", \SearchHelpStrings.search, remark: \SearchHelpStrings.searchRemark,
      examples: "socialconnect search tea", "socialconnect search \"from:ben rain\" --posts")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text(\SearchHelpStrings.query)) var query: String
  @Flag(help: .text(\SearchHelpStrings.people)) var people = false
  @Flag(help: .text(\SearchHelpStrings.tags)) var tags = false
  @Flag(help: .text(\SearchHelpStrings.posts)) var posts = false
  @Option(help: .text(\SearchHelpStrings.limit)) var limit = 20
  @Option(help: .text(\SearchHelpStrings.before)) var before: String?
  @OptionGroup var warnings: WarningOptions

  var subject: ErrorSubject? { .person }

  func validate() throws {
    let chosen = [people, tags, posts].count { $0 }
    if chosen > 1 {
      throw ValidationError(.text(\SearchHelpStrings.onlyOne))
    }
    if before != nil, chosen == 0 {
      throw ValidationError(.text(\SearchHelpStrings.beforeNeedsOne))
    }
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, _) = try await context.repositories()
    let interactor = SearchInteractor(repository: repositories.search)
    let request = try CommandArguments.page(limit: limit, before: before)
    let understood = try interactor.query(query)
    let scopes = chosenScope.map { [$0] } ?? understood.scopes
    let found = SearchResults(
      people: scopes.contains(.people) ? try await interactor.people(matching: understood, request) : nil,
      hashtags: scopes.contains(.hashtags)
        ? try await interactor.hashtags(matching: understood, request) : nil,
      posts: scopes.contains(.posts) ? try await interactor.posts(matching: understood, request) : nil)
    try context.printFound(found, hiding: warnings.hint(in: context.words.language))
    if chosenScope != nil { context.noteMore(found.older) }
  }

  private var chosenScope: SearchScope? {
    people ? .people : tags ? .hashtags : posts ? .posts : nil
  }
}

/// The results of each kind; nil for a kind that wasn't searched.
private struct SearchResults {
  let people: Page<User>?
  let hashtags: Page<Hashtag>?
  let posts: Page<Post>?

  /// Where more of a single kind begins.
  var older: Cursor? { people?.older ?? hashtags?.older ?? posts?.older }

  var isEmpty: Bool {
    people?.items.isEmpty ?? true && hashtags?.items.isEmpty ?? true && posts?.items.isEmpty ?? true
  }
}

extension CommandContext {
  fileprivate func printFound(_ found: SearchResults, hiding hint: RevealHint?) throws(AppError) {
    if options.printsJSON {
      return try output.json(
        .object([
          "people": found.people.map { .page($0, JSONFormats.person.document) } ?? .array([]),
          "tags": found.hashtags.map { .page($0, JSONFormats.hashtag.document) } ?? .array([]),
          "posts": found.posts.map { .page($0, JSONFormats.post.document) } ?? .array([]),
        ]))
    }
    for user in found.people?.items ?? [] { try output.person(user) }
    for hashtag in found.hashtags?.items ?? [] { try output.block([view.hashtags.summary(hashtag)]) }
    for post in found.posts?.items ?? [] { try output.post(post, hiding: hint) }
    if found.isEmpty { output.note(strings.nothingFound) }
  }
}
