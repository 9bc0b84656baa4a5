import AppScreens
import AppValues
public import ArgumentParser
public import Entities
import Filters
import SocialBackend
import SocialMenuShell

/// `filters`, `filters add PHRASE …`, `filters edit NAME`, `filters remove NAME`.
struct FiltersCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "filters", \FilterHelpStrings.filters, examples: "socialconnect filters",
      "socialconnect filters add spoiler finale --action hide --in home --for 7d",
      subcommands: [List.self, Add.self, Edit.self, Remove.self], defaultSubcommand: List.self)
  }

  struct List: SocialCommand {
    static var configuration: CommandConfiguration { .command("list", \FilterHelpStrings.list) }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let page = try await context.filters().repository.filters()
      context.noteAge(page.readAt)
      if options.printsJSON {
        return try context.output.json(.array(page.items.map(JSONFormats.filter.document)))
      }
      for filter in page.items { try context.print(filter) }
      if page.items.isEmpty { context.output.note(FiltersStrings.of(context.words.language).nothing) }
    }
  }

  /// What a filter does, where, and how long.
  struct Settings: ParsableArguments {
    @Option(name: .customLong("name"), help: .text(\FilterHelpStrings.newName)) var newName: String?
    @Option(help: .text(\FilterHelpStrings.action)) var action: FilterAction?
    @Option(name: .customLong("in"), help: .text(\FilterHelpStrings.contexts)) var contexts: [FilterContext] =
      []
    @Option(name: .customLong("for"), help: .text(\FilterHelpStrings.length)) var length: String?
    @Flag(help: .text(\FilterHelpStrings.anywhere)) var anywhere = false

    /// Whether nothing of it is given.
    var isEmpty: Bool { newName == nil && action == nil && contexts.isEmpty && length == nil }

    /// The settings of a filter with what is given.
    func applied(to old: FilterSettings, at now: Timestamp) throws(AppError) -> FilterSettings {
      var settings = old
      if let newName { settings.title = newName }
      if let action { settings.action = action }
      if !contexts.isEmpty { settings.contexts = Set(contexts) }
      if let length {
        settings.expiresAt = length == "forever" ? nil : try FiltersInteractor.end(length, from: now)
      }
      return settings
    }

    func added(_ phrases: [String]) -> [PhraseChange] {
      phrases.map { .add($0, isWholeWord: !anywhere) }
    }
  }

  struct Add: SocialCommand {
    static var configuration: CommandConfiguration {
      .command("add", \FilterHelpStrings.add, examples: "socialconnect filters add spoiler finale --for 7d")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\FilterHelpStrings.phrases)) var phrases: [String]
    @OptionGroup var settings: Settings

    func run(in context: CommandContext) async throws(AppError) {
      let title = TextLimit.filterTitle.beginning(of: phrases.joined(separator: ", "))
      let wanted = try settings.applied(to: FilterSettings(title), at: context.view.clock.now())
      try context.printChanged(try await context.filters().create(wanted, settings.added(phrases)))
    }
  }

  struct Edit: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "edit", \FilterHelpStrings.edit,
        examples: "socialconnect filters edit finale --add-phrase episode --for forever")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\FilterHelpStrings.name)) var name: String
    @OptionGroup var settings: Settings
    @Option(help: .text(\FilterHelpStrings.addPhrase)) var addPhrase: [String] = []
    @Option(help: .text(\FilterHelpStrings.removePhrase)) var removePhrase: [String] = []
    @Option(help: .text(\FilterHelpStrings.addPost)) var addPost: [String] = []
    @Option(help: .text(\FilterHelpStrings.removePost)) var removePost: [String] = []

    func validate() throws {
      if settings.isEmpty, (addPhrase + removePhrase + addPost + removePost).isEmpty {
        throw ValidationError(.text(\FilterHelpStrings.nothingToChange))
      }
    }

    func run(in context: CommandContext) async throws(AppError) {
      let filters = try await context.filters()
      let filter = try await filters.filter(named: name)
      let removed = try removePhrase.map { text throws(AppError) in
        let folded = SearchText.searchable(text)
        let found = filter.phrases.first { SearchText.searchable($0.text) == folded }
        guard let found else { throw .invalid(.filterPhrase, .wrong) }
        return PhraseChange.remove(found.id)
      }
      let posts = try addPost.map { id throws(AppError) in try CommandArguments.post(id) }
      let entries = try removePost.map { id throws(AppError) in
        let post = try CommandArguments.post(id)
        guard let entry = filter.posts.first(where: { $0.post == post }) else { throw .notFound }
        return entry.id
      }
      let change = FilterChange(
        settings: settings.isEmpty
          ? nil : try settings.applied(to: filter.settings, at: context.view.clock.now()),
        phrases: removed + settings.added(addPhrase), addedPosts: posts, removedPosts: entries)
      try context.printChanged(try await filters.change(filter.id, change))
    }
  }

  struct Remove: SocialCommand {
    static var configuration: CommandConfiguration {
      .command("remove", \FilterHelpStrings.remove, examples: "socialconnect filters remove finale")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\FilterHelpStrings.name)) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      let filters = try await context.filters()
      let filter = try await filters.filter(named: name)
      try await filters.repository.delete(filter.id)
      if options.printsJSON {
        return try context.output.json(JSONFormats.deletion.document(PrintedDeletion(id: filter.id.rawValue)))
      }
      context.output.note(context.strings.deleted)
    }
  }
}

extension FilterAction: ExpressibleByArgument {}
extension FilterContext: ExpressibleByArgument {}

extension CommandContext {
  /// The filters of the signed-in account.
  fileprivate func filters() async throws(AppError) -> FiltersInteractor {
    FiltersInteractor(repository: try await signedIn().repositories.filters.orUnsupported())
  }

  fileprivate func printChanged(_ filter: PostFilter) throws(AppError) {
    if options.printsJSON { return try output.json(JSONFormats.filter.document(filter)) }
    try print(filter)
  }

  fileprivate func print(_ filter: PostFilter) throws(AppError) {
    try output.block(FilterRendering(strings: .of(words.language), context: view).lines(filter))
  }
}
