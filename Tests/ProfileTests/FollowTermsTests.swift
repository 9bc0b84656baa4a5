import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("The terms of a follow")
struct FollowTermsTests {
  let repository = FakeProfileRepository()

  func presenter(_ user: User) async -> ProfilePresenter {
    repository.expect(.user(user.id), user)
    let presenter = ProfilePresenter(
      person: .id(user.id), interactor: .over(repository, viewer: asBob),
      editing: .over(repository, viewer: asBob), actions: .onPinned(viewer: asBob),
      router: ProfileRouter(navigator: RecordingNavigator()))
    await presenter.appear()
    return presenter
  }

  func draw(_ relationship: Relationship, _ language: Language, outcome: RelationOutcome? = nil) -> String {
    var state = ProfileState(person: .id(alice.id), viewer: bob.id)
    state.user = alice.related(relationship)
    state.action = ActionState(outcome: outcome.map { .done(.relation($0)) })
    return drawn(ProfileView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("is changed one thing at a time, and said")
  func changing() async {
    let presenter = await presenter(alice.followed)
    let changes: [(RelationAction, FollowTerms, Relationship, RelationOutcome)] = [
      (
        .watch(true), FollowTerms(notices: true), Relationship(isFollowing: true, isWatching: true),
        .watched(alice.author, true)
      ),
      (
        .hideShares(true), FollowTerms(shares: false),
        Relationship(isFollowing: true, isWatching: true, isHidingShares: true),
        .hidShares(alice.author, true)
      ),
      (
        .watch(false), FollowTerms(notices: false), Relationship(isFollowing: true, isHidingShares: true),
        .watched(alice.author, false)
      ),
      (
        .hideShares(false), FollowTerms(shares: true), Relationship(isFollowing: true),
        .hidShares(alice.author, false)
      ),
    ]
    for (action, terms, relationship, outcome) in changes {
      repository.expect(.follow(alice.id, terms), alice.related(relationship))
      await presenter.send(.relate(action))
      #expect(presenter.state.user?.relationship == relationship)
      #expect(presenter.state.done == .relation(outcome))
    }
    repository.verify()
  }

  @Test("waits for the server, and that's said; so does following itself")
  func waiting() async {
    let presenter = await presenter(alice)
    var relationship = Relationship(isFollowing: true)
    relationship.isFollowWaiting = true
    repository.expect(.follow(alice.id), alice.related(relationship))
    await presenter.send(.relate(.toggleFollowing))
    #expect(presenter.state.done == .relation(.waiting(.followed(alice.author))))
    let said: [(RelationOutcome, String, String)] = [
      (
        .followed(alice.author), "You now follow Alice. The server will get this once it can be reached.",
        "Aliceさんをフォローしました。サーバーには、接続できるようになったときに反映されます。"
      ),
      (
        .requested(alice.author), "Your request to follow Alice will be sent once the server can be reached.",
        "Aliceさんへのフォロー申請は、サーバーに接続できるようになったら送信されます。"
      ),
    ]
    for (outcome, english, japanese) in said {
      #expect(RelationStrings.english.message(.waiting(outcome), context().words) == english)
      #expect(RelationStrings.japanese.message(.waiting(outcome), context(.japanese).words) == japanese)
    }
    // What the server knows already, such as a block, doesn't wait, though the follow before it did.
    repository.expect(.unmute(alice.id), alice.related(relationship))
    await presenter.send(.relate(.unmute))
    #expect(presenter.state.done == .relation(.unmuted(alice.author)))
    repository.verify()
  }

  @Test("stays as it was where it cannot be changed")
  func failing() async {
    let presenter = await presenter(alice.followed)
    repository.expect(.follow(alice.id, FollowTerms(notices: true)), fails: .offline)
    await presenter.send(.relate(.watch(true)))
    #expect(presenter.state.user == alice.followed)
    #expect(presenter.state.problem == .offline && presenter.state.done == nil)
  }

  @Test("is no one's to say of themselves, or without an account")
  func refusals() async {
    for action: RelationAction in [.watch(true), .hideShares(true)] {
      await #expect(throws: AppError.forbidden) {
        try await ProfileInteractor.over(repository, viewer: asBob).perform(action, on: bob)
      }
      await #expect(throws: AppError.unauthenticated) {
        try await ProfileInteractor.over(repository, viewer: .anonymous).perform(action, on: alice)
      }
    }
    #expect(repository.calls.isEmpty)
  }

  @Test("stands on the person's page, with what can be changed")
  func screens() {
    let (plain, both) = (
      Relationship(isFollowing: true), Relationship(isFollowing: true, isWatching: true, isHidingShares: true)
    )
    #expect(
      draw(plain, .english) == """
        Profile

        Alice @alice · following
        Gardens, mostly.
        And soup.
        12 posts · 1 follower · 3 following
        Joined 21 Sep 2026

        1.  Unfollow (f)
        2.  Notify me of new posts
        3.  Hide their shares from home and lists
        4.  Add to list (a)
        5.  Posts
        6.  Followers
        7.  Following
        8.  Write a message
        9.  Mute (u)
        10. Block
        11. Write a private note
        12. Report
        13. Refresh (r)

        """)
    #expect(
      draw(both, .english, outcome: .hidShares(alice.author, true)).hasPrefix(
        """
        Profile
        ✓ Alice's shares are now hidden from home and lists.

        Alice @alice · following · notifications on · shares hidden
        """))
    #expect(draw(both, .english).contains("2.  Stop notifying me of new posts\n"))
    #expect(draw(both, .english).contains("3.  Show their shares again\n"))
    #expect(
      draw(plain, .japanese, outcome: .watched(alice.author, true)) == """
        プロフィール
        ✓ Aliceさんの新しい投稿の通知をオンにしました。

        Alice @alice · フォロー中
        Gardens, mostly.
        And soup.
        投稿12件 · フォロワー1人 · フォロー中3人
        2026年9月21日に登録

        1.  フォローを解除 (f)
        2.  新しい投稿の通知をオンにする
        3.  この人のシェアを非表示
        4.  リストに追加 (a)
        5.  投稿
        6.  フォロワー
        7.  フォロー中
        8.  メッセージを書く
        9.  ミュート (u)
        10. ブロック
        11. メモを書く
        12. 管理者に報告
        13. 更新 (r)

        """)
    let line = draw(both, .japanese).filter { $0 != "\n" }
    #expect(line.contains("Alice @alice · フォロー中 · 投稿の通知オン · シェアを非表示Gardens"))
    #expect(draw(both, .japanese).contains("2.  新しい投稿の通知をオフにする\n3.  この人のシェアを表示\n"))
  }

  @Test("is shown to someone with a follow request, and not offered")
  func waiting() {
    let asked = Relationship(isWatching: true, isHidingShares: true, hasRequestedToFollow: true)
    let drawn = draw(asked, .english)
    #expect(
      drawn.contains(
        "Alice @alice · follow request sent · notifications on once\naccepted · shares hidden once accepted")
    )
    #expect(
      draw(asked, .japanese).contains(
        "Alice @alice · フォロー申請中 · 承認後に投稿の通知オン · 承\n認後にシェアを非表示"))
    #expect(
      draw(Relationship(hasRequestedToFollow: true), .english).contains(
        "Alice @alice · follow request sent\n"))
    #expect(!drawn.contains("(t)") && !drawn.contains("(h)"))
  }
}
