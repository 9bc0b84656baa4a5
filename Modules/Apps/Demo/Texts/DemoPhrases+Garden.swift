extension DemoPhrases {
  static let gardenInEnglish = DemoPhrases(
    interest: "growing vegetables", tags: ["Gardening", "Allotment", "GrowYourOwn"],
    words: [
      "plant": ["the rosemary", "the kale", "the fig tree", "the old rose"],
      "plant/spring": ["the peas", "the tulips", "the lettuce", "the apple blossom"],
      "plant/summer": ["the tomatoes", "the runner beans", "the sunflowers", "the courgettes"],
      "plant/autumn": ["the pumpkins", "the dahlias", "the last tomatoes", "the garlic"],
      "plant/winter": ["the leeks", "the kale", "the snowdrops", "the broad beans"],
      "pest": ["slugs", "pigeons", "a hedgehog (welcome)", "the neighbour's cat", "snails"],
      "job": ["weeding", "turning the compost", "tying things up", "mending the fence", "sowing"],
      "spot": ["the sunny wall", "the corner by the shed", "a bucket on the balcony", "the raised bed"],
    ],
    posts: [
      .morning("Went out to look at {plant} before breakfast. Nothing to report, and that was nice."),
      .day("An hour of {job} and I know why people had servants. And why it's better without."),
      .day("{plant} came through the night. So did {pest}."),
      "Advice wanted: {plant} in {spot}. Too dry? Too much love?",
      "Moved everything to {spot}. We shall see who sulks.",
      .evening("{job} until it was too dark to see what I was doing. Usually that's when it goes well."),
      "The seed swap was a success: gave away three packets, came home with eleven.",
      "To the kind soul who left a bag of horse manure at my gate: you know how to make a person happy.",
      .pictured(.flowers, "I can't keep {plant} from falling over, but I can draw flowers that stand."),
      .pictured(.flowers, "Everything that's in flower this week, more or less to scale.", .evening),
    ],
    replies: [
      "Mine too! It must be the weather.", "Less water. It's always less water.", "What lovely colours.",
      "{pest} got mine as well.", "{spot} is perfect for that, well done.", "Do you have seeds to swap?",
    ],
    answers: [
      "I'll try, thank you!", "Plenty. Tell me where to send some.", "Ask me again in a month.",
      "We could start a club.",
    ],
    dialogues: [
      [
        "Something is eating {plant}. Who is it this time?", "Holes, or whole leaves gone?",
        "Whole leaves, from below.", "Then it's {pest}. A ring of wool around the stems helps.",
        "I have an old jumper that was waiting for this.",
      ],
      [
        "First harvest from {spot}! One bowl. I'm prouder than is reasonable.",
        "As you should be. What did you do with it?", "Ate it standing up, straight away.", "The only way.",
      ],
    ])

  static let gardenInJapanese = DemoPhrases(
    interest: "家庭菜園", tags: ["家庭菜園", "ベランダ菜園", "園芸"],
    words: [
      "plant": ["ローズマリー", "小松菜", "いちじくの木", "古いバラ"],
      "plant/spring": ["えんどう豆", "チューリップ", "レタス", "いちごの苗"],
      "plant/summer": ["トマト", "きゅうり", "ひまわり", "朝顔"],
      "plant/autumn": ["さつまいも", "コスモス", "最後のトマト", "大根の芽"],
      "plant/winter": ["長ねぎ", "水仙", "白菜", "そら豆"],
      "pest": ["なめくじ", "ひよどり", "アブラムシ", "となりの猫", "かたつむり"],
      "job": ["草むしり", "土づくり", "支柱立て", "柵の修理", "種まき"],
      "spot": ["日当たりのいい壁ぎわ", "物置のとなり", "ベランダのバケツ", "花壇のすみ"],
    ],
    posts: [
      .morning("朝ごはんの前に{plant}の様子を見に行った。変わりはないけれど、いい時間。"),
      .day("{job}を一時間。明日は筋肉痛の予定です。"),
      .day("{plant}は無事に夜を越した。{pest}も無事だった。"),
      "相談です。{spot}の{plant}に元気がありません。水のやりすぎでしょうか。",
      "鉢を全部{spot}に移動。さて、誰がすねるか。",
      .evening("暗くなるまで{job}。夢中になると時間を忘れる。"),
      "種の交換会、三袋持って行って十一袋もらってきた。大成功です。",
      "門の前に腐葉土を置いてくれた方、ありがとうございます。最高の贈りものです。",
      .pictured(.flowers, "{plant}はすぐ倒れてしまうので、倒れない花を描きました。"),
      .pictured(.flowers, "今週咲いている花の記録。だいたい実物大です。", .evening),
    ],
    replies: [
      "うちもです！ 天気のせいでしょうか。", "水を少しひかえめにすると元気になりますよ。", "色がきれいですね。", "うちは{pest}にやられました…。",
      "{spot}はいい場所だと思います。", "種があったら交換しませんか。",
    ],
    answers: [
      "やってみます、ありがとうございます！", "たくさんあるので、ぜひ交換しましょう。", "一か月後にまた報告します。", "いっしょにがんばりましょう。",
    ],
    dialogues: [
      [
        "{plant}が誰かに食べられています。犯人は誰でしょう。", "穴ですか、それとも葉がまるごと？", "下のほうの葉がまるごとです。",
        "それは{pest}ですね。まわりに卵の殻をまくといいですよ。", "今日から卵の殻をためます。",
      ],
      [
        "{spot}から初収穫！ お椀に一杯だけ。でも誇らしい。", "おめでとうございます！ どうやって食べましたか？", "その場で、立ったまま。", "それがいちばんですね。",
      ],
    ])
}
