import AppScreens
import AppValues
import Entities
import PostActions
import Presentation
import SocialTestSupport
import Testing

@Suite("What screens with posts draw alike")
@MainActor
struct PostsViewTests {
  private func view(_ language: Language = .english) -> PostsView<PostIntent> {
    PostsView(context(language)) { $0 }
  }

  @Test("an entry has the short commands, and deletion where it is one's own")
  func entries() {
    let bench = PostsBench([post("1", by: alice), post("2")])
    let entries = Screen(title: "", blocks: bench.state.shownPosts.map { view().entry($0, in: bench.state) })
      .entries
    #expect(entries.map(\.open) == [.open(ID("1")), .open(ID("2"))])
    #expect(
      entries[0].shortcuts == [
        "l": .like(ID("1")), "s": .share(ID("1")), "c": .comment(ID("1")), "k": .bookmark(ID("1")),
        "p": .author(ID("1")), "e": .edit(ID("1")), "d": .delete(ID("1")),
      ])
    #expect(entries[1].shortcuts["d"] == nil)
    #expect(entries[1].shortcuts["w"] == nil)
  }

  @Test("offers only what the source can do")
  func capabilities() {
    let own = post("1", by: alice)
    var state = PostsBench([own]).state
    state.acting = PostActing(capabilities: PostActionCapabilities(marks: [.liked], deletes: false))
    #expect(view().menu(for: own, in: state).map(\.key) == ["l", "c", "e"])
    #expect(
      Screen(title: "", blocks: [view().entry(own, in: state)]).entries[0].shortcuts.keys.sorted()
        == ["c", "e", "l", "p"])
  }

  @Test("offers no post, comment, edit, author or sign-in where the app has not that place")
  func places() {
    let own = post("1", by: alice)
    var state = PostsBench([own]).state
    state.places = []
    #expect(view().menu(for: own, in: state).map(\.key) == ["l", "s", "k", "+", "u", "d"])
    let entry = Screen(title: "", blocks: [view().entry(own, in: state)]).entries[0]
    #expect(entry.shortcuts.keys.sorted() == ["d", "k", "l", "s"] && entry.open == nil)
    var strangers = PostsBench([own], viewer: .anonymous).state
    strangers.places = []
    #expect(view().menu(for: own, in: strangers).isEmpty)
  }

  @Test("what vanished keeps its place and its short commands, whose answer says what became of it")
  func vanished() {
    var state = PostsBench([post("1")]).state
    state.apply(.deleted(ID("1")))
    state.apply(.deleted(ID("9")))
    #expect(state.acting.gone == [ID("1")])
    let screen = Screen(title: "List", blocks: [view().entry(post("1"), in: state)])
    #expect(screen.entries[0].shortcuts["l"] == .like(ID("1")))
    #expect(
      drawn(screen) == """
        List

        1. This post is no longer available.

        """)
  }

  @Test("hides what stands behind a warning until the reader wants to see it, in a list and on its page")
  func warnings() {
    let photos = ["a harbour", ""].map {
      Photo(id: ID($0), alt: $0, width: 1, height: 1, location: "", thumbnail: "")
    }
    let post = post("1", "The ship sinks.", warning: "spoiler", photos: photos)
    var state = PostsBench([post]).state
    func entry(_ language: Language = .english) -> String {
      drawn(Screen(title: "List", blocks: [view(language).entry(post, in: state)]))
    }
    #expect(
      entry() == """
        List

        1. Bob @bob · 5 min ago
           Warning: spoiler
           w 1 shows the text and 2 photos

        """)
    let page = view().page(of: post, in: state).map(\.text)
    #expect(page.last == "w shows the text and 2 photos")
    #expect(view().menu(for: post, in: state).first?.label == "Show what's hidden")
    state.acting.revealed = [post.id]
    #expect(
      entry() == """
        List

        1. Bob @bob · 5 min ago
           Warning: spoiler
           The ship sinks.
           [Photo: a harbour]
           [Photo, no description]

        """)
    #expect(view().menu(for: post, in: state).first?.label == "Hide again")
  }

  @Test(
    "hides sensitive photos in a list until the reader wants to see them, and shows them on the post's page")
  func sensitivePhotos() {
    let photos = ["a wound", ""].map {
      Photo(id: ID($0), alt: $0, width: 1, height: 1, location: "/\($0).jpg", thumbnail: "/\($0).small.jpg")
    }
    let time = post("1").createdAt
    let shown = Post(
      id: ID("1"), author: bob, content: PostContent("Careful.", photos: photos, isSensitive: true),
      createdAt: time)
    var state = PostsBench([shown]).state
    state.acting.opensLinks = true
    func screen(_ language: Language = .english) -> Screen<PostIntent> {
      Screen(title: "List", blocks: [view(language).entry(shown, in: state)])
    }
    #expect(
      drawn(screen()) == """
        List

        1. Bob @bob · 5 min ago
           Careful.
           w 1 shows the 2 sensitive photos

        """)
    #expect(drawn(screen(.japanese)).contains("w 1 で刺激の強い写真2枚を表示します。"))
    #expect(screen().entries[0].pictures.isEmpty)
    #expect(screen().entries[0].shortcuts["w"] == .reveal(shown.id))
    #expect(screen().entries[0].shortcuts["o"] == nil, "the photo would open")
    // On its own page it has been opened.
    #expect(
      view().page(of: shown, in: state).map(\.text).suffix(4) == [
        "Careful.", "Sensitive photos", "[Photo: a wound]", "[Photo, no description]",
      ])
    #expect(view().pictures(of: shown, in: state).count == 2)
    #expect(view().menu(for: shown, in: state).allSatisfy { $0.key != "w" })
    state.acting.revealed = [shown.id]
    #expect(drawn(screen()).contains("[Photo: a wound]"))
    #expect(screen().entries[0].pictures.count == 2)
    #expect(screen().entries[0].shortcuts["o"] == .openLink(shown.id))
  }

  @Test(
    "has nothing to hide where a sensitive post has no photos, and names hidden ones where nothing else is said"
  )
  func sensitiveText() {
    let photo = Photo(id: ID("p"), alt: "a wound", width: 1, height: 1, location: "/p", thumbnail: "/p")
    let made = { (content: PostContent<Photo>) in
      Post(id: ID("1"), author: bob, content: content, createdAt: post("1").createdAt)
    }
    let text = made(PostContent("Words", isSensitive: true))
    let state = PostsBench([text]).state
    let entry = Screen(title: "", blocks: [view().entry(text, in: state)]).entries[0]
    #expect(entry.shortcuts["w"] == nil && entry.lines.map(\.text).last == "Words")
    let rendering = context(.english).posts
    #expect(rendering.excerpt(made(PostContent(photos: [photo]))).map(\.text) == ["[Photo: a wound]"])
    #expect(
      rendering.excerpt(made(PostContent(photos: [photo], isSensitive: true))).map(\.text)
        == ["[1 sensitive photo]"])
  }

  @Test("asks before it deletes")
  func deletion() {
    let notices = [ScreenNotice(.failed, context().words.explain(.storage(.locked)))]
    #expect(
      drawn(view().deletion(of: post("1", by: alice), notices: notices)) == """
        Delete post
        ! Another program is using the database. Try again in a
          moment.

        Delete this post? This can't be undone.

        Alice @alice · 5 min ago
        Hello

        1. Yes, delete it (y)
        2. No, keep it (b)

        """)
    #expect(
      drawn(view(.japanese).deletion(of: post("1", by: alice), notices: [])) == """
        投稿の削除

        この投稿を削除しますか？ 元に戻せません。

        Alice @alice · 5分前
        Hello

        1. はい、削除します (y)
        2. いいえ、残します (b)

        """)
    #expect(
      view().deletion(of: post("1"), notices: []).menu.map(\.action) == [.confirmDeletion, .keep])
  }

  @Test("offers what can be done to one post")
  func menu() {
    let marked = post(
      "1", by: alice,
      marks: PostMarks(
        isLiked: true, isShared: true, isBookmarked: true, isPinned: true, mutesConversation: true))
    let state = PostsBench([marked]).state
    #expect(
      view().menu(for: marked, in: state).map(\.label) == [
        "Unlike", "Unshare", "Comment", "Remove bookmark",
        "Unpin from your profile", "Unmute this conversation", "Edit", "Delete",
      ])
    #expect(
      view(.japanese).menu(for: post("1", by: alice), in: state).map(\.label) == [
        "いいね", "シェア", "コメントする", "ブックマーク", "プロフィールに固定", "この会話をミュート", "編集", "削除",
      ])
    #expect(view().menu(for: post("2"), in: state).map(\.key) == ["l", "s", "c", "k", "u"])
    let strangers = PostsBench([marked], viewer: .anonymous).state
    #expect(view().menu(for: marked, in: strangers).map(\.action) == [.signIn])
  }

  @Test("has words for everything that can be achieved, in both languages", arguments: Language.builtIn)
  func words(language: Language) {
    let words = context(language).words
    let outcomes: [PostOutcome] = [
      .liked, .unliked, .shared, .unshared, .bookmarked, .unbookmarked, .pinned, .unpinned,
      .conversationMuted,
      .conversationUnmuted, .edited, .deleted, .opened(["https://a.org"]), .notOpened(["https://a.org"]),
      .waiting(.liked), .waiting(.deleted),
    ]
    #expect(Set(outcomes.map { words.message(for: $0) }).count == outcomes.count)
    #expect(words.notice(for: .opened(["/a.jpg", "/b.jpg"])).kind == .done)
    #expect(words.notice(for: .notOpened(["/a.jpg", "/b.jpg"])).kind == .failed)
    #expect(words.notice(for: .waiting(.liked)).kind == .done)
  }

  @Test("says of what is so only here that it waits for the server")
  func waiting() {
    #expect(
      context().words.message(for: .waiting(.shared))
        == "Shared with your followers. The server will get this once it can be reached.")
    #expect(
      context(.japanese).words.message(for: .waiting(.shared))
        == "フォロワーにシェアしました。サーバーには、接続できるようになったときに反映されます。")
  }
}
