import AppValues
import Entities
import Profile
import SocialTestSupport
import Testing

@Suite("The rules about people")
struct ProfileInteractorTests {
  let repository = FakeProfileRepository()

  func interactor(_ viewer: Viewer = asBob) -> ProfileInteractor {
    ProfileInteractor.over(repository, viewer: viewer)
  }

  @Test(
    "finds a handle however it is typed",
    arguments: [("  @Alice \n", "alice"), ("@Alice@Example.org", "alice@example.org")])
  func handles(typed: String, asked: String) async throws {
    repository.expect(.handle(asked), alice)
    #expect(try await interactor(.anonymous).user(handle: typed) == alice)
    repository.verify()
  }

  @Test(
    "refuses what can be no handle before asking",
    arguments: [(" @ ", InputRule.empty), ("al ice", .malformed)])
  func refusedHandles(typed: String, rule: InputRule) async {
    await #expect(throws: AppError.invalid(.handle, rule)) {
      try await interactor().user(.handle(typed))
    }
  }

  @Test("follows and unfollows for who is signed in")
  func follows() async throws {
    repository.expect(.follow(alice.id), alice.followed)
    repository.expect(.unfollow(alice.id), alice)
    #expect(try await interactor().setFollowing(true, alice.id) == alice.followed)
    #expect(try await interactor().setFollowing(false, alice.id) == alice)
    repository.verify()
  }

  @Test("a request to follow is taken back, not repeated")
  func takesRequestBack() async throws {
    repository.expect(.unfollow(haruka.id), haruka)
    #expect(try await interactor().toggleFollowing(haruka.requested) == haruka)
    repository.verify()
  }

  @Test("follows no one for an anonymous viewer, nor oneself")
  func refusesToFollow() async {
    await #expect(throws: AppError.unauthenticated) {
      try await interactor(.anonymous).setFollowing(true, alice.id)
    }
    await #expect(throws: AppError.forbidden) { try await interactor().setFollowing(true, bob.id) }
    #expect(repository.calls.isEmpty)
  }

  @Test("finds the viewer's own profile, if there is a viewer")
  func ownProfile() async throws {
    repository.expect(.user(bob.id), bob.own)
    #expect(try await interactor().viewerProfile() == bob.own)
    await #expect(throws: AppError.unauthenticated) { try await interactor(.anonymous).viewerProfile() }
  }

  @Test("reads only lists that are kept, of people who are known")
  func people() async {
    let few = FakeProfileRepository(lists: [.followers])
    await #expect(throws: AppError.unsupported) {
      try await ProfileInteractor.over(few).people(.newFollowers(ID("9")))
    }
    await #expect(throws: AppError.unauthenticated) {
      try await ProfileInteractor.over(few, viewer: .anonymous).people(.newFollowers(ID("9")))
    }
    #expect(few.calls.isEmpty)
  }
}
