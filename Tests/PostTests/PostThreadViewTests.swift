import AppScreens
import AppValues
import Entities
import PostActions
import SocialTestSupport
import Testing

@testable import Post

@MainActor
@Suite("A conversation on the screen of a post")
struct PostThreadViewTests {
  private let question = post("0", by: bob, "Anyone at the lake today?", minutesAgo: 190)

  private func render(
    _ state: PostState, _ language: Language = .english, width: Int = 60
  ) -> String {
    let view = PostView(strings: .of(language), context: context(language))
    return ScreenRenderer(width: width).render(view.screen(state))
  }

  /// A conversation with a deleted post above and one below, and more than is shown.
  private func tree() -> PostState {
    let root = post("1", by: alice, "Who has a boat?", minutesAgo: 60, counts: PostCounts(comments: 3))
    let goesOn = post("2", by: alice, "A small one will do.", minutesAgo: 50, answering: root)
    let offer = post(
      "3", by: bob, "I do, but it leaks.", minutesAgo: 40, answering: root, counts: PostCounts(comments: 6))
    let laugh = post("4", by: carol, "It sank!", minutesAgo: 30, answering: offer)
    let denial = post("5", by: bob, "It did not.", minutesAgo: 20, answering: laugh)
    let below = post("7", by: carol, "You are right.", minutesAgo: 5)
    var state = PostState(viewer: nil)
    state.thread = PostThread(ancestors: [.deleted(ID("0")), .post(question)], post: root)
    state.comments = PagedList(
      page([
        branch(goesOn),
        branch(
          offer, branch(laugh, branch(denial)), branch(post("6", by: alice, "Hm.", answering: offer)),
          hidden: 4),
        CommentBranch(comment: .deleted(ID("8")), replies: [branch(below)], hiddenReplies: 1),
      ]))
    return state
  }

  @Test("says of a comment that the post it replies to isn't here", arguments: [Language.english, .japanese])
  func absentParent(language: Language) {
    let comment = Post(
      id: ID("1"), author: alice, content: PostContent("Yes."), createdAt: .sampleNoon,
      replyTo: ReplyReference(post: nil, author: nil))
    var state = PostState(viewer: nil)
    state.thread = PostThread(ancestors: [], post: comment)
    let text = language == .english ? "In reply to a post that isn't here" : "見つからない投稿へのコメント"
    #expect(render(state, language).contains(text))
  }

  @Test("shows comments as a tree, with marks where posts were deleted and counts of what is not shown")
  func treeOfComments() {
    #expect(
      render(tree()) == """
        Post by Alice

        In reply to

        1.  [deleted]

        2.  Bob @bob · 3 h ago
            Anyone at the lake today?

        This post

        Alice @alice · 1 h ago
        Who has a boat?
        3 comments
        21 Nov 2026, 11:00

        Comments

        3.  Alice @alice · 50 min ago
            A small one will do.

        4.  Bob @bob · 40 min ago
            I do, but it leaks.
            6 comments
            … 4 more comments, open to read

        5.    Carol @carol · 30 min ago
              It sank!

        6.      Bob @bob · 20 min ago
                It did not.

        7.    Alice @alice · 5 min ago
              In reply to Bob: I do, but it leaks.
              Hm.

        8.  [deleted]
            … 1 more comment, open to read

        9.    Carol @carol · 5 min ago
              You are right.

        10. Refresh (r)
        11. Sign in to like, share and comment (i)
        12. Copy link (y)
        13. Author's profile (p)
        14. Open the post it replies to (j)

        """)
    let entries = PostView(strings: .english, context: context()).screen(tree()).entries
    #expect(entries[0].open == .openDeleted(ID("0")) && entries[0].shortcuts.isEmpty)
    #expect(entries[4].open == .post(.open(ID("4"))))
    #expect(entries[4].shortcuts["l"] == .post(.like(ID("4"))))
    var state = tree()
    state.places.post = false
    let unopened = PostView(strings: .english, context: context()).screen(state).entries
    #expect(unopened[0].open == nil && !unopened[0].isNumbered)
    #expect(!unopened.contains { $0.lines.contains { $0.text.contains("open to read") } })
  }

  @Test("reads naturally as a tree in Japanese, also where there is little room")
  func narrowTree() {
    var state = tree()
    state.thread = nil
    #expect(
      render(state, .japanese, width: 24) == """
        投稿

        [削除された投稿]

        コメント

        1. Alice @alice · 50分前
           A small one will do.

        2. Bob @bob · 40分前
           I do, but it leaks.
           コメント6件
           …ほかにコメント4件
           （開くと表示）

        3.   Carol @carol · 30分
             前
             It sank!

        4.     Bob @bob · 20分前
               It did not.

        5.   Alice @alice · 5分
             前
             元の投稿、Bobさん:
             I do, but it leaks.
             Hm.

        6. [削除された投稿]
           …ほかにコメント1件
           （開くと表示）

        7.   Carol @carol · 5分
             前
             You are right.

        8. 更新 (r)

        """)
  }
}
