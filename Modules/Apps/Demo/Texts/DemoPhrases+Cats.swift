extension DemoPhrases {
  static let catsInEnglish = DemoPhrases(
    interest: "two cats", tags: ["Cats", "CatsOfSocialConnect", "Caturday"],
    words: [
      "cat": ["Biscuit", "Mrs Pepper", "Admiral", "Turnip", "Noodle"],
      "place": [
        "the keyboard", "the warm spot above the pipe", "a box half her size", "the clean laundry",
        "the top of the bookshelf",
      ],
      "prey": ["a hair tie", "her own tail", "a moth", "my left sock", "the printer"],
      "hour": ["four", "five", "half past three", "six"],
    ],
    posts: [
      .morning("{cat} woke me at {hour}. There was no reason. There never is."),
      .morning("Breakfast was late by a minute, and {cat} has written to her lawyer."),
      .day("{cat} has discovered {place}. We've lost the use of it."),
      .day("Working from home, which means {cat} is working from {place}."),
      .evening("Tonight {cat} caught {prey}. There were speeches."),
      "Does your cat also drink from every glass but her own bowl?",
      "The vet says {cat} is “solid”. {cat} says the vet is nosy.",
      "Bought an expensive bed for {cat}. She sleeps in {place}.",
      .night("Everyone's asleep but {cat}, who is fighting {prey} in the hall."),
      .pictured(.cat, "{cat}, in her favourite place. She didn't hold still, so I drew what I remember."),
      .pictured(.cat, "Portrait of {cat} by the window.", .evening),
      .pictured(.cat, "{cat} watching the birds. The birds aren't worried."),
    ],
    replies: [
      "Please give {cat} my best wishes.", "{prey}! What a hunter.", "Ours does exactly the same.",
      "I'd give up {place} too.", "Look at those ears!", "She's right, you know.", "More {cat}, please.",
    ],
    answers: [
      "I'll pass it on. She'll ignore it.", "She was very modest about it.", "Every single day.",
      "There's always more.",
    ],
    dialogues: [
      [
        "{cat} hasn't moved from {place} for six hours. Is this normal?", "Is she breathing?",
        "She's snoring.", "Then you're the one who isn't normal. Let her be.",
        "Understood. I work in the kitchen today.",
      ],
      [
        "We're thinking of a second cat. {cat} hasn't been told. Advice?",
        "A room of its own for the newcomer, and swap their blankets first.", "How long?",
        "A week. Or until {cat} says so, and she won't.",
      ],
    ])

  static let catsInJapanese = DemoPhrases(
    interest: "猫二匹との暮らし", tags: ["猫", "猫のいる暮らし", "うちの子"],
    words: [
      "cat": ["こむぎ", "もなか", "大福", "きなこ", "ちゃとら先生"],
      "place": ["キーボードの上", "こたつの中", "小さすぎる箱の中", "洗いたての洗濯物の上", "本棚のてっぺん"],
      "prey": ["輪ゴム", "自分のしっぽ", "靴下", "ペットボトルのふた", "プリンターの紙"],
      "hour": ["四", "五", "三", "六"],
    ],
    posts: [
      .morning("{cat}に{hour}時に起こされた。理由はない。いつもない。"),
      .morning("朝ごはんが一分遅れただけで、{cat}の目が裁判官になる。"),
      .day("{cat}が{place}を発見。もう人間は使えません。"),
      .day("在宅勤務です。{cat}は{place}で勤務しています。"),
      .evening("今夜の{cat}の獲物は{prey}。勝利の演説が長い。"),
      "自分の器以外の水ばかり飲むの、うちの子だけですか。",
      "獣医さんに「立派ですね」と言われた{cat}。立派だそうです。",
      "{cat}に高いベッドを買った。寝ているのは{place}です。",
      .night("みんな寝たのに、廊下では{cat}が{prey}と決闘中。"),
      .pictured(.cat, "お気に入りの場所の{cat}。動くので、覚えているところを描きました。"),
      .pictured(.cat, "窓辺の{cat}の肖像。", .evening),
      .pictured(.cat, "鳥を見る{cat}。鳥は気にしていない。"),
    ],
    replies: [
      "{cat}によろしくお伝えください。", "{prey}をしとめるとは、すごい。", "うちもまったく同じです。", "{place}なら仕方ありませんね。",
      "お耳がかわいい…！", "猫が正しいと思います。", "もっと{cat}をお願いします。",
    ],
    answers: [
      "伝えておきます。たぶん無視されます。", "本人はいたって謙虚でした。", "毎日です。", "いくらでもあります。",
    ],
    dialogues: [
      [
        "{cat}が六時間も{place}から動きません。ふつうですか？", "息はしていますか？", "いびきをかいています。", "では、そっとしておきましょう。",
        "わかりました。今日は台所で仕事をします。",
      ],
      [
        "二匹目を迎えようか考えています。{cat}にはまだ内緒です。", "まずは部屋を分けて、毛布の交換から始めるといいですよ。", "どのくらいかかりますか？",
        "一週間くらい。決めるのは{cat}ですけれど。",
      ],
    ])
}
