import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("Followers the viewer follows")
struct KnownFollowersTests {
  let repository = FakeProfileRepository()
  let navigator = RecordingNavigator()

  func presenter(_ user: User, viewer: Viewer = asBob) async -> ProfilePresenter {
    repository.expect(.user(user.id), user)
    let presenter = ProfilePresenter(
      person: .id(user.id), interactor: .over(repository, viewer: viewer),
      editing: .over(repository, viewer: viewer), actions: .onPinned(viewer: viewer),
      router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    return presenter
  }

  func draw(_ known: KnownFollowers, _ language: Language) -> String {
    var state = ProfileState(person: .id(alice.id), viewer: bob.id)
    state.user = alice
    state.known = known
    return drawn(ProfileView(strings: .of(language), context: context(language)).screen(state))
  }

  func draw(_ people: [User], of owner: User?, _ language: Language) -> String {
    var state = PeopleState(list: .knownFollowers(alice.id), isSignedIn: true)
    if let owner { state.show(page(people), of: owner) }
    return drawn(PeopleView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("are read with the page, and lead to their list")
  func shown() async {
    let known = KnownFollowers(people: [haruka.author], count: 1)
    repository.expectKnown(known, of: alice.id)
    let presenter = await presenter(alice)
    #expect(presenter.state.known == known)
    await presenter.send(.showPeople(.knownFollowers(alice.id)))
    #expect(navigator.moves == [.show(.knownFollowers(of: alice.id))])
  }

  @Test("are not asked for where there is nothing to show")
  func unasked() async {
    let hiding = someone("5", "cho", "Cho", hidesFollowers: true)
    for user in [
      hiding, bob.own, alice.related(Relationship(isBlocking: true)),
      alice.related(Relationship(isBlockedBy: true)),
    ] {
      repository.expectKnown(KnownFollowers(people: [haruka.author], count: 1), of: user.id)
      #expect(await presenter(user).state.known == .empty)
    }
    #expect(await presenter(alice, viewer: .anonymous).state.known == .empty)
    await #expect(throws: AppError.unauthenticated) {
      try await ProfileInteractor.over(repository, viewer: .anonymous).people(
        .knownFollowers(alice.id))
    }
  }

  @Test("are named, and counted where they are more")
  func screens() {
    let (one, two) = ([haruka.author], [haruka.author, bob.author])
    #expect(
      draw(KnownFollowers(people: two, count: 5), .english) == """
        Profile

        Alice @alice
        Gardens, mostly.
        And soup.
        12 posts · 1 follower · 3 following
        Joined 21 Sep 2026

        Followed by 春香, Bob and 3 others you follow.

        1.  Follow (f)
        2.  Posts
        3.  Followers
        4.  Following
        5.  Followers you follow
        6.  Write a message
        7.  Mute (u)
        8.  Block
        9.  Write a private note
        10. Report
        11. Refresh (r)

        """)
    let lines: [(KnownFollowers, String, String)] = [
      (
        KnownFollowers(people: one, count: 1), "Followed by 春香, who you follow.",
        "フォロー中の春香さんにフォローされています。"
      ),
      (
        KnownFollowers(people: two, count: 2), "Followed by 春香 and Bob, who you follow.",
        "フォロー中の春香さん、Bobさんにフォローされています。"
      ),
      (
        KnownFollowers(people: two, count: 3), "Followed by 春香, Bob and 1 other you follow.",
        "フォロー中の春香さん、Bobさん、ほか1人にフォローされています。"
      ),
    ]
    for (known, english, japanese) in lines {
      #expect(draw(known, .english).contains("\n\n\(english)\n\n"))
      #expect(draw(known, .japanese).filter { $0 != "\n" }.contains("に登録\(japanese)1. "))
    }
    #expect(draw(.empty, .english).contains("Joined 21 Sep 2026\n\n1.  Follow (f)\n"))
    #expect(draw(KnownFollowers(people: one, count: 1), .japanese).contains(".  フォロー中のフォロワー\n"))
  }

  @Test("stand in a list of their own")
  func lists() {
    #expect(
      draw([bob.followed], of: alice, .english) == """
        Followers of @alice that you follow

        1. Bob @bob · following

        2. Refresh (r)
        3. Profile of @alice (p)

        """)
    #expect(
      draw([], of: alice, .japanese) == """
        Aliceさん（@alice）のフォロワー（フォロー中の人のみ）

        Aliceさんのフォロワーに、フォロー中の人はいません。

        1. 更新 (r)
        2. Aliceさん（@alice）のプロフィール (p)

        """)
    #expect(draw([], of: alice, .english).contains("\nNo one you follow follows Alice.\n"))
    #expect(draw([], of: nil, .english).hasPrefix("Followers you follow\n"))
  }
}
