import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Hashtags

@Suite("The hashtags that someone follows")
@MainActor
struct HashtagsScreenTests {
  private let hashtags = FakeHashtags()
  private let navigator = RecordingNavigator()

  private func presenter(_ viewer: Viewer = asAlice) -> HashtagsPresenter {
    HashtagsPresenter(
      interactor: HashtagsInteractor(repository: hashtags), viewer: viewer,
      router: HashtagsRouter(navigator: navigator))
  }

  private func shown(_ names: String...) async -> HashtagsPresenter {
    hashtags.listing.answers(page(names.map { Hashtag(name: $0, postCount: $0.count, isFollowed: true) }))
    let presenter = presenter()
    await presenter.appear()
    return presenter
  }

  private func field(_ presenter: HashtagsPresenter) -> Field<HashtagsPresenter.Action>? {
    HashtagsView(strings: .english, context: context()).screen(presenter.state).field
  }

  private func draw(_ presenter: HashtagsPresenter, _ language: Language = .english) -> String {
    drawn(HashtagsView(strings: .of(language), context: context(language)).screen(presenter.state))
  }

  @Test("stand with their posts; one that is followed no longer keeps its number")
  func screen() async {
    let presenter = await shown("写", "Cats")
    hashtags.unfollowing.answers(Hashtag(name: "写", postCount: 1))
    await presenter.send(.toggle("写"))
    #expect(
      draw(presenter) == """
        Followed hashtags
        ✓ You unfollowed #写.

        1. #写 · 1 post · unfollowed

        2. #Cats · 4 posts

        3. Follow a hashtag (a)
        4. Refresh (r)
        5. Popular posts

        """)
    hashtags.following.answers(Hashtag(name: "写", postCount: 1, isFollowed: true))
    await presenter.send(.toggle("写"))
    #expect(
      draw(presenter, .japanese) == """
        フォロー中のハッシュタグ
        ✓ #写 をフォローしました。投稿がホームに届きます。

        1. #写 · 投稿1件

        2. #Cats · 投稿4件

        3. ハッシュタグをフォロー (a)
        4. 更新 (r)
        5. 人気の投稿

        """)
    await presenter.send(.open("Cats"))
    #expect(navigator.moves == [.show(.hashtag("Cats"))])
  }

  @Test("come before those that many use, which are followed in their places")
  func popular() async {
    let (tea, cats) = (Hashtag(name: "tea", postCount: 2), Hashtag(name: "Cats", postCount: 9))
    hashtags.popularity.answers(page([cats, Hashtag(name: "写", postCount: 1, isFollowed: true), tea]))
    let presenter = await shown("写")
    hashtags.following.answers(Hashtag(name: "tea", postCount: 2, isFollowed: true))
    await presenter.send(.toggle("tea"))
    #expect(hashtags.following.inputs == ["tea"])
    #expect(
      draw(presenter) == """
        Followed hashtags
        ✓ You now follow #tea. Its posts appear in your home
          timeline.

        1. #写 · 1 post

        Used by many in the last three days

        2. #Cats · 9 posts

        3. #tea · 2 posts · followed

        4. Follow a hashtag (a)
        5. Refresh (r)
        6. Popular posts

        """)
    hashtags.unfollowing.answers(tea)
    await presenter.send(.toggle("tea"))
    #expect(draw(presenter, .japanese).contains("3. #tea · 投稿2件\n"))
    await presenter.send(.openPopular)
    #expect(navigator.moves == [.show(.popular)])
  }

  @Test("are shown as they were, with the time, while their source can't be reached")
  func kept() async {
    let tea = Hashtag(name: "tea", postCount: 2, isFollowed: true)
    hashtags.listing.answers(
      Page(items: [tea], older: nil, newer: nil, readAt: noon.adding(seconds: -3420)))
    let presenter = presenter()
    await presenter.appear()
    #expect(draw(presenter).hasPrefix("Followed hashtags\n! Offline · as of 11:03\n\n1. #tea · 2 posts\n"))
    #expect(draw(presenter, .japanese).contains("\n! オフライン · 11:03時点\n"))
    hashtags.listing.answers(page([tea]))
    await presenter.send(.refresh)
    #expect(!draw(presenter).contains("Offline"))
  }

  @Test("say whether f unfollows")
  func undoes() async {
    let presenter = await shown("tea", "cats")
    hashtags.unfollowing.answers(Hashtag(name: "tea"))
    await presenter.send(.toggle("tea"))
    let entries = HashtagsView(strings: .english, context: context()).screen(presenter.state).entries
    #expect(entries.map(\.undoes) == [[], ["f"]])
  }

  @Test("can be added to by name, which stays to be mended when it is none")
  func add() async {
    let presenter = await shown()
    #expect(draw(presenter, .japanese).contains("フォロー中のハッシュタグはありません。"))
    await presenter.send(.ask)
    await presenter.send(.follow("1"))
    #expect(presenter.state.isAsking)
    #expect(presenter.state.problem == .invalid(.hashtag, .malformed))
    #expect(field(presenter)?.value == "1")
    hashtags.following.answers(Hashtag(name: "Cats", postCount: 2, isFollowed: true))
    await presenter.send(.follow("#cats"))
    #expect(!presenter.state.isAsking)
    #expect(presenter.state.hashtags?.map(\.name) == ["Cats"])
    #expect(presenter.state.done == .followed("Cats"))
    await presenter.send(.ask)
    #expect(field(presenter)?.value == "")
  }

  @Test("stay asked for while another is unfollowed")
  func askMeanwhile() async {
    let presenter = await shown("Cats")
    let gate = Gate()
    hashtags.unfollowing.answers { (name) async throws(AppError) in
      await gate.pass()
      return Hashtag(name: name)
    }
    let unfollowing = Task { await presenter.send(.toggle("Cats")) }
    await gate.waitForArrival()
    let asking = Task { await presenter.send(.ask) }
    gate.open()
    await unfollowing.value
    await asking.value
    #expect(presenter.state.isAsking && presenter.state.hashtags?.first?.isFollowed == false)
  }

  @Test("offer no way to what the app does not have")
  func nowhere() async {
    hashtags.listing.fails(.unauthenticated)
    navigator.hasPlace = { _ in false }
    let presenter = presenter(.anonymous)
    await presenter.appear()
    #expect(draw(presenter) == "Followed hashtags\n! Sign in to continue.\n")
    for action: HashtagsPresenter.Action in [.signIn, .open("cats")] {
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported && navigator.moves.isEmpty)
    }
  }

  @Test("open none where their posts cannot be read")
  func unopened() async {
    navigator.hasPlace = { $0 != .hashtag }
    let presenter = await shown("cats")
    let view = HashtagsView(strings: .english, context: context())
    let entry = view.screen(presenter.state).entries.first
    #expect(entry?.open == nil && entry?.shortcuts["f"] == .toggle("cats"))
  }

  @Test("promise no home where there is none")
  func homeless() async {
    navigator.hasPlace = { $0 != .home }
    let presenter = await shown()
    #expect(draw(presenter).contains("\nYou don't follow any hashtags yet.\n"))
    await presenter.send(.ask)
    hashtags.following.answers(Hashtag(name: "cats", isFollowed: true))
    await presenter.send(.follow("cats"))
    #expect(draw(presenter).contains("\n✓ You now follow #cats.\n"))
    #expect(draw(presenter, .japanese).contains("\n✓ #cats をフォローしました。\n"))
  }

  @Test("do not exist without an account")
  func anonymous() async {
    hashtags.listing.fails(.unauthenticated)
    let presenter = presenter(.anonymous)
    await presenter.appear()
    #expect(
      draw(presenter) == """
        Followed hashtags
        ! Sign in to continue.

        1. Sign in (i)

        """)
    await presenter.send(.signIn)
    #expect(navigator.moves == [.show(.signIn)])
  }

  @Test("follows a hashtag once, even if the question is answered once more")
  func followOnce() async {
    hashtags.listing.answers(page([Hashtag]()))
    let (presenter, gate) = (presenter(), Gate())
    await presenter.appear()
    await presenter.send(.ask)
    hashtags.following.answers { (_) async throws(AppError) in
      await gate.pass()
      return Hashtag(name: "cats", isFollowed: true)
    }
    let first = Task { await presenter.send(.follow("cats")) }
    await gate.waitForArrival()
    await presenter.send(.follow("cats"))
    // Once more for what must not come.
    for _ in 1...2 { gate.open() }
    await first.value
    await presenter.send(.follow("cats"))
    #expect(hashtags.following.inputs == ["cats"] && presenter.state.done == .followed("cats"))
  }
}
