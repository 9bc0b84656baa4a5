extension DemoPhrases {
  static let foodInEnglish = DemoPhrases(
    interest: "bread baking", tags: ["Cooking", "Baking", "Lunch"],
    words: [
      "dish": ["lentil soup", "a leek tart", "noodles with egg", "beans on toast", "a potato gratin"],
      "dish/spring": ["asparagus risotto", "pea soup", "a leek tart", "new potatoes with herbs"],
      "dish/summer": ["a tomato salad", "cold noodles", "grilled corn", "courgette fritters"],
      "dish/autumn": ["pumpkin soup", "mushroom risotto", "an apple crumble", "roast squash"],
      "dish/winter": ["lentil soup", "a potato gratin", "dumplings", "beetroot stew"],
      "bake": ["sourdough", "banana bread", "rye bread", "soda bread", "focaccia"],
      "extra": ["too much garlic", "a squeeze of lemon", "brown butter", "the last of the thyme", "miso"],
      "hours": ["three", "eighteen", "twenty-four", "five"],
    ],
    posts: [
      .evening("Tonight: {dish}, with {extra}. There's enough for the neighbours."),
      .evening(
        "I made {dish} without a recipe and would like it to be written down somewhere that it worked."),
      .day("Lunch was {dish} in a jar, on a bench, in the sun. No complaints."),
      .morning("The {bake} has been rising for {hours} hours and so have my hopes."),
      .day("First {bake} from the new oven. It browns on the left only. We'll get to know each other."),
      "What do you put in {dish}? I have everything except an idea.",
      "{dish}: better the next day. Unpopular opinion, I know.",
      "The secret is {extra}. It's nearly always {extra}.",
      .warned(
        "Food, and a small burn",
        "Took the {bake} out with a wet cloth. The {bake} is fine. I'm fine too, thanks for asking."),
      .pictured(.stillLife, "What came home from the market. Drawn before it was eaten."),
      .pictured(.stillLife, "Bowl, fruit, table. Practising before dinner.", .evening),
    ],
    replies: [
      "Now I'm hungry.", "Could you share the recipe?", "That sounds wonderful.",
      "I make {dish} with {extra}. Try it once!", "My {bake} never looks like that. How hot is your oven?",
      "Saving this for the weekend.", "I'm coming over.",
    ],
    answers: [
      "It's mostly patience and salt, to be honest.",
      "As hot as it goes, with a pan of water at the bottom.",
      "Please do, there's plenty.", "I'll write it up tomorrow.",
    ],
    dialogues: [
      [
        "My {bake} came out flat as a plate. What did I do?", "How long did it rise?",
        "{hours} hours, by the window.", "The window is the trouble: too cold. Try on top of the fridge.",
        "On top of the fridge it is. Thank you!",
      ],
      [
        "Help: six people tonight, and all I have is {dish} for two.",
        "Soup first, bread with it, and no one notices.", "And for afters?", "Send them home with an apple.",
      ],
    ])

  static let foodInJapanese = DemoPhrases(
    interest: "パン作り", tags: ["今日のごはん", "おうちごはん", "パン作り"],
    words: [
      "dish": ["肉じゃが", "親子丼", "焼きうどん", "だし巻き卵", "野菜たっぷりの味噌汁"],
      "dish/spring": ["たけのこごはん", "菜の花のおひたし", "新じゃがの煮物", "春キャベツのパスタ"],
      "dish/summer": ["そうめん", "ゴーヤーチャンプルー", "冷やし中華", "焼きなす"],
      "dish/autumn": ["栗ごはん", "きのこの炊き込みごはん", "さんまの塩焼き", "かぼちゃの煮物"],
      "dish/winter": ["おでん", "湯豆腐", "鍋焼きうどん", "かぶの味噌汁"],
      "bake": ["食パン", "シナモンロール", "カンパーニュ", "メロンパン", "フォカッチャ"],
      "extra": ["ゆずの皮", "にんにく多め", "白味噌", "しょうが", "ごま油"],
      "hours": ["三", "六", "十二", "二十四"],
    ],
    posts: [
      .evening("今夜は{dish}。{extra}を入れたら大正解でした。"),
      .evening("レシピを見ずに作った{dish}が、思いのほかおいしい。記録しておく。"),
      .day("お昼は{dish}。ベンチで食べると倍おいしい。"),
      .morning("{bake}の生地、{hours}時間発酵中。期待もふくらむ。"),
      .day("新しいオーブンで初めての{bake}。左側だけよく焼ける。これから仲良くなりたい。"),
      "{dish}に何を入れますか。材料はあるのに、ひらめきがない。",
      "{dish}は次の日のほうがおいしい、に一票。",
      "困ったら{extra}。だいたいそれで解決する。",
      .warned("食べものの話（空腹注意）", "焼きたての{bake}にバターをのせて、溶けるまで待てた人はえらい。私は待てませんでした。"),
      .pictured(.stillLife, "市場で買ってきたもの。食べる前に描きました。"),
      .pictured(.stillLife, "器と果物と机。夕飯前のスケッチ。", .evening),
    ],
    replies: [
      "おなかがすいてきました。", "レシピ、ぜひ知りたいです！", "おいしそう…！", "うちは{dish}に{extra}を入れます。ぜひ一度。",
      "{bake}、きれいに焼けていますね。温度は何度ですか？", "週末に作ってみます。", "今から行ってもいいですか（笑）",
    ],
    answers: [
      "火加減と、あとは気長に待つだけです。", "二百三十度で、下に水を入れた皿を置いています。", "たくさんあるので、ぜひ！", "明日まとめて書きますね。",
    ],
    dialogues: [
      [
        "{bake}がぺたんこになってしまいました。原因は何でしょう。", "発酵はどのくらいですか？", "窓辺で{hours}時間です。",
        "窓辺は寒いのかもしれません。冷蔵庫の上がおすすめです。", "なるほど、次は冷蔵庫の上でやってみます。ありがとうございます！",
      ],
      [
        "急に六人来ることに。あるのは二人分の{dish}だけ。", "まず汁もの、それからおにぎりでどうですか。", "デザートは？",
        "みかんを一つずつ持って帰ってもらいましょう。",
      ],
    ])
}
