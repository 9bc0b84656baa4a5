extension DemoPhrases {
  static let musicInEnglish = DemoPhrases(
    interest: "playing the viola badly", tags: ["Music", "NowPlaying", "Choir"],
    words: [
      "piece": [
        "a slow waltz", "the second movement", "an old sea song", "a piece for four hands",
        "the hard passage",
      ],
      "instrument": ["viola", "banjo", "clarinet", "piano", "ukulele"],
      "who": [
        "our choir", "the village band", "a string quartet in the park", "two people and a drum machine",
      ],
      "feeling": ["rain on a tin roof", "coming home late", "a kitchen at night", "the sea in March"],
      "count": ["four", "eleven", "sixty", "two hundred"],
    ],
    posts: [
      .evening("Rehearsal with {who}. {piece} finally sounds like someone meant it."),
      .evening("{who} played to {count} people and a dog. The dog left after {piece}."),
      .morning("Practised {piece} before work. The neighbours say good morning differently now."),
      "Looking for music that sounds like {feeling}. What do you have?",
      "I bought a second-hand {instrument}. It smells of someone else's concerts.",
      "Tuning the {instrument} is also music, if you have no standards.",
      "{piece}, {count} times today. I'm not done with it yet.",
      .night("Headphones, lights off, {piece} from beginning to end. Like {feeling}."),
      .day("Busker at the corner with a {instrument}: {piece}, and the whole street walked in time."),
      .pictured(.pattern, "I tried to draw what {piece} sounds like. It came out as waves.", .evening),
    ],
    replies: [
      "I'd have loved to be there.", "Recording, please!", "{piece}? Respect. I gave up on that one.",
      "A {instrument}! Brave.", "I know what sounds like {feeling}: anything with a cello.",
      "Which version do you like best?",
    ],
    answers: [
      "No recording survived, luckily.", "The slow one. Always the slow one.", "Come along next week!",
      "Thank you, that helps.",
    ],
    dialogues: [
      [
        "Our choir needs two more tenors. Or anyone who can be mistaken for one.",
        "I can be mistaken for a lot of things. When do you meet?", "Thursdays at seven, above the bakery.",
        "Above the bakery! You could have said that first.",
      ],
      [
        "How do you practise {piece} without losing your mind?",
        "Slowly, two bars at a time, and stop while it still goes well.",
        "And if it never goes well?", "Then play the ending. Everyone remembers the ending.",
      ],
    ])

  static let musicInJapanese = DemoPhrases(
    interest: "へたの横好きのギター", tags: ["音楽", "今日の一曲", "合唱"],
    words: [
      "piece": ["ゆっくりしたワルツ", "第二楽章", "古い船乗りの歌", "連弾の曲", "例の難しいところ"],
      "instrument": ["ビオラ", "アコーディオン", "クラリネット", "ピアノ", "ウクレレ"],
      "who": ["うちの合唱団", "町の吹奏楽団", "公園の弦楽四重奏", "駅前の二人組"],
      "feeling": ["トタン屋根の雨", "遅い帰り道", "夜の台所", "三月の海"],
      "count": ["四", "十一", "六十", "二百"],
    ],
    posts: [
      .evening("{who}の練習日。{piece}がやっと音楽らしくなってきた。"),
      .evening("{who}の演奏会、お客さんは{count}人と犬一匹。犬は{piece}の途中で帰りました。"),
      .morning("出勤前に{piece}を練習。ご近所のあいさつが、最近少しやさしい。"),
      "{feeling}みたいな音楽を探しています。おすすめはありますか。",
      "中古の{instrument}を買った。知らない誰かの演奏会の匂いがする。",
      "{instrument}の音合わせも、心がけしだいでは音楽です。",
      "今日{count}回目の{piece}。まだ飽きない。",
      .night("明かりを消して、{piece}を最初から最後まで。{feeling}のような時間。"),
      .day("街角で{instrument}を演奏する人。{piece}に合わせて、通りのみんなが歩いていた。"),
      .pictured(.pattern, "{piece}を絵にしようとしたら、波になりました。", .evening),
    ],
    replies: [
      "その場にいたかった…！", "録音、ぜひ聴きたいです。", "{piece}、私は挫折しました。尊敬します。", "{instrument}ですか、すてきですね。",
      "{feeling}なら、チェロの入った曲はどうでしょう。", "どの演奏がいちばん好きですか？",
    ],
    answers: [
      "幸い、録音は残っていません（笑）", "ゆっくりした演奏が好きです。", "来週もやるので、ぜひ！", "聴いてみます。ありがとうございます。",
    ],
    dialogues: [
      [
        "うちの合唱団、テノールがあと二人足りません。テノールに聞こえる方でも大歓迎です。", "たまに間違えられます。練習はいつですか？",
        "木曜の七時、パン屋さんの二階です。", "パン屋さんの二階！ それを先に言ってください。",
      ],
      [
        "{piece}、どうやって練習していますか。心が折れそうです。", "二小節ずつゆっくり、うまくいっているうちにやめるのがこつです。",
        "うまくいかないときは？", "終わりのところを弾きます。みんな終わりしか覚えていませんから。",
      ],
    ])
}
