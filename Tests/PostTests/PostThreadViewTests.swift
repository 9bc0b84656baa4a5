import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import Presentation
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

        1.  … 1 earlier post, open to read

        2.  In reply to Bob: Anyone at the lake today?

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
        12. Copy link
        13. Author's profile (p)
        14. Open the post it replies to

        """)
    let screen = PostView(strings: .english, context: context()).screen(tree())
    let entries = screen.entries
    #expect(screen.keepsOrder)
    #expect(entries[0].open == .showEarlier && entries[0].shortcuts.isEmpty)
    #expect(
      entries[1].open == .post(.open(question.id)) && entries[1].shortcuts["l"] == .post(.like(question.id)))
    #expect(entries[4].open == .post(.open(ID("4"))))
    #expect(entries[4].shortcuts["l"] == .post(.like(ID("4"))))
    var state = tree()
    state.places.remove(.post)
    let unopened = PostView(strings: .english, context: context()).screen(state).entries
    #expect(unopened[0].open == .showEarlier)
    #expect(!unopened.dropFirst().contains { $0.lines.contains { $0.text.contains("open to read") } })
  }

  /// As in a window: in columns, without the menu.
  private func inWindow(_ state: PostState, width: Int) -> String {
    let screen = PostView(strings: .english, context: context()).screen(state)
    let rows = ScreenRenderer(width: width, layout: .columns).rows(screen, of: screen.blocks.indices)
    return rows.joined().joined(separator: "\n")
  }

  @Test("folds what the post answers to two rows, however much that is", arguments: [40, 80])
  func folded(width: Int) {
    let long = String(repeating: "A long question. ", count: 20)
    var chain = [post("1", by: bob, "First.", minutesAgo: 90)]
    for number in 2...9 {
      chain.append(post("\(number)", by: alice, long, minutesAgo: 60, answering: chain.last))
    }
    var state = PostState(viewer: nil)
    state.thread = PostThread(
      ancestors: chain.map(ThreadPost.post), post: post("10", by: bob, "An answer.", answering: chain.last))
    let rows = inWindow(state, width: width).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[1] == "1  … 8 earlier posts, open to read")
    #expect(rows[2].hasPrefix("2  > Alice: A long question. A") && rows[2].hasSuffix("…"))
    #expect(rows[3] == "" && rows[4].hasPrefix("Bob @bob") && rows[5] == "An answer.")
  }

  @Test("shows of what the post answers its warning, that it's gone, or that it was deleted")
  func foldedStates() {
    func above(_ parent: ThreadPost, _ change: (inout PostState) -> Void = { _ in }) -> Entry<
      PostPresenter.Action
    > {
      var state = PostState(viewer: bob.id)
      state.thread = PostThread(ancestors: [parent], post: post("2", by: bob, "Eek!"))
      change(&state)
      return PostView(strings: .japanese, context: context(.japanese)).screen(state).entries[0]
    }
    let spider = post("1", by: alice, "Look at its legs!", warning: "spiders")
    let warned = above(.post(spider))
    #expect(warned.lines.map(\.text) == ["> Alice: 閲覧注意: spiders"] && warned.leads)
    // What one row can't show isn't offered: the post is a number away.
    #expect(warned.shortcuts["w"] == nil && warned.open == .post(.open(spider.id)))
    let gone = above(.post(spider)) { $0.acting.gone = [spider.id] }
    #expect(gone.lines.map(\.text) == [context(.japanese).words.social.posts.vanished])
    let deleted = above(.deleted(ID("0")))
    #expect(
      deleted.lines.map(\.text) == ["[削除された投稿]"] && deleted.open == .openDeleted(ID("0")) && deleted.leads)
  }

  @Test("shows all that comes before the post to someone who asks", arguments: [Language.english, .japanese])
  func inFull(language: Language) {
    var state = tree()
    state.showsEarlier = true
    let texts =
      language == .english
      ? """
      Post by Alice

      In reply to

      1.  [deleted]

      2.  Bob @bob · 3 h ago
          Anyone at the lake today?

      This post

      Alice @alice · 1 h ago

      """
      : """
      Aliceさんの投稿

      元の投稿

      1.  [削除された投稿]

      2.  Bob @bob · 3時間前
          Anyone at the lake today?

      この投稿

      Alice @alice · 1時間前

      """
    #expect(render(state, language).hasPrefix(texts))
    #expect(render(tree(), .japanese).hasPrefix("Aliceさんの投稿\n\n1.  …これより前の投稿1件（開くと表示）\n\n2.  元の投稿、Bobさん: "))
    let entries = PostView(strings: .english, context: context()).screen(state).entries
    #expect(entries[0].open == .openDeleted(ID("0")) && entries[0].shortcuts.isEmpty)
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
