extension DemoPhrases {
  static let outdoorsInEnglish = DemoPhrases(
    interest: "walking in any weather", tags: ["Weather", "Walking", "Outdoors"],
    words: [
      "sky": ["clouds like a ploughed field", "not one cloud", "a rainbow, both ends", "fog in the valley"],
      "sky/winter": ["low sun all day", "snow in the air", "fog in the valley", "stars by five o'clock"],
      "sky/summer": ["thunder far off", "not one cloud", "swifts, hundreds", "heat over the fields"],
      "sky/autumn": ["leaves going sideways", "geese, very high", "fog in the valley", "the first storm"],
      "way": ["the ridge path", "the canal", "the long beach", "the path behind the school", "the lake"],
      "animal": ["a heron", "two hares", "a very calm cow", "a kingfisher", "an owl in daylight"],
      "miles": ["six", "nine", "twelve", "four"],
      "gear": ["one wet boot", "the wrong map", "a broken umbrella", "half a sandwich"],
    ],
    posts: [
      .morning("Out on {way} before the rest of the town: {sky}."),
      .day("{miles} miles along {way} with {gear}. Met {animal}. Would do it again."),
      .day("The forecast said sun. I'm standing under a tree with {animal}."),
      .evening("{sky} on the way home. I walked the last bit slowly."),
      "What's your favourite walk when you only have an hour? Mine is {way}.",
      "There's no bad weather, only {gear}.",
      "{animal} on {way}! I stood still until my tea was cold.",
      .evening("The swimming club went in at {way}. I held the towels and was the hero of the day."),
      .pictured(.mountains, "From the top, drawn with cold fingers."),
      .pictured(.mountains, "The hills this evening. I counted the blues.", .evening),
      .pictured(.sea, "A boat, and a lot of nothing around it. Just what I needed."),
      .pictured(.sea, "The sea at the end of {way}.", .evening),
      .pictured(.town, "The town from above, when the windows light up.", .night),
      .pictured(.snow, "The way up, the way it looks in my favourite month."),
    ],
    replies: [
      "{animal}! I've never seen one there.", "I was on {way} too, we must have just missed each other.",
      "That sky!", "Where is this? I want to go.", "It's raining here. I'll look at yours.",
      "{miles} miles with {gear}, I salute you.", "Take me along next time.",
    ],
    answers: [
      "A short bus ride from town, then up.", "Sunday at nine, if you like.",
      "It lasted two minutes. I was lucky.",
      "Thank you! My knees disagree.",
    ],
    dialogues: [
      [
        "Is {way} dry enough after last week?", "The first mile is fine. After the gate you want boots.",
        "And with a pushchair?", "Only up to the gate. But there's a bench, and ducks.",
        "Ducks settle it. Thank you!",
      ],
      [
        "Who's coming for a walk on Sunday? {way}, slowly, with cake at the end.",
        "Me! How slowly?", "We once were overtaken by {animal}.", "Perfect. I bring the cake.",
      ],
    ])

  static let outdoorsInJapanese = DemoPhrases(
    interest: "天気を気にしない散歩", tags: ["散歩", "空", "山歩き"],
    words: [
      "sky": ["うろこ雲", "雲ひとつない空", "大きな虹", "谷いっぱいの霧"],
      "sky/winter": ["低い冬の日差し", "風花", "谷いっぱいの霧", "五時にはもう星"],
      "sky/summer": ["遠くの雷", "入道雲", "つばめの群れ", "雲ひとつない空"],
      "sky/autumn": ["横なぐりの落ち葉", "高いところを渡る雁", "うろこ雲", "谷いっぱいの霧"],
      "way": ["尾根道", "川沿いの道", "長い砂浜", "神社の裏山", "湖のほとり"],
      "animal": ["あおさぎ", "野うさぎ", "おだやかな牛", "かわせみ", "昼間のふくろう"],
      "miles": ["六", "九", "十二", "四"],
      "gear": ["片方ぬれた靴", "去年の地図", "骨の折れた傘", "おにぎり一個"],
    ],
    posts: [
      .morning("町が起きる前に{way}へ。{sky}がきれいでした。"),
      .day("{gear}で{way}を{miles}キロ。{animal}に会えたので満点です。"),
      .day("予報は晴れ。私はいま、{animal}といっしょに木の下で雨宿りしています。"),
      .evening("帰り道に{sky}。最後の角だけ、ゆっくり歩いた。"),
      "一時間だけ歩けるなら、どこへ行きますか。私は{way}です。",
      "悪い天気はない、あるのは{gear}だけ。",
      "{way}に{animal}！ お茶が冷めるまで見ていました。",
      .evening("寒中水泳の会、今日は{way}で。私はタオル係として大活躍。"),
      .pictured(.mountains, "頂上から。かじかんだ手で描きました。"),
      .pictured(.mountains, "今夜の山なみ。青を数えていました。", .evening),
      .pictured(.sea, "舟がひとつ、まわりは何もない。ちょうどよかった。"),
      .pictured(.sea, "{way}の先の海。", .evening),
      .pictured(.town, "高台から。窓に明かりがつくころ。", .night),
      .pictured(.snow, "いちばん好きな季節の登り道を思い出して。"),
    ],
    replies: [
      "{animal}！ あそこにいるんですね。", "私も{way}にいました。すれ違ったかもしれません。", "この空、すごい…。", "どこですか？ 行ってみたいです。",
      "こちらは雨なので、ながめて楽しみます。", "{gear}で{miles}キロ、さすがです。", "次はさそってください。",
    ],
    answers: [
      "町からバスで少し、そこから登りです。", "日曜の九時、よかったらぜひ。", "二分だけの景色でした。運がよかったです。", "ありがとうございます。ひざは反対しています。",
    ],
    dialogues: [
      [
        "{way}、先週の雨のあとはもう乾いていますか？", "最初のほうは大丈夫です。門から先は長靴がいいですよ。", "ベビーカーでも行けますか？",
        "門までなら。ベンチがあって、鴨もいます。", "鴨がいるなら決まりです。ありがとうございます！",
      ],
      [
        "日曜に散歩しませんか。{way}をゆっくり、最後にお団子つきで。", "行きます！ どのくらいゆっくりですか？", "前に{animal}に追い越されました。",
        "最高です。お団子は持って行きますね。",
      ],
    ])
}
