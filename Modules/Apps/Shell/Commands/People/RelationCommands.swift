import AppScreens
import AppValues
import ArgumentParser
import Entities
import Presentation
import Profile
import SocialMenuShell

/// A command that changes the relationship of the viewer and a person, and prints the person with the change.
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
        "Follow a person, or send a follow request.", ja: "ユーザーをフォローします。承認制の場合はフォローを申請します。"),
      discussion: .examples(
        "socialconnect follow ben", "socialconnect follow ben --notify",
        "socialconnect follow ben --no-shares"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String
  @Flag(
    inversion: .prefixedNo,
    help: .text("Turn notifications for their new posts on or off.", ja: "新しい投稿の通知をオンまたはオフにします。"))
  var notify: Bool?
  @Flag(
    inversion: .prefixedNo,
    help: .text(
      "Show or hide their shares in your home timeline and lists.", ja: "この人のシェアをホームとリストで表示または非表示にします。"))
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
      abstract: .text("Unfollow a person, or cancel your follow request.", ja: "フォローを解除するか、フォロー申請を取り消します。"),
      discussion: .examples("socialconnect unfollow ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String

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
        "Remove a follower. They aren't notified.", ja: "フォロワーを外します。相手には通知されません。"),
      discussion: .examples("socialconnect remove-follower ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String

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
        "Block a person: you no longer see each other's posts or follow each other.",
        ja: "ユーザーをブロックします。お互いの投稿が表示されなくなり、フォローは解除されます。"),
      discussion: .examples("socialconnect block ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    try await people.setBlocking(true, person)
  }
}

struct UnblockCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unblock", abstract: .text("Unblock a person.", ja: "ブロックを解除します。"),
      discussion: .examples("socialconnect unblock ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String

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
        "Mute a person: hide their posts and shares from your timelines.",
        ja: "ユーザーをミュートします。投稿とシェアがタイムラインに表示されなくなります。"),
      discussion: .examples("socialconnect mute ben --for 7d")
    )
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String
  @Option(
    name: .customLong("for"),
    help: .text(
      "For how long: 30m, 12h, 7d, 2w (default: until you unmute).", ja: "期間: 30m、12h、7d、2w。省略時は解除するまで。")
  )
  var length: String?
  @Flag(
    help: .text("Keep getting notifications about them.", ja: "通知は受け取ります。"))
  var notifications = false
  /// The earlier name of `--notifications`.
  @Flag(help: .hidden) var notices = false

  var keepsNotifications: Bool { notifications || notices }

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    let length = try length.map { text throws(AppError) in try MuteLength(text) }
    return try await people.mute(person, MuteTerms(length: length, notices: keepsNotifications))
  }
}

struct UnmuteCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "unmute", abstract: .text("Unmute a person.", ja: "ミュートを解除します。"),
      discussion: .examples("socialconnect unmute ben"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    try await people.unmute(person)
  }
}
