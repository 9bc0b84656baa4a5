import AppScreens
import AppValues
import Entities
import Foundation
import Presentation
import SocialTestSupport
import Testing

@Suite("A post as lines")
struct PostRenderingTests {
  private func rendered(
    _ post: Post, sharedBy: Author? = nil, in language: Language, width: Int, layout: ScreenLayout = .words
  ) -> String {
    let posts = PostRendering(
      words: context(language).words, now: Timestamp(milliseconds: 1_000_000_180_000))
    let entry = Entry(posts.lines(post, sharedBy: sharedBy), open: "open")
    return ScreenRenderer(width: width, layout: layout).render(Screen(title: "", blocks: [.entry(entry)]))
  }

  private func post(name: String = "山田 太郎", text: String = "今日は東京タワー 👩‍👩‍👧‍👦") -> Post {
    Post(
      id: ID("1"), author: Author(id: ID("2"), handle: "taro", name: name), content: PostContent(text),
      createdAt: Timestamp(milliseconds: 1_000_000_000_000), counts: PostCounts(likes: 1, comments: 2),
      marks: PostMarks(isLiked: true))
  }

  @Test("says who, when, what and how it was taken, in either language")
  func whole() {
    let eve = Author(id: ID("3"), handle: "eve", name: "Eve")
    #expect(
      rendered(post(), sharedBy: eve, in: .english, width: 60) == """


        1. Shared by Eve @eve
           山田 太郎 @taro · 3 min ago
           今日は東京タワー 👩‍👩‍👧‍👦
           1 like · 2 comments · you liked this

        """)
    #expect(
      rendered(post(), sharedBy: eve, in: .japanese, width: 60) == """


        1. Eveさん（@eve）がシェア
           山田 太郎 @taro · 3分前
           今日は東京タワー 👩‍👩‍👧‍👦
           いいね1件 · コメント2件 · いいね済み

        """)
  }

  private func comment(
    on excerpt: PostExcerpt?, by name: String? = "Amara", isHere: Bool = true, isUnread: Bool = false
  ) -> Post {
    let author = name.map { Author(id: ID("4"), handle: "amara", name: $0) }
    return Post(
      id: ID("1"), author: Author(id: ID("2"), handle: "tom", name: "Tom"),
      content: PostContent("Then play the ending."), createdAt: Timestamp(milliseconds: 1_000_000_000_000),
      replyTo: ReplyReference(
        post: isHere ? ID("5") : nil, author: author, excerpt: excerpt, isUnread: isUnread))
  }

  @Test("quotes the beginning of what a comment is on, in one row")
  func quote() {
    let excerpt = PostExcerpt("How do you practise\n\na piece for four hands?")
    #expect(
      rendered(comment(on: excerpt), in: .english, width: 50, layout: .columns) == """


        1  Tom @tom                              3 min ago
           > Amara: How do you practise a piece for four…
           Then play the ending.

        """)
    #expect(
      rendered(comment(on: excerpt), in: .english, width: 80) == """


        1. Tom @tom · 3 min ago
           In reply to Amara: How do you practise a piece for four hands?
           Then play the ending.

        """)
    let japanese = PostExcerpt("連弾の曲って、ふだんどうやって練習していますか？")
    #expect(
      rendered(comment(on: japanese, by: "健太"), in: .japanese, width: 40, layout: .columns) == """


        1  Tom @tom                        3分前
           > 健太: 連弾の曲って、ふだんどうやっ…
           Then play the ending.

        """)
    #expect(
      rendered(comment(on: japanese, by: "健太"), in: .japanese, width: 80) == """


        1. Tom @tom · 3分前
           元の投稿、健太さん: 連弾の曲って、ふだんどうやって練習していますか？
           Then play the ending.

        """)
  }

  @Test(
    "quotes a warning as one, and says whom a comment is to where there is nothing to quote",
    arguments: [
      (
        Language.english,
        [
          "> Amara: Warning: Spoiler", "In reply to @amara", "In reply to a deleted post",
          "In reply to a post that isn't here", "In reply to a post",
        ]
      ),
      (
        .japanese,
        [
          "> Amara: 閲覧注意: Spoiler", "Amaraさん（@amara）へのコメント", "削除された投稿へのコメント", "見つからない投稿へのコメント",
          "ほかの投稿へのコメント",
        ]
      ),
    ])
  func saidContext(language: Language, lines: [String]) {
    let posts = PostRendering(words: context(language).words, now: Timestamp(milliseconds: 1_000_000_180_000))
    let comments = [
      comment(on: PostExcerpt("Spoiler", isWarning: true)), comment(on: nil), comment(on: nil, by: nil),
      comment(on: nil, by: nil, isHere: false), comment(on: nil, by: nil, isUnread: true),
    ]
    #expect(comments.map { posts.lines($0)[1].text } == lines)
    #expect(comments.allSatisfy { posts.lines($0)[1].spans.allSatisfy { $0.emphasis == .faint } })
    #expect(comments.map { posts.lines($0, context: false)[1].text }.allSatisfy { $0 == comments[0].text })
  }

  @Test("quotes a post in one row, as it begins", arguments: Language.builtIn)
  func quotes(language: Language) {
    let posts = PostRendering(words: context(language).words, now: Timestamp(milliseconds: 1_000_000_180_000))
    let line = posts.quote(post(name: "Taro", text: "Look\n\nat the sea\nand the sky"))
    #expect(line.text == "> Taro: Look at the sea…" && line.staysInOneRow)
    let words = language == .english ? "In reply to Taro: Look at the sea…" : "元の投稿、Taroさん: Look at the sea…"
    #expect(line.spans.map(\.words) == [words])
  }

  @Test("tells names, times, marks of one's own and what leads somewhere apart")
  func emphasis() {
    let rendering = PostRendering(
      words: context(.english).words, now: Timestamp(milliseconds: 1_000_000_180_000))
    let post = post(name: "Taro", text: "Look @mia #sea\nhttps://example.org.")
    let dot = TextSpan(" · ", .faint)
    #expect(
      rendering.lines(post) == [
        Line(
          [TextSpan("Taro", .strong), TextSpan(" @taro", .faint)], trailing: [TextSpan("3 min ago", .faint)]),
        Line([
          TextSpan("Look "), TextSpan("@mia", .accent), TextSpan(" "), TextSpan("#sea", .accent),
          TextSpan("\n"),
          TextSpan("https://example.org", .accent, link: "https://example.org"), TextSpan("."),
        ]),
        Line([
          TextSpan("1 like", .faint), dot, TextSpan("2 comments", .faint), dot,
          TextSpan("you liked this", .own),
        ]),
      ])
  }

  @Test("says of a photo what it shows, and that another machine keeps it", arguments: Language.builtIn)
  func photos(language: Language) {
    let posts = PostRendering(words: context(language).words, now: Timestamp(milliseconds: 0))
    let photo = { (alt: String, location: String?) in
      Photo(id: ID("1"), alt: alt, width: 1, height: 1, location: location, thumbnail: location)
    }
    let lines = [("A lake", "/a"), ("A lake", nil), ("", nil)].map { posts.line(photo($0.0, $0.1)) }
    let texts =
      language == .english
      ? [
        "[Photo: A lake]", "[Photo: A lake (stored on another device)]",
        "[Photo, no description (stored on another device)]",
      ]
      : ["[写真: A lake]", "[写真: A lake（別の端末に保存されています）]", "[説明のない写真（別の端末に保存されています）]"]
    #expect(lines == texts.map { Line($0, .accent) })
  }

  @Test("names what posts here can't have, with a link to it", arguments: Language.builtIn)
  func attachments(language: Language) {
    let posts = PostRendering(words: context(language).words, now: Timestamp(milliseconds: 0))
    let link = "https://other.example/1"
    let lines = [
      posts.line(PostAttachment(.video, text: "A lake\n\nat dawn", link: link)),
      posts.line(PostAttachment(.sound)), posts.line(PostAttachment(.quote, text: "Tea / Coffee")),
    ]
    let texts =
      language == .english
      ? ["[Video: A lake at dawn] \(link)", "[Audio]", "[Quoted post: Tea / Coffee]"]
      : ["[動画: A lake at dawn] \(link)", "[音声]", "[引用元の投稿: Tea / Coffee]"]
    #expect(lines.map(\.text) == texts)
    let post = Post(
      id: ID("1"), author: Author(id: ID("2"), handle: "taro", name: "Taro"), content: PostContent(""),
      createdAt: Timestamp(milliseconds: 0), attachments: [PostAttachment(.video, link: link)])
    #expect(posts.lines(post).count == 2 && posts.lines(post).last == posts.excerpt(post).first)
  }

  @Test("lets no name and no text act on the terminal or turn the line around")
  func hostile() {
    let text = rendered(
      post(name: "Eve\u{1B}]0;owned\u{07}\u{202E}", text: "\u{1B}[2J\u{2066}gone\r\n\u{9B}31m"),
      in: .english, width: 60)
    #expect(text.contains("1. Eve]0;owned @taro"))
    #expect(text.contains("   [2Jgone\n   31m\n"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value })
  }
}
