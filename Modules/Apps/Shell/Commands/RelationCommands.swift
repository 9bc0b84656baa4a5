import ArgumentParser
import Entities
import Profile

/// A command that changes what the viewer and a person are to each other, and prints the person as they then
/// are.
protocol RelationCommand: SocialCommand {
  var handle: String { get }

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(SocialError) -> User
}

extension RelationCommand {
  @MainActor
  func run(in context: CommandContext) async throws(SocialError) {
    _ = try await context.signedIn()
    let (people, user) = try await context.person(handle)
    try context.printPerson(try await change(user.id, people))
  }
}

struct FollowCommand: RelationCommand {
  static let configuration = CommandConfiguration(
    commandName: "follow", abstract: "Follow a person, or ask one who approves followers.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Whom.") var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(SocialError) -> User {
    try await people.setFollowing(true, person)
  }
}

struct UnfollowCommand: RelationCommand {
  static let configuration = CommandConfiguration(
    commandName: "unfollow", abstract: "Stop following a person, or take back having asked to.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Whom.") var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(SocialError) -> User {
    try await people.setFollowing(false, person)
  }
}

struct RemoveFollowerCommand: RelationCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove-follower", abstract: "Make a person stop following you; they get no notice of it.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Whom.") var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(SocialError) -> User {
    try await people.removeFollower(person)
  }
}

struct BlockCommand: RelationCommand {
  static let configuration = CommandConfiguration(
    commandName: "block",
    abstract: "Block a person: neither sees the other's posts or follows the other any more.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Whom.") var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(SocialError) -> User {
    try await people.setBlocking(true, person)
  }
}

struct UnblockCommand: RelationCommand {
  static let configuration = CommandConfiguration(commandName: "unblock", abstract: "Lift a block.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Whom.") var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(SocialError) -> User {
    try await people.setBlocking(false, person)
  }
}

struct MuteCommand: RelationCommand {
  static let configuration = CommandConfiguration(
    commandName: "mute", abstract: "Keep what a person writes and shares out of your timelines.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Whom.") var handle: String
  @Option(name: .customLong("for"), help: "For how long: 30m, 12h, 7d, 2w; until you unmute when left out.")
  var length: String?
  @Flag(help: "Be told what they do all the same.") var notices = false

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(SocialError) -> User {
    let length = try length.map { text throws(SocialError) in try MuteLength(text) }
    return try await people.mute(person, MuteTerms(length: length, notices: notices))
  }
}

struct UnmuteCommand: RelationCommand {
  static let configuration = CommandConfiguration(commandName: "unmute", abstract: "End a mute.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Whom.") var handle: String

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(SocialError) -> User {
    try await people.unmute(person)
  }
}
