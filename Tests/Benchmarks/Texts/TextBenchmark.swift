import PostText

/// Measures how long a text is read for its links, people and hashtags, beside counting its characters: each reader of
/// each post has to.
struct TextBenchmark {
  /// What someone writes in English, in Japanese with two hashtags, and in several scripts with one of everything.
  static let texts = [
    """
    I walked along the river this morning and thought about what we said yesterday: that a small town needs a place to \
    meet, a good bakery and trains that come when they say they will. More about it at \
    https://example.org/articles/small-towns?page=2 and, with pictures, next week.
    """,
    "今朝は川沿いをゆっくり散歩しました。桜がもう咲いていて、とてもきれいでした。帰りに新しいパン屋さんに寄って、クリームパンを買いました。 #散歩 #写真",
    """
    @mar きのうの写真、見ました！ Really lovely — thank you 🎉 Ça m’a fait plaisir. https://example.org/写真/2024 #café #桜

    À bientôt & <3
    """,
  ]

  let rounds: Int

  /// The seconds for each of the texts: read, and with its characters counted.
  func run() -> [(read: Double, counted: Double)] {
    Self.texts.map { text in (least { PostText(text).entities.count }, least { text.count }) }
  }

  /// The seconds of the quickest of several times.
  private func least(_ body: () -> Int) -> Double {
    let times = (0..<rounds).map { _ in
      let start = ContinuousClock.now
      // What is counted is used, so that it isn't left out.
      var found = 0
      for _ in 0..<1000 { found &+= body() }
      precondition(found > 0)
      return (ContinuousClock.now - start).inSeconds / 1000
    }
    return times.min() ?? 0
  }
}
