import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("Changing one's own profile")
struct EditProfileTests {
  let repository = FakeProfileRepository()
  let navigator = RecordingNavigator()
  let website = ProfileField(label: "Website", value: "https://example.org")
  let place = ProfileField(label: "場所", value: "函館")

  var interactor: EditProfileInteractor { .over(repository) }

  /// The screen of Bob's profile.
  func shown(
    _ fields: [ProfileField] = [], isLocked: Bool = false, header: User.Picture? = nil
  ) async -> EditProfilePresenter {
    repository.expect(.user(bob.id), ownBob(fields, isLocked: isLocked, header: header))
    repository.expectDefaults()
    let presenter = EditProfilePresenter(
      interactor: interactor, people: .over(repository), router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    return presenter
  }

  func ownBob(
    _ fields: [ProfileField] = [], name: String = "Bob", isLocked: Bool = false, header: User.Picture? = nil
  ) -> User {
    someone("2", "bob", name, isLocked: isLocked, fields: fields, header: header).own
  }

  /// Answers what is asked.
  func enter(_ text: String, on presenter: EditProfilePresenter) async {
    guard let question = presenter.state.question else { return }
    await presenter.send(.enter(text, for: question))
  }

  func expect(_ edit: ProfileEdit, _ user: User, defaults: WritingDefaults = .standard) {
    repository.expect(.edit(edit), user)
    repository.expectDefaults(defaults)
  }

  @Test("keeps a name once it is entered, and says so until the next action")
  func name() async {
    let presenter = await shown()
    #expect(
      presenter.state.profile
        == OwnProfile(
          user: ownBob(), settings: OwnSettings(defaults: .standard, attributionDomains: ["example.org"])))
    await presenter.send(.ask(.name))
    #expect(presenter.state.question == .name)
    expect(ProfileEdit(name: "Robert"), ownBob(name: "Robert"))
    await enter("  Robert ", on: presenter)
    #expect(presenter.state.profile?.user.name == "Robert" && presenter.state.question == nil)
    #expect(presenter.state.done == .saved)
    await presenter.send(.ask(.bio))
    #expect(presenter.state.done == nil)
    await presenter.send(.keep)
    #expect(presenter.state.question == nil)
    repository.verify()
  }

  @Test("goes on asking for what is not acceptable, with what was entered")
  func unacceptable() async {
    let presenter = await shown()
    let long = String(repeating: "猫", count: 31)
    await presenter.send(.ask(.name))
    await enter(long, on: presenter)
    #expect(presenter.state.problem == .invalid(.name, .tooLong(maximum: 30, excess: 1)))
    #expect(presenter.state.question == .name && presenter.state.entry == long)
    await presenter.send(.keep)
    #expect(presenter.state.problem == nil && presenter.state.entry == nil)
    await presenter.send(.ask(.language))
    await enter("english", on: presenter)
    #expect(presenter.state.problem == .invalid(.language, .malformed))
    #expect(presenter.state.profile?.user == ownBob())
    repository.verify()
  }

  @Test("asks for the label of a line, then for its value, and adds, changes and removes lines")
  func lines() async {
    let presenter = await shown([website])
    await presenter.send(.ask(.label(1)))
    await enter(" 場所 ", on: presenter)
    #expect(presenter.state.question == .value(1, label: "場所"))
    await enter("  ", on: presenter)
    #expect(presenter.state.problem == .invalid(.value, .empty))
    expect(ProfileEdit(fields: [website, place]), ownBob([website, place]))
    await enter("函館", on: presenter)
    #expect(presenter.state.profile?.user.fields == [website, place])
    let home = ProfileField(label: "Home", value: "https://example.com")
    await presenter.send(.ask(.label(0)))
    await enter("Home", on: presenter)
    expect(ProfileEdit(fields: [home, place]), ownBob([home, place]))
    await enter("https://example.com", on: presenter)
    await presenter.send(.ask(.label(0)))
    expect(ProfileEdit(fields: [place]), ownBob([place]))
    await enter("-", on: presenter)
    #expect(presenter.state.profile?.user.fields == [place] && presenter.state.question == nil)
    repository.verify()
  }

