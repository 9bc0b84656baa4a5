import Entities
import PostActions
import Presentation
import TestSupport
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
        "l": .like(ID("1")), "s": .share(ID("1")), "c": .comment(ID("1")), "p": .author(ID("1")),
        "d": .delete(ID("1")),
      ])
    #expect(entries[1].shortcuts["d"] == nil)
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

        1. This post is no longer here.

        """)
  }

  @Test("asks before it deletes")
  func deletion() {
    let notices = [ScreenNotice(.failed, context().words.explain(.storage(.locked)))]
    #expect(
      drawn(view().deletion(of: post("1", by: alice), notices: notices)) == """
        Delete a post
        ! Another program has been holding the database for too
          long. Please try again.

        Delete this post? That cannot be undone.

        Alice @alice · 5 min ago
        Hello

        1. Yes, delete it (y)
        2. No, keep it (k)

        """)
    #expect(
      drawn(view(.japanese).deletion(of: post("1", by: alice), notices: [])) == """
        投稿の削除

        この投稿を削除しますか。元に戻すことはできません。

        Alice @alice · 5分前
        Hello

        1. はい、削除します (y)
        2. いいえ、残します (k)

        """)
    #expect(view().deletion(of: post("1"), notices: []).menu.map(\.action) == [.confirmDeletion, .keep])
  }

  @Test("offers what can be done to one post")
  func menu() {
    let marked = post("1", by: alice, marks: PostMarks(isLiked: true, isShared: true))
    #expect(
      view().menu(for: marked, viewer: alice.id).map(\.label)
        == ["Take back your like", "Take back your share", "Comment", "Delete"])
    #expect(
      view(.japanese).menu(for: post("2"), viewer: alice.id).map(\.label) == ["いいねする", "共有する", "コメントする"])
    #expect(view().menu(for: marked, viewer: nil).map(\.action) == [.signIn])
  }

  @Test("has words for everything that can be achieved, in both languages", arguments: Language.allCases)
  func words(language: Language) {
    let words = context(language).words
    #expect(Set(PostOutcome.allCases.map { words.tell($0) }).count == PostOutcome.allCases.count)
  }
}
