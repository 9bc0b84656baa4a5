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
    CommandConfiguration(
      commandName: "search",
      abstract: .text(
        "Search people by handle or name, hashtags by their beginning, and posts by text.",
        ja: "ユーザーをユーザー名や名前で、ハッシュタグを先頭の文字で、投稿を本文で検索します。"),
      discussion: .examples(
        "socialconnect search tea", "socialconnect search \"from:ben rain\" --posts",
        after: .text(
          """
          @name finds only people, '#word' hashtags and posts, from:HANDLE someone's posts, from:me yours; other words \
          must be in the text.
          """,
          ja: """
            @名前 はユーザーだけ、'#言葉' はハッシュタグと投稿、from:ユーザー名 はその人の投稿、from:me は自分の投稿を検索します。\
            言葉を加えると、それを本文に含む投稿に絞り込みます。
            """)))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(
    help: .text(
      "At least two characters; one is enough in Chinese, Japanese or Korean, and after a #.",
      ja: "キーワード。2文字以上（漢字、かな、ハングルと # のあとは1文字から）。"))
  var query: String
  @Flag(help: .text("Only people.", ja: "ユーザーだけ。")) var people = false
  @Flag(help: .text("Only hashtags.", ja: "ハッシュタグだけ。")) var tags = false
  @Flag(help: .text("Only posts.", ja: "投稿だけ。")) var posts = false
  @Option(help: .text("Show up to this many of each, 1 to 80.", ja: "それぞれの最大件数（1〜80）。")) var limit = 20
  @Option(
    help: .text(
      "Continue from this cursor; needs --people, --tags or --posts.",
      ja: "このカーソルの続きから。--people、--tags、--posts と一緒に使います。")) var before: String?
  @OptionGroup var warnings: WarningOptions

  var subject: ErrorSubject? { .person }

  func validate() throws {
    let chosen = [people, tags, posts].count { $0 }
    if chosen > 1 {
      throw ValidationError(
        .text(
          "Use only one of --people, --tags and --posts.",
          ja: "--people、--tags、--posts のどれか1つを指定してください。省略時はすべて表示します。"))
    }
    if before != nil, chosen == 0 {
      throw ValidationError(
        .text(
          "--before needs --people, --tags or --posts.",
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
    try context.printFound(found, hiding: warnings.hint(in: context.words.language))
    if chosenScope != nil { context.noteMore(found.older) }
  }

  private var chosenScope: SearchScope? {
    people ? .people : tags ? .hashtags : posts ? .posts : nil
  }
}

/// The results of each kind; nil for a kind that wasn't searched.
private struct Found {
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
  fileprivate func printFound(_ found: Found, hiding hint: RevealHint?) throws(AppError) {
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
    for post in found.posts?.items ?? [] { try output.post(post, hiding: hint) }
    if found.isEmpty { output.note(strings.nothingFound) }
  }
}
