import AppScreens
import AppValues
import Entities
import PostActions
import SocialTestSupport
import Testing

@testable import Post

@MainActor
@Suite("Links, marks and warnings on the screen of a post")
struct PostMarksViewTests {
  private func render(
    _ state: PostState, _ language: Language = .english, width: Int = 60
  ) -> String {
    let view = PostView(strings: .of(language), context: context(language))
    return ScreenRenderer(width: width).render(view.screen(state))
  }

  @Test("shows the link, that it is pinned, and that the conversation is muted")
  func linkAndMarks() {
    var state = PostState(viewer: bob.id)
    let marks = PostMarks(isBookmarked: true, isPinned: true, mutesConversation: true)
    state.thread = PostThread(ancestors: [], post: post("1", by: bob, marks: marks))
    state.action = ActionState(outcome: .done(.link("socialconnect:///post/1", isCopied: false)))
    #expect(
      render(state, .japanese) == """
        Bobさんの投稿
        ✓ この投稿のリンク: socialconnect:///post/1

        Bob @bob · 5分前
        Hello
        ブックマーク済み · 固定済み
        2026年11月21日 11:55
        この会話はミュート中です。通知は届きません。

        コメント

        コメントはまだありません。

        1.  更新 (r)
        2.  いいね (l)
        3.  シェア (s)
        4.  コメントする (c)
        5.  ブックマークを解除 (k)
        6.  固定を解除 (+)
        7.  この会話のミュートを解除 (u)
        8.  編集 (e)
        9.  削除 (d)
        10. リンクをコピー
        11. 投稿者のプロフィール (p)

        """)
    state.action = ActionState(outcome: .done(.link("socialconnect:///post/1", isCopied: true)))
    #expect(
      drawn(PostView(strings: .english, context: context()).screen(state)).hasPrefix(
        """
        Post by Bob
        ✓ Link copied: socialconnect:///post/1

        Bob @bob · 5 min ago
        Hello
        bookmarked · pinned
        21 Nov 2026, 11:55
        This conversation is muted.

        """))
  }

  @Test("hides what stands behind a warning, also when the post was deleted since")
  func warning() {
    var state = PostState(viewer: nil)
    state.thread = PostThread(ancestors: [], post: post("1", by: alice, "It was him.", warning: "ending"))
    state.acting.gone = [ID("1")]
    #expect(
      render(state) == """
        Post by Alice
        * This post has been deleted. You can read it here until you
          leave.

        Alice @alice · 5 min ago
        Warning: ending
        w shows the text
        21 Nov 2026, 11:55

        Comments

        No comments yet.

        1. Show what's hidden (w)
        2. Author's profile (p)

        """)
    state.acting.revealed = [ID("1")]
    #expect(render(state).contains("Warning: ending\nIt was him.\n"))
    #expect(render(state, .japanese).contains("1. 内容を隠す (w)\n"))
  }
}
