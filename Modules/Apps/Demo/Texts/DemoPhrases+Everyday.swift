extension DemoPhrases {
  static let everydayInEnglish = DemoPhrases(
    interest: "slow mornings", tags: ["GoodMorning", "SmallThings", "Today"],
    words: [
      "drink": ["coffee", "tea", "cocoa", "hot chocolate"],
      "drink/summer": ["iced coffee", "cold tea", "lemonade"],
      "chore": ["the laundry", "my taxes", "the shelf in the hall", "the bicycle", "the kitchen tap"],
      "place": ["the library", "the market", "the post office", "the repair café", "the swimming pool"],
      "find": [
        "a postcard from 1974", "the glove I lost", "a recipe in my grandmother's hand",
        "forty-two rubber bands", "a library book I'd given up on",
      ],
      "day": ["Tuesday", "Thursday", "the eleventh", "only Wednesday"],
      "light": ["Pale sun", "A pink sky", "Fog down to the ground", "Grey and soft"],
      "light/summer": ["Sun since five", "A pink sky", "Already warm"],
      "light/winter": ["Still dark", "Frost on the roofs", "Low sun"],
    ],
    posts: [
      .morning("Good morning! {light} and the first {drink} of the day."),
      .morning("Up before the alarm for once. {light}. No one about but the milk van."),
      .morning("Good morning to everyone who also went back to check the door was locked."),
      .day("Went to {place} and came back with {find}. A good trade."),
      .day("I finally dealt with {chore}! Only took a year of looking at it."),
      "Does anyone else put off {chore} until someone says they're visiting?",
      "Found {find} behind the sofa. The day is made.",
      .evening("Phone in the other room, {drink}, a book. That's the whole plan."),
      .evening("Small victory: {chore} is done, and it's not even dark."),
      .night("Good night. Tomorrow we try again, with more sleep."),
      "Overheard at {place}: “I'm not late, I'm on the next one.”",
      "What's a small thing that made your day? Mine: {find}.",
      .pictured(.stillLife, "I drew my breakfast instead of photographing it. It sat very still."),
      .pictured(.rain, "Looking out of the window counts as a hobby if you draw it.", .evening),
    ],
    replies: [
      "This made me smile, thank you.", "Same here. You're not alone.", "I needed to read this today.",
      "That's the spirit!", "Now I feel I should do {chore} as well.", "{find}! How did it get there?",
      "I love {place} for exactly this.",
    ],
    answers: [
      "Glad to hear it!", "Thank you. It's the little things.", "Ha, let me know how it goes.",
      "I wish I knew!",
    ],
    dialogues: [
      [
        "Is anyone else awake? I can't decide between {drink} and going back to bed.",
        "{drink}, then back to bed. Both are possible.", "You're a genius.",
        "I've been practising for years.",
      ],
      [
        "What day is it? I've been told it's {day} and I don't believe it.",
        "It is. I checked twice.", "Then I'm a day ahead with everything. What a feeling!",
        "Enjoy it quietly, or someone will give you work.",
      ],
    ])

  static let everydayInJapanese = DemoPhrases(
    interest: "のんびりした朝", tags: ["おはよう", "日々のこと", "小さな幸せ"],
    words: [
      "drink": ["コーヒー", "ほうじ茶", "ココア", "白湯"],
      "drink/summer": ["麦茶", "アイスコーヒー", "冷たい緑茶"],
      "chore": ["洗濯物", "押し入れの片づけ", "自転車の修理", "衣替え", "窓ふき"],
      "place": ["図書館", "朝市", "郵便局", "商店街", "銭湯"],
      "find": ["昔の絵はがき", "なくした手袋", "祖母のレシピ", "学生時代の日記", "新品の靴下"],
      "day": ["火曜日", "木曜日", "十一日", "まだ水曜日"],
      "light": ["うっすら晴れ", "空がきれいな桃色", "霧で真っ白", "やわらかいくもり空"],
      "light/summer": ["五時からもう明るい", "空がきれいな桃色", "朝から蝉の声"],
      "light/winter": ["まだ真っ暗", "屋根に霜", "息が白い"],
    ],
    posts: [
      .morning("おはようございます。{light}。今日の一杯目は{drink}です。"),
      .morning("めずらしく目覚ましより早く起きた。{light}。静かでいい朝。"),
      .morning("おはよう。玄関の鍵を確かめに戻ったのは私だけじゃないはず。"),
      .day("{place}に行ったら、思いがけず知り合いに会えた。いい日だ。"),
      .day("ずっと後回しにしていた{chore}、ついに終わった！"),
      "{chore}って、お客さんが来る直前にしか進まないのはなぜだろう。",
      "本棚の裏から{find}が出てきた。今日はもうこれで満足。",
      .evening("今夜は{drink}を飲みながら、読みかけの本を読むだけの予定。"),
      .evening("{place}の帰り道、どこかの家からカレーの匂い。"),
      .night("今日もおつかれさまでした。おやすみなさい。"),
      "最近あった小さないいことを教えてください。私は{find}が見つかったこと。",
      .pictured(.stillLife, "朝ごはんを写真ではなく絵にしてみた。なかなか動かないモデルで助かる。", .morning),
      .pictured(.rain, "窓の外を眺めるのも、絵に描けば立派な趣味だと思う。", .evening),
    ],
    replies: [
      "わかります、すごく。", "読んでほっこりしました。", "いい一日になりそうですね。", "うちも同じです（笑）",
      "{find}、うらやましい！", "{place}、いいですよね。私もよく行きます。", "私も{chore}やらなきゃ…。",
    ],
    answers: [
      "ありがとうございます！", "そう言ってもらえてうれしいです。", "おたがい、のんびりいきましょう。", "仲間がいて安心しました。",
    ],
    dialogues: [
      [
        "起きてる人いますか。{drink}を飲むか、二度寝するか迷っています。",
        "{drink}を飲んでから二度寝、という手があります。", "天才ですか。", "長年の研究の成果です。",
      ],
      [
        "今日が{day}だとさっき知りました。", "だいじょうぶ、私は昨日まで間違えていました。",
        "よかった、ひとりじゃなかった。", "一日得したと思いましょう。",
      ],
    ])
}
