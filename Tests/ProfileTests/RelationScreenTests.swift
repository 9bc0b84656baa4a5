import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Profile

@Suite("Blocking, muting and follow requests on the screens")
struct RelationScreenTests {
  func draw(_ user: User, asking question: ProfileState.Question? = nil, _ language: Language) -> String {
    var state = ProfileState(person: .id(user.id), viewer: bob.id)
    state.user = user
    state.question = question
    return drawn(ProfileView(strings: .of(language), context: context(language)).screen(state))
  }

  func draw(_ list: PeopleList, _ people: [User], _ language: Language) -> String {
    var state = PeopleState(list: list, isSignedIn: true)
    state.show(page(people), of: nil)
    return drawn(PeopleView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("someone who asks to follow")
  func asking() {
    let user = bob.related(Relationship(hasFollowRequest: true))
    #expect(
      draw(user, .english) == """
        Profile

        Bob @bob · wants to follow you
        1 post · 0 followers · 0 following
        Joined 21 Sep 2026

        1.  Accept follow request (y)
        2.  Decline follow request (x)
        3.  Follow (f)
        4.  Posts
        5.  Followers
        6.  Following
        7.  Write a message
        8.  Mute (u)
        9.  Block
        10. Write a private note
        11. Report
        12. Refresh (r)

        """)
  }

  @Test("someone blocked and muted for some time")
  func blocked() {
    let user = bob.related(Relationship(isBlocking: true, isMuting: true, mutedUntil: noon))
    #expect(
      draw(user, .english) == """
        Profile

        Bob @bob · blocked · muted until 21 Nov 2026, 12:00
        1 post · 0 followers · 0 following
        Joined 21 Sep 2026

        You can't see each other's posts.

        1. Unmute (u)
        2. Unblock
        3. Write a private note
        4. Report
        5. Refresh (r)

        """)
  }

  @Test("someone who blocks the viewer")
  func blocking() {
    #expect(
      draw(bob.related(Relationship(isBlockedBy: true)), .english) == """
        Profile

        Bob @bob · blocks you
        1 post · 0 followers · 0 following
        Joined 21 Sep 2026

        You can't see each other's posts.

        1. Mute (u)
        2. Block
        3. Write a private note
        4. Report
        5. Refresh (r)

        """)
  }

  @Test("what a block does is said before it is made")
  func blockQuestion() {
    #expect(
      draw(bob, asking: .block, .english) == """
        Block this person

        Block Bob? You won't see each other's posts, and you'll no
        longer follow each other. Bob won't be notified.

        Bob @bob

        1. Yes, block them (y)
        2. No, cancel (b)

        """)
  }

  @Test("for how long to mute")
  func muteQuestion() {
    #expect(
      draw(bob, asking: .mute, .english) == """
        Mute this person

        For how long? Bob's posts and shares won't appear in your
        timelines, searches or comments, only on their profile. Bob
        won't be notified.

        Bob @bob

        1. Until I unmute them
        2. For a day
        3. For a week
        4. Until I unmute them, but keep notifying me
        5. Don't mute (b)

        """)
  }

  @Test("the lists of one's own")
  func lists() {
    let asking = haruka.related(Relationship(hasFollowRequest: true))
    #expect(
      draw(.requests, [asking], .english) == """
        Follow requests

        1. 春香 @haruka · wants to follow you · approves followers
           写真を撮ります。

        2. Refresh (r)
        3. Your profile (p)

        """)
    #expect(
      draw(.requests, [], .japanese) == """
        フォロー申請

        承認待ちのフォロー申請はありません。

        1. 更新 (r)
        2. 自分のプロフィール (p)

        """)
    #expect(
      draw(.blocked, [], .english) == """
        Blocked people

        You haven't blocked anyone.

        1. Refresh (r)
        2. Your profile (p)

        """)
    #expect(
      draw(.muted, [bob.related(Relationship(isMuting: true))], .japanese) == """
        ミュート中の人

        1. Bob @bob · ミュート中

        2. 更新 (r)
        3. 自分のプロフィール (p)

        """)
    #expect(
      draw(.newFollowers(ID("9")), [bob.related(Relationship(isFollowedBy: true))], .english) == """
        New followers

        1. Bob @bob · follows you

        2. Refresh (r)
        3. Your profile (p)

        """)
    #expect(
      draw(.newFollowers(ID("9")), [], .japanese) == """
        新しいフォロワー

        この中に、現在のフォロワーはいません。

        1. 更新 (r)
        2. 自分のプロフィール (p)

        """)
  }

  @Test(
    "each list takes its own short commands",
    arguments: [
      (PeopleList.requests, ["f", "x", "y"]), (.blocked, ["x"]), (.muted, ["f", "u"]),
      (.newFollowers(ID("9")), ["f"]),
    ])
  func shortcuts(list: PeopleList, keys: [String]) {
    var state = PeopleState(list: list, isSignedIn: true)
    state.show(page([bob]), of: nil)
    let screen = PeopleView(strings: .english, context: context()).screen(state)
    #expect(screen.entries.map { $0.shortcuts.keys.sorted() } == [keys])
  }

  @Test(
    "what came of an action is said in both languages",
    arguments: [
      (RelationOutcome.accepted(bob.author), "Bob now follows you.", "Bobさんのフォローを承認しました。"),
      (.rejected(bob.author), "Bob's follow request declined.", "Bobさんのフォロー申請を拒否しました。"),
      (.removed(bob.author), "Bob no longer follows you.", "Bobさんをフォロワーから外しました。"),
      (.blocked(bob.author), "You blocked Bob.", "Bobさんをブロックしました。"),
      (.unblocked(bob.author), "You unblocked Bob.", "Bobさんのブロックを解除しました。"),
      (.muted(bob.author, until: nil), "You muted Bob.", "Bobさんをミュートしました。"),
      (
        .muted(bob.author, until: noon), "You muted Bob until 21 Nov 2026, 12:00.",
        "Bobさんを2026年11月21日 12:00までミュートしました。"
      ),
      (.unmuted(bob.author), "You unmuted Bob.", "Bobさんのミュートを解除しました。"),
      (.locked, "You now approve your followers.", "フォローを承認制にしました。"),
    ])
  func outcomes(outcome: RelationOutcome, english: String, japanese: String) {
    #expect(RelationStrings.english.message(outcome, context().words) == english)
    #expect(RelationStrings.japanese.message(outcome, context(.japanese).words) == japanese)
  }
}
