extension DemoPhrases {
  static let trainsInEnglish = DemoPhrases(
    interest: "local trains", tags: ["Trains", "BranchLine", "Railway"],
    words: [
      "seat": [
        "the front seat behind the driver", "a window on the sea side", "the last row", "a table for two",
      ],
      "line": [
        "the coast line", "the valley line", "the old branch line", "the night train north",
        "the stopping train",
      ],
      "thing": [
        "the signal box", "the footbridge", "the station clock", "the tea kiosk", "the level crossing",
      ],
      "wait": ["seven minutes", "a quarter of an hour", "forty minutes", "exactly one minute"],
      "colour": ["dark green", "cream and red", "blue", "silver"],
    ],
    posts: [
      .morning("On {line} with {seat}. Whatever else happens today, this happened."),
      .day("{line} was late by {wait} and no one in the carriage minded. Someone had brought cake."),
      .day("They've repainted the old railcar in {colour}. I'm told I talked about it for {wait}."),
      "Which is the most beautiful stretch of line you know? I'll start: {line}, any evening.",
      "There's a cat living at {thing}. The timetable says nothing about it.",
      .evening("Missed the connection by {wait}, found {thing} by night instead. Worth it."),
      "My model of {thing} is finished. It took longer than the real one.",
      "A child asked the conductor if trains sleep. “Only on Sundays,” she said, quite seriously.",
      .night("Rain on a carriage roof, {wait} to the next stop. Nothing to do. Perfect."),
      .pictured(.train, "The stopping train on the viaduct, drawn from the hill."),
      .pictured(.train, "A {colour} train, because I like it that way.", .evening),
    ],
    replies: [
      "I rode {line} as a child! Is {thing} still there?", "{colour} suits it.",
      "Jealous. I was on a replacement bus today.", "That's the best way to travel.",
      "Take {seat} next time, the view is on that side.", "Is that near the old junction?",
    ],
    answers: [
      "Still there, and looking well!", "I will, thank you.", "Next time we should go together.",
      "Just past it, yes.",
    ],
    dialogues: [
      [
        "Planning a day on {line}. Where should I get off?", "At the third stop. Walk down to {thing}.",
        "Is there anything to eat?", "One bakery, closed on Mondays. Take a sandwich to be safe.",
        "Sandwich packed. Thank you!",
      ],
      [
        "Does anyone know why {line} always waits before the bridge?",
        "Single track: it lets the other train past. About {wait}, isn't it?",
        "Exactly that. Mystery solved!",
      ],
    ])

  static let trainsInJapanese = DemoPhrases(
    interest: "ローカル線の旅", tags: ["鉄道", "ローカル線", "乗り鉄"],
    words: [
      "seat": ["運転席のすぐ後ろ", "海側の窓際", "いちばん後ろの席", "ボックス席"],
      "line": ["海沿いの路線", "山あいのローカル線", "廃線間近の支線", "始発の各駅停車", "単線の私鉄"],
      "thing": ["古い跨線橋", "木造の駅舎", "駅の時計", "駅前の立ち食いそば屋", "小さな踏切"],
      "wait": ["七分", "十五分", "四十分", "きっかり一分"],
      "colour": ["深緑", "クリームと赤", "青", "えんじ色"],
    ],
    posts: [
      .morning("{line}、{seat}。これで今日は何があっても大丈夫。"),
      .day("{line}が{wait}遅れたけれど、車内は誰も困っていない。隣の人がみかんをくれた。"),
      .day("古い車両が{colour}に塗り直されていた。{wait}は眺めていたと思う。"),
      "いちばん好きな車窓はどこですか。私は夕方の{line}です。",
      "{thing}に猫が住んでいる。時刻表には載っていない。",
      .evening("{wait}の差で乗り継ぎを逃した。おかげで夜の{thing}が見られた。"),
      "{thing}の模型がやっと完成。本物より時間がかかったかもしれない。",
      "「電車は寝るの？」と聞かれた車掌さん、「日曜日だけね」と真顔で答えていた。",
      .night("屋根を打つ雨の音、次の駅まで{wait}。何もしなくていい時間。"),
      .pictured(.train, "丘の上から描いた、鉄橋をわたる各駅停車。"),
      .pictured(.train, "{colour}の電車。好きな色で塗りました。", .evening),
    ],
    replies: [
      "{line}、子どものころ乗りました。{thing}はまだありますか？", "{colour}、似合いますね。", "うらやましい。今日は代行バスでした…。",
      "それがいちばんの旅ですね。", "次はぜひ{seat}で。景色がいいですよ。", "駅弁は何を食べましたか？",
    ],
    answers: [
      "まだありますよ。元気そうでした！", "次はそうします。", "今度ごいっしょしましょう。", "鶏めしです。間違いない味でした。",
    ],
    dialogues: [
      [
        "{line}で一日過ごす予定です。どこで降りるのがいいですか？", "三つ目の駅で降りて、{thing}まで歩くのがおすすめです。", "食べるところはありますか？",
        "パン屋が一軒、月曜は休みです。おにぎりがあると安心ですよ。", "おにぎり持参で行ってきます。ありがとうございます！",
      ],
      [
        "{line}が橋の手前で必ず止まるのはなぜでしょう。", "単線なので、対向列車を待っているんです。{wait}くらいですよね。",
        "まさにそのくらいです。謎が解けました！",
      ],
    ])
}
