import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("What a person features")
struct FeaturedTests {
  let repository = FakeProfileRepository()
  let featuring = FakeFeatured()

  private let tea = FeaturedHashtag(id: ID("3"), name: "tea", postCount: 2, lastUsedAt: nil)

  func interactor(_ viewer: Viewer = asBob) -> FeaturedInteractor {
    FeaturedInteractor(repository: featuring, viewer: viewer)
  }

  func presenter(_ user: User) async -> ProfilePresenter {
    repository.expect(.user(user.id), user)
    let presenter = ProfilePresenter(
      person: .id(user.id), interactor: .over(repository), featured: interactor(), editing: .over(repository),
      actions: .onPinned(), router: ProfileRouter(navigator: RecordingNavigator()))
    await presenter.appear()
    return presenter
  }

  @Test("is read with the page")
  func shown() async {
    featuring.reading.answers(page([haruka, bob]))
    featuring.readingHashtags.answers([tea])
    let presenter = await presenter(alice)
    #expect(presenter.state.featured == Featured(people: [haruka.author, bob.author], hashtags: [tea]))
    #expect(featuring.reading.inputs == [alice.id] && featuring.readingHashtags.inputs == [alice.id])
  }

  @Test("isn't shown where neither sees what the other writes, also if it can't be read")
  func blocked() async {
    featuring.reading.answers(page([haruka]))
    featuring.readingHashtags.fails(.forbidden)
    let presenter = await presenter(alice.related(Relationship(isBlocking: true)))
    #expect(presenter.state.featured == .none && presenter.state.problem == nil)
  }

  @Test(
    "is one line of the profile, in both languages",
    arguments: [(Language.english, "Featured: @haruka #tea"), (.japanese, "注目: @haruka #tea")])
  func line(language: Language, line: String) {
    var state = ProfileState(person: .id(alice.id), viewer: bob.id, user: alice)
    let view = ProfileView(strings: .of(language), context: context(language))
    #expect(!drawn(view.screen(state)).contains("#tea"))
    state.featured = Featured(people: [haruka.author], hashtags: [tea])
    #expect(drawn(view.screen(state)).contains("\n\(line)\n"))
  }

  @Test("is a hashtag by its name, with or without the sign")
  func names() async throws {
    featuring.featuring.answers(tea)
    for name in ["tea", "#tea", " ＃tea"] { _ = try await interactor().feature(hashtag: name) }
    #expect(Set(featuring.featuring.inputs) == ["tea"])
    for (name, rule) in [("#", InputRule.empty), ("two words", .malformed)] {
      await #expect(throws: AppError.invalid(.hashtag, rule)) {
        try await interactor().feature(hashtag: name)
      }
      await #expect(throws: AppError.invalid(.hashtag, rule)) {
        try await interactor().unfeature(hashtag: name)
      }
    }
  }

  @Test("is changed by someone signed in, and is never oneself")
  func rules() async throws {
    featuring.endorsing.answers(alice)
    #expect(try await interactor().setFeaturing(true, alice.id) == alice)
    await #expect(throws: AppError.forbidden) { try await interactor().setFeaturing(true, bob.id) }
    for change in [true, false] {
      await #expect(throws: AppError.unauthenticated) {
        try await interactor(.anonymous).setFeaturing(change, alice.id)
      }
    }
    await #expect(throws: AppError.unauthenticated) {
      try await interactor(.anonymous).feature(hashtag: "tea")
    }
    await #expect(throws: AppError.unauthenticated) { try await interactor(.anonymous).suggestedHashtags() }
  }
}
