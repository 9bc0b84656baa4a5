import AppScreens
import AppValues
import Entities
import PostActions
import Presentation
import SocialTestSupport
import Testing

@testable import Post

@MainActor
@Suite("The screen of a post")
struct PostViewTests {
  private let question = post("0", by: bob, "Anyone at the lake today?", minutesAgo: 190)

  private func render(
    _ state: PostState, _ language: Language = .english, width: Int = 60
  ) -> String {
    let view = PostView(strings: .of(language), context: context(language))
    return ScreenRenderer(width: width).render(view.screen(state))
  }

  /// Alice's answer to Bob's question, with his answer to hers.
  private func thread(viewer: ID<User>? = alice.id) -> PostState {
    let root = post(
      "1", by: alice, "I am, with a boat.", minutesAgo: 70, answering: question,
      counts: PostCounts(likes: 2, comments: 1), marks: PostMarks(isLiked: true))
    var state = PostState(viewer: viewer)
    state.thread = PostThread(ancestors: [.post(question)], post: root)
    state.comments = PagedList(page([branch(post("2", by: bob, "On my way!", answering: root))]))
    return state
  }

  @Test("shows what it answers, the post, and what answers it")
  func conversation() {
    #expect(
      render(thread()) == """
        Post by Alice

        1.  In reply to Bob: Anyone at the lake today?

        Alice @alice · 1 h ago
        I am, with a boat.
        2 likes · 1 comment · you liked this
        21 Nov 2026, 10:50

        Comments

        2.  Bob @bob · 5 min ago
            On my way!

        3.  Refresh (r)
        4.  Unlike (l)
        5.  Share (s)
        6.  Comment (c)
        7.  Bookmark (k)
        8.  Pin to your profile (+)
        9.  Mute this conversation (u)
        10. Edit (e)
        11. Delete (d)
        12. Who liked it
        13. Copy link
        14. Author's profile (p)
        15. Open the post it replies to

        """)
  }

  @Test("reads naturally in Japanese")
  func japanese() {
    var state = thread()
    state.newComments = 2
    state.action = ActionState(outcome: .done(.post(.shared)))
    #expect(
      render(state, .japanese) == """
        Aliceさんの投稿
        ✓ フォロワーにシェアしました。
        * 新しいコメントが2件あります。

        1.  元の投稿、Bobさん: Anyone at the lake today?

        Alice @alice · 1時間前
        I am, with a boat.
        いいね2件 · コメント1件 · いいね済み
        2026年11月21日 10:50

        コメント

        2.  Bob @bob · 5分前
            On my way!

        3.  新しいコメント2件を表示 (r)
        4.  いいねを取り消す (l)
        5.  シェア (s)
        6.  コメントする (c)
        7.  ブックマーク (k)
        8.  プロフィールに固定 (+)
        9.  この会話をミュート (u)
        10. 編集 (e)
        11. 削除 (d)
        12. いいねした人を見る
        13. リンクをコピー
        14. 投稿者のプロフィール (p)
        15. 元の投稿を開く

        """)
  }

  @Test("offers to sign in when signed out, and shows news")
  func anonymous() {
    var state = PostState(viewer: nil)
    state.thread = PostThread(ancestors: [], post: post("1", by: alice))
    state.newComments = 1
    #expect(
      render(state) == """
        Post by Alice
        * 1 new comment

        Alice @alice · 5 min ago
        Hello
        21 Nov 2026, 11:55

        Comments

        No comments yet.

        1. Show 1 new comment (r)
        2. Sign in to like, share and comment (i)
        3. Copy link
        4. Author's profile (p)

        """)
  }

  @Test("does not deny the comments that it counts")
  func countedComments() {
    var state = PostState(viewer: nil)
    var counted = post("1", by: alice)
    counted.counts = PostCounts(likes: 0, comments: 1, shares: 0)
    state.thread = PostThread(ancestors: [], post: counted)
    let hidden = "Comments\n\nNone of the comments can be shown.\n"
    #expect(render(state).contains(hidden))
    #expect(render(state, .japanese).contains("コメント\n\n表示できるコメントはありません。\n"))
    state.newComments = 1
    #expect(!render(state).contains("Comments\n"))
    #expect(render(state).contains("* 1 new comment\n"))
    state.acting.gone = [ID("1")]
    #expect(render(state).contains(hidden))
  }

  @Test("says that a vanished comment was deleted when it is acted on, and what was not allowed")
  func refused() {
    var state = thread(viewer: bob.id)
    state.acting.gone = [ID("2")]
    let view = PostView(strings: .english, context: context())
    #expect(view.screen(state).entries[1].shortcuts["l"] == .post(.like(ID("2"))))
    state.action = ActionState(outcome: .failed(.forbidden, about: .sharing))
    #expect(
      view.screen(state).notices.first?.text
        == "This post has limited visibility and can't be shared.")
  }

  @Test("keeps a deleted post readable and says so; a deleted comment keeps its number")
  func deleted() {
    var state = thread(viewer: bob.id)
    state.acting.gone = [ID("1"), ID("2")]
    #expect(
      render(state) == """
        Post by Alice
        * This post has been deleted. You can read it here until you
          leave.

        1. In reply to Bob: Anyone at the lake today?

        Alice @alice · 1 h ago
        I am, with a boat.
        2 likes · 1 comment · you liked this
        21 Nov 2026, 10:50

        Comments

        2. This post is no longer available.

        3. Author's profile (p)

        """)
  }

  @Test("says why there is no post, and offers to try again where that may help")
  func missing() {
    var state = PostState(viewer: alice.id)
    state.action = ActionState(outcome: .failed(.gone))
    #expect(
      render(state) == """
        Post
        ! This post has been deleted.

        """)
    state.action = ActionState(outcome: .failed(.notFound))
  }

  @Test("asks before it deletes")
  func confirmation() {
    var state = thread()
    state.acting.confirming = state.thread?.post
    state.action = ActionState(outcome: .failed(.storage(.locked)))
    #expect(
      render(state) == """
        Delete post
        ! Another program is using the database. Try again in a
          moment.

        Delete this post? This can't be undone.

        Alice @alice · 1 h ago
        In reply to Bob: Anyone at the lake today?
        I am, with a boat.
        2 likes · 1 comment · you liked this

        1. Yes, delete it (y)
        2. No, keep it (b)

        """)
  }

  @Test("stays readable in a window of 20 columns")
  func narrow() {
    var state = PostState(viewer: bob.id)
    state.thread = PostThread(ancestors: [], post: post("1", by: alice, "今日は湖に行きます。ボートもあります"))
    state.comments = PagedList(page([branch(post("2", "On my way!"))], older: "x"))
    #expect(
      render(state, width: 20) == """
        Post by Alice

        Alice @alice · 5 min
        ago
        今日は湖に行きます。
        ボートもあります
        21 Nov 2026, 11:55

        Comments

        1.  Bob @bob · 5 min
            ago
            On my way!

        2.  More comments
            (m)
        3.  Refresh (r)
        4.  Like (l)
        5.  Share (s)
        6.  Comment (c)
        7.  Bookmark (k)
        8.  Mute this
            conversation (u)
        9.  Copy link
        10. Author's profile
            (p)
        11. Filter this post
        12. Report

        """)
  }

  @Test("offers no marks and no link of a post that waits to be sent")
  func waiting() {
    let view = PostView(strings: .english, context: context())
    func actions(of id: String) -> [PostPresenter.Action] {
      var state = PostState(viewer: alice.id)
      state.thread = PostThread(ancestors: [], post: post(id, by: alice))
      return view.screen(state).menu.map(\.action)
    }
    let (waiting, sent) = (ID<Post>("waiting-1"), ID<Post>("1"))
    #expect(actions(of: "1").contains(.copyLink) && actions(of: "1").contains(.post(.pin(sent))))
    let left = actions(of: "waiting-1")
    #expect(left.contains(.post(.comment(waiting))) && left.contains(.post(.delete(waiting))))
    #expect(!left.contains(.copyLink))
    #expect(!left.contains(.post(.like(waiting))) && !left.contains(.post(.pin(waiting))))
  }

  @Test("offers each entry the same short commands, and deletion of one's own alone")
  func shortcuts() throws {
    let view = PostView(strings: .english, context: context())
    let entries = view.screen(thread(viewer: bob.id)).entries
    #expect(entries.map(\.open) == [.post(.open(ID("0"))), .post(.open(ID("2")))])
    #expect(
      entries[1].shortcuts == [
        "l": .post(.like(ID("2"))), "s": .post(.share(ID("2"))), "c": .post(.comment(ID("2"))),
        "k": .post(.bookmark(ID("2"))), "p": .post(.author(ID("2"))), "e": .post(.edit(ID("2"))),
        "d": .post(.delete(ID("2"))),
      ])
    let others = view.screen(thread(viewer: alice.id)).entries
    #expect(others.allSatisfy { $0.shortcuts["d"] == nil })
  }
}
