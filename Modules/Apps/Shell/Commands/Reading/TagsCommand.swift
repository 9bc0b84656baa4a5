import AppValues
import ArgumentParser
import Entities
import Presentation
import SocialBackend
import SocialMenuShell
import Timeline

/// `tags`, `tags follow NAME`, `tags unfollow NAME`, `tags featured [HANDLE]` …
struct TagsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "tags",
      abstract: .text(
        "List, follow and unfollow hashtags. “timeline tag NAME” reads one.",
        ja: "フォロー中のハッシュタグを表示・編集します。投稿は timeline tag 名前 で読めます。"),
      discussion: .examples("socialconnect tags", "socialconnect tags follow tea"),
      subcommands: [
        All.self, Follow.self, Unfollow.self, Featured.self, Feature.self, Unfeature.self,
      ], defaultSubcommand: All.self)
  }

  struct All: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "all",
        abstract: .text("List the hashtags you follow, newest first.", ja: "フォロー中のハッシュタグを新しい順に表示します。"))
    }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let hashtags = try await context.hashtags().followed()
      if options.printsJSON {
        return try context.output.json(.array(hashtags.map(JSONForms.hashtag.document)))
      }
      for hashtag in hashtags { try context.printHashtag(hashtag) }
      if hashtags.isEmpty { context.output.note(context.strings.noHashtags) }
    }
  }

  struct Follow: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "follow",
        abstract: .text(
          "Follow a hashtag: its public posts appear in your home timeline.",
          ja: "ハッシュタグをフォローします。公開投稿がホームに届きます。"),
        discussion: .examples("socialconnect tags follow tea"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .hashtag) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      try context.printHashtag(try await context.hashtags().setFollowing(true, name))
    }
  }

  struct Unfollow: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "unfollow", abstract: .text("Unfollow a hashtag.", ja: "ハッシュタグのフォローを解除します。"),
        discussion: .examples("socialconnect tags unfollow tea"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .hashtag) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      try context.printHashtag(try await context.hashtags().setFollowing(false, name))
    }
  }
}

extension CommandContext {
  fileprivate func hashtags() async throws(AppError) -> HashtagsInteractor {
    let hashtags = try await signedIn().repositories.hashtags.orUnsupported()
    return HashtagsInteractor(repository: hashtags)
  }

  func printHashtag(_ hashtag: Hashtag) throws(AppError) {
    if options.printsJSON { return try output.json(JSONForms.hashtag.document(hashtag)) }
    try output.line(view.hashtags.summary(hashtag))
  }
}
