import AppValues
import ArgumentParser
import Entities
import Presentation
import Profile
import SocialMenuShell

/// `block HANDLE`, `unfollow HANDLE` …: changes the relationship of the viewer and a person, and prints the person with the
/// change.
struct RelationCommand<Row: CommandRow<RelationChange>>: QueueingCommand {
  static var configuration: CommandConfiguration { Row.declaration.configuration }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String

  var subject: ErrorSubject? { Row.work.subject }

  func run(in context: CommandContext) async throws(AppError) {
    try await context.change(Row.work, with: handle)
  }
}

/// What can change between the viewer and a person.
enum RelationChange: Sendable {
  case follow(FollowTerms)
  case unfollow, removeFollower
  case answerRequest(accepting: Bool)
  case block(Bool)
  case mute(MuteTerms)
  case unmute
  case note(String)
  case feature(Bool)
  case dismissSuggestion

  /// The subject of its errors.
  var subject: ErrorSubject {
    switch self {
    case .follow, .answerRequest: .following
    case .feature: .featuring
    case .unfollow, .removeFollower, .block, .mute, .unmute, .note, .dismissSuggestion: .person
    }
  }
}

/// The commands that change the relationship and have no options of their own.
enum RelationRows {
  enum Unfollow: CommandRow {
    static let declaration = row("unfollow", \.unfollow, .unfollow)
  }
  enum RemoveFollower: CommandRow {
    static let declaration = row("remove-follower", \.removeFollower, .removeFollower)
  }
  enum Block: CommandRow { static let declaration = row("block", \.block, .block(true)) }
  enum Unblock: CommandRow { static let declaration = row("unblock", \.unblock, .block(false)) }
  enum Unmute: CommandRow { static let declaration = row("unmute", \.unmute, .unmute) }
  enum Feature: CommandRow { static let declaration = row("feature", \.feature, .feature(true)) }
  enum Unfeature: CommandRow { static let declaration = row("unfeature", \.unfeature, .feature(false)) }
  enum DismissSuggestion: CommandRow {
    static let declaration = CommandDeclaration(
      "dismiss", \PeopleHelpStrings.dismissSuggestion, RelationChange.dismissSuggestion)
  }
  enum Accept: CommandRow {
    static let declaration = CommandDeclaration(
      "accept", \PeopleHelpStrings.accept, RelationChange.answerRequest(accepting: true))
  }
  enum Reject: CommandRow {
    static let declaration = CommandDeclaration(
      "reject", \PeopleHelpStrings.reject, RelationChange.answerRequest(accepting: false))
  }

  private static func row(
    _ name: String, _ abstract: any KeyPath<RelationHelpStrings, String> & Sendable, _ change: RelationChange
  ) -> CommandDeclaration<RelationChange> {
    CommandDeclaration(name, abstract, change, example: "socialconnect \(name) ben")
  }
}

struct FollowCommand: QueueingCommand {
  static var configuration: CommandConfiguration {
    .command(
      "follow", \RelationHelpStrings.follow,
      examples: "socialconnect follow ben", "socialconnect follow ben --notify",
      "socialconnect follow ben --no-shares")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String
  @Flag(inversion: .prefixedNo, help: .text(\RelationHelpStrings.notify)) var notify: Bool?
  @Flag(inversion: .prefixedNo, help: .text(\RelationHelpStrings.shares)) var shares: Bool?

  var subject: ErrorSubject? { .following }

  func run(in context: CommandContext) async throws(AppError) {
    try await context.change(.follow(FollowTerms(notices: notify, shares: shares)), with: handle)
  }
}

struct MuteCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("mute", \RelationHelpStrings.mute, examples: "socialconnect mute ben --for 7d")
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String
  @Option(name: .customLong("for"), help: .text(\RelationHelpStrings.length)) var length: String?
  @Flag(help: .text(\RelationHelpStrings.keepNotifications)) var notifications = false
  /// The earlier name of `--notifications`.
  @Flag(help: .hidden) var notices = false

  var keepsNotifications: Bool { notifications || notices }
  var subject: ErrorSubject? { .person }

  func run(in context: CommandContext) async throws(AppError) {
    let length = try length.map { text throws(AppError) in try MuteLength(text) }
    try await context.change(.mute(MuteTerms(length: length, notices: keepsNotifications)), with: handle)
  }
}

struct NoteCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command("note", \RelationHelpStrings.note, examples: .text(\RelationHelpStrings.noteExample))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String
  @Argument(help: .text(\RelationHelpStrings.noteText)) var text: String

  var subject: ErrorSubject? { .person }

  func run(in context: CommandContext) async throws(AppError) {
    try await context.change(.note(text), with: handle)
  }
}

extension CommandContext {
  /// Changes the relationship of the viewer and the person with a handle, and prints the person with the change.
  fileprivate func change(_ change: RelationChange, with handle: String) async throws(AppError) {
    _ = try await signedIn()
    let (people, user) = try await person(handle)
    output.subject = change.subject.with(user.relationship)
    try printPerson(try await changed(user.id, change, people))
  }

  private func changed(
    _ person: ID<User>, _ change: RelationChange, _ people: ProfileInteractor
  ) async throws(AppError) -> User {
    switch change {
    case .follow(let terms): try await people.follow(person, terms)
    case .unfollow: try await people.setFollowing(false, person)
    case .removeFollower: try await people.removeFollower(person)
    case .answerRequest(let accepting): try await people.answerRequest(of: person, accepting: accepting)
    case .block(let isBlocking): try await people.setBlocking(isBlocking, person)
    case .mute(let terms): try await people.mute(person, terms)
    case .unmute: try await people.unmute(person)
    case .note(let text): try await people.setNote(text, about: person)
    case .feature(let isFeaturing): try await featured().setFeaturing(isFeaturing, person)
    case .dismissSuggestion: try await people.dismissed(person)
    }
  }
}

extension ProfileInteractor {
  /// No longer suggests a person; returns them.
  fileprivate func dismissed(_ person: ID<User>) async throws(AppError) -> User {
    try await dismissSuggestion(person)
    return try await user(.id(person))
  }
}
