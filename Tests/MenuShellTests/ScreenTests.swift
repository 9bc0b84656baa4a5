import AppScreens
import SocialMenuShell
import SocialShellTestSupport
import Testing

@MainActor
@Suite("What stands in a window of 24 rows")
struct ScreenTests {
  /// What is seen by someone who leaves at once.
  private func seen(_ screen: Screen<String>, width: Int, _ language: Language) async -> String {
    let io = ScriptedIO(width: width, height: 24, [])
    let stage = Stage(io, ["home": FakePresenter(screen)], language: language)
    stage.app.status = ["@aiko", language == .japanese ? "通知3件" : "3 notifications (t)"]
    return await stage.run()
  }

  // MARK: A list

  @Test("says beside the title what the screen counts, before what the app has to say")
  func summary() async {
    for (interactive, title) in [
      (true, "\nHome · 2 open · @aiko" + String(repeating: " ", count: 32) + "1 of 1+\n"),
      (false, "\nHome · 2 open · @aiko\n"),
    ] {
      var screen = Screen<String>.list("Home", ["one"])
      screen.summary = "2 open"
      let stage = Stage(ScriptedIO(interactive: interactive, []), ["home": FakePresenter(screen)])
      stage.app.status = ["@aiko"]
      #expect(await stage.run().hasPrefix(title))
    }
  }

  @Test("a list in 40 columns")
  func list40() async {
    #expect(
      await seen(.posts, width: 40, .english) == """

        Home · @aiko · 3 notifications (t) · 1–3
        of 5+

        1  Ben  @ben                    just now
           We made it. Come along to the
           exhibition next week?

        2  Marek  @marek                  2 days
           Bowl, fruit, table. Practising before
           dinner.
           [photo] a white bowl with 5 apples on
           a striped cloth
           8 likes, 1 comment, 1 share

        — you left off here —

        3  Tom  @tom                      6 days
           Then play the ending. Everybody
           remembers the ending.
           1 like + yours

        m more  l 3 like  c 3 comment  ? help
        >\u{20}
        Goodbye.

        """)
  }

  @Test("a list in 80 columns")
  func list80() async {
    #expect(
      await seen(.posts, width: 80, .english) == """

        Home · @aiko · 3 notifications (t)                                     1–5 of 5+

        1  Ben  @ben                                                            just now
           We made it. Come along to the exhibition next week?

        2  Marek  @marek                                                          2 days
           Bowl, fruit, table. Practising before dinner.
           [photo] a white bowl with 5 apples on a striped cloth
           8 likes, 1 comment, 1 share

        — you left off here —

        3  Tom  @tom                                                              6 days
           Then play the ending. Everybody remembers the ending.
           1 like + yours

        4  Amara  @amara                                                          6 days
           How do you practise a piece for four hands on your own?

        5  Nina  @nina                                                            7 days
           The cat is asleep on the piano again.

        m more  l 3 like  c 3 comment  n post  / search  t notifications  ? help
        >\u{20}
        Goodbye.

        """)
  }

  @Test("a list in 40 columns, in Japanese")
  func japaneseList40() async {
    #expect(
      await seen(.japanesePosts, width: 40, .japanese) == """

        ホーム · @aiko · 通知3件     1–3/5件以上

        1  Ben  @ben                    たった今
           やっと会えたね。来週の写真展、一緒に
           行こう。

        2  Marek  @marek                   2日前
           器と果物とテーブル。夕食の前に練習し
           ました。
           [写真] 縞模様の布に置かれた、りんご
           5個の入った白い器
           いいね8件、コメント1件

        — ここまで読みました —

        3  Tom  @tom                       6日前
           それから終わりを弾く。終わりはみんな
           が覚えている。
           いいね1件 ＋あなた

        m 続き  l 3 いいね  n 投稿  ? ヘルプ
        >\u{20}
        終了しました。

        """)
  }

  @Test("a list in 80 columns, in Japanese")
  func japaneseList80() async {
    #expect(
      await seen(.japanesePosts, width: 80, .japanese) == """

        ホーム · @aiko · 通知3件                                             1–5/5件以上

        1  Ben  @ben                                                            たった今
           やっと会えたね。来週の写真展、一緒に行こう。

        2  Marek  @marek                                                           2日前
           器と果物とテーブル。夕食の前に練習しました。
           [写真] 縞模様の布に置かれた、りんご5個の入った白い器
           いいね8件、コメント1件

        — ここまで読みました —

        3  Tom  @tom                                                               6日前
           それから終わりを弾く。終わりはみんなが覚えている。
           いいね1件 ＋あなた

        4  Amara  @amara                                                           6日前
           四手のための曲を、ひとりでどうやって練習しますか。

        5  Nina  @nina                                                             7日前
           猫がまたピアノの上で寝ています。

        m 続き  l 3 いいね  c 3 コメント  n 投稿  / 検索  t 通知  ? ヘルプ
        >\u{20}
        終了しました。

        """)
  }

  // MARK: A question

  @Test("a question in 40 columns")
  func question40() async {
    #expect(
      await seen(.question, width: 40, .english) == """

        Create an account · @aiko · 3
        notifications (t)
        Step 2 of 3
        ! Someone else has that name.
        As others see it. You can change it
        whenever you like.
        (< goes back)
        Name:\u{20}
        Goodbye.

        """)
  }

  @Test("a question in 80 columns")
  func question80() async {
    #expect(
      await seen(.question, width: 80, .english) == """

        Create an account · @aiko · 3 notifications (t)
        Step 2 of 3
        ! Someone else has that name.
        As others see it. You can change it whenever you like.
        (< goes back)
        Name:\u{20}
        Goodbye.

        """)
  }

  @Test("a question in 40 columns, in Japanese")
  func japaneseQuestion40() async {
    #expect(
      await seen(.japaneseQuestion, width: 40, .japanese) == """

        アカウントを作成 · @aiko · 通知3件
        ステップ 2/3
        ! その名前はすでに使われています。
        ほかの人に見える名前です。あとで変更でき
        ます。
        （< で戻ります）
        表示名:\u{20}
        終了しました。

        """)
  }

  @Test("a question in 80 columns, in Japanese")
  func japaneseQuestion80() async {
    #expect(
      await seen(.japaneseQuestion, width: 80, .japanese) == """

        アカウントを作成 · @aiko · 通知3件
        ステップ 2/3
        ! その名前はすでに使われています。
        ほかの人に見える名前です。あとで変更できます。
        （< で戻ります）
        表示名:\u{20}
        終了しました。

        """)
  }
}