  @Test("makes pictures of files, and takes them away")
  func pictures() async {
    let presenter = await shown()
    await presenter.send(.ask(.avatar))
    repository.expectDefaults()
    repository.expect(
      .edit(ProfileEdit(avatar: .file(LocalFile(path: "/me.txt")))), fails: .invalid(.photo, .unsupported))
    await enter("/me.txt", on: presenter)
    #expect(presenter.state.problem == .invalid(.photo, .unsupported))
    #expect(presenter.state.question == .avatar && presenter.state.entry == "/me.txt")
    expect(ProfileEdit(avatar: .file(LocalFile(path: "/my cat.jpg"))), ownBob())
    await enter("/my cat.jpg", on: presenter)
    #expect(presenter.state.done == .saved && presenter.state.question == nil)
    await presenter.send(.ask(.header))
    await enter(" ", on: presenter)
    #expect(presenter.state.question == nil && presenter.state.done == nil)
    await presenter.send(.ask(.header))
    expect(ProfileEdit(header: .remove), ownBob())
    await enter("-", on: presenter)
    #expect(presenter.state.done == .saved)
    repository.verify()
  }

  @Test("keeps a picture where nothing is entered, and takes it away at a dash", arguments: ["", " "])
  func keptPicture(nothing: String) async {
    let presenter = await shown(header: .at("/h.jpg"))
    await presenter.send(.ask(.header))
    await enter(nothing, on: presenter)
    #expect(presenter.state.question == nil && presenter.state.done == nil)
    await presenter.send(.ask(.header))
    expect(ProfileEdit(header: .remove), ownBob())
    await enter("-", on: presenter)
    #expect(presenter.state.done == .saved)
    repository.verify()
  }

  @Test("switches what is so or not, and chooses who sees new posts")
  func choices() async {
    let presenter = await shown(isLocked: true)
    expect(ProfileEdit(isLocked: false), ownBob())
    await presenter.send(.toggle(.isLocked))
    expect(ProfileEdit(isBot: true), ownBob())
    await presenter.send(.toggle(.isBot))
    expect(ProfileEdit(hidesFollowers: true), ownBob())
    await presenter.send(.toggle(.hidesFollowers))
    expect(ProfileEdit(isDiscoverable: false), ownBob())
    await presenter.send(.toggle(.isDiscoverable))
    expect(ProfileEdit(isIndexable: false), ownBob())
    await presenter.send(.toggle(.isIndexable))
    expect(ProfileEdit(isSensitive: true), ownBob())
    await presenter.send(.toggle(.isSensitive))
    #expect(presenter.state.profile?.defaults.isSensitive == true)
    await presenter.send(.ask(.visibility))
    let defaults = WritingDefaults(visibility: .followers)
    expect(ProfileEdit(visibility: .followers), ownBob(), defaults: defaults)
    await presenter.send(.choose(.followers))
    #expect(presenter.state.profile?.defaults == defaults && presenter.state.question == nil)
    expect(ProfileEdit(language: ""), ownBob())
    await presenter.send(.ask(.language))
    await enter(" - ", on: presenter)
    #expect(presenter.state.done == .saved)
    repository.verify()
  }

  @Test("keeps what is shown when it cannot be kept, and takes in what is changed elsewhere")
  func elsewhere() async throws {
    let presenter = await shown()
    repository.expectDefaults()
    repository.expect(.edit(ProfileEdit(isBot: true)), fails: .storage(.full))
    await presenter.send(.toggle(.isBot))
    #expect(presenter.state.problem == .storage(.full) && presenter.state.profile?.user == ownBob())
    let following = Task { await presenter.follow() }
    repository.expect(.user(bob.id), ownBob(name: "Robert"))
    repository.expectDefaults()
    #expect(try await eventually { repository.signal(.changed, of: bob.id) })
    #expect(try await eventually { presenter.state.profile?.user.name == "Robert" })
    following.cancel()
    await following.value
  }

