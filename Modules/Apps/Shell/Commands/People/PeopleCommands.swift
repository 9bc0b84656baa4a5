import AppScreens
import AppValues
import ArgumentParser
import Entities
import Presentation
import Profile
import SocialBackend
import SocialMenuShell

/// The options of a list of people.
struct PeopleListOptions: ParsableArguments {
  @Argument(help: .handleOrOwn) var handle: String?
  @Option(help: .limit) var limit = 40
  @Option(help: .before) var before: String?
}

struct FollowersCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "followers", \PeopleHelpStrings.followers,
      examples: "socialconnect followers ben", "socialconnect followers ben --known")
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: PeopleListOptions
  @Flag(help: .text(\PeopleHelpStrings.known)) var known = false

  var subject: ErrorSubject? { .person }

  func run(in context: CommandContext) async throws(AppError) {
    try await context.printPeople(list) { known ? .knownFollowers($0) : .followers($0) }
  }
}

struct FollowingCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("following", \PeopleHelpStrings.following, examples: "socialconnect following ben --limit 40")
  }

  @OptionGroup var options: GlobalOptions
  @OptionGroup var list: PeopleListOptions

  var subject: ErrorSubject? { .person }

  func run(in context: CommandContext) async throws(AppError) {
    try await context.printPeople(list) { .following($0) }
  }
}

extension CommandContext {
  /// The rules of profiles and relationships.
  func people() async throws(AppError) -> ProfileInteractor {
    let (repositories, viewer) = try await repositories()
    return ProfileInteractor(
      repository: repositories.profile, relations: repositories.relations, people: repositories.people,
      viewer: viewer, clock: view.clock)
  }

  /// The person with a handle, or the viewer if none is given.
  func person(_ handle: String?) async throws(AppError) -> (ProfileInteractor, User) {
    let people = try await people()
    if let handle { return (people, try await people.user(handle: handle)) }
    return (people, try await people.viewerProfile())
  }

  fileprivate func printPeople(
    _ list: PeopleListOptions, _ which: (ID<User>) -> PeopleList
  ) async throws(AppError) {
    let request = try CommandArguments.page(limit: list.limit, before: list.before)
    let (people, user) = try await person(list.handle)
    let page = try await people.people(which(user.id), request)
    try printPeople(page, ifEmpty: user.keepsFollowers ? strings.followersHidden : nil)
  }

  /// - Parameter reason: Why the list may be empty, printed if it is; nil for no special reason.
  func printPeople(_ page: Page<User>, ifEmpty reason: String? = nil) throws(AppError) {
    noteAge(page.readAt)
    if options.printsJSON { return try output.json(.page(page, JSONFormats.person.document)) }
    for user in page.items { try output.person(user) }
    if page.items.isEmpty { output.note(reason ?? strings.emptyList) }
    noteMore(page.older)
  }

  func printPerson(_ user: User) throws(AppError) {
    if options.printsJSON { return try output.json(JSONFormats.person.document(user)) }
    try output.block(profile(user))
  }

  /// The full profile, with its pictures.
  func profile(_ user: User) -> [Line] {
    view.people.profile(user) + words.pictureFiles(of: user).map { Line($0, .faint) }
  }
}
