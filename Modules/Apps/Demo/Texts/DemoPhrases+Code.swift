extension DemoPhrases {
  static let codeInEnglish = DemoPhrases(
    interest: "small programs", tags: ["Programming", "Swift", "TIL"],
    words: [
      "bug": ["an off-by-one", "a time zone", "a missing newline", "a cache", "a leap year"],
      "thing": [
        "a parser for bus timetables", "a clock for the kitchen", "my photo sorter", "a chess game",
        "the build script",
      ],
      "tool": ["the debugger", "a piece of paper", "the type checker", "a rubber duck", "git bisect"],
      "lines": ["three", "forty", "two hundred", "one thousand"],
      "time": ["two hours", "a whole afternoon", "ten minutes", "three days"],
    ],
    posts: [
      .day("It was {bug}. It's always {bug}."),
      .day("Deleted {lines} lines today and everything still works. Best kind of day."),
      .day("{time} with {tool}, one character changed."),
      .evening("{thing} runs! No one asked for it, which makes it better."),
      "What's your favourite way to find {bug}? Mine is {tool}.",
      "TIL: the comment I was angry about was mine. Past me had a point, too.",
      "I wrote {thing} in {lines} lines. I could explain every one of them, and I will if you let me.",
      "A good error message is a letter to someone who's having a bad day.",
      .morning("First thing this morning, in the shower: the answer to yesterday's bug."),
      .warned(
        "Long complaint about build times",
        "The build took {time}. I've had shorter relationships. I've learned to juggle. It then failed because of {bug}."
      ),
      .pictured(
        .pattern, "Wrote a little program that draws patterns. This is tonight's favourite.", .evening),
      .pictured(.pattern, "Pattern number {lines}, made by a loop and a bit of chance."),
    ],
    replies: [
      "Been there this very week.", "{tool} never lies.", "Is {thing} public? I'd use it.",
      "Please write this up somewhere.", "How many tests did you add?", "This is going on my wall.",
      "Deleting code is the best feature.",
    ],
    answers: [
      "One. But it's a good one.", "I'll clean it up and put it online.",
      "Thanks! You wouldn't believe the relief.",
      "Only after tea.",
    ],
    dialogues: [
      [
        "Can someone explain why {thing} works on my machine only?", "Which time zone is your machine in?",
        "Oh no.", "It's always the time zone.", "I have to go and be quiet for a while.",
      ],
      [
        "Looking for a first project for a friend who's learning to program. Ideas?",
        "Something they'll use themselves: a shopping list, {thing}.", "They do like {thing}!",
        "Then start there, and let it be ugly.",
      ],
    ])

  static let codeInJapanese = DemoPhrases(
    interest: "小さなプログラム", tags: ["プログラミング", "Swift", "今日学んだこと"],
    words: [
      "bug": ["境界のずれ", "タイムゾーン", "改行の抜け", "キャッシュ", "うるう年"],
      "thing": ["バスの時刻表アプリ", "台所用の時計", "写真の整理ソフト", "将棋のプログラム", "家計簿のスクリプト"],
      "tool": ["デバッガー", "紙と鉛筆", "型検査", "あひるの人形", "git bisect"],
      "lines": ["三", "四十", "二百", "千"],
      "time": ["二時間", "午後いっぱい", "十分", "三日"],
    ],
    posts: [
      .day("原因は{bug}でした。だいたいいつも{bug}。"),
      .day("今日は{lines}行消した。それでも全部動いている。いちばんいい日。"),
      .day("{tool}と{time}向き合って、直したのは一文字。"),
      .evening("{thing}が動いた！ 誰にも頼まれていないのがまたいい。"),
      "{bug}の見つけ方、みなさんはどうしていますか。私は{tool}派です。",
      "腹を立てていたコメントを書いたのは、去年の自分でした。しかも正しかった。",
      "{thing}を{lines}行で書きました。聞かれたら一行ずつ説明できます。",
      "いいエラーメッセージは、困っている人への手紙だと思う。",
      .morning("朝、お風呂で昨日の{bug}の答えが降りてきた。"),
      .warned("ビルド時間についての長い愚痴", "ビルドに{time}。その間にお茶を三杯飲み、机を片づけ、植木に水をやりました。そして{bug}で失敗しました。"),
      .pictured(.pattern, "模様を描く小さなプログラムを書きました。今夜のお気に入りはこれ。", .evening),
      .pictured(.pattern, "ループと少しの偶然でできた模様、第{lines}号。"),
    ],
    replies: [
      "今週まさに同じ目にあいました。", "{tool}はうそをつきませんね。", "{thing}、公開されたら使いたいです！", "ぜひ記事にしてください。",
      "テストはいくつ書きましたか？", "名言ですね。壁に貼ります。", "消せるコードがあるのは幸せです。",
    ],
    answers: [
      "一つだけです。でもいいテストです。", "整理したら公開しますね。", "ありがとうございます。ほっとしました。", "お茶を飲んでから考えます。",
    ],
    dialogues: [
      [
        "{thing}が自分の環境でしか動きません。なぜでしょう。", "タイムゾーンはどこになっていますか？", "あ…。", "たいていタイムゾーンです。", "しばらく静かにしています。",
      ],
      [
        "プログラミングを始めた友人に、最初に作るものをすすめたいです。", "自分で使うものがいいですよ。買い物リストとか、{thing}とか。",
        "{thing}、好きそうです！", "では、まず不格好でもいいので動かしてみましょう。",
      ],
    ])
}
