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
    CommandConfiguration(
      commandName: "profile",
      abstract: .text(
        "Show a profile, or edit your own.", ja: "プロフィールを表示します。自分のものは編集もできます。"),
      discussion: .examples("socialconnect profile ben", "socialconnect profile edit --name \"Mia Tanaka\""),
      subcommands: [Show.self, Edit.self], defaultSubcommand: Show.self)
  }

  struct Show: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "show", abstract: .text("Show a profile.", ja: "プロフィールを表示します。"),
        discussion: .examples("socialconnect profile show ben"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handleOrOwn) var handle: String?
    @OptionGroup var warnings: WarningOptions

    var subject: ErrorSubject? { .person }

    func run(in context: CommandContext) async throws(AppError) {
      let (people, user) = try await context.person(handle)
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
          JSONForms.person.document(user).adding([
            "knownFollowers": JSONForms.knownFollowers.document(known),
            "featuredPeople": .array(featured.people.map(JSONForms.author.document)),
            "featuredHashtags": .array(featured.hashtags.map(JSONForms.featuredHashtag.document)),
            "pinned": .array(pinned.map(JSONForms.post.document)),
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
      CommandConfiguration(
        commandName: "edit",
        abstract: .text(
          "Edit your profile and the defaults for new posts. Anything you leave out stays as it is.",
          ja: "自分のプロフィールと、新しい投稿の既定を編集します。指定しないものは変わりません。"),
        discussion: .examples(
          "socialconnect profile edit --bio \"Gardens, mostly.\" --field Website=https://example.org"))
    }

    @OptionGroup var options: GlobalOptions
    @OptionGroup var profile: ProfileOptions

    func validate() throws {
      if profile.isEmpty {
        throw ValidationError(
          .text(
            "Say what to change: profile edit --bio \"Gardens, mostly.\"",
            ja: "変更するものを指定してください。例: profile edit --bio \"庭の話が中心です。\""))
      }
    }

    func run(in context: CommandContext) async throws(AppError) {
      try context.printOwn(try await context.editing().edit(try profile.edit()))
    }
  }
}

/// The parts of your profile that you can edit.
struct ProfileOptions: ParsableArguments {
  @Option(help: .text("Your name, up to 30 characters.", ja: "名前（30文字まで）。"))
  var name: String?
  @Option(
    help: .text(
      "Your bio, up to 500 characters; \"\" for none.", ja: "自己紹介（500文字まで）。\"\" で空にします。")
  )
  var bio: String?
  @Option(
    help: .text(
      "Your profile photo, cropped to a square; - for none.", ja: "アイコン画像。正方形に切り抜かれます。- で外します。",
      valueName: "FILE"), completion: .file())
  var avatar: String?
  @Option(
    help: .text(
      "Your header image; - for none.", ja: "ヘッダー画像（横長）。- で外します。",
      valueName: "FILE"), completion: .file())
  var header: String?
  @Option(
    name: .customLong("field"),
    help: .text(
      "A custom field, like Website=https://example.org; up to four, replacing earlier ones. \"\" removes all.",
      ja: "「ウェブサイト=https://example.org」のような項目（4個まで）。前の項目と置き換わります。\"\" ですべて削除します。",
      valueName: "LABEL=VALUE"))
  var fields: [String] = []
  @Option(
    help: .text(
      "on to approve followers, off to let anyone follow you.",
      ja: "on でフォローを承認制にします。off なら誰でもフォローできます。"))
  var locked: Switch?
  @Option(help: .text("on for a bot account.", ja: "ボット（プログラムが投稿するアカウント）なら on。"))
  var bot: Switch?
  @Option(
    help: .text(
      "on to hide followers and following.", ja: "on でフォローとフォロワーを非公開にします。"))
  var hideFollowers: Switch?
  @Option(
    help: .text(
      "off to stay out of suggestions and the directory.", ja: "off でおすすめユーザーとユーザー一覧に表示されなくなります。"))
  var discoverable: Switch?
  @Option(
    help: .text(
      "off to keep your public posts out of others' search results.",
      ja: "off で公開投稿がほかの人の検索結果に表示されなくなります。"))
  var indexable: Switch?
  @Option(
    help: .text(
      "The language of new posts, such as en or zh-TW; - for the same as the interface.",
      ja: "新しい投稿の言語（en、zh-TW など）。- で表示言語と同じ。"))
  var language: String?
  @Option(
    help: .text(
      "Who can see new posts: public, unlisted or followers.", ja: "新しい投稿の公開範囲。public、unlisted、followers。"))
  var visibility: DefaultVisibility?
  @Option(
    help: .text(
      "on to mark photos of new posts as sensitive: they're hidden until the post is opened.",
      ja: "on で、新しい投稿の写真を刺激の強い写真とします。投稿を開くまで表示されません。"))
  var sensitive: Switch?

  /// Whether no part is given.
  var isEmpty: Bool {
    [name, bio, language, avatar, header].allSatisfy { $0 == nil } && fields.isEmpty && visibility == nil
      && [locked, bot, hideFollowers, discoverable, indexable, sensitive].allSatisfy { $0 == nil }
  }

  /// Throws `invalid(.fields, .malformed)`.
  func edit() throws(AppError) -> ProfileEdit {
    ProfileEdit(
      name: name, avatar: avatar.map(Self.picture), header: header.map(Self.picture), bio: bio,
      fields: fields.isEmpty ? nil : try lines(), isLocked: locked?.isOn,
      isBot: bot?.isOn, hidesFollowers: hideFollowers?.isOn, isDiscoverable: discoverable?.isOn,
      isIndexable: indexable?.isOn,
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
        JSONForms.person.document(profile.user).adding([
          "newPosts": JSONForms.writingDefaults.document(profile.defaults)
        ]))
    }
    let language = profile.defaults.language.map(words.name(ofLanguage:))
    let facts =
      [words.name(of: profile.defaults.visibility)] + (language.map { [$0] } ?? [])
      + (profile.defaults.isSensitive ? [words.social.posts.sensitive] : [])
    try output.block(
      self.profile(profile.user)
        + [Line("\(strings.newPosts): \(facts.joined(separator: " · "))", .faint)])
  }
}
