import ArgumentParser
import Backend
import Entities
import Presentation
import Timeline

/// `tags`, `tags follow NAME`, `tags unfollow NAME`.
struct TagsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags",
    abstract: "List the hashtags you follow, and follow others. `timeline tag NAME` reads one.",
    subcommands: [All.self, Follow.self, Unfollow.self], defaultSubcommand: All.self)

  struct All: SocialCommand {
    static let configuration = CommandConfiguration(
      commandName: "all", abstract: "List the hashtags you follow, the latest first.")

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(SocialError) {
      let hashtags = try await context.hashtags().followed()
      if options.printsJSON {
        return try context.output.json(.array(hashtags.map(JSONForms.hashtag.document)))
      }
      for hashtag in hashtags { try context.printHashtag(hashtag) }
      if hashtags.isEmpty { context.output.note(context.strings.noHashtags) }
    }
  }

  struct Follow: SocialCommand {
    static let configuration = CommandConfiguration(
      commandName: "follow", abstract: "Follow a hashtag: public posts with it come to your home.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "Which, with or without #.") var name: String

    func run(in context: CommandContext) async throws(SocialError) {
      try context.printHashtag(try await context.hashtags().setFollowing(true, name))
    }
  }

  struct Unfollow: SocialCommand {
    static let configuration = CommandConfiguration(
      commandName: "unfollow", abstract: "Stop following a hashtag.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "Which, with or without #.") var name: String

    func run(in context: CommandContext) async throws(SocialError) {
      try context.printHashtag(try await context.hashtags().setFollowing(false, name))
    }
  }
}

extension CommandContext {
  fileprivate func hashtags() async throws(SocialError) -> HashtagsInteractor {
    HashtagsInteractor(repository: try await signedIn().repositories.hashtags)
  }

  func printHashtag(_ hashtag: Hashtag) throws(SocialError) {
    if options.printsJSON { return try output.json(JSONForms.hashtag.document(hashtag)) }
    try output.line(view.hashtags.summary(hashtag))
  }
}
