import AppScreens
import AppValues
import ArgumentParser
import Entities
import PostActions
import Presentation
import Profile
import SocialBackend
import SocialMenuShell

/// `profile [HANDLE]`, `profile edit`.
struct ProfileCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "profile", \ProfileHelpStrings.profile,
      examples: "socialconnect profile ben", "socialconnect profile edit --name \"Mia Tanaka\"",
      subcommands: [Show.self, Edit.self], defaultSubcommand: Show.self)
  }

  struct Show: SocialCommand {
    static var configuration: CommandConfiguration {
      .command("show", \ProfileHelpStrings.show, examples: "socialconnect profile show ben")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handleOrOwn) var handle: String?
    @OptionGroup var warnings: WarningOptions

    var subject: ErrorSubject? { .person }

    func run(in context: CommandContext) async throws(AppError) {
      let (people, user) = try await context.person(handle)
      context.noteAge(user.readAt)
      let known = try await people.knownFollowers(of: user)
      let (repositories, viewer) = try await context.repositories()
      let actions = PostActionsInteractor(
        repository: repositories.postActions, lookup: repositories.postLookup, viewer: viewer)
      let pinned = try await actions.pinned(by: user.id)
      let featured =
        try await repositories.featured.map {
          FeaturedInteractor(repository: $0, viewer: viewer)
        }?.featured(by: user) ?? .none
      if options.printsJSON {
        return try context.output.json(
          JSONFormats.person.document(user).adding([
            "knownFollowers": JSONFormats.knownFollowers.document(known),
            "featuredPeople": .array(featured.people.map(JSONFormats.author.document)),
            "featuredHashtags": .array(featured.hashtags.map(JSONFormats.featuredHashtag.document)),
            "pinned": .array(pinned.map(JSONFormats.post.document)),
          ]))
      }
      try context.printPerson(user)
      let strings = ProfileStrings.of(context.words.language).relations
      if known.count > 0 { try context.output.block([Line(strings.knownFollowers(known))]) }
      if !featured.isEmpty { try context.output.block([Line(strings.featured(featured))]) }
      try context.printPinned(pinned, hiding: warnings.hint(in: context.words.language))
    }
  }

  struct Edit: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "edit", \ProfileHelpStrings.edit,
        examples: "socialconnect profile edit --bio \"Gardens, mostly.\" --field Website=https://example.org")
    }

    @OptionGroup var options: GlobalOptions
    @OptionGroup var profile: ProfileOptions

    func validate() throws {
      if profile.isEmpty {
        throw ValidationError(.text(\ProfileHelpStrings.sayWhat))
      }
    }

    func run(in context: CommandContext) async throws(AppError) {
      try context.printOwn(try await context.editing().edit(try profile.edit()))
    }
  }
}

/// The parts of your profile that you can edit.
struct ProfileOptions: ParsableArguments {
  @Option(help: .text(\AccountHelpStrings.ownName)) var name: String?
  @Option(help: .text(\ProfileHelpStrings.bio)) var bio: String?
  @Option(help: .text(\ProfileHelpStrings.avatar, valueName: "FILE"), completion: .file()) var avatar: String?
  @Option(help: .text(\ProfileHelpStrings.header, valueName: "FILE"), completion: .file()) var header: String?
  @Option(name: .customLong("field"), help: .text(\ProfileHelpStrings.field, valueName: "LABEL=VALUE"))
  var fields: [String] = []
  @Option(help: .text(\ProfileHelpStrings.locked)) var locked: Switch?
  @Option(help: .text(\ProfileHelpStrings.bot)) var bot: Switch?
  @Option(help: .text(\ProfileHelpStrings.hideFollowers)) var hideFollowers: Switch?
  @Option(help: .text(\ProfileHelpStrings.discoverable)) var discoverable: Switch?
  @Option(help: .text(\ProfileHelpStrings.indexable)) var indexable: Switch?
  @Option(help: .text(\ProfileHelpStrings.attributionDomains, valueName: "DOMAINS"))
  var attributionDomains: String?
  @Option(help: .text(\ProfileHelpStrings.language)) var language: String?
  @Option(help: .text(\ProfileHelpStrings.visibility)) var visibility: DefaultVisibility?
  @Option(help: .text(\ProfileHelpStrings.sensitive)) var sensitive: Switch?

  /// Whether no part is given.
  var isEmpty: Bool {
    [name, bio, attributionDomains, language, avatar, header].allSatisfy { $0 == nil } && fields.isEmpty
      && visibility == nil
      && [locked, bot, hideFollowers, discoverable, indexable, sensitive].allSatisfy { $0 == nil }
  }

  /// Throws `invalid(.fields, .malformed)`.
  func edit() throws(AppError) -> ProfileEdit {
    ProfileEdit(
      name: name, avatar: avatar.map(Self.picture), header: header.map(Self.picture), bio: bio,
      fields: fields.isEmpty ? nil : try lines(), isLocked: locked?.isOn,
      isBot: bot?.isOn, hidesFollowers: hideFollowers?.isOn, isDiscoverable: discoverable?.isOn,
      isIndexable: indexable?.isOn, attributionDomains: attributionDomains.map(AttributionDomains.typed),
      visibility: visibility?.rawValue, language: language, isSensitive: sensitive?.isOn)
  }

  private static func picture(_ argument: String) -> PictureChange {
    argument.meansNone ? .remove : .file(LocalFile(path: argument))
  }

  private func lines() throws(AppError) -> [ProfileField] {
    if fields.allSatisfy(\.isEmpty) { return [] }
    return try fields.map { field throws(AppError) in
      guard let sign = field.firstIndex(of: "=") else { throw .invalid(.fields, .malformed) }
      return ProfileField(label: String(field[..<sign]), value: String(field[field.index(after: sign)...]))
    }
  }
}

/// The visibility of new posts, of those that can be a default.
struct DefaultVisibility: RawRepresentable, ExpressibleByArgument, CaseIterable {
  static let allCases = WritingDefaults.visibilities.compactMap(Self.init(rawValue:))

  let rawValue: PostVisibility

  init?(rawValue: PostVisibility) {
    guard WritingDefaults.visibilities.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

extension CommandContext {
  /// The rules of editing the viewer's own profile.
  fileprivate func editing() async throws(AppError) -> EditProfileInteractor {
    let (repositories, viewer) = try await repositories()
    let editing = try repositories.profileEditing.orUnsupported()
    return EditProfileInteractor(repository: editing, people: repositories.profile, viewer: viewer)
  }

  fileprivate func printOwn(_ profile: OwnProfile) throws(AppError) {
    if options.printsJSON {
      return try output.json(
        JSONFormats.person.document(profile.user).adding([
          "newPosts": JSONFormats.writingDefaults.document(profile.defaults),
          "attributionDomains": .array(profile.attributionDomains.map(JSONValue.string)),
        ]))
    }
    let language = profile.defaults.language.map(words.name(ofLanguage:))
    let facts =
      [words.name(of: profile.defaults.visibility)] + (language.map { [$0] } ?? [])
      + (profile.defaults.isSensitive ? [words.social.posts.sensitive] : [])
    var lines = self.profile(profile.user)
    lines.append(Line("\(strings.newPosts): \(facts.joined(separator: " · "))", .faint))
    if !profile.attributionDomains.isEmpty {
      let label = ProfileStrings.of(words.language).editProfile.attributionDomains
      lines.append(Line("\(label): \(profile.attributionDomains.joined(separator: " "))", .faint))
    }
    try output.block(lines)
  }
}
