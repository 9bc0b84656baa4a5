import AppScreens
import Testing

@Suite("A screen as text")
struct ScreenRendererTests {
  private let screen = Screen<String>(
    title: "Home", progress: "Step 1 of 3",
    notices: [ScreenNotice(.news, "2 new posts, r to show them"), ScreenNotice(.done, "Liked")],
    blocks: [
      .heading("Today"),
      .entry(
        Entry(
          [
            Line([TextSpan("山田 太郎", .strong), TextSpan(" @taro", .accent), TextSpan(" · 3 min ago", .faint)]),
            Line("今日は東京タワーに行きました。とても楽しかった！\nまた行きたい 👩‍👩‍👧‍👦🇯🇵"),
          ], open: "taro")),
      .divider("you left here"),
      .entry(
        Entry(
          [
            Line([TextSpan("Eve\u{1B}[31m\u{202E}", .strong), TextSpan(" @eve", .accent)]),
            Line("Cafe\u{301} https://example.org/a/very/long/path"), Line("a comment", indent: 2),
          ], open: "eve")),
      .text("That is all."),
    ],
    menu: [
      MenuItem(key: "m", label: "Show more of what others have written", action: "more"),
      MenuItem(label: "戻る", action: "back"),
    ])

  @Test("at 80 columns")
  func wide() {
    #expect(
      ScreenRenderer(width: 80).render(screen) == """
        Home
        Step 1 of 3
        * 2 new posts, r to show them
        ✓ Liked

        Today

        1. 山田 太郎 @taro · 3 min ago
           今日は東京タワーに行きました。とても楽しかった！
           また行きたい 👩‍👩‍👧‍👦🇯🇵

        — you left here —

        2. Eve[31m @eve
           Cafe\u{301} https://example.org/a/very/long/path
             a comment

        That is all.

        3. Show more of what others have written (m)
        4. 戻る

        """)
  }

  @Test("at 40 columns")
  func medium() {
    #expect(
      ScreenRenderer(width: 40).render(screen) == """
        Home
        Step 1 of 3
        * 2 new posts, r to show them
        ✓ Liked

        Today

        1. 山田 太郎 @taro · 3 min ago
           今日は東京タワーに行きました。とても
           楽しかった！
           また行きたい 👩‍👩‍👧‍👦🇯🇵

        — you left here —

        2. Eve[31m @eve
           Cafe\u{301}
           https://example.org/a/very/long/path
             a comment

        That is all.

        3. Show more of what others have written
           (m)
        4. 戻る

        """)
  }

  @Test("at 20 columns")
  func narrow() {
    #expect(
      ScreenRenderer(width: 20).render(screen) == """
        Home
        Step 1 of 3
        * 2 new posts, r to
          show them
        ✓ Liked

        Today

        1. 山田 太郎 @taro ·
           3 min ago
           今日は東京タワー
           に行きました。と
           ても楽しかった！
           また行きたい 👩‍👩‍👧‍👦🇯🇵

        — you left here —

        2. Eve[31m @eve
           Cafe\u{301}
           https://example.o
           rg/a/very/long/pa
           th
             a comment

        That is all.

        3. Show more of what
           others have
           written (m)
        4. 戻る

        """)
  }

  @Test("at 10 columns, and never narrower")
  func tiny() {
    let expected = """
      Home
      Step 1 of
      3
      * 2 new
        posts, r
        to show
        them
      ✓ Liked

      Today

      1. 山田 太
         郎
         @taro ·
         3 min
         ago
         今日は
         東京タ
         ワーに
         行きま
         した。
         とても
         楽し
         かっ
         た！
         また行
         きたい
         👩‍👩‍👧‍👦🇯🇵

      — you left
      here —

      2. Eve[31m
         @eve
         Cafe\u{301}
         https:/
         /exampl
         e.org/a
         /very/l
         ong/pat
         h
           a
           comme
           nt

      That is
      all.

      3. Show
         more of
         what
         others
         have
         written
         (m)
      4. 戻る

      """
    #expect(ScreenRenderer(width: 10).render(screen) == expected)
    #expect(ScreenRenderer(width: 1).render(screen) == expected)
  }

  @Test("without its menu while a value is asked for")
  func field() {
    var screen = screen
    screen.blocks = []
    screen.field = Field(label: "Name", submit: { $0 }, cancel: "cancel")
    #expect(
      ScreenRenderer(width: 80).render(screen) == """
        Home
        Step 1 of 3
        * 2 new posts, r to show them
        ✓ Liked

        """)
  }

  @Test("with emphasis where it can be shown, a wrapped one on each line")
  func emphasis() {
    let renderer = ScreenRenderer(width: 10) { text, emphasis in
      emphasis == .plain ? text : "<\(text)>"
    }
    #expect(
      renderer.wrap(Line([TextSpan("strong words", .strong), TextSpan(" and plain")]))
        == ["<strong>", "<words> and", "plain"])
  }

  @Test(
    "with all numbers in one column, and what they number beside it",
    arguments: [(7, "1. ", "8. ", "9. "), (8, "1.  ", "9.  ", "10. "), (98, "1.   ", "99.  ", "100. ")])
  func column(entries: Int, first: String, more: String, write: String) {
    let screen = Screen<String>(
      title: "Home",
      blocks: (1...entries).map { .entry(Entry([Line("Post \($0)"), Line("Its text")], open: "open")) },
      menu: [
        MenuItem(key: "m", label: "Show some more posts", action: "more"),
        MenuItem(key: "n", label: "New post", action: "write"),
      ])
    let blank = String(repeating: " ", count: first.count)
    let drawn = ScreenRenderer(width: 20).render(screen)
    #expect(drawn.hasPrefix("Home\n\n\(first)Post 1\n\(blank)Its text\n"))
    #expect(drawn.hasSuffix("\n\n\(more)Show some more\n\(blank)posts (m)\n\(write)New post (n)\n"))
    #expect(ScreenRenderer(width: 20).render(screen, after: entries - 1).hasSuffix(drawn.suffix(60)))
  }

  @Test("numbers only what opens or takes a short command, and draws the rest in its place")
  func unnumbered() {
    let screen = Screen<String>(
      title: "People",
      blocks: [
        .entry(Entry([Line("Alice"), Line("Hello")], open: nil)),
        .entry(Entry([Line("Bob")], open: nil, shortcuts: ["f": "follow"])),
        .entry(Entry([Line("Carol")], open: nil)), .entry(Entry([Line("Dan")], open: "dan")),
      ],
      menu: [MenuItem(key: "m", label: "More", action: "more")])
    let renderer = ScreenRenderer(width: 20)
    #expect(
      renderer.render(screen) == """
        People

           Alice
           Hello

        1. Bob

           Carol

        2. Dan

        3. More (m)

        """)
    #expect(screen.numberedEntries.map(\.open) == [nil, "dan"])
    #expect(renderer.render(screen, after: 2) == "   Carol\n\n2. Dan\n\n3. More (m)\n")
    #expect(renderer.rows(screen, of: 1..<4) == [["", "1. Bob"], ["", "   Carol"], ["", "2. Dan"]])
  }

  @Test("shows pictures where it can, each with its caption")
  func pictures() {
    let screen = Screen<String>(
      title: "Post",
      blocks: [
        .text("Look!"), .picture(Picture(path: "/a.jpg", caption: "Photo 1")),
        .picture(Picture(path: "/b.jpg", caption: "Photo 2")), .picture(Picture(path: "/c.jpg")),
        .picture(Picture(path: "/c.jpg", size: .small)), .text("What do you think?"),
      ])
    #expect(ScreenRenderer(width: 20).render(screen) == "Post\n\nLook!\n\nWhat do you think?\n")
    let renderer = ScreenRenderer(
      width: 20,
      drawing: { picture, size in
        switch picture.path {
        case "/a.jpg": ["\u{1B}[7m  \u{1B}[0m", "##"]
        case "/c.jpg": [size == .small ? "#" : "####"]
        default: nil
        }
      })
    #expect(
      renderer.render(screen) == """
        Post

        Look!

        \u{1B}[7m  \u{1B}[0m
        ##
        Photo 1

        ####

        #

        What do you think?

        """)
  }

  @Test("shows pictures of items below their lines where it can, and nothing elsewhere")
  func smallPictures() {
    let pictures = [Picture(path: "/a.jpg", caption: ""), Picture(path: "/b.jpg", caption: "")]
    let screen = Screen<String>(
      title: "Home",
      blocks: [
        .entry(Entry([Line("One"), Line("like", indent: 2)], open: "1", pictures: pictures)),
        .entry(Entry([Line("Two")], open: "2")),
      ])
    #expect(ScreenRenderer(width: 20).render(screen) == "Home\n\n1. One\n     like\n\n2. Two\n")
    let renderer = ScreenRenderer(
      width: 20, drawing: { picture, size in picture.path == "/a.jpg" && size == .small ? ["", "##"] : nil })
    #expect(renderer.render(screen) == "Home\n\n1. One\n     like\n\n     ##\n\n2. Two\n")
    #expect(renderer.rows(screen, of: 0..<1).map(\.count) == [5])
  }

  @Test("has items that lead to the same thing below stand line by line, where columns mean something")
  func leading() {
    let screen = Screen<String>(
      title: "Post",
      blocks: [
        .entry(Entry([Line("2 earlier posts")], open: "all", leads: true)),
        .entry(Entry([Line("> Ann: Who?")], open: "ann", leads: true)), .text("Bob\nI."),
        .entry(Entry([Line("Ann")], open: "1")), .entry(Entry([Line("Bob"), Line("Hm.")], open: "2")),
      ])
    let rows = [["", "1  2 earlier posts"], ["2  > Ann: Who?"], ["", "Bob", "I."]]
    #expect(ScreenRenderer(layout: .columns).rows(screen, of: 0..<3) == rows)
    #expect(
      ScreenRenderer(layout: .columns).rows(screen, of: 3..<5) == [
        ["", "3  Ann"], ["", "4  Bob", "   Hm."],
      ])
    #expect(
      ScreenRenderer().render(screen).hasPrefix("Post\n\n1. 2 earlier posts\n\n2. > Ann: Who?\n\nBob\nI.\n"))
  }

  @Test("from where a list has grown, numbered on")
  func growth() {
    #expect(
      ScreenRenderer(width: 80).render(screen, after: 1) == """
        * 2 new posts, r to show them
        ✓ Liked

        — you left here —

        2. Eve[31m @eve
           Cafe\u{301} https://example.org/a/very/long/path
             a comment

        That is all.

        3. Show more of what others have written (m)
        4. 戻る

        """)
    #expect(
      ScreenRenderer(width: 80).menu(screen)
        == "3. Show more of what others have written (m)\n4. 戻る\n")
  }

  @Test("has grown when all there was still stands, ages aside")
  func continues() {
    func screen(_ entries: [(String, String)], title: String = "Home") -> Screen<String> {
      Screen(
        title: title,
        blocks: entries.map { text, age in
          .entry(Entry([Line([TextSpan(text), TextSpan(age, .faint)])], open: text))
        })
    }
    let before = screen([("a", "1 min"), ("b", "2 min")])
    #expect(screen([("a", "2 min"), ("b", "3 min"), ("c", "")]).continues(before))
    #expect(!screen([("a", "1 min"), ("b", "2 min")]).continues(before))
    #expect(!screen([("new", ""), ("a", "1 min"), ("b", "2 min")]).continues(before))
    #expect(!screen([("a", ""), ("b", ""), ("c", "")], title: "Other").continues(before))
    #expect(!screen([("a", "")]).continues(screen([])))
  }
}
