import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Profile

@Suite("What stands on a list of people")
struct PeopleScreenTests {
  func people(_ list: PeopleList, _ change: (inout PeopleState) -> Void) -> PeopleState {
    var state = PeopleState(list: list, isSignedIn: true)
    if list.owner != nil { state.owner = alice }
    state.isLoaded = true
    change(&state)
    return state
  }

  func draw(_ state: PeopleState, _ language: Language = .english, width: Int = 60) -> String {
    drawn(PeopleView(strings: .of(language), context: context(language)).screen(state), width: width)
  }

  @Test("someone's followers, with more to come")
  func followers() {
    let state = people(.followers(alice.id)) {
      $0.people = PagedList(page([bob.own, haruka.requested], older: "x"))
      $0.hasNews = true
    }
    #expect(
      draw(state) == """
        Followers of @alice
        * New people

        1. Bob @bob · you

        2. 春香 @haruka · follow request sent · approves followers
           写真を撮ります。

        3. More (m)
        4. Refresh (r)
        5. Profile of @alice (p)

        """)
  }

  @Test("as they were, with the time, while their source can't be reached")
  func kept() {
    let state = people(.followers(alice.id)) {
      $0.people = PagedList(
        Page(items: [haruka], older: nil, newer: nil, readAt: noon.adding(seconds: -3420)))
    }
    #expect(draw(state).hasPrefix("Followers of @alice\n! Offline · as of 11:03\n\n1. 春香 @haruka"))
    #expect(draw(state, .japanese).contains("\n! オフライン · 11:03時点\n"))
  }

  @Test("those who are suggested")
  func suggested() {
    let state = people(.suggested) { $0.people = PagedList(page([haruka])) }
    #expect(
      draw(state) == """
        Suggested people

        People you follow follow them, or they posted recently.

        1. 春香 @haruka · approves followers
           写真を撮ります。

        2. Refresh (r)
        3. Your profile (p)
        4. Directory
        5. Search (/)

        """)
    #expect(
      draw(people(.suggested) { _ in }, .japanese) == """
        おすすめユーザー

        おすすめユーザーはまだいません。フォロー中の人のフォロー先や
        最近投稿した人のうち、まだフォローしていない人がここに表示さ
        れます。

        1. 更新 (r)
        2. 自分のプロフィール (p)
        3. ユーザー一覧
        4. 検索 (/)

        """)
    let screen = PeopleView(strings: .english, context: context(.english)).screen(state)
    let shortcuts = screen.blocks.compactMap { block in
      if case .entry(let entry) = block { entry.shortcuts.keys.sorted() } else { nil }
    }
    #expect(shortcuts == [["f", "x"]])
  }

  @Test("everyone who wants to be shown, in one order or the other")
  func directory() {
    #expect(
      draw(people(.directory(.active)) { $0.people = PagedList(page([haruka])) }) == """
        People who posted recently

        1. 春香 @haruka · approves followers
           写真を撮ります。

        2. Refresh (r)
        3. Who joined recently

        """)
    #expect(
      draw(people(.directory(.newest)) { _ in }, .japanese) == """
        最近参加した人

        表示できるユーザーはまだいません。

        1. 更新 (r)
        2. 最近投稿した人

        """)
  }

  @Test("how to follow, answer, unblock and unmute is said only where that can be done")
  func hints() {
    var strings = ProfileStrings.english
    strings.people.howToFollow = "They posted recently. Follow one."
    (strings.people.howToAnswer, strings.people.howToUnblock) = ("Answer.", "Unblock.")
    strings.people.howToUnmute = "Unmute."
    for (list, can, cannot) in [
      (PeopleList.suggested, "They posted recently. Follow one.", ProfileStrings.english.people.whySuggested),
      (.requests, "Answer.", nil), (.blocked, "Unblock.", nil), (.muted, "Unmute.", nil),
    ] {
      for relations in [RelationCapabilities.all, .none] {
        let state = people(list) {
          $0.people = PagedList(page([haruka]))
          $0.capabilities = relations
        }
        let hint = PeopleView(strings: strings, context: context()).screen(state).blocks.first
        if case .paragraph(let line) = hint {
          #expect(line.text == (relations == .all ? can : cannot))
        } else {
          #expect(relations == .none && cannot == nil)
        }
      }
    }
  }

  @Test("the people the viewer follows, after one was unfollowed")
  func following() {
    let state = people(.following(alice.id)) {
      $0.owner = bob.own
      $0.people = PagedList(page([haruka]))
      $0.action = ActionState(outcome: .done(.unfollowed(haruka.author)))
    }
    #expect(
      draw(state) == """
        People you follow
        ✓ You unfollowed 春香.

        1. 春香 @haruka · approves followers
           写真を撮ります。

        2. Refresh (r)
        3. Your profile (p)

        """)
  }

  @Test("no one in a list", arguments: [PeopleList.followers(alice.id), .following(alice.id)])
  func empty(list: PeopleList) {
    let theirs = draw(people(list) { _ in })
    let own = draw(people(list) { $0.owner = alice.own })
    let japanese = draw(people(list) { $0.owner = alice.own }, .japanese)
    switch list {
    case .followers:
      #expect(
        theirs == """
          Followers of @alice

          Alice has no followers yet.

          1. Refresh (r)
          2. Profile of @alice (p)

          """)
      #expect(
        own == """
          Your followers

          You have no followers yet. Post something or follow people;
          they may follow you back.

          1. Refresh (r)
          2. Your profile (p)
          3. Search (/)

          """)
      #expect(
        japanese == """
          自分のフォロワー

          まだフォロワーはいません。投稿したり、誰かをフォローしたりし
          てみましょう。

          1. 更新 (r)
          2. 自分のプロフィール (p)
          3. 検索 (/)

          """)
    default:
      #expect(
        theirs == """
          People @alice follows

          Alice isn't following anyone yet.

          1. Refresh (r)
          2. Profile of @alice (p)

          """)
      #expect(
        own == """
          People you follow

          You aren't following anyone yet. Posts by people you follow
          appear in your home timeline.

          1. Refresh (r)
          2. Your profile (p)
          3. Search (/)

          """)
      #expect(
        japanese == """
          フォロー中

          まだ誰もフォローしていません。フォローした人の投稿がホームに
          届きます。

          1. 更新 (r)
          2. 自分のプロフィール (p)
          3. 検索 (/)

          """)
    }
  }

  @Test("a page without people is not taken for an empty list")
  func emptyPage() {
    let state = people(.followers(alice.id)) { $0.people = PagedList(page([], older: "x")) }
    #expect(
      draw(state) == """
        Followers of @alice

        1. More (m)
        2. Refresh (r)
        3. Profile of @alice (p)

        """)
  }

  @Test("a list that could not be loaded")
  func failed() {
    var state = PeopleState(list: .followers(alice.id), isSignedIn: false)
    state.action = ActionState(outcome: .failed(.notFound))
    #expect(
      draw(state) == """
        Followers
        ! This person doesn't exist. Check the handle.

        1. Try again (r)
        2. Sign in (i)

        """)
  }

  @Test("f and a number follows those who can be followed")
  func shortcuts() {
    let state = people(.followers(alice.id)) { $0.people = PagedList(page([bob.own, haruka])) }
    let screen = PeopleView(strings: .english, context: context(.english)).screen(state)
    #expect(screen.entries.map { $0.shortcuts.keys.sorted() } == [[], ["f"]])
  }

  @Test("f unfollows those who are followed or were asked")
  func undoes() {
    let state = people(.followers(alice.id)) {
      $0.people = PagedList(page([bob, haruka.followed, alice.requested]))
    }
    let screen = PeopleView(strings: .english, context: context(.english)).screen(state)
    #expect(screen.entries.map(\.undoes) == [[], ["f"], ["f"]])
  }

  @Test("the factory's screen loads, draws and leads on")
  @MainActor
  func assembly() async throws {
    let repository = FakeProfileRepository()
    let navigator = RecordingNavigator()
    let factory = ProfileFactory(repository, language: .japanese)
    repository.expect(.user(alice.id), alice)
    repository.expect(.people(.following(alice.id), PageRequest()), page([bob]))
    let people = try #require(factory.screen(for: .following(alice.id), navigator: navigator))
    await people.appear()
    #expect(
      drawn(people.screen)
        == draw(self.people(.following(alice.id)) { $0.people = PagedList(page([bob])) }, .japanese))
    await people.screen.entries.first?.open?()
    #expect(navigator.moves == [.show(.profile(bob.id))])
  }
}
