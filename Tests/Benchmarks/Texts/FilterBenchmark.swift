import AppValues
import Entities
import Filters

/// Measures how long a page of posts is looked through for what a reader's filters match, the first time and again.
struct FilterBenchmark {
  static let phraseCount = 1000
  static let pageLength = 40

  let rounds: Int

  /// The seconds for a page of posts that weren't seen before, and of the same again.
  func run() -> (unseen: Double, seen: Double) {
    let filters = [PostFilter(id: ID("1"), settings: FilterSettings("Many"), phrases: Self.phrases)]
    let pages = (0..<rounds).map { round in Self.page(round) }
    let memory = FilterMemory(filters)
    let unseen = pages.map { page in Self.time { page.reduce(0) { $0 + memory.matches($1).count } } }
    let last = pages.last ?? []
    let seen = (0..<rounds).map { _ in Self.time { last.reduce(0) { $0 + memory.matches($1).count } } }
    return (unseen.min() ?? 0, seen.min() ?? 0)
  }

  /// The seconds that it takes to find what is found.
  private static func time(_ body: () -> Int) -> Double {
    let start = ContinuousClock.now
    let found = body()
    let time = (ContinuousClock.now - start).inSeconds
    // What is counted is used, so that it isn't left out.
    precondition(found >= 0)
    return time
  }

  /// Words that begin as many do, half of them in Japanese; only a few are found.
  private static let phrases = (0..<phraseCount).map { number in
    let text = number.isMultiple(of: 2) ? "the\(number) townsfolk" : "今朝は\(number)番"
    return FilterPhrase(id: ID("\(number)"), text: text, isWholeWord: true)
  }

  /// Posts that differ from those of every other round.
  private static func page(_ round: Int) -> [Post] {
    let author = Author(id: ID("2"), handle: "bob", name: "Bob")
    return (0..<pageLength).map { index in
      let text = "\(round) \(TextBenchmark.texts[index % TextBenchmark.texts.count])"
      return Post(
        id: ID("\(round * pageLength + index)"), author: author, content: PostContent(text),
        createdAt: Timestamp(milliseconds: 1))
    }
  }
}