extension Screen<String> {
  fileprivate static let posts = Screen(
    title: "Home",
    blocks: [
      post("Ben", "just now", "We made it. Come along to the exhibition next week?"),
      post(
        "Marek", "2 days",
        "Bowl, fruit, table. Practising before dinner.\n[photo] a white bowl with 5 apples on a striped cloth",
        TextSpan("8 likes, 1 comment, 1 share", .faint)),
      .divider("you left off here"),
      post(
        "Tom", "6 days", "Then play the ending. Everybody remembers the ending.", TextSpan("1 like ", .faint),
        TextSpan("+ yours", .own)),
      post("Amara", "6 days", "How do you practise a piece for four hands on your own?"),
      post("Nina", "7 days", "The cat is asleep on the piano again."),
    ],
    menu: [
      MenuItem(key: "m", label: "More", action: "more"),
      MenuItem(key: "r", label: "Refresh", action: "refresh"),
    ])

  fileprivate static let japanesePosts = Screen(
    title: "ホーム",
    blocks: [
      post("Ben", "たった今", "やっと会えたね。来週の写真展、一緒に行こう。"),
      post(
        "Marek", "2日前", "器と果物とテーブル。夕食の前に練習しました。\n[写真] 縞模様の布に置かれた、りんご5個の入った白い器",
        TextSpan("いいね8件、コメント1件", .faint)),
      .divider("ここまで読みました"),
      post(
        "Tom", "6日前", "それから終わりを弾く。終わりはみんなが覚えている。", TextSpan("いいね1件 ", .faint),
        TextSpan("＋あなた", .own)),
      post("Amara", "6日前", "四手のための曲を、ひとりでどうやって練習しますか。"),
      post("Nina", "7日前", "猫がまたピアノの上で寝ています。"),
    ],
    menu: [
      MenuItem(key: "m", label: "もっと見る", action: "more"), MenuItem(key: "r", label: "更新", action: "refresh"),
    ])

  fileprivate static let question = Screen(
    title: "Create an account", progress: "Step 2 of 3",
    notices: [ScreenNotice(.failed, "Someone else has that name.")],
    field: Field(
      label: "Name", hint: "As others see it. You can change it whenever you like.", submit: { $0 },
      cancel: "cancel"))

  fileprivate static let japaneseQuestion = Screen(
    title: "アカウントを作成", progress: "ステップ 2/3", notices: [ScreenNotice(.failed, "その名前はすでに使われています。")],
    field: Field(label: "表示名", hint: "ほかの人に見える名前です。あとで変更できます。", submit: { $0 }, cancel: "cancel"))

  private static func post(_ name: String, _ age: String, _ text: String, _ counts: TextSpan...) -> Block<
    String
  > {
    let author = Line(
      [TextSpan(name, .strong), TextSpan("  @\(name.lowercased())", .faint)],
      trailing: [TextSpan(age, .faint)])
    return .entry(
      Entry(
        [author, Line(text)] + (counts.isEmpty ? [] : [Line(counts)]), open: "open",
        shortcuts: ["l": "like", "c": "comment"]))
  }
}