  @Test("news before it is there begins no work, and once it is there no problem is left")
  func newsOfNothing() async throws {
    repository.expect(.user(bob.id), fails: .offline)
    let presenter = EditProfilePresenter(
      interactor: interactor, people: .over(repository), router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    let following = Task { await presenter.follow() }
    let gate = Gate()
    repository.expect(.user(bob.id), fails: .timeout, at: gate)
    #expect(try await eventually { repository.signal(.changed, of: bob.id) })
    await gate.waitForArrival()
    #expect(!presenter.state.action.isWorking)
    gate.open()
    #expect(try await eventually { presenter.state.isStale })
    #expect(presenter.state.problem == .offline)
    repository.expect(.user(bob.id), ownBob())
    repository.expectDefaults()
    #expect(repository.signal(.changed, of: bob.id))
    #expect(try await eventually { presenter.state.profile != nil && presenter.state.problem == nil })
    following.cancel()
    await following.value
  }

  @Test("isn't reported as failed once it is saved: what can fail comes before it")
  func readFails() async {
    let presenter = await shown()
    repository.expect(.ownSettings, fails: .unavailable)
    await presenter.send(.toggle(.isBot))
    #expect(presenter.state.problem == .unavailable)
    #expect(!repository.calls.contains(.edit(ProfileEdit(isBot: true))))
  }

  @Test("leads viewers without a profile to signing in")
  func anonymous() async {
    let presenter = EditProfilePresenter(
      interactor: .over(repository, viewer: .anonymous), people: .over(repository, viewer: .anonymous),
      router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    #expect(presenter.state.problem == .unauthenticated && !presenter.state.isSignedIn)
    await presenter.send(.signIn)
    #expect(navigator.moves == [.show(.signIn)])
  }

  @Test("stands in the menu of one's own profile")
  func way() async throws {
    try ProfileRouter(navigator: navigator).editProfile()
    #expect(navigator.moves == [.show(.editProfile)])
  }

  @Test("lets nothing in that a profile may not say")
  func rules() async throws {
    let few = [website, place, website, place]
    for (edit, error) in [
      (
        ProfileEdit(bio: String(repeating: "a", count: 501)),
        .invalid(.bio, .tooLong(maximum: 500, excess: 1))
      ),
      (ProfileEdit(bio: "\u{1B}[2J"), .invalid(.bio, .unprintable)),
      (
        ProfileEdit(bio: "a" + String(repeating: "\u{301}", count: 20_000)),
        .invalid(.bio, .tooLarge(maximum: 5000, excess: 35_001))
      ),
      (ProfileEdit(name: " "), .invalid(.name, .empty)),
      (ProfileEdit(fields: few + [place]), .invalid(.fields, .tooLong(maximum: 4, excess: 1))),
      (ProfileEdit(fields: [ProfileField(label: " ", value: "x")]), .invalid(.label, .empty)),
      (ProfileEdit(fields: [ProfileField(label: "x", value: "\u{200B}")]), .invalid(.value, .empty)),
      (ProfileEdit(fields: [ProfileField(label: "x\ny", value: "x")]), .invalid(.label, .severalLines)),
      (
        ProfileEdit(fields: [ProfileField(label: "x", value: String(repeating: "👩‍👩‍👧‍👦", count: 256))]),
        .invalid(.value, .tooLong(maximum: 255, excess: 1))
      ),
      (ProfileEdit(visibility: .direct), .invalid(.visibility, .unsupported)),
      (ProfileEdit(attributionDomains: ["example"]), .invalid(.attributionDomain, .malformed)),
      (ProfileEdit(attributionDomains: ["a.example/b"]), .invalid(.attributionDomain, .malformed)),
      (ProfileEdit(attributionDomains: ["-a.example"]), .invalid(.attributionDomain, .malformed)),
      (ProfileEdit(attributionDomains: ["a..example"]), .invalid(.attributionDomain, .malformed)),
      (
        ProfileEdit(attributionDomains: (0...100).map { "a\($0).example" }),
        .invalid(.attributionDomains, .tooLong(maximum: 100, excess: 1))
      ),
    ] as [(ProfileEdit, AppError)] {
      await #expect(throws: error) { try await interactor.edit(edit) }
    }
    await #expect(throws: AppError.unauthenticated) {
      try await EditProfileInteractor.over(repository, viewer: .anonymous).edit(ProfileEdit(bio: ""))
    }
    expect(
      ProfileEdit(bio: "Gardens,\nmostly.", fields: few, visibility: .unlisted, language: "ja"), ownBob(few))
    let edited = try await interactor.edit(
      ProfileEdit(bio: " Gardens,\r\nmostly.\n", fields: few, visibility: .unlisted, language: " JA"))
    #expect(edited.user.fields == few)
    repository.verify()
  }
}
