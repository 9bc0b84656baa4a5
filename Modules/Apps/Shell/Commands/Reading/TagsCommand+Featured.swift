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
      CommandConfiguration(
        commandName: "featured",
        abstract: .text(
          "List the hashtags that a person features on their profile.", ja: "プロフィールに表示しているハッシュタグを一覧します。"),
        discussion: .examples("socialconnect tags featured ben", "socialconnect tags featured --suggestions"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handleOrOwn) var handle: String?
    @Flag(
      help: .text(
        "List the ones you use most and don't feature yet.", ja: "自分がよく使い、まだ表示していないものを一覧します。"))
    var suggestions = false

    var subject: ErrorSubject? { .person }

    func run(in context: CommandContext) async throws(AppError) {
      let featured = try await context.featured()
      let hashtags =
        suggestions
        ? try await featured.suggestedHashtags()
        : try await featured.featured(by: try await context.person(handle).1).hashtags
      if options.printsJSON {
        return try context.output.json(.array(hashtags.map(JSONForms.featuredHashtag.document)))
      }
      for hashtag in hashtags { try context.printFeatured(hashtag) }
      if hashtags.isEmpty { context.output.note(context.strings.emptyList) }
    }
  }

  struct Feature: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "feature",
        abstract: .text("Feature a hashtag on your profile.", ja: "ハッシュタグをプロフィールに表示します。"),
        discussion: .examples("socialconnect tags feature tea"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .hashtag) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      try context.printFeatured(try await context.featured().feature(hashtag: name))
    }
  }

  struct Unfeature: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "unfeature",
        abstract: .text("Remove a hashtag from your profile.", ja: "ハッシュタグをプロフィールから外します。"),
        discussion: .examples("socialconnect tags unfeature tea"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .hashtag) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      try await context.featured().unfeature(hashtag: name)
    }
  }
}

/// `feature HANDLE`.
struct FeatureCommand: FeaturingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "feature",
      abstract: .text(
        "Feature someone you follow on your profile.", ja: "フォロー中の人を自分のプロフィールで紹介します。"),
      discussion: .examples("socialconnect feature ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String

  var isFeaturing: Bool { true }
}

/// `unfeature HANDLE`.
struct UnfeatureCommand: FeaturingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unfeature",
      abstract: .text("Remove someone from your profile.", ja: "プロフィールでの紹介をやめます。"),
      discussion: .examples("socialconnect unfeature ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String

  var isFeaturing: Bool { false }
}

/// A command that features a person, or no longer.
protocol FeaturingCommand: SocialCommand {
  var handle: String { get }
  var isFeaturing: Bool { get }
}

extension FeaturingCommand {
  var subject: ErrorSubject? { .featuring }

  @MainActor
  func run(in context: CommandContext) async throws(AppError) {
    _ = try await context.signedIn()
    let (_, user) = try await context.person(handle)
    context.output.subject = ErrorSubject.featuring.with(user.relationship)
    try context.printPerson(try await context.featured().setFeaturing(isFeaturing, user.id))
  }
}

extension CommandContext {
  /// The rules for what people show on their profiles.
  fileprivate func featured() async throws(AppError) -> FeaturedInteractor {
    let (repositories, viewer) = try await repositories()
    return FeaturedInteractor(repository: try repositories.featured.orUnsupported(), viewer: viewer)
  }

  fileprivate func printFeatured(_ hashtag: FeaturedHashtag) throws(AppError) {
    if options.printsJSON { return try output.json(JSONForms.featuredHashtag.document(hashtag)) }
    let line = Hashtag(name: hashtag.name, postCount: hashtag.postCount)
    try output.line(view.hashtags.line(line, remark: hashtag.lastUsedAt.map { words.date($0) }))
  }
}
