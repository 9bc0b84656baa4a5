import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Profile

@Suite("What stands on a person's screen")
struct ProfileScreenTests {
  func profile(_ change: (inout ProfileState) -> Void = { _ in }) -> ProfileState {
    var state = ProfileState(person: .handle("alice"), viewer: bob.id)
    state.user = alice.related(Relationship(isFollowedBy: true))
    change(&state)
    return state
  }

  func draw(_ state: ProfileState, _ language: Language = .english, width: Int = 60) -> String {
    drawn(ProfileView(strings: .of(language), context: context(language)).screen(state), width: width)
  }

  @Test("a person as they were, with the time, while their source can't be reached")
  func kept() {
    let state = profile { $0.user?.readAt = noon.adding(seconds: -3420) }
    #expect(draw(state).hasPrefix("Profile\n! Offline · as of 11:03\n\nAlice @alice"))
    #expect(draw(state, .japanese).hasPrefix("プロフィール\n! オフライン · 11:03時点\n\nAlice @alice"))
  }

  @Test("a person")
  func person() {
    #expect(
      draw(profile()) == """
        Profile

        Alice @alice · follows you
        Gardens, mostly.
        And soup.
        12 posts · 1 follower · 3 following
        Joined 21 Sep 2026

        1.  Follow (f)
        2.  Posts
        3.  Followers
        4.  Following
        5.  Write a message
        6.  Remove follower
        7.  Mute (u)
        8.  Block
        9.  Write a private note
        10. Report
        11. Refresh (r)

        """)
    #expect(
      draw(profile(), .japanese) == """
        プロフィール

        Alice @alice · フォローされています
        Gardens, mostly.
        And soup.
        投稿12件 · フォロワー1人 · フォロー中3人
        2026年9月21日に登録

        1.  フォロー (f)
        2.  投稿
        3.  フォロワー
        4.  フォロー中
        5.  メッセージを書く
        6.  フォロワーから外す
        7.  ミュート (u)
        8.  ブロック
        9.  メモを書く
        10. 管理者に報告
        11. 更新 (r)

        """)
  }

  @Test("a person just followed, in a narrow window")
  func narrow() {
    let state = profile {
      $0.user = alice.followed
      $0.action = ActionState(outcome: .done(.relation(.followed(alice.author))))
    }
    #expect(
      draw(state, width: 20) == """
        Profile
        ✓ You now follow
          Alice.

        Alice @alice ·
        following
        Gardens, mostly.
        And soup.
        12 posts · 2
        followers · 3
        following
        Joined 21 Sep 2026

        1.  Unfollow (f)
        2.  Notify me of new
            posts
        3.  Hide their
            shares from home
            and lists
        4.  Add to list (a)
        5.  Posts
        6.  Followers
        7.  Following
        8.  Write a message
        9.  Mute (u)
        10. Block
        11. Write a private
            note
        12. Report
        13. Refresh (r)

        """)
  }

  @Test("a program that keeps its followers to itself, with all that it says of itself")
  func bot() {
    let user = someone(
      "4", "weather", "Weather", bio: "Every hour.", posts: 2, followers: 3, isBot: true,
      hidesFollowers: true,
      fields: [
        ProfileField(label: "Website", value: "https://example.org"),
        ProfileField(label: "場所", value: "函館"),
      ])
    #expect(
      draw(profile { $0.user = user }) == """
        Profile

        Weather @weather · bot
        Every hour.
        Website: https://example.org
        場所: 函館
        2 posts · 3 followers · 0 following
        Joined 21 Sep 2026

        Followers and following are private.

        1. Follow (f)
        2. Posts
        3. Write a message
        4. Mute (u)
        5. Block
        6. Write a private note
        7. Report
        8. Refresh (r)

        """)
    #expect(draw(profile { $0.user = user.own }).contains("\n2.  Followers\n"))
  }

  @Test("oneself")
  func oneself() {
    let state = profile { $0.user = bob.own }
    #expect(
      draw(state) == """
        Profile

        Bob @bob · you
        1 post · 0 followers · 0 following
        Joined 21 Sep 2026

        1.  Posts
        2.  Followers
        3.  Following
        4.  New post (n)
        5.  Edit profile (e)
        6.  Accounts
        7.  Follow requests
        8.  Muted people
        9.  Blocked people
        10. Approve followers
        11. Refresh (r)

        """)
  }

  @Test("a locked person who was asked, while the source is away")
  func requested() {
    let state = profile {
      $0.user = haruka.requested
      $0.action = ActionState(outcome: .done(.relation(.requested(haruka.author))))
      $0.action.isStale = true
    }
    #expect(
      draw(state) == """
        Profile
        ! No connection. What you see may be out of date.
        ✓ Follow request sent to 春香.

        春香 @haruka · follow request sent · approves followers
        写真を撮ります。
        3 posts · 2 followers · 5 following
        Joined 21 Sep 2026

        1.  Cancel follow request (f)
        2.  Posts
        3.  Followers
        4.  Following
        5.  Write a message
        6.  Mute (u)
        7.  Block
        8.  Write a private note
        9.  Report
        10. Refresh (r)

        """)
  }

  @Test("a person seen by someone without an account")
  func anonymous() {
    var state = ProfileState(person: .id(alice.id), viewer: nil)
    state.user = alice
    #expect(
      draw(state) == """
        Profile

        Alice @alice
        Gardens, mostly.
        And soup.
        12 posts · 1 follower · 3 following
        Joined 21 Sep 2026

        1. Sign in to follow (f)
        2. Posts
        3. Followers
        4. Following
        5. Refresh (r)

        """)
  }

  @Test("no one")
  func nobody() {
    var state = ProfileState(person: .handle("@Ghost"), viewer: bob.id)
    state.action = ActionState(outcome: .failed(.notFound))
    #expect(
      draw(state) == """
        Profile
        ! No one here has the handle @ghost. Check the spelling.

        1. Try again (r)
        2. Search (/)

        """)
  }

  @Test(
    "what went wrong, in words about people",
    arguments: [
      (PersonReference.id(alice.id), AppError.notFound, "This person doesn't exist. Check the handle."),
      (.id(alice.id), .gone, "This account has been deleted."),
      (.id(bob.id), .forbidden, "You can't follow this person."),
      (.handle("a-b"), .notFound, "No one here has the handle @a-b. Check the spelling."),
      (.handle("a"), .offline, "Can't reach the server. Check your connection and try again."),
      (.viewer, .unauthenticated, "Sign in to continue."),
    ])
  func problems(person: PersonReference, problem: AppError, text: String) {
    var state = ProfileState(person: person, viewer: bob.id)
    state.action = ActionState(outcome: .failed(problem))
    let view = ProfileView(strings: .english, context: context(.english))
    #expect(view.screen(state).notices == [ScreenNotice(.failed, text)])
  }

  @Test("a name cannot do anything to the terminal")
  func unsafeName() {
    let state = profile {
      $0.user = someone("9", "eve", "E\u{1B}[2Jve\u{202E}", bio: "a\u{7}b")
      $0.action = ActionState(
        outcome: .done(.relation(.followed(someone("9", "eve", "E\u{1B}[2Jve").author))))
    }
    let text = draw(state)
    #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E || $0.value == 7 })
  }

  @Test("the factory's screen loads, draws and leads on")
  @MainActor
  func assembly() async {
    let repository = FakeProfileRepository()
    let navigator = RecordingNavigator()
    let factory = ProfileFactory(repository, language: .japanese)
    repository.expect(.user(alice.id), alice)
    let profile = factory.screen(for: .id(alice.id), navigator: navigator)
    await profile.appear()
    #expect(drawn(profile.screen) == draw(self.profile { $0.user = alice }, .japanese))
    await profile.screen.menu.first { $0.label == "フォロー中" }?.action()
    #expect(navigator.moves == [.show(.following(alice.id))])
  }
}
