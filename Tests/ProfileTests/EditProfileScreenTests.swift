import AppScreens
import AppValues
import Entities
import Presentation
import SocialTestSupport
import Testing

@testable import Profile

@Suite("What stands on the screen where one's own profile is changed")
struct EditProfileScreenTests {
  func draw(
    _ language: Language = .english, isSignedIn: Bool = true, width: Int = 60,
    _ change: (inout EditProfileState) -> Void = { _ in }
  ) -> String {
    var state = EditProfileState(isSignedIn: isSignedIn)
    let user = someone(
      "1", "alice", "Alice", bio: "Gardens, mostly.\nAnd soup.", isLocked: true,
      fields: [ProfileField(label: "Website", value: "https://example.org")])
    state.profile = OwnProfile(
      user: user, defaults: WritingDefaults(visibility: .followers, language: "ja"))
    change(&state)
    return drawn(
      EditProfileView(strings: .of(language), context: context(language)).screen(state), width: width)
  }

  @Test("all that can be changed")
  func all() {
    #expect(
      draw { $0.action = ActionState(outcome: .done(.saved)) } == """
        Your profile
        ✓ Saved.

        1.  Name: Alice

        2.  About you: Gardens, mostly. …

        3.  Picture of you: none

        4.  Wide picture on top: none

        5.  Website: https://example.org

        6.  Further line: add one (a website, pronouns, a place)

        7.  Approve each follower yourself: yes

        8.  A program writes the posts (bot): no

        9.  Keep followers and following to yourself: no

        10. New posts are: followers only

        11. New posts are in: Japanese (ja)

        12. Refresh (r)

        """)
    #expect(
      draw(.japanese) == """
        プロフィールの編集

        1.  名前: Alice

        2.  自己紹介: Gardens, mostly. …

        3.  アイコン画像: なし

        4.  ヘッダー画像: なし

        5.  Website: https://example.org

        6.  項目: 追加する（ウェブサイト、代名詞、場所など）

        7.  フォローを承認制にする: はい

        8.  プログラムが投稿する（ボット）: いいえ

        9.  フォロー関係を非公開にする: いいえ

        10. 新しい投稿の公開範囲: フォロワー限定

        11. 新しい投稿の言語: 日本語 (ja)

        12. 更新 (r)

        """)
  }

  @Test("who may see new posts")
  func visibility() {
    #expect(
      draw { $0.question = .visibility } == """
        Your profile

        Who may see your new posts?

        1. Public: everybody
        2. Unlisted: everybody who comes across them, but not in
           public lists
        3. Followers only: your followers, and those they name
        4. Leave it as it is (k)
        5. Back (b)

        """)
    #expect(
      draw(.japanese) { $0.question = .visibility } == """
        プロフィールの編集

        新しい投稿を見られる人

        1. 公開: だれでも見られます
        2. 未収載: だれでも見られますが、公開の一覧には表示されませ
           ん
        3. フォロワー限定: フォロワーと、本文で名前を挙げた人だけが
           見られます
        4. 変更しない (k)
        5. 戻る (b)

        """)
  }

  @Test("that a picture is on another machine, and can be replaced")
  func elsewhere() {
    let user = someone("1", "alice", "Alice", avatar: .elsewhere, header: .at("/h.jpg"))
    let screen = draw {
      $0.profile = OwnProfile(user: user, defaults: .standard)
    }
    #expect(screen.contains("Picture of you: kept on another machine\n"))
    #expect(screen.contains("Wide picture on top: /h.jpg\n"))
    let profile = PersonRendering(words: context().words).profile(user)
    #expect(profile.last == Line("Avatar: kept on another machine", .faint))
    #expect(context().words.pictures(of: user).map(\.path) == ["/h.jpg"])
  }

  @Test("what was entered and is not acceptable, in the field")
  func entry() throws {
    var state = EditProfileState(isSignedIn: true)
    state.profile = OwnProfile(user: alice, defaults: .standard)
    let view = EditProfileView(strings: .english, context: context(.english))
    state.question = .bio
    let bio = try #require(view.screen(state).field)
    state.question = .avatar
    #expect(view.screen(state).field?.value == "" && view.screen(state).field?.kind == .path)
    #expect(bio.kind == .text && bio.value == alice.bio)
    state.question = .label(0)
    #expect(view.screen(state).field?.value == "")
    state.question = .value(0, label: "Website")
    #expect(view.screen(state).field?.label == "Website")
    state.question = .name
    state.entry = "much too long"
    state.action = ActionState(outcome: .failed(.invalid(.name, .tooLong(maximum: 30, excess: 2))))
    let screen = view.screen(state)
    #expect(screen.field?.value == "much too long")
    #expect(screen.notices == [ScreenNotice(.failed, "The name may have at most 30 characters: 2 too many.")])
  }

  @Test("nobody signed in")
  func nobody() {
    #expect(
      draw(isSignedIn: false) {
        $0.profile = nil
        $0.action = ActionState(outcome: .failed(.unauthenticated))
      } == """
        Your profile
        ! Please sign in first.

        1. Sign in (i)

        """)
  }
}
