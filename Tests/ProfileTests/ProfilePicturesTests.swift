import AppScreens
import Entities
import PostActions
import SocialTestSupport
import Testing

@testable import Profile

@Suite("Pictures on a person's screen")
struct ProfilePicturesTests {
  @Test(
    "come after who someone is and what they wrote, and without the paths of their files",
    arguments: [Language.english, .japanese])
  func pictures(language: Language) {
    let user = someone("4", "neko", "Neko", avatar: .at("/media/a.jpg"), header: .at("/media/h.jpg"))
    let state = ProfileState(
      person: .id(user.id), viewer: bob.id, user: user,
      recent: [post("1", by: user.author, "Found a warm box.")])
    var screen = ProfileView(strings: .of(language), context: context(language)).screen(state)
    screen.menu = []
    #expect(!drawn(screen).contains("/media") && drawn(screen).contains("\n\nNeko @neko\n"))
    let renderer = ScreenRenderer(
      width: 60, drawing: { picture, size in size == .small ? ["(small)"] : ["(large \(picture.path))"] })
    #expect(
      renderer.render(screen) == """
        \(language == .english ? "Profile" : "プロフィール")

        Neko @neko
        \(language == .english ? "0 posts · 0 followers · 0 following" : "投稿0件 · フォロワー0人 · フォロー中0人")
        \(language == .english ? "Joined 21 Sep 2026" : "2026年9月21日に登録")

        (small)

        \(language == .english ? "Latest posts" : "最近の投稿")

        1. Neko @neko · \(language == .english ? "5 min ago" : "5分前")
           Found a warm box.

        (large /media/a.jpg)
        \(language == .english ? "Profile photo" : "アイコン画像")

        (large /media/h.jpg)
        \(language == .english ? "Header image" : "ヘッダー画像")

        """)
  }

  @Test("are none where their files lie elsewhere")
  func picturesElsewhere() {
    let user = someone("5", "inu", "Inu", avatar: .at("https://example.org/a.jpg"))
    let view = ProfileView(strings: .japanese, context: context(.japanese))
    #expect(
      view.screen(ProfileState(person: .id(user.id), viewer: bob.id, user: user)).blocks.allSatisfy {
        if case .picture = $0 { false } else { true }
      })
  }
}
