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
      user: user,
      settings: OwnSettings(
        defaults: WritingDefaults(visibility: .followers, language: "ja"),
        attributionDomains: ["example.org", "blog.example"]))
    change(&state)
    return drawn(
      EditProfileView(strings: .of(language), context: context(language)).screen(state), width: width)
  }

  @Test("all that can be changed")
  func all() {
    #expect(
      draw { $0.action = ActionState(outcome: .done(.saved)) } == """
        Edit profile
        ✓ Saved.

        1.  Name: Alice

        2.  Bio: Gardens, mostly. …

        3.  Profile photo: none

        4.  Header image: none

        5.  Website: https://example.org

        6.  Custom field: add one (a website, pronouns, a place)

        7.  Approve followers: yes

        8.  This is a bot account: no

        9.  Hide followers and following: no

        10. Show me in suggestions and the directory: yes

        11. Let others find my public posts by searching: yes

        12. Websites that may credit me: example.org blog.example

        13. Default visibility: followers only

        14. Default language: Japanese (ja)

        15. Sensitive photos by default: no

        16. Refresh (r)

        """)
    #expect(
      draw(.japanese) == """
        プロフィールの編集

        1.  名前: Alice

        2.  自己紹介: Gardens, mostly. …

        3.  アイコン画像: なし

        4.  ヘッダー画像: なし

        5.  Website: https://example.org

        6.  項目: 追加（ウェブサイト、読み方、住んでいる場所など）

        7.  フォローを承認制にする: はい

        8.  ボット（プログラムが投稿するアカウント）: いいえ

        9.  フォローとフォロワーを非公開にする: いいえ

        10. おすすめユーザーとユーザー一覧に表示する: はい

        11. 公開投稿をほかの人の検索結果に表示する: はい

        12. 自分を著者として表示できるサイト: example.org
            blog.example

        13. 新しい投稿の公開範囲: フォロワー限定

        14. 新しい投稿の言語: 日本語 (ja)

        15. 写真を刺激の強い写真として投稿する: いいえ

        16. 更新 (r)

        """)
  }

  @Test("who may see new posts")
  func visibility() {
    #expect(
      draw { $0.question = .visibility } == """
        Edit profile

        Who can see your new posts?

        1. Public: everyone
        2. Unlisted: anyone who finds them, but not in public lists
        3. Followers only: your followers and people you mention
        4. Keep as is (b)

        """)
    #expect(
      draw(.japanese) { $0.question = .visibility } == """
        プロフィールの編集

        新しい投稿の公開範囲

        1. 公開: 誰でも見られます
        2. 未収載（一覧に出ない）: 誰でも見られますが、公開タイムラ
           イン、ハッシュタグ、検索には表示されません
        3. フォロワー限定: フォロワーと、メンションした人だけが見ら
           れます
        4. 変更しない (b)

        """)
  }

  @Test("that a picture is on another machine, and can be replaced")
  func elsewhere() {
    let user = someone("1", "alice", "Alice", avatar: .elsewhere, header: .at("/h.jpg"))
    let screen = draw {
      $0.profile = OwnProfile(user: user, settings: OwnSettings(defaults: .standard))
    }
    #expect(screen.contains("Profile photo: stored on another device\n"))
    #expect(screen.contains("Header image: set\n"))
    let profile = PersonRendering(words: context().words).profile(user)
    #expect(profile.last == Line("Profile photo: stored on another device", .faint))
    #expect(context().words.pictures(of: user).map(\.path) == ["/h.jpg"])
  }

  @Test("what was entered and is not acceptable, in the field")
  func entry() throws {
    var state = EditProfileState(isSignedIn: true)
    state.profile = OwnProfile(user: alice, settings: OwnSettings(defaults: .standard))
    let view = EditProfileView(strings: .english, context: context(.english))
    state.question = .bio
    let bio = try #require(view.screen(state).field)
    state.question = .avatar
    #expect(view.screen(state).field?.value == "" && view.screen(state).field?.kind == .path)
    #expect(bio.kind == .text && bio.value == alice.bio)
    #expect(bio.remaining?("Two\r\nlines") == 491)
    state.question = .label(0)
    #expect(view.screen(state).field?.value == "")
    state.question = .value(0, label: "Website")
    #expect(view.screen(state).field?.label == "Website")
    #expect(view.screen(state).field?.remaining?("a.org") == 250)
    state.question = .name
    state.entry = "much too long"
    state.action = ActionState(outcome: .failed(.invalid(.name, .tooLong(maximum: 30, excess: 2))))
    let screen = view.screen(state)
    #expect(screen.field?.value == "much too long" && screen.field?.remaining?("much too long") == 17)
    #expect(screen.notices == [ScreenNotice(.failed, "The name can have up to 30 characters: 2 too many.")])
  }

  @Test("no one signed in")
  func nobody() {
    #expect(
      draw(isSignedIn: false) {
        $0.profile = nil
        $0.action = ActionState(outcome: .failed(.unauthenticated))
      } == """
        Edit profile
        ! Sign in to continue.

        1. Sign in (i)

        """)
  }
}
