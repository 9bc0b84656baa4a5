import AppValues
import ArgumentParser
import Entities
import Presentation
import Search
import SocialBackend

struct SearchCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "search",
      abstract: .text(
        "Find people by handle or name, hashtags by how they begin, and posts by text.",
        ja: "人をユーザー名や名前で、ハッシュタグを先頭の文字で、投稿を本文で検索します。"),
      discussion: .examples(
        "socialconnect search tea", "socialconnect search \"from:ben rain\" --posts",
        after: .text(
          """
          @name finds people alone, '#word' hashtags and posts, from:HANDLE what somebody posted, from:me what you
          did; words beside it must be in the text.
          """,
          ja: """
            @名前 は人だけ、'#言葉' はハッシュタグと投稿、from:ユーザー名 はその人の投稿、from:me は自分の投稿を探します。ほかの
            言葉を添えると、それが本文にあるものに限ります。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text("At least two characters; one behind a #.", ja: "2文字以上。# の後は1文字以上。")) var query:
    String
  @Flag(help: .text("Only people.", ja: "人だけ。")) var people = false
  @Flag(help: .text("Only hashtags.", ja: "ハッシュタグだけ。")) var tags = false
  @Flag(help: .text("Only posts.", ja: "投稿だけ。")) var posts = false
  @Option(help: .text("How many of each at most, 1 to 80.", ja: "それぞれの最大件数。1〜80。")) var limit = 20
  @Option(
    help: .text(
      "Continue from this cursor; goes with --people, --tags or --posts.",
      ja: "このカーソルの続きから。--people、--tags、--posts と一緒に使います。")) var before: String?

  var subject: ErrorSubject? { .person }

  func validate() throws {
    let chosen = [people, tags, posts].count { $0 }
    if chosen > 1 {
      throw ValidationError(
        .text(
          "Choose --people, --tags or --posts; without any all are listed.",
          ja: "--people、--tags、--posts のどれか一つを選んでください。どれもなければすべてを表示します。"))
    }
    if before != nil, chosen == 0 {
      throw ValidationError(
        .text(
          "--before goes with --people, --tags or --posts.",
          ja: "--before は --people、--tags、--posts と一緒に使ってください。"))
    }
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (repositories, _) = try await context.repositories()
    let interactor = SearchInteractor(repository: repositories.search)
    let request = try CommandArguments.page(limit: limit, before: before)
    let understood = try interactor.query(query)
    let scopes = chosenScope.map { [$0] } ?? understood.scopes
    let found = Found(
      people: scopes.contains(.people) ? try await interactor.people(matching: understood, request) : nil,
      hashtags: scopes.contains(.hashtags)
        ? try await interactor.hashtags(matching: understood, request) : nil,
      posts: scopes.contains(.posts) ? try await interactor.posts(matching: understood, request) : nil)
    try context.printFound(found)
    if chosenScope != nil { context.noteMore(found.older) }
  }

  private var chosenScope: SearchScope? {
    people ? .people : tags ? .hashtags : posts ? .posts : nil
  }
}

/// What was found of each kind; nil for what was not looked for.
private struct Found {
  let people: Page<User>?
  let hashtags: Page<Hashtag>?
  let posts: Page<Post>?

  /// Where more of the one kind begins.
  var older: Cursor? { people?.older ?? hashtags?.older ?? posts?.older }

  var isEmpty: Bool {
    people?.items.isEmpty ?? true && hashtags?.items.isEmpty ?? true && posts?.items.isEmpty ?? true
  }
}

extension CommandContext {
  fileprivate func printFound(_ found: Found) throws(AppError) {
    if options.printsJSON {
      return try output.json(
        .object([
          "people": found.people.map { .page($0, JSONForms.person.document) } ?? .array([]),
          "tags": found.hashtags.map { .page($0, JSONForms.hashtag.document) } ?? .array([]),
          "posts": found.posts.map { .page($0, JSONForms.post.document) } ?? .array([]),
        ]))
    }
    for user in found.people?.items ?? [] { try output.person(user) }
    for hashtag in found.hashtags?.items ?? [] { try output.block([view.hashtags.summary(hashtag)]) }
    for post in found.posts?.items ?? [] { try output.post(post) }
    if found.isEmpty { output.note(strings.nothingFound) }
  }
}
