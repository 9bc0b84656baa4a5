import AppScreens
import AppValues
import ArgumentParser
import Entities
import Presentation
import Profile

/// A command that changes what the viewer and a person are to each other, and prints the person as they then
/// are.
protocol RelationCommand: SocialCommand {
  var handle: String { get }

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User
}

extension RelationCommand {
  var subject: ErrorSubject? { .person }

  @MainActor
  func run(in context: CommandContext) async throws(AppError) {
    _ = try await context.signedIn()
    let (people, user) = try await context.person(handle)
    context.output.subject = subject?.with(user.relationship)
    try context.printPerson(try await change(user.id, people))
  }
}

struct FollowCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "follow",
      abstract: .text(
        "Follow a person, or ask one who approves followers.", ja: "人をフォローします。承認制の人には申請を送ります。"),
      discussion: .examples(
        "socialconnect follow ben", "socialconnect follow ben --notify",
        "socialconnect follow ben --no-shares"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .whom) var handle: String
  @Flag(
    inversion: .prefixedNo,
    help: .text("Get a notice of each new post of theirs, or no more.", ja: "新しい投稿のたびにお知らせを受け取るか、止めます。"))
  var notify: Bool?
  @Flag(
    inversion: .prefixedNo,
    help: .text(
      "Show what they share in your home and lists, or hide it.", ja: "この人の共有をホームとリストに表示するか、隠します。"))
  var shares: Bool?

  var subject: ErrorSubject? { .following }

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    try await people.follow(person, FollowTerms(notices: notify, shares: shares))
  }
}

struct UnfollowCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unfollow",
      abstract: .text("Stop following a person, or take back having asked to.", ja: "フォローをやめるか、申請を取り消します。"),
      discussion: .examples("socialconnect unfollow ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .whom) var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    try await people.setFollowing(false, person)
  }
}

struct RemoveFollowerCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "remove-follower",
      abstract: .text(
        "Make a person stop following you; they get no notice of it.", ja: "フォロワーを外します。相手には知らされません。"),
      discussion: .examples("socialconnect remove-follower ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .whom) var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    try await people.removeFollower(person)
  }
}

struct BlockCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "block",
      abstract: .text(
        "Block a person: neither sees the other's posts or follows the other any more.",
        ja: "人をブロックします。互いの投稿が見えなくなり、フォローも外れます。"),
      discussion: .examples("socialconnect block ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .whom) var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    try await people.setBlocking(true, person)
  }
}

struct UnblockCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unblock", abstract: .text("Lift a block.", ja: "ブロックを解除します。"),
      discussion: .examples("socialconnect unblock ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .whom) var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    try await people.setBlocking(false, person)
  }
}

struct MuteCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mute",
      abstract: .text(
        "Keep what a person writes and shares out of your timelines.", ja: "人をミュートします。投稿と共有がタイムラインに出なくなります。"),
      discussion: .examples("socialconnect mute ben --for 7d")
    )
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .whom) var handle: String
  @Option(
    name: .customLong("for"),
    help: .text(
      "For how long: 30m, 12h, 7d, 2w; until you unmute when left out.", ja: "期間: 30m、12h、7d、2w。省略すると解除するまで。")
  )
  var length: String?
  @Flag(help: .text("Be told what they do all the same.", ja: "お知らせは受け取ります。")) var notices = false

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    let length = try length.map { text throws(AppError) in try MuteLength(text) }
    return try await people.mute(person, MuteTerms(length: length, notices: notices))
  }
}

struct UnmuteCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unmute", abstract: .text("End a mute.", ja: "ミュートを解除します。"),
      discussion: .examples("socialconnect unmute ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .whom) var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    try await people.unmute(person)
  }
}
