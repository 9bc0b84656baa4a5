import ArgumentParser
import Backend
import Entities
import Presentation
import Profile

struct ProfileCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Show a person, or yourself.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Whom; yourself when left out.") var handle: String?

  func run(in context: CommandContext) async throws(SocialError) {
    let (_, user) = try await context.person(handle)
    try context.printPerson(user)
  }
}

struct FollowCommand: SocialCommand {
  static let configuration = CommandConfiguration(commandName: "follow", abstract: "Follow a person.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Whom.") var handle: String

  func run(in context: CommandContext) async throws(SocialError) {
    _ = try await context.signedIn()
    let (profile, user) = try await context.person(handle)
    try context.printPerson(try await profile.setFollowing(true, user.id))
  }
}

struct UnfollowCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "unfollow", abstract: "Stop following a person.")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Whom.") var handle: String

  func run(in context: CommandContext) async throws(SocialError) {
    _ = try await context.signedIn()
    let (profile, user) = try await context.person(handle)
    try context.printPerson(try await profile.setFollowing(false, user.id))
  }
}

/// The options of a list of people.
struct PeopleListOptions: ParsableArguments {
  @Argument(help: "Whose; your own when left out.") var handle: String?
  @Option(help: "How many at most, 1 to 80.") var limit = 40
  @Option(help: "Continue from this cursor.") var before: String?
}

struct FollowersCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "followers", abstract: "List who follows a person, the latest first.")

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: PeopleListOptions

  func run(in context: CommandContext) async throws(SocialError) {
    try await context.printPeople(.followers, list)
  }
}

struct FollowingCommand: SocialCommand {
  static let configuration = CommandConfiguration(
    commandName: "following", abstract: "List whom a person follows, the latest first.")

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: PeopleListOptions

  func run(in context: CommandContext) async throws(SocialError) {
    try await context.printPeople(.following, list)
  }
}

extension CommandContext {
  /// The person of a handle, or the viewer when none is given.
  fileprivate func person(_ handle: String?) async throws(SocialError) -> (ProfileInteractor, User) {
    let (repositories, viewer) = try await repositories()
    let profile = ProfileInteractor(repository: repositories.profile, viewer: viewer)
    if let handle { return (profile, try await profile.user(handle: handle)) }
    return (profile, try await profile.viewerProfile())
  }

  fileprivate func printPeople(_ which: PeopleList, _ list: PeopleListOptions) async throws(SocialError) {
    let request = try CommandArguments.page(limit: list.limit, before: list.before)
    let (profile, user) = try await person(list.handle)
    try printPeople(try await profile.people(which, of: user.id, request))
  }

  func printPeople(_ page: Page<User>) throws(SocialError) {
    if options.printsJSON { return try output.json(.page(page, JSONForms.person.document)) }
    for user in page.items { try output.person(user) }
    if page.items.isEmpty { output.note(strings.nobody) }
    noteMore(page.older)
  }

  fileprivate func printPerson(_ user: User) throws(SocialError) {
    if options.printsJSON { return try output.json(JSONForms.person.document(user)) }
    try output.block(view.people.profile(user))
  }
}
