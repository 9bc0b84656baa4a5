import AppScreens
import AppValues
import ArgumentParser
import Entities
import Presentation
import Profile
import SocialBackend
import SocialMenuShell

// The hashtags that people show on their profiles.
extension TagsCommand {
  struct Featured: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "featured", \TagHelpStrings.featured,
        examples: "socialconnect tags featured ben", "socialconnect tags featured --suggestions")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handleOrOwn) var handle: String?
    @Flag(help: .text(\TagHelpStrings.featuredSuggestions)) var suggestions = false

    var subject: ErrorSubject? { .person }

    func run(in context: CommandContext) async throws(AppError) {
      let featured = try await context.featured()
      let hashtags =
        suggestions
        ? try await featured.suggestedHashtags()
        : try await featured.featured(by: try await context.person(handle).1).hashtags
      if options.printsJSON {
        return try context.output.json(.array(hashtags.map(JSONFormats.featuredHashtag.document)))
      }
      for hashtag in hashtags { try context.printFeatured(hashtag) }
      if hashtags.isEmpty { context.output.note(context.strings.emptyList) }
    }
  }

  struct Feature: SocialCommand {
    static var configuration: CommandConfiguration {
      .command("feature", \TagHelpStrings.feature, examples: "socialconnect tags feature tea")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .hashtag) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      try context.printFeatured(try await context.featured().feature(hashtag: name))
    }
  }

  struct Unfeature: SocialCommand {
    static var configuration: CommandConfiguration {
      .command("unfeature", \TagHelpStrings.unfeature, examples: "socialconnect tags unfeature tea")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .hashtag) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      try await context.featured().unfeature(hashtag: name)
    }
  }
}

extension CommandContext {
  /// The rules for what people show on their profiles.
  func featured() async throws(AppError) -> FeaturedInteractor {
    let (repositories, viewer) = try await repositories()
    return FeaturedInteractor(repository: try repositories.featured.orUnsupported(), viewer: viewer)
  }

  fileprivate func printFeatured(_ hashtag: FeaturedHashtag) throws(AppError) {
    if options.printsJSON { return try output.json(JSONFormats.featuredHashtag.document(hashtag)) }
    let line = Hashtag(name: hashtag.name, postCount: hashtag.postCount)
    try output.line(view.hashtags.line(line, remark: hashtag.lastUsedAt.map { words.date($0) }))
  }
}
