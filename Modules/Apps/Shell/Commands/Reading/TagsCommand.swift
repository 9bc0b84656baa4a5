import AppValues
import ArgumentParser
import Entities
import Hashtags
import Presentation
import SocialBackend
import SocialMenuShell

/// `tags`, `tags follow NAME`, `tags unfollow NAME`, `tags featured [HANDLE]` …
struct TagsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "tags", \TagHelpStrings.tags, examples: "socialconnect tags", "socialconnect tags follow tea",
      subcommands: [
        All.self, Popular.self, Following<Follow>.self, Following<Unfollow>.self, Featured.self, Feature.self,
        Unfeature.self,
      ], defaultSubcommand: All.self)
  }

  struct All: SocialCommand {
    static var configuration: CommandConfiguration { .command("all", \TagHelpStrings.allTags) }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let followed = try await context.hashtags().followed()
      context.noteAge(followed.readAt)
      let hashtags = followed.items
      if options.printsJSON {
        return try context.output.json(.array(hashtags.map(JSONFormats.hashtag.document)))
      }
      for hashtag in hashtags { try context.printHashtag(hashtag) }
      if hashtags.isEmpty { context.output.note(context.strings.noHashtags) }
    }
  }

  struct Popular: SocialCommand {
    static var configuration: CommandConfiguration { .command("popular", \TagHelpStrings.popular) }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let repository = try await context.repositories().0.hashtags.orUnsupported()
      let hashtags = try await HashtagsInteractor(repository: repository).popular()
      if options.printsJSON {
        return try context.output.json(.array(hashtags.map(JSONFormats.hashtag.document)))
      }
      for hashtag in hashtags { try context.printHashtag(hashtag) }
      if hashtags.isEmpty { context.output.note(context.strings.noPopularHashtags) }
    }
  }

  /// `tags follow NAME`, `tags unfollow NAME`.
  struct Following<Row: CommandRow<Bool>>: SocialCommand {
    static var configuration: CommandConfiguration { Row.declaration.configuration }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .hashtag) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      try context.printHashtag(try await context.hashtags().setFollowing(Row.work, name))
    }
  }

  enum Follow: CommandRow {
    static let declaration = CommandDeclaration(
      "follow", \TagHelpStrings.follow, true, example: "socialconnect tags follow tea")
  }
  enum Unfollow: CommandRow {
    static let declaration = CommandDeclaration(
      "unfollow", \TagHelpStrings.unfollow, false, example: "socialconnect tags unfollow tea")
  }
}

extension CommandContext {
  fileprivate func hashtags() async throws(AppError) -> HashtagsInteractor {
    let hashtags = try await signedIn().repositories.hashtags.orUnsupported()
    return HashtagsInteractor(repository: hashtags)
  }

  func printHashtag(_ hashtag: Hashtag) throws(AppError) {
    if options.printsJSON { return try output.json(JSONFormats.hashtag.document(hashtag)) }
    try output.line(view.hashtags.summary(hashtag))
  }
}
